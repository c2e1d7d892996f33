// Citations: the work, the place in it, what it says, and how sure we are.

import { type Cited, citeLevels } from './document.ts';
import { Fields } from './fields.ts';

/** Reads the `cite` list of a rule or a calendar. */
export function readCites(owner: Fields): readonly Cited[] {
  return owner.list('cite').flatMap((node): Cited[] => {
    if (node.kind !== 'map') {
      owner.wrong('cite', node, 'a map');
      return [];
    }
    return readCite(new Fields(node, 'a citation', owner.sink));
  });
}

/** Whether anything stands under `cite`, readable or not. */
export function citesAny(owner: Fields): boolean {
  const node = owner.take('cite');
  return node !== undefined && (node.kind !== 'list' || node.items.length > 0);
}

function readCite(fields: Fields): Cited[] {
  const { range } = fields.node;
  const work = fields.text('work') ?? fields.missing('work', range);
  const level =
    fields.take('level') === undefined ? fields.missing('level', range) : fields.oneOf('level', citeLevels);
  const rest = { place: fields.text('place'), says: fields.text('says'), note: fields.text('note'), range };
  fields.finish();
  return work === undefined || level === undefined ? [] : [{ work, level, ...rest }];
}
