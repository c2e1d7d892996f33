// Sahams and the year of life as parts of a page of 80 columns.

import { mostYears } from '@nirnaya/contract/jyotisha';
import { UsageError } from '../../options/failure.ts';
import type { Sheet } from '../text/sheet.ts';
import { table } from '../text/table.ts';
import { wrapped } from '../text/wrap.ts';
import { placeText, type ShownChart } from './page.ts';

type Sahams = NonNullable<ShownChart['sahams']>;

/** The years of `--varsha`: undefined for that which runs. */
export function varshaYearsOf(option: string | true | undefined): number | undefined {
  if (option === undefined || option === true) return undefined;
  const years = Number(option);
  if (/^\d{1,3}$/.test(option) && years <= mostYears) return years;
  throw new UsageError(
    `--varsha: ${JSON.stringify(option)} is not a number of years from 0 to ${mostYears}; without a number, it is the current year`,
  );
}

/** The sahams of a birth. */
export function sahamText({ sahams, unavailable }: ShownChart, sheet: Sheet): string {
  if (sahams === undefined) return '';
  if (sahams === null) return wrapped(`Sahams: left out, ${unavailable.sahams}.`, sheet.width);
  return `${sheet.bold(`Sahams, by ${sahams.by}`)}\n${sahamTable(sahams)}`;
}

const sahamTable = ({ sahams }: Sahams): string =>
  table(
    sahams.map((one) => [one.name, placeText(one), String(one.house), one.formula]),
    '  ',
  );

/** The year of life: its chart, its lord and its sahams. */
export function varshaText({ varshaphala: year, unavailable }: ShownChart, sheet: Sheet): string {
  if (year === undefined) return '';
  const { width, bold } = sheet;
  const muntha = `Lagna ${placeText(year.lagna)}; muntha ${placeText(year.muntha)}, house ${year.muntha.house}`;
  const lord =
    year.year_lord === null
      ? `Lord of the year: left out, ${unavailable['varshaphala.year_lord']}.`
      : `Lord of the year: ${year.year_lord.graha} (${year.year_lord.chosen_by.replaceAll('_', ' ')})`;
  const grahas = table(
    year.grahas.map((of) => [of.graha, placeText(of), String(of.house), of.retrograde ? 'retrograde' : '']),
    '  ',
  );
  return [
    bold(`Varshaphala, ${year.years} years passed, ${year.start_at} to ${year.end_at}`),
    wrapped(muntha, width, '  '),
    wrapped(lord, width, '  '),
    grahas,
    ...(year.sahams === null
      ? []
      : [bold(`Sahams of the year, by ${year.sahams.by}`), sahamTable(year.sahams)]),
  ].join('\n');
}
