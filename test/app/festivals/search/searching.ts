// The search over all packs, for the tests of a file.

import type { FestivalMatch } from '../../../../app/festivals/search/matches.ts';
import { festivalMatches, type SearchScope } from '../../../../app/festivals/search/matches.ts';
import { type Resolution, resolveFestival } from '../../../../app/festivals/search/resolve.ts';
import { sharedWorkspace } from '../../../shared-workspace.ts';

/** Opens a workspace for the tests of a file, and searches in it for callers of any chain. */
export function searching() {
  const workspace = sharedWorkspace();
  const scope = (chain: string): SearchScope => {
    const pack = workspace.pack(chain);
    if (pack === undefined) throw new Error(chain);
    return { set: workspace.packs(), book: workspace.words(), chain: pack.chain };
  };
  return {
    workspace,
    find: (chain: string, text: string): readonly FestivalMatch[] => festivalMatches(text, scope(chain)),
    resolve: (chain: string, text: string): Resolution => resolveFestival(text, scope(chain)),
  };
}
