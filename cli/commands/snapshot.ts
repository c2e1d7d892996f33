// `nirnaya snapshot`: keeps the dates that the packs decide, and tells when they are no longer decided so.

import { join } from 'node:path';
import { takeSnapshot } from '../../compiler/snapshot/snapshot.ts';
import { renderDiagnostics } from '../../dsl/diagnostics/frame.ts';
import { openAlmanac } from '../../engine/almanac/place-year.ts';
import { openSky } from '../../engine/sky/sky.ts';
import { newDelhi } from '../../server/places/locations.ts';
import { bundledPacksDir } from '../../server/workspace.ts';
import { packsAt } from '../ask/packs.ts';
import { yearsOf } from '../ask/years.ts';
import type { AddCommand } from '../command.ts';
import { NegativeAnswer, UsageError } from '../failure.ts';
import { type Io, write, writeJson } from '../io.ts';
import { keepSnapshots, keptSnapshots } from '../snapshot/files.ts';
import { type Plan, plansOf } from '../snapshot/plan.ts';
import { verifiedText } from '../snapshot/text.ts';
import { verifySnapshots } from '../snapshot/verify.ts';

interface SnapshotWords {
  readonly verify?: boolean;
  readonly update?: boolean;
  readonly packs?: string;
  readonly folder?: string;
  readonly years?: string;
  readonly json?: boolean;
}

/** The years of a snapshot that is taken for the first time. */
const usualYears = { from: 2020, to: 2035 };

const about = `
Snapshots are text files, one for each pack that people are served by, in the folder \`snapshots\` of the packs. They
hold every date of every rule over some years at the place of the pack. What differs is told with the clause that
decides now; \`nirnaya diff\` with an older revision tells both clauses.
`;

/** Adds the command. */
export const addSnapshot: AddCommand = (program, io) => {
  program
    .command('snapshot')
    .description('keeps the dates that the packs decide, and tells when they are decided otherwise')
    .option('--verify', 'compare what is kept with what is decided now; fails where they differ (default)')
    .option('--update', 'write what is decided now')
    .option('--packs <folder>', 'folder of rule packs (default: those that come with nirnaya)')
    .option('--folder <folder>', 'folder of the snapshots (default: `snapshots` in the folder of the packs)')
    .option(
      '--years <span>',
      `of an update, as 2020..2035 (default: as kept, else ${usualYears.from}..${usualYears.to})`,
    )
    .option('--json', 'answer as JSON')
    .addHelpText('after', about)
    .action(async (words: SnapshotWords) => {
      if (words.verify === true && words.update === true)
        throw new UsageError('give either --verify or --update');
      if (words.update !== true && words.years !== undefined)
        throw new UsageError('--years goes with --update');
      const sky = openSky();
      try {
        const almanac = openAlmanac(sky);
        const folder = words.folder ?? join(words.packs ?? bundledPacksDir(), 'snapshots');
        const plans = planned(words.packs, sky.ephemerisVersion);
        const kept = keptSnapshots(folder);
        if (words.update !== true) {
          const found = verifySnapshots(plans, kept, almanac);
          const ok = found.every(({ how }) => how === 'as kept');
          if (words.json === true) await writeJson(io, { ok, snapshots: found });
          else await write(io.out, verifiedText(found));
          if (!ok) throw new NegativeAnswer();
          return;
        }
        const asked =
          words.years === undefined ? undefined : yearsOf(words.years, '--years', today(io), none);
        const snapshots = plans.map(({ pack, site, codes }) => {
          const { from, to } = asked ?? kept.get(pack.name) ?? usualYears;
          const head = { pack: pack.name, site: site.name, place: site.place, from, to };
          return takeSnapshot(head, pack, codes, almanac.placeYear);
        });
        const written = keepSnapshots(folder, snapshots);
        if (words.json === true) return writeJson(io, { snapshots: snapshots.length, written });
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

const none = { back: 0, ahead: 0 };
const today = (io: Io) => ({ zone: newDelhi.timezone, now: io.now() });

// The snapshots of the packs of a folder; of what lies beneath them there are none.
function planned(folder: string | undefined, dataVersion: string): readonly Plan[] {
  const { packs, files } = packsAt(folder === undefined ? [] : [folder], dataVersion);
  const { chains, diagnostics } = packs.compileAll();
  const errors = diagnostics.filter((d) => d.severity === 'error');
  if (errors.length > 0)
    throw new UsageError(`the packs have errors\n${renderDiagnostics(errors.slice(0, 5))}`);
  const own = new Set(files);
  const names = [...packs.packs.values()].filter((pack) => pack.documents.some((d) => own.has(d.file)));
  return plansOf(
    names.map((pack) => pack.name),
    packs.packs,
    chains,
  );
}
