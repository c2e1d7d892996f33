// The result of a verification, as text for a terminal.

import { glue, wrapped } from '../text/wrap.ts';
import type { Verified } from './verify.ts';

const width = 80;

/** The text, its last line ended too. */
export function verifiedText(results: readonly Verified[]): string {
  const wrong = results.filter(({ how }) => how !== 'as kept');
  const lines = wrong.flatMap(linesOf);
  const renewed = results.filter((one) => one.renewed).map(({ pack }) => pack);
  const count = results.length;
  const sum =
    wrong.length === 0
      ? `${count} snapshots, all as kept`
      : `${wrong.length} of ${count} snapshots differ; \`nirnaya snapshot --update\` writes them again`;
  const note =
    renewed.length === 0
      ? []
      : [wrapped(`Changed in meaning, but in no date of the snapshot: ${renewed.join(', ')}`, width)];
  return `${[...lines, ...note, sum].join('\n')}\n`;
}

function linesOf({ pack, site, how, changes, digests }: Verified): string[] {
  if (how === 'not kept') return [`${pack}: it has no snapshot`, ''];
  if (how === 'pack gone')
    return [`${pack}: the pack of this snapshot no longer exists, or has no dates of its own`, ''];
  const out = [`${pack} at ${site}`];
  let last = '';
  for (const { code, year, before, after, by } of changes) {
    if (code !== last) out.push(`  ${code}`);
    last = code;
    const clause = by.length === 0 ? '' : `, by ${by.map((text) => `\`${text}\``).join(', ')}`;
    out.push(wrapped(`${year}${glue}${glue}${datesText(before, after)}${clause}`, width, '    '));
  }
  for (const { code, spans } of digests) {
    if (changes.every((change) => change.code !== code)) out.push(`  ${code}`);
    out.push(
      wrapped(`${spans.join(', ')}${glue}${glue}other dates; \`nirnaya diff\` shows them`, width, '    '),
    );
  }
  return [...out, ''];
}

// Of a year with many dates only those that differ.
function datesText(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `not kept -> ${after}`;
  if (after === undefined) return `${before} -> not in the packs`;
  const [old, now] = [before.split(' '), after.split(' ')];
  const gone = old.filter((text) => !now.includes(text));
  const come = now.filter((text) => !old.includes(text));
  return `${gone.join(' ') || '-'} -> ${come.join(' ') || '-'}`;
}
