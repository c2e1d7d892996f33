// The completions within an expression: what the grammar allows next, and the names that have a meaning there.

import type { Cited } from '@nirnaya/dsl/pack';
import {
  builtinReference,
  Code,
  Comma,
  clauseOpeners,
  type GrammarStart,
  Ident,
  keywordReference,
  keywords,
  LBracket,
  LParen,
  lex,
  lineOpeners,
  Name,
  Quantity,
  quantityReference,
  quantitySpellings,
  Text,
  tokensAfter,
} from '@nirnaya/dsl/syntax';
import type { NameKind } from '@nirnaya/dsl/vocabulary';
import type { IToken, TokenType } from 'chevrotain';
import { CompletionItemKind } from 'vscode-languageserver';
import type { ChainView } from '../workspace/project.ts';
import { nothing, type Proposal, type Proposals } from './item.ts';
import { type NameSetting, namesAfter, spelledOtherwise } from './names.ts';
import { fitting } from './probe.ts';

/** Where an expression is being typed. */
export interface ExpressionSetting {
  readonly start: GrammarStart;
  readonly view: ChainView;
  /** the keys that lead to it */
  readonly path: readonly string[];
  /** the rule or the calendar whose lets and inputs it sees */
  readonly owner: string | undefined;
}

/** The most words before the cursor that are considered; for a longer expression nothing is proposed. */
const mostTokens = 400;

const wordShape = /[\p{L}\p{M}\d_'’-]*$/u;

/** The proposals behind some text of an expression. */
export function expressionProposals(text: string, setting: ExpressionSetting): Proposals {
  const { vocabulary } = setting.view;
  const letters = wordShape.exec(text)?.[0] ?? '';
  const head = text.slice(0, text.length - letters.length);
  if (isInTextOrComment(head)) return nothing;
  const read = ownPart(lex(head, vocabulary).tokens, setting.start);
  // A word that is not a name by itself may begin a name of several words, which is then replaced whole.
  const last = read.at(-1);
  const partialName =
    last?.tokenType === Name && vocabulary.meanings(last.image).length === 0 ? last : undefined;
  const word = partialName === undefined ? letters : `${partialName.image} ${letters}`;
  const tokens = partialName === undefined ? read : read.slice(0, -1);
  if (tokens.length > mostTokens) return nothing;
  const next = following(setting.start, tokens);
  const { names, only } = namesAfter(tokens, settingOfNames(setting));
  const isOfWindow = isWindow(tokens);
  const named = next.has(Name) ? (isOfWindow ? names.map(behindKalas) : names) : [];
  // Behind `then first by` nothing is looked up.
  const isWork = tokens.at(-1)?.tokenType === keywords.by && isWhole(setting.start, tokens);
  const all = isWork
    ? []
    : [...named, ...(only ? besideNames(tokens, next) : besideOperands(tokens, next, setting))];
  const fit = only ? all : fitting(all, tokens, { ...setting, environment: setting.view.environment });
  const isName = ({ kind }: Proposal): boolean => kind === CompletionItemKind.EnumMember;
  const items = [
    ...(isOfWindow ? fit.map(kalasFirst) : fit),
    ...attributions(tokens, setting),
    ...spelledOtherwise(fit.filter(isName), word, vocabulary),
  ];
  return {
    items: partialName === undefined ? items : items.filter(({ label }) => beginsWith(label, word)),
    replace: partialName === undefined ? letters.length : text.length - partialName.startOffset,
    specific: only || (next.size > 0 && next.size <= 4) || tokens.at(-1)?.tokenType === Quantity,
  };
}

const beginsWith = (label: string, letters: string): boolean =>
  label.toLowerCase().startsWith(letters.toLowerCase());

// After these a window of the day is likelier than any name.
function isWindow(tokens: readonly IToken[]): boolean {
  const [before, last] = [tokens.at(-2)?.tokenType, tokens.at(-1)?.tokenType];
  if (last === keywords.of) return before === keywords.most;
  if (last === keywords.in) return tokens.some(({ tokenType }) => tokenType === keywords.overlap);
  return last === keywords.touches || last === keywords.covers;
}

/** What is a window by itself: kalas and the windows of the language, then lets. */
const kalasFirst = (item: Proposal): Proposal => {
  if (item.kind === CompletionItemKind.Constant) return { ...item, rank: 0 };
  return item.kind === CompletionItemKind.Variable ? { ...item, rank: 1 } : item;
};

const behindKalas = (name: Proposal): Proposal => ({ ...name, rank: name.rank + 30 });

// What may stand behind `is` besides a name; a list has none of it.
function besideNames(tokens: readonly IToken[], next: ReadonlySet<TokenType>): readonly Proposal[] {
  const beside: readonly TokenType[] = [
    keywords.not,
    keywords.vriddhi,
    keywords.kshaya,
    ...(tokens.some(({ tokenType }) => tokenType === keywords.house) ? [keywords.empty] : []),
  ];
  const last = tokens.at(-1)?.tokenType;
  return last === LBracket || last === Comma ? [] : keywordItems(next, (type) => beside.includes(type));
}

const besideOperands = (
  tokens: readonly IToken[],
  next: ReadonlySet<TokenType>,
  setting: ExpressionSetting,
): readonly Proposal[] => [
  ...wordItems(next, setting),
  ...keywordItems(next),
  ...openers(setting.start, tokens, next),
];

// Behind `by` the works that the rule cites, and behind one of them the places that it is cited at.
function attributions(tokens: readonly IToken[], setting: ExpressionSetting): readonly Proposal[] {
  if (setting.start !== 'clause') return [];
  const [before, last] = [tokens.at(-2), tokens.at(-1)];
  const cites = citesOf(setting);
  const { works } = setting.view.linked.layer;
  if (last?.tokenType === keywords.by && before?.tokenType !== keywords.set) {
    return cites.map(({ work, says }): Proposal => {
      const detail = works.get(work)?.entry.title ?? 'a work that is cited';
      const about = says === undefined ? {} : { about: says };
      return { label: work, kind: CompletionItemKind.Module, rank: 5, detail, ...about };
    });
  }
  if (before?.tokenType !== keywords.by || last?.tokenType !== Ident) return [];
  return cites.flatMap(({ work, place, says }): Proposal[] => {
    if (work !== last.image || place === undefined) return [];
    const about = says === undefined ? {} : { about: says };
    return [{ label: `"${place}"`, kind: CompletionItemKind.Module, rank: 5, ...about }];
  });
}

function citesOf({ view, owner = '' }: ExpressionSetting): readonly Cited[] {
  const { rules, calendars } = view.linked.layer;
  return rules.get(owner)?.fields?.cite ?? calendars.get(owner)?.entry.cite ?? [];
}

function settingOfNames(setting: ExpressionSetting): NameSetting {
  const inputs = inputsOf(setting);
  const { view } = setting;
  return {
    vocabulary: view.vocabulary,
    kindOf: (name) => inputs.get(name) ?? divisionKind(view, name),
  };
}

// An odd quote before the cursor is open; a comment goes to the end of its line.
function isInTextOrComment(head: string): boolean {
  const line = head.slice(head.lastIndexOf('\n') + 1);
  const unquoted = line.replace(/"[^"]*"|'[^']*'/g, '');
  return /["'#]/.test(unquoted);
}

// Of clauses and lines of a score the one that the cursor stands in.
function ownPart(tokens: readonly IToken[], start: GrammarStart): IToken[] {
  const begin = start === 'clause' ? clauseOpeners : start === 'scoreLine' ? lineOpeners : [];
  return tokens.slice(
    Math.max(
      0,
      tokens.findLastIndex(({ tokenType }) => begin.includes(tokenType)),
    ),
  );
}

// Where the text before has an error, what follows the last word that begins an operand may still be valid.
function following(start: GrammarStart, tokens: IToken[]): ReadonlySet<TokenType> {
  const next = tokensAfter(start, tokens);
  if (next.size > 0 || tokens.length === 0 || isWhole(start, tokens)) return next;
  const begins: readonly TokenType[] = [
    LParen,
    LBracket,
    keywords.and,
    keywords.or,
    keywords.prefer,
    keywords.require,
  ];
  const at = tokens.findLastIndex(({ tokenType }) => begins.includes(tokenType));
  return at === -1 ? next : tokensAfter('expression', tokens.slice(at + 1));
}

// `then first`, `also next day`: nothing follows but whose word it is, and another clause.
const isWhole = (start: GrammarStart, [first]: readonly IToken[]): boolean =>
  start === 'clause' &&
  [keywords.also, keywords.close, keywords.undecided].some((type) => type === first?.tokenType);

// Such a clause is read where only whose word it is, or the place there, may follow.
const isRead = (next: ReadonlySet<TokenType>): boolean => next.has(keywords.by) || next.has(Text);

// A new clause may begin where the one before it may end.
function openers(
  start: GrammarStart,
  tokens: readonly IToken[],
  next: ReadonlySet<TokenType>,
): readonly Proposal[] {
  const begin = start === 'clause' ? clauseOpeners : start === 'scoreLine' ? lineOpeners : [];
  const mayEnd = next.size === 0 || next.has(keywords.and) || (isWhole(start, tokens) && isRead(next));
  if (tokens.length === 0 || !mayEnd) return [];
  return keywordItems(new Set(begin));
}

const isKeyword = (type: TokenType): boolean => Object.values(keywords).includes(type);

function keywordItems(
  next: ReadonlySet<TokenType>,
  isProposed: (type: TokenType) => boolean = isKeyword,
): readonly Proposal[] {
  return [...next].filter(isProposed).map((type): Proposal => {
    const label = String(type.PATTERN);
    const reference = keywordReference.get(label);
    return {
      label,
      kind: CompletionItemKind.Keyword,
      rank: 20,
      ...(reference === undefined ? {} : { detail: reference.use, about: reference.means }),
    };
  });
}

function wordItems(next: ReadonlySet<TokenType>, setting: ExpressionSetting): readonly Proposal[] {
  const items: Proposal[] = [];
  if (next.has(Ident)) items.push(...identItems(setting));
  if (next.has(Code)) items.push(...codeItems(setting.view));
  if (next.has(Quantity)) items.push(...quantityItems());
  return items;
}

function inputsOf({ view, owner }: ExpressionSetting): ReadonlyMap<string, NameKind> {
  const inputs = owner === undefined ? undefined : view.linked.layer.rules.get(owner)?.fields?.inputs;
  return new Map(
    (inputs ?? []).flatMap(({ name, kind }) =>
      kind === 'number' || kind === 'text' ? [] : [[name, kind] as const],
    ),
  );
}

// A division by a cycle is of grahas; others are labelled by texts.
const divisionKind = (view: ChainView, name: string): NameKind | undefined =>
  /^\s*cycle\b/.test(view.linked.layer.divisions.get(name)?.entry.label.text ?? '') ? 'graha' : undefined;

function identItems({ view, owner }: ExpressionSetting): readonly Proposal[] {
  const { layer } = view.linked;
  const rule = owner === undefined ? undefined : layer.rules.get(owner)?.fields;
  const calendar = owner === undefined ? undefined : layer.calendars.get(owner)?.entry;
  const bindings = rule?.bindings ?? calendar?.bindings ?? [];
  const variable = (label: string, detail: string): Proposal => ({
    label,
    detail,
    kind: CompletionItemKind.Variable,
    rank: 9,
  });
  return [
    ...bindings.map(({ name, expression }) => variable(name, oneLine(expression.text))),
    ...(rule?.inputs ?? []).map(({ name, kind }) => variable(name, `input, a ${kind}`)),
    ...[...builtinReference].map(
      ([label, { means }]): Proposal => ({
        label,
        detail: means,
        kind: CompletionItemKind.Constant,
        rank: 10,
      }),
    ),
    ...[...layer.kala.values()].map(
      ({ entry }): Proposal => ({
        label: entry.name,
        detail: oneLine(entry.expression.text),
        kind: CompletionItemKind.Constant,
        rank: 11,
        ...(entry.title === undefined ? {} : { about: entry.title }),
      }),
    ),
    ...[...layer.divisions.values()].map(
      ({ entry }): Proposal => ({
        label: entry.name,
        detail: oneLine(entry.divide.text),
        kind: CompletionItemKind.Enum,
        rank: 12,
        ...(entry.title === undefined ? {} : { about: entry.title }),
      }),
    ),
    ...[...layer.tables.keys()].map(
      (label): Proposal => ({
        label,
        detail: 'table, looked up as table by Q',
        insert: `${label} by `,
        kind: CompletionItemKind.Field,
        rank: 13,
      }),
    ),
  ];
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The codes of a chain's rules, each with what people call it. */
export const codeItems = (view: ChainView): readonly Proposal[] =>
  [...view.linked.layer.rules.values()].map(
    ({ code, fields }): Proposal => ({
      label: code,
      kind: CompletionItemKind.Reference,
      rank: 15,
      ...(fields?.name === undefined ? {} : { detail: fields.name }),
    }),
  );

const quantityItems = (): readonly Proposal[] =>
  [...new Set(quantitySpellings.values())].map((label): Proposal => {
    const reference = quantityReference.get(label);
    return {
      label,
      kind: CompletionItemKind.Property,
      rank: 8,
      ...(reference === undefined ? {} : { detail: reference.use, about: reference.means }),
    };
  });
