// `nirnaya snapshot`: stores the dates that the packs decide, and reports when they are no longer decided so.

import { join } from 'node:path';
import { bundledCalendars } from '@nirnaya/app/data';
import { bundledPacksDir } from '@nirnaya/app/packs';
import { newDelhi } from '@nirnaya/app/places';
import {
  differingFrom,
  laidOver,
  type Snapshot,
  type SnapshotContent,
  snapshotText,
  takeSnapshot,
} from '@nirnaya/authoring/snapshot';
import { renderDiagnostics } from '@nirnaya/dsl/diagnostics';
import { suggest } from '@nirnaya/dsl/vocabulary';
import { openAlmanac } from '@nirnaya/engine/almanac';
import { openBundledSky } from '@nirnaya/ephemeris';
import { NegativeAnswer, UsageError } from '../options/failure.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { packsOption } from '../options/pack-files.ts';
import { packsAt, packsWith } from '../options/packs.ts';
import { type Years, yearsOf } from '../options/years.ts';
import { readSnapshots, wholeSnapshots, writeSnapshots } from '../output/snapshot/files.ts';
import { type Plan, plansOf } from '../output/snapshot/plan.ts';
import { verifiedText } from '../output/snapshot/text.ts';
import { verifySnapshots } from '../output/snapshot/verify.ts';
import type { AddCommand } from './command.ts';

interface SnapshotOptions {
  readonly verify?: boolean;
  readonly update?: boolean;
  readonly show?: string;
  readonly packs?: readonly string[];
  readonly folder?: string;
  readonly years?: string;
  readonly digests?: string;
  readonly json?: boolean;
}

/** The years of a snapshot that is taken for the first time. */
const defaultYears = { from: 2020, to: 2035 };

const about = `
Snapshots are text files, one for each pack in service, in the folder \`snapshots\` of the packs. They
hold the dates of its rules over some years at the place of the pack. The file of a child has only what differs from the
snapshot of its parent; \`--show\` prints all of it. Of years further off it may have digests, one for
25 years of a rule, which show that a date has changed, but not which one. A difference is reported with the clause that decides now;
\`nirnaya diff\` with an older revision shows both clauses.
`;

/** Adds the command. */
export const addSnapshot: AddCommand = (program, io) => {
  const command = program
    .command('snapshot')
    .description('stores the dates that the packs decide, and reports those that have changed');
  packsOption(command)
    .option('--verify', 'compare the stored dates with current decisions; fails if they differ (default)')
    .option('--update', 'store the current decisions')
    .option('--show <pack>', 'print the whole snapshot of a pack, with the part shared with its parent')
    .option('--folder <folder>', 'folder of the snapshots (default: `snapshots` in the folder of the packs)')
    .option(
      '--years <span>',
      `with --update: years to store, such as 2020..2035 (default: as stored, else ${defaultYears.from}..${defaultYears.to})`,
    )
    .option(
      '--digests <span>',
      'with --update: years stored as digests, such as 1950..2100 (default: as stored, else none)',
    )
    .option('--json', 'print JSON')
    .addHelpText('after', about)
    .action(async (options: SnapshotOptions) => {
      if ([options.verify, options.update, options.show].filter((way) => way !== undefined).length > 1)
        throw new UsageError('use only one of --verify, --update and --show');
      for (const option of ['years', 'digests'] as const) {
        if (options.update !== true && options[option] !== undefined)
          throw new UsageError(`--${option}: requires --update`);
      }
      const folder = folderOf(options);
      if (options.show !== undefined) return show(options.show, folder, options.json === true, io);
      const sky = openBundledSky();
      try {
        const almanac = openAlmanac(sky, { calendars: bundledCalendars() });
        const plans = planned(options.packs ?? [], sky.ephemerisVersion);
        const stored = readSnapshots(folder);
        if (options.update !== true) {
          const results = verifySnapshots(plans, stored, almanac);
          const ok = results.every(({ how }) => how === 'as kept');
          if (options.json === true) await writeJson(io, { ok, snapshots: results });
          else await write(io.out, verifiedText(results));
          if (!ok) throw new NegativeAnswer();
          return;
        }
        const span = (option: 'years' | 'digests'): Years | undefined =>
          options[option] === undefined
            ? undefined
            : yearsOf(options[option], `--${option}`, today(io), none);
        const years = span('years');
        const far = span('digests');
        const whole = new Map<string, SnapshotContent>();
        const snapshots = plans.map(({ pack, site, parent, codes }): Snapshot => {
          const { from, to } = years ?? stored.get(pack.name) ?? defaultYears;
          const digested = far ?? stored.get(pack.name)?.digested ?? anyDigested(stored);
          const head = { pack: pack.name, site: site.name, place: site.place, from, to, digested };
          const taken = takeSnapshot(head, pack, codes, almanac.placeYear);
          const above = parent === undefined ? undefined : whole.get(parent);
          whole.set(pack.name, above === undefined ? taken : laidOver(above, taken));
          return above === undefined ? taken : { ...taken, parent, ...differingFrom(above, taken) };
        });
        const written = writeSnapshots(folder, snapshots);
        if (options.json === true) return writeJson(io, { snapshots: snapshots.length, written });
        const lines = [
          ...written.map((path) => `wrote ${path}`),
          `${snapshots.length} snapshots in ${folder}`,
        ];
        return write(io.out, `${lines.join('\n')}\n`);
      } finally {
        sky.close();
      }
    });
};

// A pack that is new among others has digests of the same years as they.
const anyDigested = (stored: ReadonlyMap<string, Snapshot>): Snapshot['digested'] =>
  [...stored.values()].find(({ digested }) => digested !== undefined)?.digested;

const none = { back: 0, ahead: 0 };
const today = (io: Io) => ({ zone: newDelhi.timezone, now: io.now() });

function show(pack: string, folder: string, json: boolean, io: Io): Promise<void> {
  const stored = wholeSnapshots(readSnapshots(folder));
  const snapshot = stored.get(pack);
  if (snapshot === undefined) {
    const best = suggest(pack, stored.keys());
    const hint = best === undefined ? '' : `; did you mean ${best}?`;
    throw new UsageError(`--show: no snapshot of ${pack} in ${folder}${hint}`);
  }
  if (!json) return write(io.out, snapshotText({ ...snapshot, parent: undefined }));
  const plain = (lines: ReadonlyMap<string, ReadonlyMap<string | number, string>>): unknown =>
    Object.fromEntries([...lines].map(([code, texts]) => [code, Object.fromEntries(texts)]));
  return writeJson(io, { ...snapshot, rules: plain(snapshot.rules), digests: plain(snapshot.digests) });
}

function folderOf({ folder, packs = [] }: SnapshotOptions): string {
  if (folder !== undefined) return folder;
  if (packs.length > 1) throw new UsageError('--folder: is required with several --packs');
  return join(packs[0] ?? bundledPacksDir(), 'snapshots');
}

// The snapshots of the packs of some folders; the packs that they build on have none.
function planned(folders: readonly string[], dataVersion: string): readonly Plan[] {
  const { packs, files } = packsAt(folders, dataVersion);
  const { chains, diagnostics } = packs.compileAll(packsWith(files, packs));
  const errors = diagnostics.filter((d) => d.severity === 'error');
  if (errors.length > 0)
    throw new UsageError(`the packs have errors\n${renderDiagnostics(errors.slice(0, 5))}`);
  const own = new Set(files.map(({ path }) => path));
  const names = [...packs.packs.values()].filter((pack) => pack.documents.some((d) => own.has(d.file.path)));
  return plansOf(
    names.map((pack) => pack.name),
    packs.packs,
    chains,
  );
}
