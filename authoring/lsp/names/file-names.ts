// Every name that a file of packs defines or uses, with its place. Found once for each reading of the file.

import { formAt } from '@nirnaya/dsl/pack';
import { Code, clauseOpeners, Ident, keywords, lex, Name, Text } from '@nirnaya/dsl/syntax';
import { vocabularyWith } from '@nirnaya/dsl/vocabulary';
import type { YamlNode, YamlScalar } from '@nirnaya/dsl/yaml';
import type { IToken } from 'chevrotain';
import { grammarAt } from './expression-at.ts';
import type { Definition, DefinitionMode, FileNames, Named, NameUse, WordUse } from './mention.ts';
import { partOf, visit } from './scalars.ts';

const known = new WeakMap<YamlNode, FileNames>();

/** The names of a file by its YAML. */
export function fileNames(root: YamlNode | undefined): FileNames {
  if (root === undefined) return { definitions: [], uses: [] };
  let names = known.get(root);
  if (names === undefined) {
    names = find(root);
    known.set(root, names);
  }
  return names;
}

function find(root: YamlNode): FileNames {
  const definitions: Definition[] = [];
  const uses: (NameUse | WordUse)[] = [];
  visit(root, {
    key: (path, key, value) => {
      const definition = definitionAt(path, key, value);
      if (definition !== undefined) definitions.push(definition);
    },
    value: (path, value) => {
      if (path.length === 1 && path[0] === 'pack') definitions.push(packDefinition(value, root));
      const kind = useAt(path);
      if (kind !== undefined) uses.push(useOf(kind, value));
      // Tables may hold the codes of rules.
      if (path[0] === 'tables' && isCode(value.text)) uses.push({ ...useOf('rule', value), mayBeText: true });
      const grammar = grammarAt(path);
      if (grammar !== undefined) uses.push(...usesIn(value, ownerAt(path), grammar === 'clause'));
    },
  });
  return { definitions, uses };
}

const sections: ReadonlyMap<string, Named> = new Map([
  ['rules', 'rule'],
  ['kala', 'kala'],
  ['tables', 'table'],
  ['divisions', 'division'],
  ['calendars', 'calendar'],
  ['works', 'work'],
]);

const ofRule: ReadonlyMap<string, Named> = new Map([
  ['let', 'let'],
  ['inputs', 'input'],
  ['windows', 'window'],
]);

/** A key without `override` or `extend` before it, and which of them there is. */
export function keyParts(text: string): {
  readonly mode: DefinitionMode;
  readonly name: string;
  /** where the name begins in the key */
  readonly start: number;
} {
  const [, word, blanks = ''] = /^(override|extend)(\s+)/.exec(text) ?? [];
  const start = word === undefined ? 0 : word.length + blanks.length;
  return {
    mode: word === 'override' || word === 'extend' ? word : 'define',
    name: text.slice(start),
    start,
  };
}

function definitionAt(path: readonly string[], key: YamlScalar, value: YamlNode): Definition | undefined {
  const [section = '', , field = ''] = path;
  const kind = path.length === 2 ? sections.get(section) : path.length === 4 ? ofRule.get(field) : undefined;
  if (kind === undefined || (section === 'rules' && path[1] === 'disable')) return undefined;
  const { name: whole, mode, start } = keyParts(key.text);
  // An input that may be left out has a sign behind its name.
  const name = kind === 'input' ? whole.replace(/\?$/, '') : whole;
  return {
    kind,
    name,
    owner: path.length === 4 ? ownerAt(path) : undefined,
    mode,
    range: partOf(key, start, start + name.length),
    whole: { ...key.range, end: Math.max(key.range.end, value.range.end) },
  };
}

const packDefinition = (value: YamlScalar, root: YamlNode): Definition => ({
  kind: 'pack',
  name: value.text,
  owner: undefined,
  mode: 'define',
  range: partOf(value, 0, value.text.length),
  whole: root.range,
});

/** The rule or the calendar whose lets and inputs an expression sees. */
export function ownerAt([section, entry]: readonly string[]): string | undefined {
  return section === 'rules' || section === 'calendars' ? keyParts(entry ?? '').name : undefined;
}

// What a value names as a whole.
function useAt(path: readonly string[]): NameUse['kind'] | undefined {
  const names = formAt(path)?.names;
  return names === 'rashi' ? undefined : names;
}

const useOf = (kind: NameUse['kind'], value: YamlScalar): NameUse => ({
  kind,
  name: value.text,
  range: partOf(value, 0, value.text.length),
});

const wholeCode = new RegExp(`^(?:${(Code.PATTERN as RegExp).source})$`);

/** Whether a text is spelled as the codes of rules are. */
export const isCode = (text: string): boolean => wholeCode.test(text);

// That one name of several words is a single token makes no difference to codes and to words in small letters.
const plainVocabulary = vocabularyWith([]);

function usesIn(text: YamlScalar, owner: string | undefined, areClauses: boolean): (NameUse | WordUse)[] {
  const { tokens } = lex(text.text, plainVocabulary);
  return tokens.flatMap((token, i): (NameUse | WordUse)[] => {
    const { image: name, startOffset, tokenType } = token;
    const range = partOf(text, startOffset, (token.endOffset ?? startOffset) + 1);
    // What a line of a score is labelled is no rule.
    const isLabel = tokens[i - 1]?.tokenType === keywords.as;
    if (tokenType === Code) return isLabel ? [] : [{ kind: 'rule', name, range }];
    if (tokenType === Name) return [{ kind: 'calendar', name, range }];
    if (tokenType !== Ident) return [];
    if (areClauses && isAttributedTo(tokens, i)) return [{ kind: 'work', name, range }];
    const isBy = (at: number): boolean => tokens[at]?.tokenType === keywords.by;
    return [{ kind: 'word', name, owner, lookedUp: isBy(i + 1) && !isBy(i - 1), range }];
  });
}

// The `dharmasindhu` of `... by dharmasindhu "2.3"`, with which a clause ends.
function isAttributedTo(tokens: readonly IToken[], i: number): boolean {
  if (tokens[i - 1]?.tokenType !== keywords.by || tokens[i - 2]?.tokenType === keywords.set) return false;
  const next = tokens[i + 1]?.tokenType === Text ? tokens[i + 2] : tokens[i + 1];
  return next === undefined || clauseOpeners.includes(next.tokenType);
}

/** The packs that a file of author tests is about, as it names them. */
export const testPacks = (root: YamlNode | undefined): readonly YamlScalar[] =>
  scalarsOf(fieldOf(root, 'pack'));

/** The names that a file of author tests uses: packs, rules, kalas, inputs, and the words of the clauses that decide. */
export function testNames(root: YamlNode | undefined): readonly (NameUse | WordUse)[] {
  const tests = fieldOf(root, 'tests');
  const packs = testPacks(root).map((value) => useOf('pack', value));
  if (tests?.kind !== 'list') return packs;
  const named = tests.items.flatMap((test) => {
    const rules = scalarsOf(fieldOf(test, 'rule'));
    const kalas = scalarsOf(fieldOf(test, 'kala'));
    const clauses = scalarsOf(fieldOf(test, 'by'));
    return [
      ...rules.map((value) => useOf('rule', value)),
      ...kalas.map((value) => useOf('kala', value)),
      ...clauses.flatMap((value) => usesIn(value, rules[0]?.text, true)),
      ...inputsIn(test, rules[0]?.text),
    ];
  });
  return [...packs, ...named];
}

// The inputs that a test gives, by their names.
function inputsIn(test: YamlNode, owner: string | undefined): readonly WordUse[] {
  const inputs = fieldOf(test, 'inputs');
  if (inputs?.kind !== 'map') return [];
  return inputs.entries.map(({ key }) => ({
    kind: 'word',
    name: key.text,
    owner,
    lookedUp: false,
    range: partOf(key, 0, key.text.length),
  }));
}

const fieldOf = (node: YamlNode | undefined, field: string): YamlNode | undefined =>
  node?.kind === 'map' ? node.entries.find(({ key }) => key.text === field)?.value : undefined;

function scalarsOf(node: YamlNode | undefined): readonly YamlScalar[] {
  if (node?.kind === 'list') return node.items.flatMap(scalarsOf);
  return node?.kind === 'scalar' ? [node] : [];
}
