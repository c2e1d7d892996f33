// The sets of kalamsa that the packs have: what each measures, how many degrees it needs and whose word it is.

import { citeLevel } from '@nirnaya/contract/common';
import type { z } from '@nirnaya/contract/schema';
import type { kalamsa } from '@nirnaya/contract/tara';
import type { TableNode } from '@nirnaya/dsl/pack';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import type { Planet, VisibilityRule } from '@nirnaya/engine/sky';
import { type Authority, titleOf } from '@nirnaya/explain/sentences';
import { type GrahaRules, type GrahaWorkspace, grahaPack, grahaRules } from '../context/graha-rules.ts';
import { invalidParameters, unavailable } from '../requests/refusal.ts';

/** The table that lists the sets, the usual one first. */
const setsTable = 'kalamsha_sets';

/** A set as it applies to a planet. */
export interface KalamsaSet {
  readonly name: string;
  readonly title: string;
  readonly rule: VisibilityRule;
  readonly authority: Authority;
  readonly rules: GrahaRules;
}

/**
 * The set of a name for a planet, else the usual one. Throws a 400 that names the sets there are, and a 503 where the packs
 * have none.
 */
export function kalamsaSet(workspace: GrahaWorkspace, planet: Planet, name?: string): KalamsaSet {
  const rules = grahaRules(workspace);
  const table = rules?.pack.tables.get(setsTable);
  const entries = table?.kind === 'map' ? table.entries : [];
  const names = entries.map(({ key }) => key.text);
  const requested = name ?? names[0];
  const entry = entries.find(({ key }) => key.text === requested);
  if (rules === undefined || names.length === 0) {
    throw unavailable(
      'no_kalamsa',
      `The active packs have no kalamsa sets: the pack ${grahaPack} is missing or has errors.`,
    );
  }
  if (entry === undefined) {
    const message = unknownText({ what: 'set', text: name ?? '', known: names });
    throw invalidParameters([{ field: 'kalamsa_set', message }]);
  }
  const rule = rules.pack.attributes.visibilityRule(entry.key.text, planet);
  if (rule === undefined) {
    throw unavailable(
      'no_kalamsa',
      `The set ${entry.key.text} of the active packs has no degrees for ${planet}.`,
    );
  }
  const text = (field: string): string | undefined => textOf(entry.value, field);
  const work = text('work') ?? entry.key.text;
  return {
    name: entry.key.text,
    title: text('title') ?? titleOf(entry.key.text),
    rule,
    rules,
    authority: {
      work: rules.works.get(work)?.title ?? titleOf(work),
      place: text('place') ?? null,
      says: text('says') ?? null,
      level: citeLevel.catch('PROVISIONAL').parse(text('level')),
      note: text('note') ?? null,
    },
  };
}

function textOf(node: TableNode, field: string): string | undefined {
  if (node.kind !== 'map') return undefined;
  const value = node.entries.find(({ key }) => key.text === field)?.value;
  return value?.kind === 'scalar' ? value.text : undefined;
}

/** The degrees of a set as answered: they describe the rule, and decide nothing by themselves. */
export const writtenSet = ({ name, title, rule, authority }: KalamsaSet): z.output<typeof kalamsa> => ({
  set: name,
  title,
  measure: rule.measure,
  degrees: { east: rule.east, west: rule.west },
  authority,
});
