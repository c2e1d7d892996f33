// What holds during part of a day: conditions and special yogas, and for which births the Moon is strong.

import type { TimeSpan } from '@nirnaya/app/day';
import { glued } from '../text/wrap.ts';
import { type PageLine, underLabel } from './layout.ts';
import { spanOf, untilOf } from './moments.ts';
import type { FullDay } from './panchang.ts';

type Shastra = NonNullable<FullDay['shastra']>;
type DayCondition = Shastra['conditions'][number];

/** Those that have lines of their own. */
const apart: ReadonlySet<string> = new Set(['CONDITION_DISHA_SHOOL', 'CONDITION_ANANDADI']);

/** Conditions with their spans, then the quarter to shun, the Anandadi yogas and the balas. */
export function conditionLines({ shastra, special_yogas: yogas }: FullDay, day: number): PageLine[] {
  if (shastra === null) return [];
  const inForce = shastra.conditions
    .filter(({ code }) => !apart.has(code))
    .flatMap((at) => conditionTexts(at, day));
  const lines = underLabel('Conditions', inForce.length === 0 ? ['none'] : inForce);
  const { direction } = shastra.disha_shool;
  if (direction !== null) lines.push(['Disha Shool', `no journey ${direction.toLowerCase()}`]);
  const anandadi = (yogas?.anandadi ?? []).flatMap(({ name, within_day: { end_at: end } }) =>
    name === null ? [] : [glued(`${name} ${untilOf(end, day)}`)],
  );
  if (anandadi.length > 0) lines.push(['Anandadi', anandadi.join(', ')]);
  return [...lines, ...balaLines(shastra, day)];
}

// One text for each kind that follows another: `Ganda Mool (Revati) 06:51-08:00`. Named times go with the last.
function conditionTexts({ name, spans, windows }: DayCondition, day: number): string[] {
  const texts: string[] = [];
  let last: string | null | undefined;
  for (const { kind, within_day, ...whole } of spans) {
    const time = reachesBeyond(whole, within_day) ? 'all day' : spanOf(within_day, day);
    if (kind === last) texts.push(`${texts.pop()}, ${time}`);
    else texts.push(`${name}${kind === null ? '' : ` (${kind})`} ${time}`);
    last = kind;
  }
  const shown = windows
    .filter((window) => spans.some(({ within_day }) => overlap(window, within_day)))
    .map((window) => glued(`${window.key.replaceAll('_', ' ')} ${spanOf(window, day)}`));
  if (shown.length > 0) texts.push(`${texts.pop()}; ${shown.join(', ')}`);
  return texts;
}

const reachesBeyond = (whole: TimeSpan, part: TimeSpan): boolean =>
  Date.parse(whole.start_at) < Date.parse(part.start_at) &&
  Date.parse(part.end_at) < Date.parse(whole.end_at);

const overlap = (a: TimeSpan, b: TimeSpan): boolean =>
  Date.parse(a.start_at) < Date.parse(b.end_at) && Date.parse(b.start_at) < Date.parse(a.end_at);

/** Signs or stars of birth for which a time is good or bad. */
interface Births {
  readonly names: readonly string[];
  readonly end: string;
}

function balaLines({ chandra_bala, chandrashtama, tara_bala }: Shastra, day: number): PageLine[] {
  const births = (label: string, word: string, all: readonly Births[]): PageLine[] => {
    const texts = all.map(({ names, end }) => `${names.map(glued).join(', ')} ${untilOf(end, day)}`);
    return texts.length === 0 ? [] : [[label, `${word} for ${texts.join('; ')}`]];
  };
  const good = ({
    good_for: names,
    end_at: end,
  }: {
    good_for: readonly string[];
    end_at: string;
  }): Births => ({
    names,
    end,
  });
  return [
    ...births('Chandra Bala', 'good', chandra_bala.map(good)),
    ...births(
      'Chandrashtama',
      'bad',
      chandrashtama.map(({ bad_for: names, end_at: end }) => ({ names, end })),
    ),
    ...births('Tara Bala', 'good', tara_bala.map(good)),
  ];
}
