// `nirnaya diff A [B]`: what changes between two versions of the packs, and which dates that moves.

import { bundledCalendars } from '@nirnaya/app/data';
import { bundledPacksDir } from '@nirnaya/app/packs';
import { newDelhi, placeOfPack } from '@nirnaya/app/places';
import { compareProse, type DiffQuestion, diffPacks } from '@nirnaya/authoring/diff';
import type { FestivalMode } from '@nirnaya/compiler/runtime';
import { openAlmanac } from '@nirnaya/engine/almanac';
import { openBundledSky } from '@nirnaya/ephemeris';
import { Option } from 'commander';
import type { Today } from '../options/dates.ts';
import { UsageError } from '../options/failure.ts';
import { write, writeJson } from '../options/io.ts';
import { isServed, sitesOf } from '../options/sites.ts';
import { packOf } from '../options/tradition.ts';
import { type Years, yearsOf } from '../options/years.ts';
import { childText, childVersions } from '../output/diff/child.ts';
import { diffJson } from '../output/diff/json.ts';
import { diffText } from '../output/diff/text.ts';
import { type Version, versionsOf } from '../output/diff/version.ts';
import { paintFor } from '../output/text/paint.ts';
import { progressOn } from '../output/text/progress.ts';
import type { AddCommand } from './command.ts';

interface DiffOptions {
  readonly child?: string;
  readonly years?: string;
  readonly sample?: string;
  readonly places?: string;
  readonly region?: string;
  readonly mode: FestivalMode;
  readonly limit: string;
  readonly days: string;
  readonly progress?: boolean;
  readonly json?: boolean;
}

const about = `
A and B are folders of packs, or git revisions: REV for the folder of the other version in the repository here, or
REV:FOLDER. Without B, A is compared with the bundled packs. A folder may build on those, too.

Rules of all kinds, kalas, divisions, tables and calendars are compared field by field by what they mean, not by how they
are spelled. Dates are those of each region at the place that stands for it, and of a state where it differs from its region;
--region and --places choose others. What has no dates is compared at the same places over the years of --sample, day by
day: windows, spans, scores, the first days of months; without inputs, and for each value of an input that is one of a
list. A chakra is run for every combination of its inputs. Citations, summaries and works come last: they are not part of
the meaning.
`;

/** Adds the command. */
export const addDiff: AddCommand = (program, io) => {
  program
    .command('diff')
    .description('the differences between two versions of the packs, and the dates that move')
    .argument('[a]', 'folder or git revision')
    .argument('[b]', 'folder or git revision (default: the bundled packs)')
    .option('--child <pack>', 'compare a pack, such as IN-MH, with its parent, in A or in the bundled packs')
    .option('--years <span>', 'span of years, such as 1900..2100 (default: from 10 years ago to 20 ahead)')
    .option(
      '--sample <span>',
      'years for comparing rules without dates (default: this year, or the first of --years)',
    )
    .option('--places <names>', 'places by name or id, separated by commas')
    .option('--region <names>', 'regions, states or packs, separated by commas (default: all)')
    .addOption(
      new Option('--mode <mode>', 'convention by which dates are decided')
        .choices(['standard', 'drik'])
        .default('standard'),
    )
    .option('--limit <number>', 'number of dates to show per rule', '12')
    .option('--days <number>', 'number of days to show for rules without dates', '3')
    .option('--progress', 'show progress on standard error, even if it is not a terminal')
    .option('--json', 'print JSON')
    .addHelpText('after', about)
    .action(async (first: string | undefined, second: string | undefined, options: DiffOptions) => {
      const versions = argumentsOf(first, second, options);
      const sky = openBundledSky();
      try {
        const today = { zone: newDelhi.timezone, now: io.now() };
        const years = yearsOf(options.years, '--years', today, { back: 10, ahead: 20 });
        const sample = sampleOf(options.sample, years, today);
        const limit = countOf(options.limit, '--limit', 'dates');
        const days = countOf(options.days, '--days', 'days');
        const everywhere = await sitesOf(options.places, '--places');
        const [first, second] = versionsOf(
          [versions.before, versions.after],
          sky.ephemerisVersion,
          options.region === undefined && versions.child === undefined ? 'what may differ' : 'all',
        );
        const child = versions.child === undefined ? undefined : childVersions(versions.child, first);
        const { before, after } = child ?? { before: first, after: second };
        const packs =
          versions.child === undefined ? namedPacks(options.region, before, after) : [versions.child];
        const almanac = openAlmanac(sky, { calendars: bundledCalendars() });
        const progress = progressOn(io, options.progress === true);
        const question: DiffQuestion = {
          ...years,
          mode: options.mode,
          packs,
          sample,
          sitesOf: (name) => {
            if (everywhere !== undefined) return everywhere;
            const isCompared =
              child !== undefined || options.region !== undefined || isServed(name, after.packs);
            return isCompared ? [placeOfPack(name, after.packs)] : [];
          },
          placeYear: almanac.placeYear,
          progress: (year) => progress.at(year - years.from + 1, years.to - years.from + 1, 'years'),
        };
        const difference = diffPacks(before.chains, after.chains, question);
        progress.end();
        const below = packs.flatMap((name) =>
          [before, after].flatMap(({ chains }) => chains.get(name)?.chain ?? []),
        );
        const prose = compareProse(before.packs, after.packs, [...new Set(below)]);
        const comparison = { before, after, question, diff: difference, prose };
        if (options.json === true) {
          const data = diffJson(comparison);
          return writeJson(io, child === undefined ? data : { ...data, child: child.rules });
        }
        const layout = { limit, days, paint: paintFor(io) };
        const own = child === undefined ? '' : childText(after.label, child.rules, layout);
        return write(io.out, `${own}${diffText(comparison, layout)}`);
      } finally {
        sky.close();
      }
    });
};

interface Versions {
  readonly before: string;
  readonly after: string | undefined;
  readonly child: string | undefined;
}

function argumentsOf(
  first: string | undefined,
  second: string | undefined,
  { child, region }: DiffOptions,
): Versions {
  if (child === undefined) {
    if (first === undefined)
      throw new UsageError('A: is required without --child; write a folder or a git revision');
    return { before: first, after: second, child };
  }
  if (second !== undefined)
    throw new UsageError('--child: cannot be combined with B, because it compares two packs of one version');
  if (region !== undefined) throw new UsageError('--region: cannot be combined with --child');
  const version = first ?? bundledPacksDir();
  return { before: version, after: version, child };
}

// A year is enough to see that windows move, and which way.
function sampleOf(text: string | undefined, years: Years, today: Today): Years {
  if (text !== undefined) return yearsOf(text, '--sample', today, { back: 0, ahead: 0 });
  const { from: now } = yearsOf(undefined, '--sample', today, { back: 0, ahead: 0 });
  const year = years.from <= now && now <= years.to ? now : years.from;
  return { from: year, to: year };
}

function countOf(text: string, option: string, of: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new UsageError(`${option}: ${JSON.stringify(text)} is not a number of ${of}; write a whole number`);
}

// Without a choice, every pack that may differ; those that are not in service have rules, and no place.
function namedPacks(region: string | undefined, before: Version, after: Version): readonly string[] {
  if (region === undefined) return [...new Set([...before.chains.keys(), ...after.chains.keys()])];
  const known = new Map([...before.packs, ...after.packs]);
  return [...new Set(region.split(',').map((name) => packOf(name.trim(), known)))];
}
