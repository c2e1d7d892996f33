// The error messages of the grammar: only what it expected; parse.ts adds what it found and where.

import type { IParserErrorMessageProvider, TokenType } from 'chevrotain';

const most = 8;

function oneOf(names: readonly string[]): string {
  const unique = [...new Set(names)].filter((name) => name !== 'EOF');
  if (unique.length === 0) return 'the end of the expression';
  if (unique.length > most) return 'an expression';
  return unique.join(' or ');
}

const label = (token: TokenType): string => token.name;

/** Chevrotain's messages cut down to the list of what was expected. */
export const parserMessages: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => label(expected),
  buildNotAllInputParsedMessage: () => 'an operator or the end of the expression',
  buildNoViableAltMessage: ({ expectedPathsPerAlt }) =>
    oneOf(expectedPathsPerAlt.flat().map((path) => (path[0] === undefined ? 'EOF' : label(path[0])))),
  buildEarlyExitMessage: ({ expectedIterationPaths }) =>
    oneOf(expectedIterationPaths.map((path) => (path[0] === undefined ? 'EOF' : label(path[0])))),
};
