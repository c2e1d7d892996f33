// The sample dates of Reingold and Dershowitz, Calendrical Calculations, appendix C: fixed day, old solar, old lunar (month, leap,
// day), modern solar, modern lunar (month, leap, day, leap day). As reprinted in the tests of libraries that follow the book.

import { CIVIL_DAY_OF_FIXED } from '../../../../engine/calendars/calendar.ts';

const text = `
-214193 | 2515 5 19 | 2515 6 0 11 | -664 5 19 | -529 6 0 11 0
-61387 | 2933 9 26 | 2933 9 0 26 | -246 9 26 | -111 9 0 27 0
25469 | 3171 7 11 | 3171 8 0 3 | -8 7 9 | 127 8 0 3 0
49217 | 3236 7 17 | 3236 8 0 9 | 57 7 16 | 192 8 0 9 0
171307 | 3570 10 19 | 3570 11 1 19 | 391 10 21 | 526 11 0 19 0
210155 | 3677 2 28 | 3677 3 0 5 | 498 2 31 | 633 3 0 5 0
253427 | 3795 8 17 | 3795 9 0 15 | 616 8 16 | 751 9 0 15 0
369740 | 4114 1 26 | 4114 2 0 7 | 935 1 28 | 1070 2 0 6 0
400085 | 4197 2 24 | 4197 2 0 24 | 1018 2 26 | 1153 3 1 23 0
434355 | 4290 12 20 | 4291 1 0 9 | 1111 12 23 | 1247 1 0 8 0
452605 | 4340 12 7 | 4340 12 0 9 | 1161 12 10 | 1297 1 0 8 0
470160 | 4388 12 30 | 4389 1 0 23 | 1210 1 2 | 1345 1 0 22 0
473837 | 4399 1 24 | 4399 2 0 8 | 1220 1 27 | 1355 2 0 8 0
507850 | 4492 3 7 | 4492 4 0 2 | 1313 3 8 | 1448 4 0 1 0
524156 | 4536 10 28 | 4536 11 0 7 | 1357 10 30 | 1492 11 0 7 0
544676 | 4593 1 3 | 4593 1 0 3 | 1414 1 5 | 1549 2 1 3 0
567118 | 4654 6 12 | 4654 7 0 2 | 1475 6 10 | 1610 7 0 2 0
569477 | 4660 11 27 | 4660 11 0 29 | 1481 11 29 | 1616 11 0 28 1
601716 | 4749 3 1 | 4749 3 0 20 | 1570 3 3 | 1705 3 0 20 0
613424 | 4781 3 21 | 4781 4 0 4 | 1602 3 22 | 1737 4 0 4 0
626596 | 4817 4 13 | 4817 5 0 6 | 1638 4 13 | 1773 5 0 6 0
645554 | 4869 3 8 | 4869 4 0 5 | 1690 3 10 | 1825 4 0 5 0
664224 | 4920 4 20 | 4920 5 0 12 | 1741 4 20 | 1876 5 0 11 0
671401 | 4939 12 13 | 4940 1 1 13 | 1760 12 16 | 1896 1 0 13 0
694799 | 5004 1 4 | 5004 1 0 23 | 1825 1 7 | 1960 1 0 22 0
704424 | 5030 5 11 | 5030 5 0 21 | 1851 5 10 | 1986 5 0 20 0
708842 | 5042 6 15 | 5042 7 0 9 | 1863 6 14 | 1998 7 0 9 0
709409 | 5044 1 4 | 5044 1 0 15 | 1865 1 7 | 2000 1 0 14 0
709580 | 5044 6 23 | 5044 7 0 9 | 1865 6 21 | 2000 7 0 8 0
727274 | 5092 12 2 | 5092 12 0 14 | 1913 12 4 | 2048 12 0 14 0
728714 | 5096 11 11 | 5096 12 0 7 | 1917 11 13 | 2052 12 0 7 0
744313 | 5139 7 26 | 5139 8 0 14 | 1960 7 24 | 2095 8 0 14 0
764652 | 5195 4 2 | 5195 4 0 6 | 2016 4 2 | 2151 4 0 6 0
`;

/** A sample: its civil day, and its dates as numbers in the order of the book. */
export interface HinduSample {
  readonly civilDay: number;
  readonly oldSolar: readonly number[];
  readonly oldLunar: readonly number[];
  readonly modernSolar: readonly number[];
  readonly modernLunar: readonly number[];
}

const numbers = (cell = ''): readonly number[] => cell.trim().split(' ').map(Number);

/** All 33 of them. */
export const hinduSamples: readonly HinduSample[] = text
  .trim()
  .split('\n')
  .map((line) => {
    const [fixed, oldSolar, oldLunar, modernSolar, modernLunar] = line.split('|').map(numbers);
    const [day = Number.NaN] = fixed ?? [];
    return {
      civilDay: day - CIVIL_DAY_OF_FIXED,
      oldSolar: oldSolar ?? [],
      oldLunar: oldLunar ?? [],
      modernSolar: modernSolar ?? [],
      modernLunar: modernLunar ?? [],
    };
  });
