// Semantic tokens of expressions, for colours: to YAML alone an expression is only a text.

import { isTestFile } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { Clock, Code, keywords, lex, Name, NumberToken, Ordinal, Quantity, Text } from '@nirnaya/dsl/syntax';
import type { Vocabulary } from '@nirnaya/dsl/vocabulary';
import type { TokenType } from 'chevrotain';
import { type SemanticTokens, SemanticTokensBuilder, type SemanticTokensLegend } from 'vscode-languageserver';
import { grammarAt } from '../names/expression-at.ts';
import { fileNames, testNames } from '../names/file-names.ts';
import type { Named } from '../names/mention.ts';
import { partOf, visit } from '../names/scalars.ts';
import { meaningOf } from '../names/symbols.ts';
import { rangeIn } from '../workspace/positions.ts';
import type { Project } from '../workspace/project.ts';
import { type FileRead, packOf } from '../workspace/read.ts';

const types = [
  'keyword',
  'number',
  'string',
  'property',
  'enumMember',
  'function',
  'variable',
  'parameter',
  'class',
  'enum',
  'struct',
  'namespace',
] as const;
type Kind = (typeof types)[number];

const declaration = 1;
const readonly = 2;

/** The legend of the numbers in an answer. */
export const tokenLegend: SemanticTokensLegend = {
  tokenTypes: [...types],
  tokenModifiers: ['declaration', 'readonly'],
};

const kindOfNamed: Readonly<Record<Named, readonly [kind: Kind, modifiers: number]>> = {
  rule: ['function', 0],
  kala: ['variable', readonly],
  let: ['variable', 0],
  window: ['variable', 0],
  input: ['parameter', 0],
  table: ['struct', 0],
  division: ['enum', 0],
  calendar: ['class', 0],
  pack: ['namespace', 0],
  work: ['namespace', 0],
};

interface Coloured {
  readonly range: SourceRange;
  readonly kind: Kind;
  readonly modifiers: number;
}

/** The words of a file, in the order of its text. */
export function semanticTokens(project: Project, read: FileRead): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  const byStart = new Map<number, Coloured>();
  // A name that is known for what it is takes the place of a mere word.
  for (const one of [...wordsOf(project, read), ...namesOf(project, read)]) byStart.set(one.range.start, one);
  const inOrder = [...byStart.values()].sort((a, b) => a.range.start - b.range.start);
  let last = 0;
  for (const { range, kind, modifiers } of inOrder) {
    const { start, end } = rangeIn(range);
    if (range.start < last || start.line !== end.line || end.character <= start.character) continue;
    last = range.end;
    builder.push(
      start.line,
      start.character,
      end.character - start.character,
      types.indexOf(kind),
      modifiers,
    );
  }
  return builder.build();
}

// Keywords, numbers, texts, quantities and the names of the tradition.
function wordsOf(project: Project, read: FileRead): readonly Coloured[] {
  const { root, file } = read;
  const out: Coloured[] = [];
  const vocabulary = project.view(packOf(read))?.vocabulary;
  if (root === undefined || vocabulary === undefined || isTestFile(file.path)) return out;
  visit(root, {
    key: () => undefined,
    value: (path, value) => {
      if (grammarAt(path) === undefined || !value.exact) return;
      for (const { start, end, kind } of tokensOf(value.text, vocabulary))
        out.push({ range: partOf(value, start, end), kind, modifiers: 0 });
    },
  });
  return out;
}

const keywordTypes: ReadonlySet<TokenType> = new Set(Object.values(keywords));
const kinds: ReadonlyMap<TokenType, Kind> = new Map<TokenType, Kind>([
  [NumberToken, 'number'],
  [Clock, 'number'],
  [Ordinal, 'number'],
  [Text, 'string'],
  [Quantity, 'property'],
  [Name, 'enumMember'],
  [Code, 'function'],
]);

function tokensOf(text: string, vocabulary: Vocabulary) {
  return lex(text, vocabulary).tokens.flatMap(({ tokenType, startOffset, endOffset }) => {
    const kind = keywordTypes.has(tokenType) ? 'keyword' : kinds.get(tokenType);
    if (kind === undefined) return [];
    return [{ start: startOffset, end: (endOffset ?? startOffset) + 1, kind }];
  });
}

// What is defined, and what is meant by names of the packs.
function namesOf(project: Project, read: FileRead): readonly Coloured[] {
  const { definitions, uses } = isTestFile(read.file.path)
    ? { definitions: [], uses: testNames(read.root) }
    : fileNames(read.root);
  const defined = definitions.map(({ kind: named, range }): Coloured => {
    const [kind, modifiers] = kindOfNamed[named];
    return { range, kind, modifiers: modifiers | declaration };
  });
  const meant = uses.flatMap((use): Coloured[] => {
    const meaning = meaningOf(project, packOf(read), use);
    if (meaning === undefined) return [];
    const [kind, modifiers] = kindOfNamed[meaning.kind];
    return [{ range: use.range, kind, modifiers }];
  });
  return [...meant, ...defined];
}
