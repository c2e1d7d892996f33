// Which fields are allowed at which place of a pack, and the values of a field.

import {
  adhikaModes,
  citeLevels,
  dayModes,
  monthNamings,
  packKinds,
  qualities,
  ruleTypes,
  scoredOver,
  weights,
} from '../../../dsl/pack/document.ts';
import {
  calendarReference,
  citationReference,
  divisionReference,
  drikReference,
  eraReference,
  extensionReference,
  kalaReference,
  packReference,
  placeReference,
  ruleReference,
  variantReference,
  windowReference,
  workReference,
} from '../../../dsl/pack/field-reference.ts';
import { namedKinds } from '../../../dsl/pack/read-inputs.ts';
import { knownTags } from '../../../dsl/pack/tags.ts';

/** Fields of a map with what each is for. */
export type FieldReference = ReadonlyMap<string, string>;

const fields = (lines: Readonly<Record<string, string>>): FieldReference => new Map(Object.entries(lines));

const pack = fields(packReference);
const rule = fields(ruleReference);
const extension = fields(extensionReference);
const era = fields(eraReference);

const inSection: ReadonlyMap<string, FieldReference> = new Map([
  ['kala', fields(kalaReference)],
  ['divisions', fields(divisionReference)],
  ['calendars', fields(calendarReference)],
  ['works', fields(workReference)],
]);

const inRule: ReadonlyMap<string, FieldReference> = new Map([
  ['place', fields(placeReference)],
  ['drik', fields(drikReference)],
]);

const inItem: ReadonlyMap<string, FieldReference> = new Map([['cite', fields(citationReference)]]);

const window = fields(windowReference);
const variant = fields(variantReference);

/** The fields of the map at a path of keys, items of lists standing as `-`; undefined where its keys are names. */
export function fieldsAt(path: readonly string[]): FieldReference | undefined {
  const [section = '', entry = '', field = ''] = path;
  if (path.length === 0) return pack;
  const ofWindow = section === 'rules' && field === 'windows';
  if (path.at(-1) === '-') {
    const list = ofWindow && path.length === 6 ? path[4] : path.length === 4 ? field : undefined;
    return list === undefined ? undefined : inItem.get(list);
  }
  if (ofWindow && path.length === 4) return window;
  if (section === 'rules' && field === 'variants' && path.length === 4) return variant;
  if (path.length === 2 && section === 'rules') {
    if (entry === 'disable') return undefined;
    return entry.startsWith('extend ') ? extension : rule;
  }
  if (path.length === 2) return inSection.get(section);
  if (path.length !== 3) return undefined;
  if (section === 'rules') return inRule.get(field);
  return section === 'calendars' && field === 'era' ? era : undefined;
}

const values = new Map<string, readonly string[]>([
  ['type', ruleTypes],
  ['weight', weights],
  ['adhika', adhikaModes],
  ['day', dayModes],
  ['over', scoredOver],
]);

/** The allowed values at a path; undefined where they are not enumerated. */
export function valuesAt(path: readonly string[]): readonly string[] | undefined {
  const [section, , field = '', item] = path;
  if (path.length === 1 && section === 'months') return monthNamings;
  if (path.length === 1 && section === 'kind') return packKinds;
  if (path.at(-1) === 'level' && path.at(-3) === 'cite') return citeLevels;
  if (section === 'kala' && field === 'quality') return qualities;
  if (field === 'windows' && path.length === 5 && path[4] === 'quality') return qualities;
  if (section === 'calendars') return path.length === 3 && field === 'day' ? values.get(field) : undefined;
  if (section !== 'rules') return undefined;
  if (field === 'tags') return knownTags;
  if (field === 'inputs' && path.length === 4 && item !== '-') return namedKinds;
  return path.length === 3 ? values.get(field) : undefined;
}
