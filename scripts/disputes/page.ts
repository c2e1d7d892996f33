// The page of disputed days: each year's observances that a tradition, a land or a mode keeps on another day.

import { type Dispute, type RankedDispute, ranked } from '../../app/disputes/index.ts';

/** A year and its disputes. */
export interface DisputedYear {
  readonly year: number;
  readonly disputes: readonly Dispute[];
}

const head = (first: number, last: number): string => `# Days that are disputed, ${first} to ${last}

Each row is an observance that a tradition, a land or a mode of almanacs keeps on another day than the north of India, with the
authority of either day. Which day is right is not said. The principal observances come first. Rows whose days are counted from
another row stand with it. Days that only another place has, and days that nobody keeps but another clause of the rule would give,
are left out: \`nirnaya disputes --places --whatif\` and \`GET /v1/festivals/disputes\` have them.

The page is made by \`npm run disputes\` for New Delhi, by the chain \`NORTH_INDIA\` in the standard mode.
`;

/** The page as Markdown. */
export function disputesPage(years: readonly DisputedYear[]): string {
  const all = years.map(({ year }) => year);
  return [head(Math.min(...all), Math.max(...all)), ...years.map(section)].join('\n');
}

function section({ year, disputes }: DisputedYear): string {
  const real = disputes
    .filter(({ kind }) => kind === 'dispute')
    .map((one) => ({ ...one, others: one.others.filter(({ by }) => by !== 'place' && by !== 'clause') }));
  const rows = ranked(real);
  return `## ${year}

${rows.length} observances.

| observance | day | by | other days |
| --- | --- | --- | --- |
${rows.map(row).join('\n')}
`;
}

function row({ one, followers }: RankedDispute): string {
  const withIt =
    followers.length === 0 ? '' : ` (with it ${[...new Set(followers.map(({ name }) => name))].join(', ')})`;
  const cells = [`${one.name}${withIt}`, one.date, one.authority?.work ?? '', others(one)];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

// Those who keep one day by one authority stand together.
function others({ others: all }: Dispute): string {
  const groups = new Map<string, string[]>();
  for (const { by, who, date, authority } of all) {
    const key = `${date} ${authority?.work ?? ''}`.trim();
    const whose = by === 'mode' ? who.map((mode) => `mode ${mode}`) : who;
    groups.set(key, [...(groups.get(key) ?? []), ...whose]);
  }
  return [...groups].map(([key, who]) => `${key}: ${[...new Set(who)].join(', ')}`).join('; ');
}
