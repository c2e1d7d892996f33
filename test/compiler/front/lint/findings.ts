// What the lints report of a rule that a test writes: its target, its clauses, and what stands beside them.

import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { renderDiagnostics } from '../../../../dsl/diagnostics/frame.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

const head = `pack: TRIAL
works: {almanac: {title: An almanac}}
kala: {noon: part 3 of 5 of day}
tables:
  quarter: {Sunday: West, Monday: East, Tuesday: North, Wednesday: North, Thursday: South, Friday: West, Saturday: East}
  places: {Sunday: {Shukla: West, Krishna: East}, Monday: {Shukla: East, Krishna: West}}
  share: {Sunday: 1, Monday: 2, Tuesday: 1, Wednesday: 2, Thursday: 1, Friday: 2, Saturday: 1}
rules:
  FESTIVAL_OTHER: {name: Other, type: FESTIVAL, observe: Gregorian 1 May, cite: [{work: almanac, level: VERIFIED}]}
`;
const tail = '    cite: [{work: almanac, level: VERIFIED}]\n';

/** Only what is about the rule: the pack's kala and tables need not be used. */
const codes = ['never-true', 'always-true', 'ends-before-it-begins'];

function findingsOf(rule: string): readonly string[] {
  const set = readPackSet([sourceFile('trial.yaml', head + rule + tail)], { dataVersion: 'test' });
  const { diagnostics } = set.compileAll();
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && !codes.includes(code));
  if (errors.length > 0) throw new Error(renderDiagnostics(errors));
  return diagnostics.flatMap(({ code, message, help }) =>
    codes.includes(code) ? [help === undefined ? message : `${message}; ${help}`] : [],
  );
}

/** The findings of a condition; `fields` are YAML of its further fields. */
export const findingsOfCondition = (holds: string, fields = ''): readonly string[] =>
  findingsOf(`  CONDITION_TRIAL:\n    name: Trial\n${fields}    holds: |\n      ${holds}\n`);

/** The findings of a festival with one clause; `fields` are YAML of its further fields. */
export const findingsOfClause = (clause: string, observe = 'Magha Purnima', fields = ''): readonly string[] =>
  findingsOf(
    `  FESTIVAL_TRIAL:\n    name: Trial\n    type: FESTIVAL\n${fields}    observe: ${observe}\n    decide: |\n      ${clause.replaceAll('\n', '\n      ')}\n      then first\n`,
  );
