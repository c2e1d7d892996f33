// How many rules the index lets a day touch.

import { buildPlaceYear } from '../../engine/almanac/place-year.ts';
import { newDelhi, type Subject, years } from './subject.ts';

/** Share of a chain's rules that a day touches, over the days of several years. */
export interface IndexShare {
  readonly pack: string;
  readonly rules: number;
  readonly median: number;
  readonly worst: number;
}

/** Measures the index of a chain. */
export function indexShare({ sky, pack }: Subject, name: string): IndexShare {
  const compiled = pack(name);
  const touched: number[] = [];
  let rules = 0;
  for (const year of years) {
    const py = buildPlaceYear(sky.year(year), newDelhi);
    for (let i = py.yearStart; i < py.yearEnd; i++) {
      const share = compiled.observances.touched(py, py.firstDay + i);
      touched.push(share.touched);
      rules = share.of;
    }
  }
  touched.sort((a, b) => a - b);
  return { pack: name, rules, median: touched[touched.length >> 1], worst: touched[touched.length - 1] };
}
