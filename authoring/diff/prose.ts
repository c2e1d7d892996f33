// What two versions of the packs state differently though it decides nothing: citations and the works they name, summaries,
// further names, titles, whose word a clause is. No fingerprint counts it.

import type { Pack } from '@nirnaya/compiler/front';
import { ownVocabulary } from '@nirnaya/dsl/format';
import {
  type Cited,
  cites,
  type ExpressionText,
  type PackDocument,
  type PartialFields,
  plainIn,
  type RuleEntry,
  ruleEntries,
  type WorkEntry,
} from '@nirnaya/dsl/pack';
import { parseClauses, printWholeClause } from '@nirnaya/dsl/syntax';
import {
  changedFields,
  type FieldChange,
  type Fields,
  inOrder,
  nonEmptyFields,
  plainItem,
  statedItems,
} from './field.ts';

/** The changed prose of one thing in a pack. */
export interface ProseChange {
  readonly pack: string;
  /** `rule FESTIVAL_X`, `kala pradosha`, `work dharmasindhu`, or `pack` itself */
  readonly thing: string;
  /** only works are added and removed; the changes of rules and parts report the rest */
  readonly how: 'added' | 'removed' | 'changed';
  readonly fields: readonly FieldChange[];
}

/** The changed prose of some packs, where both versions have the pack. */
export function compareProse(
  before: ReadonlyMap<string, Pack>,
  after: ReadonlyMap<string, Pack>,
  packs: readonly string[],
): readonly ProseChange[] {
  return [...packs].sort().flatMap((name): readonly ProseChange[] => {
    const [old, now] = [before.get(name), after.get(name)];
    return old === undefined || now === undefined ? [] : proseChangesOf(name, thingsOf(old), thingsOf(now));
  });
}

function proseChangesOf(
  pack: string,
  before: ReadonlyMap<string, Fields>,
  after: ReadonlyMap<string, Fields>,
): readonly ProseChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((thing): ProseChange[] => {
    const [old, now] = [before.get(thing), after.get(thing)];
    const how = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    if (how !== 'changed' && !thing.startsWith('work ')) return [];
    const fields = changedFields(old ?? new Map(), now ?? new Map());
    return fields.length === 0 ? [] : [{ pack, thing, how, fields }];
  });
}

function thingsOf({ title, documents }: Pack): ReadonlyMap<string, Fields> {
  const entries = (pick: (document: PackDocument) => readonly (readonly [string, Fields])[]) =>
    documents.flatMap((document) => pick(document));
  return new Map([
    ['pack', nonEmptyFields({ title: inOrder(plainItem(title)) })],
    ...entries(({ works }) => works.map((work) => [`work ${work.key}`, workFields(work)])),
    ...entries(({ rules }) => rules.map((rule) => [`rule ${rule.code}`, ruleFields(rule)])),
    ...entries(({ kala }) => kala.map(({ name, cite }) => [`kala ${name}`, citeFields(cite)])),
    ...entries(({ divisions }) => divisions.map(({ name, cite }) => [`division ${name}`, citeFields(cite)])),
    ...entries(({ calendars }) => calendars.map(({ name, cite }) => [`calendar ${name}`, citeFields(cite)])),
  ]);
}

const workFields = ({ title, author, year, about }: WorkEntry): Fields =>
  nonEmptyFields({
    title: inOrder(plainItem(title)),
    author: inOrder(plainItem(author)),
    year: inOrder(plainItem(year)),
    about: inOrder(plainItem(about)),
  });

function ruleFields(entry: RuleEntry): Fields {
  const { decide, drik }: PartialFields = entry;
  return nonEmptyFields({
    by: attributions(decide),
    'drik by': attributions(drik?.decide),
    ...Object.fromEntries(
      ruleEntries
        .filter(({ counts, merge }) => counts === 'prose' && merge !== 'own')
        .map((field) => [field.field, inOrder(statedItems(plainIn(entry, field), field.shape))]),
    ),
  });
}

// The clauses that say whose word they are.
const attributions = (text: ExpressionText | undefined) =>
  inOrder(
    (text === undefined ? [] : parseClauses(text.text, ownVocabulary).clauses)
      .filter(({ by }) => by !== undefined)
      .flatMap((clause) => plainItem(printWholeClause(clause))),
  );

const citeFields = (cite: readonly Cited[]): Fields =>
  nonEmptyFields({ cite: inOrder(statedItems(cites.plain?.(cite), cites)) });
