// What rules that score have besides their lines: ratings, the hierarchy of labels, the rules they weigh as well.

import { report } from '../diagnostics/catalogue.ts';
import { recased } from '../diagnostics/repair.ts';
import { type PartialFields, type PlacedText, type RatingEntry, scoredOver } from './document.ts';
import { type Fields, reportBadName, smallName } from './fields.ts';

/** The highest score; the lowest is 0. */
export const highestScore = 100;

/** The form of the names of labels and ratings. */
export const label: RegExp = /^[A-Z][A-Z0-9_]*$/;

/** Reads the fields of a rule that scores; each is undefined where it is not there. */
export function readScored(
  fields: Fields,
): Pick<
  PartialFields,
  'event' | 'over' | 'base' | 'score' | 'require' | 'lasting' | 'ratings' | 'hierarchy' | 'with'
> {
  return {
    event: readEvent(fields),
    over: fields.oneOf('over', scoredOver),
    base: readBase(fields),
    score: fields.expression('score'),
    require: fields.expression('require'),
    lasting: fields.expression('lasting'),
    ratings: readRatings(fields),
    hierarchy: labels(fields, 'hierarchy'),
    with: fields.texts('with'),
  };
}

function readEvent(fields: Fields): PlacedText | undefined {
  const node = fields.scalar('event');
  if (node === undefined) return undefined;
  const { text, range } = node;
  if (!smallName.test(text)) reportBadName(range, text, 'an event', fields.sink);
  return { text, range };
}

function readBase(fields: Fields): number | undefined {
  const found = fields.number('base');
  const range = fields.scalar('base')?.range;
  if (found === undefined || range === undefined || isScore(found)) return found;
  fields.sink.push(
    report('number-out-of-range', range, { what: 'a score', min: 0, max: highestScore, found }),
  );
  return undefined;
}

const isScore = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= highestScore;

// Best first, however they are written. The worst begins at 0, so that every score has a rating.
function readRatings(owner: Fields): readonly RatingEntry[] | undefined {
  const map = owner.map('ratings');
  if (map === undefined) return undefined;
  const ratings = map.entries.flatMap(({ key, value }): RatingEntry[] => {
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
      const params = { what: 'a score', min: 0, max: highestScore, found: least };
      owner.sink.push(report('number-out-of-range', value.range, params));
      return [];
    }
    return [{ name: key.text, least, range: key.range }];
  });
  ratings.sort((a, b) => b.least - a.least);
  const worst = ratings.at(-1);
  if (ratings.length < map.entries.length) return undefined;
  if (worst?.least !== 0) {
    const params = { what: 'the lowest rating', min: 0, max: 0, found: worst?.least ?? Number.NaN };
    owner.sink.push(report('number-out-of-range', worst?.range ?? map.range, params));
  }
  return ratings;
}

function labels(owner: Fields, field: string): readonly PlacedText[] | undefined {
  const texts = owner.texts(field);
  for (const { text, range } of texts ?? []) {
    if (!label.test(text)) owner.sink.push(report('bad-label', range, { name: text, what: 'a label' }));
  }
  return texts;
}
