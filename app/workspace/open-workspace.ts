// The workspace of a command: over the data and the packs that come with Nirnaya, and packs of one's own.

import { openBundledSky } from '@nirnaya/ephemeris';
import { bundledCalendars, bundledWorldDates } from '../data/bundled.ts';
import { readPacks } from '../packs/read-packs.ts';
import { type Workspace, workspaceOver } from './workspace.ts';

/** Options of opening a workspace. */
export interface WorkspaceOptions {
  /** folders of packs, laid over those that come with Nirnaya */
  readonly packs?: readonly string[];
  /** a file of compiled packs (`nirnaya compile`), taken instead of any folder */
  readonly bundle?: string;
}

/** Opens a workspace. Packs are read at once and compiled chain by chain on first use. */
export function openWorkspace({ packs: folders = [], bundle }: WorkspaceOptions = {}): Workspace {
  const sky = openBundledSky();
  return workspaceOver({
    sky,
    calendars: bundledCalendars(),
    worldDates: bundledWorldDates(),
    ...readPacks({ folders, file: bundle }, sky.ephemerisVersion),
  });
}
