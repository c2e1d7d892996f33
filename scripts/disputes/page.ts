// The page of disputed days: the observances of each year that a tradition, a region or a mode dates differently.

import { type Dispute, type RankedDispute, ranked } from '../../app/disputes/index.ts';

/** A year and its disputes. */
export interface DisputedYear {
  readonly year: number;
  readonly disputes: readonly Dispute[];
}

const head = (first: number, last: number): string => `# Disputed days, ${first} to ${last}

Each row is an observance that another tradition, region or mode dates differently from North India, with the authority of each date.
The page does not say which date is right. The principal observances come first. *With it* names observances that are counted from
the first and move with it. *Other dates* lists each date with its authority and those who follow it: packs of regions and
traditions, or a mode.

Dates of other places, and dates that nobody observes but another clause of the rule would give, are left out.
\`nirnaya disputes --places --whatif\` and \`GET /v1/festivals/disputes\` include them.

\`npm run disputes\` writes this page, for New Delhi by the pack \`NORTH_INDIA\` in mode \`standard\`.
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

| observance | date | authority | other dates |
| --- | --- | --- | --- |
${rows.map(row).join('\n')}
`;
}

function row({ one, followers }: RankedDispute): string {
  const withIt =
    followers.length === 0 ? '' : ` (with it: ${[...new Set(followers.map(({ name }) => name))].join(', ')})`;
  const cells = [`${one.name}${withIt}`, one.date, one.authority?.work ?? '', others(one)];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

// Those who follow one date and one authority are listed together.
function others({ others: all }: Dispute): string {
  const groups = new Map<string, string[]>();
  for (const { by, who, date, authority } of all) {
    const key = `${date} ${authority?.work ?? ''}`.trim();
    const whose = by === 'mode' ? who.map((mode) => `mode ${mode}`) : who;
    groups.set(key, [...(groups.get(key) ?? []), ...whose]);
  }
  return [...groups].map(([key, who]) => `${key}: ${[...new Set(who)].join(', ')}`).join('; ');
}
