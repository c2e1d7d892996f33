// What kind of rule a set of fields makes, and which fields of other kinds have no meaning beside them.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RuleKind } from '../vocabulary/rule-words.ts';
import { birthTypes, type PlacedText } from './document.ts';
import { type RuleField, ruleField, ruleFields, ruleTable } from './rule-table.ts';

/** The field that makes a rule one of its kind; of a muhurat the first that it has. */
export const markers: Readonly<Record<RuleKind, readonly string[]>> = {
  observance: ['observe'],
  condition: ['holds'],
  muhurat: ['event', 'score', 'require', 'lasting', 'ratings', 'base', 'with'],
  suitability: ['over'],
  chakra: ['result'],
  yoga: ['type'],
  dosha: ['type'],
  kuta: ['type'],
  set: ['type'],
  reading: ['type'],
};

/** The fields that a rule of a kind may have. */
export const fieldsOfKind = (kind: RuleKind): readonly RuleField[] =>
  ruleFields.filter((field) => ruleField(field).kinds.includes(kind));

/** The kind of a rule of a birth by its type; undefined for a type of observances. */
function kindOfType(type: string | undefined): RuleKind | undefined {
  return birthTypes.some((each) => each === type) ? (type?.toLowerCase() as RuleKind) : undefined;
}

/**
 * The kind of a rule by its type and its fields. Without any that determine it, it is an observance that lacks its target.
 */
export function ruleKind(has: (field: string) => boolean, type?: string): RuleKind {
  const ofBirth = kindOfType(type);
  if (ofBirth !== undefined) return ofBirth;
  if (has('holds')) return 'condition';
  if (has('result')) return 'chakra';
  if (has('over')) return 'suitability';
  return !has('observe') && markers.muhurat.some(has) ? 'muhurat' : 'observance';
}

/** Whether a field has a meaning in a rule of a kind; of what is no field of rules it does no harm to say so. */
export const goesWith = (field: string, kind: RuleKind): boolean =>
  !Object.hasOwn(ruleTable, field) || ruleField(field as RuleField).kinds.includes(kind);

/** Reports the fields of a rule that do not go with its kind. */
export function reportConflicts(kind: RuleKind, given: readonly PlacedText[], sink: Diagnostic[]): void {
  const own = markers[kind].find((marker) => given.some(({ text }) => text === marker));
  for (const { text: field, range } of given) {
    if (own === undefined || goesWith(field, kind)) continue;
    sink.push(report('conflicting-fields', range, { field, other: own }));
  }
}
