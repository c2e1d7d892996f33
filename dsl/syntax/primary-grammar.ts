// The primaries: groups, lists, and what is made of another window. Numbers, names and grahas are read in the parts below;
// the levels of operators and the clauses, in grammar.ts, build on this one.

import type { IToken } from 'chevrotain';
import { prefixes, prefixWords } from './affixes.ts';
import type { Expression } from './ast.ts';
import { GrahaGrammar } from './graha-grammar.ts';
import type { Rule } from './node-grammar.ts';
import { Comma, keywords as k, LBracket, LParen, NumberToken, Ordinal, RBracket, RParen } from './tokens.ts';

const prefixTokens = prefixWords.map((word) => ({ word, type: k[word] }));

/** The primaries of the language. */
export abstract class PrimaryGrammar extends GrahaGrammar {
  protected readonly primary: Rule = this.RULE('primary', () =>
    this.OR([
      { ALT: () => this.SUBRULE(this.group) },
      { ALT: () => this.SUBRULE(this.list) },
      { GATE: () => this.isFraction(), ALT: () => this.SUBRULE(this.fraction) },
      { GATE: () => !this.isFraction(), ALT: () => this.SUBRULE(this.measure) },
      { ALT: () => this.SUBRULE(this.literal) },
      { ALT: () => this.SUBRULE(this.quantity) },
      { ALT: () => this.SUBRULE(this.named) },
      { ALT: () => this.SUBRULE(this.prefix) },
      { ALT: () => this.SUBRULE(this.sky) },
      { ALT: () => this.SUBRULE(this.chart) },
      { ALT: () => this.SUBRULE(this.neighbour) },
      { ALT: () => this.SUBRULE(this.division) },
      { ALT: () => this.SUBRULE(this.window) },
      { ALT: () => this.SUBRULE(this.counting) },
    ]),
  );

  private readonly group: Rule = this.RULE('group', () => {
    const open = this.CONSUME(LParen);
    const inner = this.SUBRULE(this.expression);
    const close = this.CONSUME(RParen);
    return this.node(
      open,
      () => close,
      () => inner,
    );
  });

  private readonly list: Rule = this.RULE('list', () => {
    const items: Expression[] = [];
    const open = this.CONSUME(LBracket);
    this.MANY_SEP({
      SEP: Comma,
      DEF: () => {
        items.push(this.SUBRULE(this.expression));
      },
    });
    const close = this.CONSUME(RBracket);
    return this.node(
      open,
      () => close,
      () => ({ kind: 'list', items }),
    );
  });

  /** `start of X`, `length of X`, `any of X`, `overlap of X in Y`. */
  private readonly prefix: Rule = this.RULE('prefix', () =>
    this.OR([
      {
        ALT: () => {
          const { word, head } = this.OR2(
            prefixTokens.map(({ word, type }) => ({ ALT: () => ({ word, head: this.consume(0, type) }) })),
          );
          this.CONSUME(k.of);
          const of = this.SUBRULE(this.shifted);
          return this.node<Expression>(
            head,
            () => of,
            () => ({ ...prefixes[word], of }),
          );
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(k.overlap);
          this.CONSUME2(k.of);
          const of = this.SUBRULE2(this.shifted);
          this.CONSUME(k.in);
          const within = this.SUBRULE3(this.shifted);
          return this.node(
            start,
            () => within,
            () => ({ kind: 'overlap', of, in: within }),
          );
        },
      },
    ]),
  );

  /** `next A after t`, `last A before t`, `first A within B`, `3rd A within B`, `every A`. */
  private readonly neighbour: Rule = this.RULE('neighbour', () =>
    this.OR([
      {
        ALT: () => {
          const next = this.CONSUME(k.next);
          const of = this.SUBRULE(this.shifted);
          this.CONSUME(k.after);
          const anchor = this.SUBRULE2(this.shifted);
          return this.node(
            next,
            () => anchor,
            () => ({ kind: 'neighbour', which: 'next', of, anchor }),
          );
        },
      },
      {
        ALT: () => {
          const last = this.CONSUME(k.last);
          const of = this.SUBRULE3(this.shifted);
          return this.OR2([
            {
              ALT: () => {
                this.CONSUME(k.before);
                const anchor = this.SUBRULE4(this.shifted);
                return this.node(
                  last,
                  () => anchor,
                  () => ({ kind: 'neighbour', which: 'last', of, anchor }),
                );
              },
            },
            {
              ALT: () => {
                this.CONSUME(k.within);
                const within = this.SUBRULE5(this.shifted);
                return this.node(
                  last,
                  () => within,
                  () => ({ kind: 'nth', n: -1, of, within }),
                );
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          const which = this.OR3([
            { ALT: () => this.CONSUME(k.first) },
            { ALT: () => this.CONSUME(Ordinal) },
          ]);
          const of = this.SUBRULE6(this.shifted);
          this.CONSUME2(k.within);
          const within = this.SUBRULE7(this.shifted);
          return this.node(
            which,
            () => within,
            () => ({
              kind: 'nth',
              n: which.image === 'first' ? 1 : Number.parseInt(which.image, 10),
              of,
              within,
            }),
          );
        },
      },
      {
        ALT: () => {
          const every = this.CONSUME(k.every);
          const of = this.SUBRULE8(this.shifted);
          return this.node(
            every,
            () => of,
            () => ({ kind: 'every', of }),
          );
        },
      },
    ]),
  );

  /** `part 3 of 5 of day`, `parts 10 to 12 of 15 of day`. */
  private readonly division: Rule = this.RULE('division', () => {
    let to: Expression | undefined;
    const head = this.OR([{ ALT: () => this.CONSUME(k.part) }, { ALT: () => this.CONSUME(k.parts) }]);
    const from = this.SUBRULE(this.index);
    this.OPTION(() => {
      this.CONSUME(k.to);
      to = this.SUBRULE2(this.index);
    });
    this.CONSUME(k.of);
    const count = this.CONSUME(NumberToken);
    this.CONSUME2(k.of);
    const of = this.SUBRULE(this.shifted);
    return this.node(
      head,
      () => of,
      () => ({ kind: 'part', from, to, count: Number(count.image), of }),
    );
  });

  /** The index of a part: a number or parentheses. */
  private readonly index: Rule = this.RULE('index', () =>
    this.OR([
      {
        ALT: () => {
          const number = this.CONSUME(NumberToken);
          return this.node(
            number,
            () => number,
            () => ({ kind: 'number', value: Number(number.image) }),
          );
        },
      },
      { ALT: () => this.SUBRULE(this.group) },
    ]),
  );

  /** `from sunset for 72 min`, `from sunset to moonrise`. */
  private readonly window: Rule = this.RULE('window', () => {
    const head = this.CONSUME(k.from);
    const from = this.SUBRULE(this.shifted);
    return this.OR([
      {
        ALT: () => {
          this.CONSUME(k.for);
          const length = this.SUBRULE2(this.shifted);
          return this.node(
            head,
            () => length,
            () => ({ kind: 'from-for', from, length }),
          );
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.to);
          const to = this.SUBRULE3(this.shifted);
          return this.node(
            head,
            () => to,
            () => ({ kind: 'from-to', from, to }),
          );
        },
      },
    ]);
  });

  /** `count from a to b over 28`, `cycle [..] from x`. */
  private readonly counting: Rule = this.RULE('counting', () =>
    this.OR([
      {
        ALT: () => {
          let over: IToken | undefined;
          const head = this.CONSUME(k.count);
          this.CONSUME(k.from);
          const from = this.SUBRULE(this.tight);
          this.CONSUME(k.to);
          const to = this.SUBRULE2(this.tight);
          this.OPTION(() => {
            this.CONSUME(k.over);
            over = this.CONSUME(NumberToken);
          });
          return this.node(
            head,
            () => over ?? to,
            () => ({
              kind: 'count',
              from,
              to,
              over: over && Number(over.image),
            }),
          );
        },
      },
      {
        ALT: () => {
          const head = this.CONSUME(k.cycle);
          const items = this.SUBRULE(this.list);
          this.CONSUME2(k.from);
          const from = this.SUBRULE3(this.tight);
          return this.node(
            head,
            () => from,
            () => ({ kind: 'cycle', items, from }),
          );
        },
      },
    ]),
  );
}
