// docs/dates/ACCURACY.md: how the dates and times compare with what others published, by file, and every kind of difference.

import type { FileReport } from '../verdict.ts';
import { type DifferenceGroup, groupsOf } from './groups.ts';
import { type SourceGroup, sourceGroups } from './sources.ts';

/** Published dates shown of a group; the others are counted. */
const DATES_SHOWN = 8;

/** The page as Markdown. Files of which nothing was read are left out. */
export function accuracyPage(reports: readonly FileReport[]): string {
  const byFile = new Map(reports.map((report) => [report.file, report]));
  const sections = sourceGroups.flatMap((group) => section(group, byFile));
  return `${[head, ...sections, summary(reports)].join('\n\n')}\n`;
}

const head = `# Accuracy

This page compares Nirnaya with dates and times that others published. \`npm run verify -- --truth DIR --accuracy docs/dates/ACCURACY.md\`
writes it; the published rows are not part of this repository.

- **covered**: rows about an observance, a place or a quantity that Nirnaya has. **agree**: rows for which it gives exactly the published value,
  or a time within the tolerance of the source. **share**: agree of covered. Values of Nirnaya are in brackets; reasons call them *ours*.
- **unexplained**: differences without a measured reason. A reason is a fact measured on the row, such as a rule of another authority that
  gives the published date. No rule has an exception for a date or a year.
- **target**: what an observance falls on, such as a tithi, a nakshatra or a sankranti. \`NEPAL\`, \`IN-KA\`, \`vakya\` and the like are packs, the
  rules of a land or a tradition. Codes such as \`FESTIVAL_DIWALI\` are rules; \`/v1/rules/{code}\` shows them.
- **list error**: the published day is away from the target, or the authority of its country declared another day, in its own release or in
  the news of the year.
- A difference is not always an error of Nirnaya: newspapers misprint, and lists differ by region and authority. Nor is a reason proof:
  that another authority's rule gives the published date does not show that the source follows that authority.
- Differences of one observance with one reason share a line; \`n\` stands for a figure that differs by row.`;

function section(group: SourceGroup, byFile: ReadonlyMap<string, FileReport>): readonly string[] {
  const files = Object.entries(group.files).flatMap(([file, about]) => {
    const report = byFile.get(file);
    return report === undefined || report.rows === 0 ? [] : [{ report, about }];
  });
  if (files.length === 0) return [];
  const rows = files.map(
    ({ report: { file, rows: all, covered, agree, unexplained }, about }) =>
      `| \`${file}\` | ${about} | ${count(all)} | ${count(covered)} | ${count(agree)} | ${share(agree, covered)} | ${unexplained} |`,
  );
  const table = [
    '| file | content | rows | covered | agree | share | unexplained |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
  return [`## ${group.title}`, table, ...files.flatMap(({ report }) => differencesOf(report, group.shown))];
}

function differencesOf({ file, differences }: FileReport, most: number): readonly string[] {
  const groups = most === 0 ? [] : groupsOf(differences);
  if (groups.length === 0) return [];
  const shown = groups.slice(0, most);
  const rest = groups.slice(most).reduce((sum, { published }) => sum + published.length, 0);
  const rows = shown.map(
    (group) =>
      `| ${cell(group.what || 'day')} | ${group.published.length} | ${cell(datesOf(group))} | ${cell(why(group))} |`,
  );
  const table = ['| what | rows | published (ours) | reason |', '| --- | ---: | --- | --- |', ...rows].join(
    '\n',
  );
  const more = rest === 0 ? [] : [`${count(rest)} further rows differ, in ${groups.length - most} groups.`];
  return [`### Differences: \`${file}\``, table, ...more];
}

const why = ({ reason, note }: DifferenceGroup): string =>
  reason ?? `**unexplained**${note === undefined ? '' : `: ${note}`}`;

function datesOf({ published, ours }: DifferenceGroup): string {
  const shown = published.slice(0, DATES_SHOWN).map((text, i) => `${text} (${ours[i]})`);
  const left = published.length - shown.length;
  return `${shown.join(', ')}${left > 0 ? `, and ${left} more` : ''}`;
}

function summary(reports: readonly FileReport[]): string {
  const known = new Set(sourceGroups.flatMap(({ files }) => Object.keys(files)));
  const read = reports.filter(({ file, covered }) => known.has(file) && covered > 0);
  const sum = (of: (report: FileReport) => number): number => read.reduce((total, one) => total + of(one), 0);
  const byAuthority = sum(
    ({ differences }) => differences.filter(({ reason }) => reason?.startsWith('another authority')).length,
  );
  return `## Summary

Of ${count(sum(({ covered }) => covered))} covered rows, ${count(sum(({ differ }) => differ))} differ. In ${count(byAuthority)} of
these the rule or convention of another authority gives the published date. ${count(sum(({ unexplained }) => unexplained))} are unexplained.

\`nirnaya disputes YEAR\` and \`/v1/festivals/disputes\` list the observances of a year that traditions, regions, modes and places date differently,
with each date and its authority.`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const count = (value: number): string => value.toLocaleString('en-US');

const share = (agree: number, covered: number): string =>
  covered === 0 ? '' : `${((100 * agree) / covered).toFixed(2)} %`;
