// What holds during some of a day: conditions and special yogas, and for whom the Moon is strong.

import { glued } from '../text/wrap.ts';
import { type PageLine, underLabel } from './layout.ts';
import { spanOf, untilOf } from './moments.ts';
import type { FullDay } from './panchang.ts';

type Shastra = NonNullable<FullDay['shastra']>;
type Held = Shastra['conditions'][number];

/** Those that have lines of their own. */
const apart: ReadonlySet<string> = new Set(['CONDITION_DISHA_SHOOL', 'CONDITION_ANANDADI']);

/** Conditions with their spans, then the quarter to shun, the Anandadi yogas and the balas. */
export function conditionLines({ shastra, special_yogas: yogas }: FullDay, day: number): PageLine[] {
  if (shastra === null) return [];
  const held = shastra.conditions.filter(({ code }) => !apart.has(code)).flatMap((at) => heldTexts(at, day));
  const lines = underLabel('Conditions', held.length === 0 ? ['none'] : held);
  const { direction } = shastra.disha_shool;
  if (direction !== null) lines.push(['Disha Shool', `no journey ${direction.toLowerCase()}`]);
  const anandadi = (yogas?.anandadi ?? []).flatMap(({ name, within_day: { end } }) =>
    name === null ? [] : [glued(`${name} ${untilOf(end, day)}`)],
  );
  if (anandadi.length > 0) lines.push(['Anandadi', anandadi.join(', ')]);
  return [...lines, ...balaLines(shastra, day)];
}

// One text for each kind that follows another: `Ganda Mool (Revati) 06:51-08:00`. Named times go with the last.
function heldTexts({ name, spans, windows }: Held, day: number): string[] {
  const texts: string[] = [];
  let last: string | null | undefined;
  for (const { kind, within_day } of spans) {
    const time = spanOf(within_day, day);
    if (kind === last) texts.push(`${texts.pop()}, ${time}`);
    else texts.push(`${name}${kind === null ? '' : ` (${kind})`} ${time}`);
    last = kind;
  }
  const told = windows
    .filter((window) => spans.some(({ within_day }) => overlap(window, within_day)))
    .map((window) => glued(`${window.name.replaceAll('_', ' ')} ${spanOf(window, day)}`));
  if (told.length > 0) texts.push(`${texts.pop()}; ${told.join(', ')}`);
  return texts;
}

interface Span {
  readonly start: string;
  readonly end: string;
}

const overlap = (a: Span, b: Span): boolean =>
  Date.parse(a.start) < Date.parse(b.end) && Date.parse(b.start) < Date.parse(a.end);

function balaLines({ chandra_bala, chandrashtama, tara_bala }: Shastra, day: number): PageLine[] {
  const births = (all: readonly { names: readonly string[]; end: string }[]): string =>
    all.map(({ names, end }) => `${names.map(glued).join(', ')} ${untilOf(end, day)}`).join('; ');
  const lines: PageLine[] = [
    ['Chandra Bala', births(chandra_bala.map(({ good_for: names, end }) => ({ names, end })))],
    ['Chandrashtama', births(chandrashtama.map(({ bad_for: names, end }) => ({ names, end })))],
    ['Tara Bala', births(tara_bala.map(({ good_for: names, end }) => ({ names, end })))],
  ];
  return lines.filter(([, text]) => text !== '');
}
