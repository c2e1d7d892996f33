// Risings, settings and other moments of the sky, and what only the rules of a birth have.

import type { IToken } from 'chevrotain';
import type { GrahaState } from './affixes.ts';
import type { Quantifier } from './ast.ts';
import { NameGrammar } from './name-grammar.ts';
import { type Rule, wordOf } from './node-grammar.ts';
import {
  Comma,
  keywords as k,
  LBracket,
  Name,
  NumberToken,
  Quantity,
  RBracket,
  stateTokens,
  Varga,
} from './tokens.ts';

/** What is read of the grahas. */
export abstract class GrahaGrammar extends NameGrammar {
  /** `longitude of Jupiter`, `house 8 of lagna`. */
  protected readonly sky: Rule = this.RULE('sky', () =>
    this.OR([
      {
        ALT: () => {
          const head = this.CONSUME(k.longitude);
          this.CONSUME(k.of);
          const graha = this.OR3([{ ALT: () => this.CONSUME(Name) }, { ALT: () => this.CONSUME(Quantity) }]);
          return this.node(
            head,
            () => graha,
            () => ({ kind: 'longitude', graha: wordOf(graha) }),
          );
        },
      },
      {
        ALT: () => {
          const head = this.CONSUME(k.house);
          const houses: number[] = [];
          const one = (token: IToken): void => {
            this.ACTION(() => houses.push(Number(token.image)));
          };
          this.OR2([
            { ALT: () => one(this.CONSUME(NumberToken)) },
            {
              ALT: () => {
                this.CONSUME(LBracket);
                this.AT_LEAST_ONE_SEP({
                  SEP: Comma,
                  DEF: () => one(this.CONSUME2(NumberToken)),
                });
                this.CONSUME(RBracket);
              },
            },
          ]);
          this.CONSUME2(k.of);
          const of = this.SUBRULE(this.shifted);
          return this.node(
            head,
            () => of,
            () => ({ kind: 'house', houses, of }),
          );
        },
      },
    ]),
  );

  /** What only the rules of a birth have: `at least 3 of planets`, `exalted Venus`, `D9 lagna`. */
  protected readonly chart: Rule = this.RULE('chart', () =>
    this.OR([
      {
        ALT: () => {
          let n: IToken | undefined;
          let most: IToken | undefined;
          const head = this.OR2([
            {
              ALT: () => {
                const at = this.CONSUME(k.at);
                most = this.OR3([{ ALT: () => this.CONSUME(k.least) }, { ALT: () => this.CONSUME(k.most) }]);
                n = this.CONSUME(NumberToken);
                return at;
              },
            },
            {
              ALT: () => {
                const exactly = this.CONSUME(k.exactly);
                n = this.CONSUME2(NumberToken);
                return exactly;
              },
            },
            { ALT: () => this.CONSUME(k.all) },
          ]);
          this.CONSUME(k.of);
          const of = this.SUBRULE(this.shifted);
          return this.node(
            head,
            () => of,
            () => ({
              kind: 'some',
              how: (most === undefined ? head.image : `at ${most.image}`) as Quantifier,
              n: Number(n?.image ?? 0),
              of,
            }),
          );
        },
      },
      {
        ALT: () => {
          const head = this.OR4(
            stateTokens.map((type, index) => ({ ALT: () => this.consume(index + 1, type) })),
          );
          const of = this.SUBRULE2(this.shifted);
          return this.node(
            head,
            () => of,
            () => ({ kind: 'described', how: head.image as GrahaState, of }),
          );
        },
      },
      {
        ALT: () => {
          const frame = this.OR6([
            { ALT: () => this.CONSUME(Varga) },
            { ALT: () => this.CONSUME(k.bride) },
            { ALT: () => this.CONSUME(k.groom) },
          ]);
          const of = this.SUBRULE4(this.shifted);
          return this.node(
            frame,
            () => of,
            () => ({ kind: 'frame', frame: wordOf(frame), of }),
          );
        },
      },
    ]),
  );
}
