// The workspace over the bundled packs that the tests of a process share: their chains are opened, and their years computed, once.

import { openWorkspace } from '../app/workspace/open-workspace.ts';
import type { Workspace } from '../app/workspace/workspace.ts';

let shared: Workspace | undefined;

/** The workspace; nobody closes it, as others use it still. A test that measures or changes one opens its own. */
export function sharedWorkspace(): Workspace {
  shared ??= openWorkspace();
  return shared;
}
