// Where a token ends in the source.

import type { IToken } from 'chevrotain';

/** The offset after a token's last character; of the end of the text NaN. The lexer sets the offsets of every token. */
export const tokenEnd = (token: IToken): number => (token.endOffset as number) + 1;
