// What rules that score have besides their lines: ratings and the hierarchy of labels.

import { wholeFromTo } from '../diagnostics/allowed-numbers.ts';
import { report } from '../diagnostics/catalogue.ts';
import { recased } from '../diagnostics/repair.ts';
import { mapOf } from '../json-schema/shapes.ts';
import type { PlacedText, RatingEntry } from './entries.ts';
import { label } from './name-forms.ts';
import { labels, number, placedTexts } from './plain-shapes.ts';
import type { Shape } from './shape.ts';

/** The highest score; the lowest is 0. */
export const highestScore = 100;

/** A score. */
export const score: Shape<number> = number('a score', 0, highestScore, { isWhole: true });

const isScore = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= highestScore;

/** The field `ratings`: best first, however they are written. The worst begins at 0, so that every score has a rating. */
export const ratings: Shape<readonly RatingEntry[]> = {
  // They are not all above 0.
  schema: {
    ...mapOf(labels, score.schema),
    not: { type: 'object', additionalProperties: { exclusiveMinimum: 0 } },
  },
  opens: 'below',
  read(owner, field) {
    const map = owner.map(field);
    if (map === undefined) return undefined;
    const read = map.entries.flatMap(({ key, value }): RatingEntry[] => {
      const least = value.kind === 'scalar' ? value.value : undefined;
      if (typeof least !== 'number') {
        owner.wrong(key.text, value, 'a number');
        return [];
      }
      if (!label.test(key.text)) {
        const fix = recased(key.range, key.text, label, 'capitals');
        owner.sink.push(report('bad-label', key.range, { name: key.text, what: 'a rating' }, { fix }));
      }
      if (!isScore(least)) {
        const params = { what: 'a score', allowed: wholeFromTo(0, highestScore), found: least };
        owner.sink.push(report('number-out-of-range', value.range, params));
        return [];
      }
      return [{ name: key.text, least, range: key.range }];
    });
    read.sort((a, b) => b.least - a.least);
    const worst = read.at(-1);
    if (read.length < map.entries.length) return undefined;
    if (worst?.least !== 0) {
      const params = {
        what: 'the score of the lowest rating',
        allowed: '0',
        found: worst?.least ?? 'nothing',
      } as const;
      owner.sink.push(report('number-out-of-range', worst?.range ?? map.range, params));
    }
    return read;
  },
};

const namesOf = (what: string): Shape<readonly PlacedText[]> => ({
  ...placedTexts({ schema: labels }),
  read(owner, field) {
    const texts = owner.texts(field);
    for (const { text, range } of texts ?? []) {
      if (!label.test(text)) owner.sink.push(report('bad-label', range, { name: text, what }));
    }
    return texts;
  },
});

/** The field `hierarchy`: the labels of lines. */
export const hierarchy = namesOf('a label');

/** The field `flawless`: names of ratings. */
export const ratingNames = namesOf('a rating');
