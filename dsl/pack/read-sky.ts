// The sky of a pack, a calendar or a rule: the name of one, or a siddhanta with what an almanac changes of it.

import { report } from '../diagnostics/catalogue.ts';
import { oneOf, when } from '../json-schema/shapes.ts';
import { siddhantas, skyNames } from '../vocabulary/sky-names.ts';
import type { StatedSky } from './entries.ts';
import { word } from './plain-shapes.ts';
import { optionalRecordSchema, recordShape } from './read-record.ts';
import type { RecordTable, Shape } from './shape.ts';

const yesOrNo: Shape<boolean> = {
  schema: { type: 'boolean' },
  read: (owner, field) => {
    const text = owner.oneOf(field, ['true', 'false']);
    return text && text === 'true';
  },
};

const skyTable = {
  siddhanta: { about: siddhantas.join(', '), shape: word(siddhantas), required: true },
  bija: { about: "of surya_siddhanta: whether the Moon's apogee is corrected", shape: yesOrNo },
  bhujantara: {
    about: "of surya_siddhanta: whether instants are corrected by the Sun's equation of centre",
    shape: yesOrNo,
  },
} as const satisfies RecordTable;

const record = recordShape('a sky', skyTable);

/** A sky: `vakya`, or `{siddhanta: surya_siddhanta, bija: true}`. */
export const sky: Shape<StatedSky> = {
  schema: when({ type: ['object', 'null'] }, optionalRecordSchema(skyTable), oneOf(skyNames)),
  values: skyNames,
  fields: skyTable,
  plain: ({ name }) => name,
  read(owner, field) {
    const node = owner.take(field);
    if (node === undefined) return undefined;
    if (node.kind === 'scalar' && node.value !== null) {
      const name = owner.oneOf(field, skyNames);
      return name && { name, range: node.range };
    }
    const read = record.read(owner, field);
    if (read === undefined) return undefined;
    const { siddhanta, bija = false, bhujantara = false, range } = read;
    if (siddhanta === 'surya_siddhanta')
      return { name: `${siddhanta}${bija ? '_bija' : ''}${bhujantara ? '_bhujantara' : ''}`, range };
    if (!bija && !bhujantara) return { name: siddhanta, range };
    owner.sink.push(report('sky-option', range, { siddhanta, option: bija ? 'bija' : 'bhujantara' }));
    return undefined;
  },
};
