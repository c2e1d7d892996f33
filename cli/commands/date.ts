// `nirnaya date "Saka 1234 Chaitra Shukla 5, Sunday"`: the civil days that a stated date may be, on a sky.

import { type AngaYears, INSCRIPTION_YEARS, possibleDays, readStatedDate } from '@nirnaya/app/inscriptions';
import { type SkyName, skyNames } from '@nirnaya/dsl/vocabulary';
import { openCache } from '@nirnaya/engine/cache';
import { type AngaYear, FIRST_SKY_YEAR, LAST_SKY_YEAR, siddhantaYear } from '@nirnaya/engine/sky';
import { openBundledSky } from '@nirnaya/ephemeris';
import { Option } from 'commander';
import { UsageError } from '../options/failure.ts';
import { write, writeJson } from '../options/io.ts';
import { possibleDayJson, possibleDaysText } from '../output/date/print.ts';
import { paintFor } from '../output/text/paint.ts';
import type { AddCommand } from './command.ts';

const about = `
Eras: Saka, Vikrama, Kali (years elapsed or current, both are tried), Kollam, Bengali San.
A lunar date has a month, a paksha and a tithi, as "Chaitra Shukla 5" or "Adhika Ashadha Krishna Ashtami"; a solar one a month of
the Sun and a day, as "Mesha 12", "Chingam 5" or, in San, "Boishakh 1". A weekday and a nakshatra narrow the answer.
Months of dark halves are read amanta and purnimanta; Vikrama years from Chaitra and from Karttika. Days run from sunrise to
sunrise at Ujjain. Years ${INSCRIPTION_YEARS.first} to ${INSCRIPTION_YEARS.last}; on drik ${FIRST_SKY_YEAR} to ${LAST_SKY_YEAR}.
`;

interface DateOptions {
  readonly sky: SkyName;
  readonly json?: boolean;
}

/** Adds the command. */
export const addDate: AddCommand = (program, io) => {
  program
    .command('date')
    .description('the civil days that a date in an inscription or a colophon may denote')
    .argument('<text>', 'the date, such as "Saka 1234 Chaitra Shukla 5, Sunday"')
    .addOption(
      new Option('--sky <name>', 'sky on which the date is computed')
        .choices(skyNames)
        .default('surya_siddhanta'),
    )
    .option('--json', 'print JSON')
    .addHelpText('after', about)
    .action(async (text: string, { sky, json = false }: DateOptions) => {
      const read = readStatedDate(text);
      if (!read.ok) throw new UsageError(`DATE: ${read.message}`);
      const years = yearsOf(sky);
      const days = possibleDays(read.date, years);
      if (json) return writeJson(io, { date: read.date, sky, days: days.map(possibleDayJson) });
      return write(
        io.out,
        possibleDaysText(read.date, days, { sky, paint: paintFor(io), columns: io.columns }),
      );
    });
};

/** Years that one date is sought in: two readings of the count, two of the season, each with its next year. */
const MOST_YEARS = 16;

// Years beyond those that the sky reaches are named; no reading of them is left out in silence.
function yearsOf(sky: SkyName): AngaYears {
  const years = openCache<number, AngaYear>({ name: 'years of a stated date', limit: MOST_YEARS });
  const [first, last] =
    sky === 'drik' ? [FIRST_SKY_YEAR, LAST_SKY_YEAR] : [INSCRIPTION_YEARS.first, INSCRIPTION_YEARS.last];
  const build = sky === 'drik' ? drikYears() : (year: number) => siddhantaYear(sky, year);
  return (year) => {
    if (year < first || year > last) {
      const hint = sky === 'drik' ? '; use --sky with a siddhanta for other years' : '';
      throw new UsageError(
        `DATE: one reading of it is in ${year}, and the sky ${sky} covers only ${first} to ${last}${hint}`,
      );
    }
    return years.getOrCompute(year, () => build(year));
  };
}

function drikYears(): (year: number) => AngaYear {
  const sky = openBundledSky();
  return (year) => sky.year(year);
}
