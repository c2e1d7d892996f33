// Mouth and tail of Bhadra: in which quarter of it they lie, and what part of it they are, by the tithi. Tried on every
// Bhadra of a year in that tithi.

import { labelAt } from '../../../engine/observe/quantities.ts';
import type { Spans } from '../../../engine/spans/spans.ts';
import type { Calculator } from '../calculator.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** The year and the place that it is tried in. */
const [YEAR, PLACE] = [2025, places['New Delhi']];
/** The eighths of a tithi are equal in time, its halves in longitude: so far may a part be off, as a share of Bhadra. */
const SHARE = 0.04;

interface Part {
  readonly quarter: number;
  /** as a share of Bhadra */
  readonly width: number;
}

/** Judges a row of tithi, quarters and widths. */
export function checkBhadra(calculator: Calculator, row: Row): Verdict {
  const tithi = tithiLabel(row.at('inputs.tithi'));
  if (tithi === undefined) return uncovered;
  const result = bhadras(calculator, tithi);
  const fits = (name: 'mukha' | 'puchha', parts: readonly Part[]): boolean =>
    parts.length > 0 &&
    parts.every(
      ({ quarter, width }) =>
        quarter === Number(row.at(`expected.${name}_quarter`)) &&
        Math.abs(width - fraction(row.at(`expected.${name}_width`))) < SHARE,
    );
  const parts = {
    mukha: fits(
      'mukha',
      result.map(({ mukha }) => mukha),
    ),
    puchha: fits(
      'puchha',
      result.map(({ puchha }) => puchha),
    ),
  };
  return verdict(
    parts.mukha && parts.puchha,
    () => ({
      what: row.at('inputs.tithi'),
      expected: row.at('expected'),
      actual: JSON.stringify(result),
      reason: null,
    }),
    parts,
  );
}

// `Shukla 4`, `Purnima`: 0-based in the lunation.
function tithiLabel(text: string): number | undefined {
  if (text === 'Purnima') return 14;
  const match = /^(Shukla|Krishna) (\d+)$/.exec(text);
  return match ? Number(match[2]) - 1 + (match[1] === 'Krishna' ? 15 : 0) : undefined;
}

function fraction(text: string): number {
  const [part, whole] = text.split('/').map(Number);
  return (part ?? Number.NaN) / (whole ?? 1);
}

function bhadras({ pack, yearOf }: Calculator, tithi: number): { mukha: Part; puchha: Part }[] {
  const py = yearOf(PLACE, YEAR);
  const chain = pack('muhurat');
  if (py === undefined || chain === undefined) return [];
  const results = new Map<number, { mukha: Part; puchha: Part }>();
  for (let index = py.yearStart; index < py.yearEnd; index++) {
    const on = (kala: string): Spans => chain.dayWindows.kala(py, kala, py.firstDay + index) ?? [];
    for (const [start, end] of pairs(on('bhadra'))) {
      if (labelAt(py, { name: 'tithi', body: 'Moon' }, (start + end) / 2) !== tithi) continue;
      const [mukha, puchha] = ['bhadra_mukha', 'bhadra_puchha'].map((kala) => partOf([start, end], on(kala)));
      if (mukha && puchha) results.set(Math.round(start * 1440), { mukha, puchha });
    }
  }
  return [...results.values()];
}

function partOf([start, end]: readonly [number, number], spans: Spans): Part | undefined {
  const [from, to] = pairs(spans).find(([a, b]) => a < end - 1e-6 && b > start + 1e-6) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const share = (t: number): number => (t - start) / (end - start);
  return { quarter: Math.floor(share((from + to) / 2) * 4) + 1, width: share(to) - share(from) };
}

const pairs = (spans: Spans): (readonly [number, number])[] =>
  spans.flatMap((start, i) => (i % 2 === 0 ? [[start, spans[i + 1] ?? start] as const] : []));
