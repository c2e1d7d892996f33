// What no time can meet, and what every time does, in rules that score.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { LinkedScored } from '../check/scored-rule.ts';
import type { TypedExpression } from '../check/typed.ts';
import { distinct } from './never-true.ts';
import { type Given, listenerOf, type Read, reportAlways, reportRuledOut } from './possible/findings.ts';
import { type Meaning, type Setting, settingOf, spansMeaning, truthMeaning } from './possible/meaning.ts';
import { everywhere, isEmpty } from './possible/region.ts';

/** Findings about what is required and about each line; those of a rule that it weighs stand with that rule. */
export function neverTrueScored({ linked: { fields }, checked }: LinkedScored): readonly Diagnostic[] {
  const sink: Diagnostic[] = [];
  const { bindings } = fields;
  const meaning = (read: Read, term: TypedExpression): readonly [Setting, Meaning] => {
    const setting = settingOf(checked.kind === 'muhurat', everywhere, listenerOf(read, sink));
    return [setting, (term.type === 'truth' ? truthMeaning : spansMeaning)(setting, term)];
  };
  let given: Given | undefined;
  if (fields.kind === 'muhurat' && fields.require !== undefined && checked.require !== undefined) {
    const read = { text: fields.require, bindings };
    const [setting, { may }] = meaning(read, checked.require);
    if (!isEmpty(may)) {
      reportAlways(read, setting, checked.require, sink);
      given = { region: may, by: 'what is required' };
    }
  }
  if (fields.score !== undefined) {
    const read = { text: fields.score, bindings };
    for (const { term } of checked.lines) {
      const [setting, { may }] = meaning(read, term);
      if (isEmpty(may)) continue;
      reportAlways(read, setting, term, sink);
      if (given !== undefined) reportRuledOut(read, setting, { term, given }, sink);
    }
  }
  return distinct(sink);
}
