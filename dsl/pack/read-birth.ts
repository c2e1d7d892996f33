// What rules of births have besides their expressions: the family, what sets them aside, the points of a kuta.

import { report } from '../diagnostics/catalogue.ts';
import { readCites } from './cite.ts';
import type { CancellationEntry, PartialFields, PlacedText } from './document.ts';
import { Fields, reportBadName, smallName } from './fields.ts';

/** The most points of a kuta: those of all eight together are 36. */
export const mostPoints = 36;

/** Reads the fields that only rules of births have; each is undefined where it is not there. */
export function readBirth(
  fields: Fields,
): Pick<PartialFields, 'group' | 'effects' | 'cancelled' | 'maximum' | 'row' | 'column' | 'points'> {
  return {
    group: readGroup(fields),
    effects: fields.text('effects'),
    cancelled: fields.take('cancelled') === undefined ? undefined : readCancelled(fields),
    maximum: points(fields, 'maximum'),
    row: fields.expression('row'),
    column: fields.expression('column'),
    points: fields.expression('points'),
  };
}

function readGroup(fields: Fields): PlacedText | undefined {
  const node = fields.scalar('group');
  if (node === undefined) return undefined;
  const { text, range } = node;
  if (!smallName.test(text)) reportBadName(range, text, 'a group', fields.sink);
  return { text, range };
}

function points(fields: Fields, field: string): number | undefined {
  const found = fields.number(field);
  const range = fields.scalar(field)?.range;
  if (found === undefined || range === undefined || (found >= 0 && found <= mostPoints)) return found;
  fields.sink.push(report('number-out-of-range', range, { what: 'points', min: 0, max: mostPoints, found }));
  return undefined;
}

function readCancelled(owner: Fields): readonly CancellationEntry[] {
  return owner.list('cancelled').flatMap((node): CancellationEntry[] => {
    if (node.kind !== 'map') {
      owner.wrong('cancelled', node, 'a map with `when` and `because`');
      return [];
    }
    const fields = new Fields(node, 'a cancellation', owner.sink);
    const when = fields.expression('when') ?? fields.missing('when', node.range);
    const because = fields.text('because') ?? fields.missing('because', node.range);
    const given = points(fields, 'points');
    const cite = readCites(fields);
    fields.finish();
    if (when === undefined || because === undefined) return [];
    return [{ when, because, cite, range: node.range, ...(given === undefined ? {} : { points: given }) }];
  });
}
