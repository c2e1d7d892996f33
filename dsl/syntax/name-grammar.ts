// Names: quantities of the sky, phrases such as `Bhadrapada Shukla 4`, and what begins with a name.

import type { IToken } from 'chevrotain';
import type { Expression, Word } from './ast.ts';
import { quantitySpellings } from './keywords.ts';
import { MeasureGrammar } from './measure-grammar.ts';
import { type Rule, wordOf } from './node-grammar.ts';
import { Ident, keywords as k, Name, NumberToken, Quantity } from './tokens.ts';

/** What is named. */
export abstract class NameGrammar extends MeasureGrammar {
  /** `tithi`, `rashi of Sun`, `nakshatra Rohini`, `class Nanda`. */
  protected readonly quantity: Rule = this.RULE('quantity', () =>
    this.OR([
      {
        ALT: () => {
          const quantity = this.CONSUME(Quantity);
          let of: IToken | undefined;
          let value: Expression | undefined;
          this.OPTION({
            // `tithi of next day` shifts the day; only a name after `of` is a graha.
            GATE: () => [Name, Quantity, k.bride, k.groom].some((type) => this.ahead(type, 2)),
            DEF: () => {
              this.CONSUME(k.of);
              of = this.OR2([
                { ALT: () => this.CONSUME(Name) },
                { ALT: () => this.CONSUME2(Quantity) },
                { ALT: () => this.CONSUME(k.bride) },
                { ALT: () => this.CONSUME(k.groom) },
              ]);
            },
          });
          this.OPTION2(() => {
            value = this.SUBRULE(this.phrase);
          });
          return this.node(
            quantity,
            () => value ?? of ?? quantity,
            () => ({
              kind: 'quantity',
              quantity: quantitySpellings.get(quantity.image) ?? quantity.image,
              of: of && wordOf(of),
              value,
            }),
          );
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(k.class);
          const name = this.CONSUME2(Name);
          return this.node(
            start,
            () => name,
            () => ({ kind: 'class', name: wordOf(name) }),
          );
        },
      },
    ]),
  );

  /** Names and numbers that together name something: `Bhadrapada Shukla 4`, `Gregorian 25 December`. */
  protected readonly phrase: Rule = this.RULE('phrase', () => {
    const words: Word[] = [];
    let upTo: IToken | undefined;
    const first = this.CONSUME(Name);
    words.push(this.ACTION(() => wordOf(first)));
    this.MANY(() => {
      const next = this.OR([{ ALT: () => this.CONSUME2(Name) }, { ALT: () => this.CONSUME(NumberToken) }]);
      this.ACTION(() => {
        const number = next.tokenType === NumberToken ? { number: Number(next.image) } : {};
        words.push({ ...wordOf(next), ...number });
      });
    });
    this.OPTION({
      GATE: () => this.ahead(NumberToken, 0) && this.ahead(k.to) && this.ahead(NumberToken, 2),
      DEF: () => {
        this.CONSUME(k.to);
        upTo = this.CONSUME3(NumberToken);
      },
    });
    return this.node(
      first,
      () => upTo ?? words.at(-1) ?? first,
      () => ({
        kind: 'phrase',
        words,
        upTo: upTo && Number(upTo.image),
      }),
    );
  });

  /** What begins with a name: a sankranti, an asta, a weekday near something, or a phrase. */
  protected readonly named: Rule = this.RULE('named', () =>
    this.OR([
      {
        GATE: () => this.ahead(k.enters, 2),
        ALT: () => {
          let rashi: IToken | undefined;
          const graha = this.CONSUME(Name);
          this.CONSUME(k.enters);
          const tropical = this.OPTION(() => this.CONSUME(k.tropical));
          const last = this.OR2([
            {
              ALT: () => {
                rashi = this.CONSUME2(Name);
                return rashi;
              },
            },
            { ALT: () => this.CONSUME(Quantity) },
          ]);
          return this.node(
            graha,
            () => last,
            () => ({
              kind: 'enters',
              graha: wordOf(graha),
              rashi: rashi && wordOf(rashi),
              ...(tropical === undefined ? {} : { tropical: true }),
            }),
          );
        },
      },
      {
        GATE: () => this.ahead(k.set, 2),
        ALT: () => {
          const graha = this.CONSUME4(Name);
          this.CONSUME(k.set);
          this.CONSUME(k.by);
          const table = this.CONSUME(Ident);
          return this.node(
            graha,
            () => table,
            () => ({ kind: 'asta', graha: wordOf(graha), table: wordOf(table) }),
          );
        },
      },
      {
        GATE: () => this.ahead(k.on, 2),
        ALT: () => {
          const weekday = this.CONSUME3(Name);
          this.CONSUME(k.on);
          this.CONSUME(k.or);
          const side = this.OR3([
            { ALT: () => this.CONSUME(k.before) },
            { ALT: () => this.CONSUME(k.after) },
          ]);
          const anchor = this.SUBRULE(this.shifted);
          return this.node(
            weekday,
            () => anchor,
            () => ({
              kind: 'weekday-near',
              weekday: wordOf(weekday),
              side: side.image as 'before' | 'after',
              anchor,
            }),
          );
        },
      },
      { ALT: () => this.SUBRULE(this.phrase) },
    ]),
  );
}
