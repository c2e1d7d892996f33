// What an expression must be where a word would be typed: as a whole, by its place in a rule, and within parentheses.

import { type Environment, linkedRule } from '@nirnaya/compiler/front';
import { type ExpectedType, formAt } from '@nirnaya/dsl/pack';
import { type GrammarStart, keywords as k, LBracket, LParen, RBracket, RParen } from '@nirnaya/dsl/syntax';
import type { RuleKind } from '@nirnaya/dsl/vocabulary';
import type { IToken } from 'chevrotain';
import type { ChainView } from '../workspace/project.ts';

/** Where a word would be typed. */
export interface ProbeSetting {
  readonly view: ChainView;
  readonly environment: Environment;
  /** the keys that lead to the expression */
  readonly path: readonly string[];
  readonly start: GrammarStart;
  /** the rule whose lets and inputs it sees */
  readonly owner: string | undefined;
}

// How what has been typed may go on behind an operand; `X` is the operand itself. Comparisons make spans of numbers and of
// texts, which is seldom what a target or a window is made of.
const plainContinuations: readonly string[] = [
  ...[
    '',
    ' 4',
    ' Shukla 4',
    ' 1',
    ' 25 December',
    ' to X',
    ' for 1 min',
    ' to sunset',
    ' before sunset',
    ' after sunrise',
  ],
];
const comparingContinuations: readonly string[] = [
  ...[' touches day', ' at sunrise', ' >= 1', ' >= 1 min', ' = X', ' = "a"', ' is "a"', ' by weekday'],
  ...[' is vriddhi', ' to X >= 1', ' in day >= 1 min', ' of day >= 1 min'],
];
// What is read at an instant is compared with a name of its own kind.
const readingContinuations: readonly string[] = [
  ...['Ekadashi', 'Shukla', 'Bhadrapada', 'Rohini', 'Vaidhriti', 'Vishti', 'Mesha', 'Monday', 'Jupiter'],
].map((name) => ` is ${name}`);

/** The place behind some tokens, within the innermost parentheses; undefined where types say nothing. */
export function slotOf(tokens: readonly IToken[], setting: ProbeSetting): Slot | undefined {
  const open: number[] = [];
  for (const [i, { tokenType }] of tokens.entries()) {
    if (tokenType === LParen || tokenType === LBracket) open.push(i);
    if (tokenType === RParen || tokenType === RBracket) open.pop();
  }
  const inner = open.at(-1);
  if (inner !== undefined) {
    // What is listed has no type of its own.
    if (tokens[inner]?.tokenType === LBracket) return undefined;
    const isIndex = [k.part, k.parts].some((type) => type === tokens[inner - 1]?.tokenType);
    return slot(tokens.slice(inner + 1), isIndex ? 'number' : 'any');
  }
  if (setting.start === 'clause') return slotOfClause(tokens);
  if (setting.start === 'scoreLine') return slotOfLine(tokens, setting);
  return slot(tokens, setting.start === 'divided' ? 'target' : expectedAt(setting));
}

/** A place for a word: the text before it, what text and word must become, and the ways in which they may go on. */
export interface Slot {
  readonly head: string;
  readonly expected: ExpectedType;
  readonly continuations: readonly string[];
}

function slot(head: readonly IToken[], expected: ExpectedType): Slot {
  const isRead = head.at(-1)?.tokenType === k.at;
  const continuations =
    expected === 'target' ? plainContinuations : [...plainContinuations, ...comparingContinuations];
  return {
    head: textOf(head),
    expected,
    continuations: isRead ? [...continuations, ...readingContinuations] : continuations,
  };
}

const textOf = (tokens: readonly IToken[]): string => tokens.map(({ image }) => image).join(' ');

function slotOfClause([opener, ...behind]: readonly IToken[]): Slot | undefined {
  if (opener?.tokenType !== k.require && opener?.tokenType !== k.prefer) return undefined;
  const [how, of] = behind;
  if (how?.tokenType === k.most && of?.tokenType === k.of) return slot(behind.slice(2), 'target');
  const isChosen = how?.tokenType === k.earliest || how?.tokenType === k.latest;
  return slot(isChosen ? behind.slice(1) : behind, 'truth');
}

function slotOfLine(tokens: readonly IToken[], setting: ProbeSetting): Slot | undefined {
  const when = tokens.findIndex(({ tokenType }) => tokenType === k.when);
  const hasReason = tokens.some(({ tokenType }) => tokenType === k.because);
  if (when === -1 || hasReason) return undefined;
  return slot(tokens.slice(when + 1), ruleKindOf(setting) === 'suitability' ? 'truth' : 'spans or truth');
}

const ruleKindOf = ({ view, owner }: ProbeSetting): RuleKind | undefined => {
  const rule = view.linked.layer.rules.get(owner ?? '');
  return rule && linkedRule(rule)?.fields.kind;
};

const expectedAt = ({ path }: ProbeSetting): ExpectedType => formAt(path)?.expected ?? 'any';
