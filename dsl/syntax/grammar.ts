// The Chevrotain grammar. One rule a level of precedence, loosest first; actions build the tree directly.
// Used through parse.ts only.

import {
  EmbeddedActionsParser,
  type IToken,
  type ParserMethod,
  type TokenType,
  tokenMatcher,
} from 'chevrotain';

import type {
  BinaryOperator,
  Clause,
  ComparisonOperator,
  DividedWindow,
  DurationUnit,
  Expression,
  Word,
} from './ast.ts';
import { faultMessages } from './fault-messages.ts';
import {
  allTokens,
  Clock,
  Code,
  Comma,
  Compare,
  Ident,
  keywords as k,
  LBracket,
  LParen,
  Minus,
  Name,
  NumberToken,
  Ordinal,
  Plus,
  Quantity,
  quantitySpellings,
  RBracket,
  RParen,
  Slash,
  Star,
  Text,
} from './tokens.ts';

type Rule = ParserMethod<[], Expression>;

const endOf = (token: IToken): number => (token.endOffset ?? token.startOffset) + 1;
const wordOf = (token: IToken): Word => ({ text: token.image, start: token.startOffset, end: endOf(token) });
const numberWordOf = (token: IToken): Word => ({ ...wordOf(token), number: Number(token.image) });

const binary = (op: BinaryOperator, left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  op,
  left,
  right,
  start: left.start,
  end: right.end,
});

/** `start of X`, `length of X` and their kin. */
function prefixed(which: IToken, of: Expression): Expression {
  const extent = { start: which.startOffset, end: of.end };
  switch (which.image) {
    case 'length':
      return { kind: 'length', of, ...extent };
    case 'number':
      return { kind: 'number-of', of, ...extent };
    case 'lord':
      return { kind: 'lord-of', of, ...extent };
    default:
      return { kind: 'edge', which: which.image as 'start' | 'end' | 'middle', of, ...extent };
  }
}

const comparisonOperators: readonly (readonly [TokenType, BinaryOperator])[] = [
  [k.touches, 'touches'],
  [k.covers, 'covers'],
  [k.before, 'before'],
  [k.after, 'after'],
  [k.within, 'within'],
];

/** The grammar; `parse.ts` feeds it tokens and reads its errors. */
export class Grammar extends EmbeddedActionsParser {
  constructor() {
    super(allTokens, { maxLookahead: 2, errorMessageProvider: faultMessages });
    this.performSelfAnalysis();
  }

  private next(type: TokenType, distance = 1): boolean {
    return tokenMatcher(this.LA(distance), type);
  }

  /** A whole expression: `A or B else C`. */
  readonly expression: Rule = this.RULE('expression', () => {
    let left = this.SUBRULE(this.disjunction);
    this.MANY(() => {
      this.CONSUME(k.else);
      const right = this.SUBRULE2(this.disjunction);
      left = this.ACTION(() => binary('else', left, right));
    });
    return left;
  });

  private readonly disjunction: Rule = this.RULE('disjunction', () => {
    let left = this.SUBRULE(this.conjunction);
    this.MANY(() => {
      this.CONSUME(k.or);
      const right = this.SUBRULE2(this.conjunction);
      left = this.ACTION(() => binary('or', left, right));
    });
    return left;
  });

  private readonly conjunction: Rule = this.RULE('conjunction', () => {
    let left = this.SUBRULE(this.negation);
    this.MANY(() => {
      const op = this.OR([
        { ALT: () => this.CONSUME(k.and) },
        { ALT: () => this.CONSUME(k.except) },
        { ALT: () => this.CONSUME(k.when) },
      ]);
      const right = this.SUBRULE2(this.negation);
      left = this.ACTION(() => binary(op.image as BinaryOperator, left, right));
    });
    return left;
  });

  private readonly negation: Rule = this.RULE('negation', () =>
    this.OR([
      {
        ALT: () => {
          const not = this.CONSUME(k.not);
          const operand = this.SUBRULE(this.negation);
          return this.ACTION(
            (): Expression => ({ kind: 'not', operand, start: not.startOffset, end: operand.end }),
          );
        },
      },
      { ALT: () => this.SUBRULE(this.comparison) },
    ]),
  );

  private readonly comparison: Rule = this.RULE('comparison', () => {
    const left = this.SUBRULE(this.sum);
    let whole = left;
    this.OPTION(() => {
      whole = this.OR([
        {
          ALT: () => {
            const op = this.CONSUME(Compare);
            const right = this.SUBRULE2(this.sum);
            return this.ACTION(() => binary(op.image as ComparisonOperator, left, right));
          },
        },
        ...comparisonOperators.map(([type, op], index) => ({
          ALT: () => {
            this.consume(index, type);
            const right = this.subrule(index + 3, this.sum);
            return this.ACTION(() => binary(op, left, right));
          },
        })),
        {
          ALT: () => {
            this.CONSUME(k.is);
            const negated = this.OPTION2(() => this.CONSUME(k.not)) !== undefined;
            return this.OR2([
              {
                ALT: () => {
                  const how = this.OR3([
                    { ALT: () => this.CONSUME(k.vriddhi) },
                    { ALT: () => this.CONSUME(k.kshaya) },
                  ]);
                  return this.ACTION(
                    (): Expression => ({
                      kind: 'grows',
                      left,
                      how: how.image as 'vriddhi' | 'kshaya',
                      negated,
                      start: left.start,
                      end: endOf(how),
                    }),
                  );
                },
              },
              {
                ALT: () => {
                  const right = this.subrule(20, this.sum);
                  return this.ACTION(
                    (): Expression => ({
                      kind: 'is',
                      left,
                      right,
                      negated,
                      start: left.start,
                      end: right.end,
                    }),
                  );
                },
              },
            ]);
          },
        },
        {
          ALT: () => {
            this.CONSUME(k.in);
            const right = this.subrule(21, this.sum);
            let result = this.ACTION(() => binary('in', left, right));
            this.OPTION3(() => {
              this.CONSUME(k.to);
              const to = this.subrule(22, this.sum);
              result = this.ACTION(() => this.arc(left, right, to));
            });
            return result;
          },
        },
      ]);
    });
    return whole;
  });

  // An angle is the only thing that `in A to B` takes; anything else is left for the checker to refuse.
  private arc(left: Expression, from: Expression, to: Expression): Expression {
    const degrees = (e: Expression): number => (e.kind === 'angle' ? e.degrees : Number.NaN);
    return { kind: 'arc', left, from: degrees(from), to: degrees(to), start: left.start, end: to.end };
  }

  private readonly sum: Rule = this.RULE('sum', () => {
    let left = this.SUBRULE(this.product);
    this.MANY(() => {
      const op = this.OR([{ ALT: () => this.CONSUME(Plus) }, { ALT: () => this.CONSUME(Minus) }]);
      const right = this.SUBRULE2(this.product);
      left = this.ACTION(() => binary(op.image as BinaryOperator, left, right));
    });
    return left;
  });

  private readonly product: Rule = this.RULE('product', () => {
    let left = this.SUBRULE(this.tight);
    this.MANY(() => {
      const op = this.OR([
        { ALT: () => this.CONSUME(Star) },
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => this.CONSUME(k.mod) },
      ]);
      const right = this.SUBRULE2(this.tight);
      left = this.ACTION(() => binary(op.image as BinaryOperator, left, right));
    });
    return left;
  });

  /** `table by key`, `spans at instant`. */
  private readonly tight: Rule = this.RULE('tight', () => {
    let left = this.SUBRULE(this.shifted);
    this.MANY(() => {
      const op = this.OR([{ ALT: () => this.CONSUME(k.by) }, { ALT: () => this.CONSUME(k.at) }]);
      const right = this.SUBRULE2(this.shifted);
      left = this.ACTION(() => binary(op.image as BinaryOperator, left, right));
    });
    return left;
  });

  /** `pradosha of previous day`. */
  private readonly shifted: Rule = this.RULE('shifted', () => {
    let of = this.SUBRULE(this.primary);
    this.MANY(() => {
      this.CONSUME(k.of);
      const which = this.OR([{ ALT: () => this.CONSUME(k.previous) }, { ALT: () => this.CONSUME(k.next) }]);
      const day = this.CONSUME(k.day);
      of = this.ACTION(
        (): Expression => ({
          kind: 'shifted',
          of,
          days: which.image === 'next' ? 1 : -1,
          start: of.start,
          end: endOf(day),
        }),
      );
    });
    return of;
  });

  private readonly primary: Rule = this.RULE('primary', () =>
    this.OR([
      { ALT: () => this.SUBRULE(this.group) },
      { ALT: () => this.SUBRULE(this.list) },
      { GATE: () => this.isFraction(), ALT: () => this.SUBRULE(this.fraction) },
      { GATE: () => !this.isFraction(), ALT: () => this.SUBRULE(this.measure) },
      { ALT: () => this.SUBRULE(this.literal) },
      { ALT: () => this.SUBRULE(this.quantity) },
      { ALT: () => this.SUBRULE(this.named) },
      { ALT: () => this.SUBRULE(this.prefix) },
      { ALT: () => this.SUBRULE(this.neighbour) },
      { ALT: () => this.SUBRULE(this.division) },
      { ALT: () => this.SUBRULE(this.window) },
      { ALT: () => this.SUBRULE(this.counting) },
    ]),
  );

  private isFraction(): boolean {
    return this.next(NumberToken) && this.next(Slash, 2) && this.next(NumberToken, 3) && this.next(k.of, 4);
  }

  private readonly group: Rule = this.RULE('group', () => {
    const open = this.CONSUME(LParen);
    const inner = this.SUBRULE(this.expression);
    const close = this.CONSUME(RParen);
    return this.ACTION((): Expression => ({ ...inner, start: open.startOffset, end: endOf(close) }));
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
    return this.ACTION(
      (): Expression => ({ kind: 'list', items, start: open.startOffset, end: endOf(close) }),
    );
  });

  /** `1/3 of K`. */
  private readonly fraction: Rule = this.RULE('fraction', () => {
    const numerator = this.CONSUME(NumberToken);
    this.CONSUME(Slash);
    const denominator = this.CONSUME2(NumberToken);
    this.CONSUME(k.of);
    const of = this.SUBRULE(this.shifted);
    return this.ACTION(
      (): Expression => ({
        kind: 'fraction',
        numerator: Number(numerator.image),
        denominator: Number(denominator.image),
        of,
        start: numerator.startOffset,
        end: of.end,
      }),
    );
  });

  /** A number, an angle, a duration, and what is placed by a duration: `24 min each side of X`. */
  private readonly measure: Rule = this.RULE('measure', () => {
    const amount = this.CONSUME(NumberToken);
    let result: Expression = this.ACTION(() => ({
      kind: 'number',
      value: Number(amount.image),
      start: amount.startOffset,
      end: endOf(amount),
    }));
    this.OPTION(() => {
      result = this.OR([
        {
          ALT: () => {
            const deg = this.CONSUME(k.deg);
            return this.ACTION(
              (): Expression => ({
                kind: 'angle',
                degrees: Number(amount.image),
                start: amount.startOffset,
                end: endOf(deg),
              }),
            );
          },
        },
        { ALT: () => this.placed(amount) },
      ]);
    });
    return result;
  });

  private placed(amount: IToken): Expression {
    let unit: DurationUnit = 'min';
    let last = amount;
    let of: Expression | undefined;
    this.OR2([
      {
        ALT: () => {
          last = this.OR3([
            { ALT: () => this.CONSUME(k.min) },
            { ALT: () => this.CONSUME(k.hour) },
            { ALT: () => this.CONSUME(k.hours) },
            { ALT: () => this.CONSUME(k.day) },
            { ALT: () => this.CONSUME(k.days) },
          ]);
          unit = this.ACTION(() => unitOf(last.image));
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.fixed);
          last = this.CONSUME2(k.ghati);
          unit = 'fixed ghati';
        },
      },
      {
        ALT: () => {
          last = this.OR4([
            { ALT: () => this.CONSUME(k.muhurta) },
            { ALT: () => this.CONSUME(k.ghati) },
            { ALT: () => this.CONSUME(k.prahara) },
          ]);
          unit = this.ACTION(() => last.image as DurationUnit);
          this.OPTION2(() => {
            this.CONSUME(k.of);
            of = this.SUBRULE(this.shifted);
          });
        },
      },
    ]);
    const by = this.ACTION(
      (): Expression => ({
        kind: 'duration',
        amount: Number(amount.image),
        unit: of === undefined && unit === 'ghati' ? 'bare ghati' : unit,
        of,
        start: amount.startOffset,
        end: of?.end ?? endOf(last),
      }),
    );
    let result = by;
    this.OPTION3(() => {
      result = this.OR5([
        {
          ALT: () => {
            const side = this.OR6([
              { ALT: () => this.CONSUME(k.before) },
              { ALT: () => this.CONSUME(k.after) },
            ]);
            const anchor = this.SUBRULE2(this.shifted);
            return this.ACTION(
              (): Expression => ({
                kind: 'offset',
                by,
                side: side.image as 'before' | 'after',
                anchor,
                start: by.start,
                end: anchor.end,
              }),
            );
          },
        },
        {
          ALT: () => {
            this.CONSUME(k.each);
            this.CONSUME(k.side);
            this.CONSUME2(k.of);
            const anchor = this.SUBRULE3(this.shifted);
            return this.ACTION(
              (): Expression => ({ kind: 'each-side', by, anchor, start: by.start, end: anchor.end }),
            );
          },
        },
      ]);
    });
    return result;
  }

  private readonly literal: Rule = this.RULE('literal', () =>
    this.OR([
      {
        ALT: () => {
          const text = this.CONSUME(Text);
          return this.ACTION(
            (): Expression => ({
              kind: 'text',
              value: text.image.slice(1, -1),
              start: text.startOffset,
              end: endOf(text),
            }),
          );
        },
      },
      {
        ALT: () => {
          const clock = this.CONSUME(Clock);
          return this.ACTION((): Expression => {
            const [hours = '0', minutes = '0'] = clock.image.split(':');
            return {
              kind: 'clock',
              minutes: Number(hours) * 60 + Number(minutes),
              start: clock.startOffset,
              end: endOf(clock),
            };
          });
        },
      },
      {
        ALT: () => {
          const code = this.CONSUME(Code);
          return this.ACTION((): Expression => {
            const { text: name, start, end } = wordOf(code);
            return { kind: 'code', name, start, end };
          });
        },
      },
      {
        ALT: () => {
          const ident = this.OR2([{ ALT: () => this.CONSUME(Ident) }, { ALT: () => this.CONSUME(k.day) }]);
          return this.ACTION((): Expression => {
            const { text: name, start, end } = wordOf(ident);
            return { kind: 'ident', name, start, end };
          });
        },
      },
    ]),
  );

  /** `tithi`, `rashi of Sun`, `nakshatra Rohini`, `class Nanda`. */
  private readonly quantity: Rule = this.RULE('quantity', () =>
    this.OR([
      {
        ALT: () => {
          const quantity = this.CONSUME(Quantity);
          let of: IToken | undefined;
          let value: Expression | undefined;
          this.OPTION({
            // `tithi of next day` shifts the day; only a name after `of` is a graha.
            GATE: () => this.next(Name, 2),
            DEF: () => {
              this.CONSUME(k.of);
              of = this.CONSUME(Name);
            },
          });
          this.OPTION2(() => {
            value = this.SUBRULE(this.phrase);
          });
          return this.ACTION(
            (): Expression => ({
              kind: 'quantity',
              quantity: quantitySpellings.get(quantity.image) ?? quantity.image,
              of: of && wordOf(of),
              value,
              start: quantity.startOffset,
              end: value?.end ?? endOf(of ?? quantity),
            }),
          );
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(k.class);
          const name = this.CONSUME2(Name);
          return this.ACTION(
            (): Expression => ({
              kind: 'class',
              name: wordOf(name),
              start: start.startOffset,
              end: endOf(name),
            }),
          );
        },
      },
    ]),
  );

  /** Names and numbers that together name something: `Bhadrapada Shukla 4`, `Gregorian 25 December`. */
  private readonly phrase: Rule = this.RULE('phrase', () => {
    const words: Word[] = [];
    let upTo: IToken | undefined;
    const first = this.CONSUME(Name);
    words.push(this.ACTION(() => wordOf(first)));
    this.MANY(() => {
      this.OR([
        {
          ALT: () => {
            const name = this.CONSUME2(Name);
            words.push(this.ACTION(() => wordOf(name)));
          },
        },
        {
          ALT: () => {
            const number = this.CONSUME(NumberToken);
            words.push(this.ACTION(() => numberWordOf(number)));
          },
        },
      ]);
    });
    this.OPTION({
      GATE: () => this.next(NumberToken, 0) && this.next(k.to) && this.next(NumberToken, 2),
      DEF: () => {
        this.CONSUME(k.to);
        upTo = this.CONSUME3(NumberToken);
      },
    });
    return this.ACTION(
      (): Expression => ({
        kind: 'phrase',
        words,
        upTo: upTo && Number(upTo.image),
        start: first.startOffset,
        end: upTo ? endOf(upTo) : (words.at(-1)?.end ?? endOf(first)),
      }),
    );
  });

  /** What begins with a name: a sankranti, a weekday near something, or a phrase. */
  private readonly named: Rule = this.RULE('named', () =>
    this.OR([
      {
        GATE: () => this.next(k.enters, 2),
        ALT: () => {
          const graha = this.CONSUME(Name);
          const enters = this.CONSUME(k.enters);
          let rashi: IToken | undefined;
          let last = enters;
          this.OR2([
            {
              ALT: () => {
                rashi = this.CONSUME2(Name);
                last = rashi;
              },
            },
            {
              ALT: () => {
                last = this.CONSUME(Quantity);
              },
            },
          ]);
          return this.ACTION(
            (): Expression => ({
              kind: 'enters',
              graha: wordOf(graha),
              rashi: rashi && wordOf(rashi),
              start: graha.startOffset,
              end: endOf(last),
            }),
          );
        },
      },
      {
        GATE: () => this.next(k.on, 2),
        ALT: () => {
          const weekday = this.CONSUME3(Name);
          this.CONSUME(k.on);
          this.CONSUME(k.or);
          const side = this.OR3([
            { ALT: () => this.CONSUME(k.before) },
            { ALT: () => this.CONSUME(k.after) },
          ]);
          const anchor = this.SUBRULE(this.shifted);
          return this.ACTION(
            (): Expression => ({
              kind: 'weekday-near',
              weekday: wordOf(weekday),
              side: side.image as 'before' | 'after',
              anchor,
              start: weekday.startOffset,
              end: anchor.end,
            }),
          );
        },
      },
      { ALT: () => this.SUBRULE(this.phrase) },
    ]),
  );

  /** `start of X`, `length of X`, `overlap of X in Y`. */
  private readonly prefix: Rule = this.RULE('prefix', () =>
    this.OR([
      {
        ALT: () => {
          const which = this.OR2([
            { ALT: () => this.CONSUME(k.start) },
            { ALT: () => this.CONSUME(k.end) },
            { ALT: () => this.CONSUME(k.middle) },
            { ALT: () => this.CONSUME(k.length) },
            { ALT: () => this.CONSUME(k.number) },
            { ALT: () => this.CONSUME(k.lord) },
          ]);
          this.CONSUME(k.of);
          const of = this.SUBRULE(this.shifted);
          return this.ACTION(() => prefixed(which, of));
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(k.overlap);
          this.CONSUME2(k.of);
          const of = this.SUBRULE2(this.shifted);
          this.CONSUME(k.in);
          const within = this.SUBRULE3(this.shifted);
          return this.ACTION(
            (): Expression => ({
              kind: 'overlap',
              of,
              in: within,
              start: start.startOffset,
              end: within.end,
            }),
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
          return this.ACTION(
            (): Expression => ({
              kind: 'neighbour',
              which: 'next',
              of,
              anchor,
              start: next.startOffset,
              end: anchor.end,
            }),
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
                return this.ACTION(
                  (): Expression => ({
                    kind: 'neighbour',
                    which: 'last',
                    of,
                    anchor,
                    start: last.startOffset,
                    end: anchor.end,
                  }),
                );
              },
            },
            {
              ALT: () => {
                this.CONSUME(k.within);
                const within = this.SUBRULE5(this.shifted);
                return this.ACTION(
                  (): Expression => ({
                    kind: 'nth',
                    n: -1,
                    of,
                    within,
                    start: last.startOffset,
                    end: within.end,
                  }),
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
          return this.ACTION(
            (): Expression => ({
              kind: 'nth',
              n: which.image === 'first' ? 1 : Number.parseInt(which.image, 10),
              of,
              within,
              start: which.startOffset,
              end: within.end,
            }),
          );
        },
      },
      {
        ALT: () => {
          const every = this.CONSUME(k.every);
          const of = this.SUBRULE8(this.shifted);
          return this.ACTION(
            (): Expression => ({ kind: 'every', of, start: every.startOffset, end: of.end }),
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
    return this.ACTION(
      (): Expression => ({
        kind: 'part',
        from,
        to,
        count: Number(count.image),
        of,
        start: head.startOffset,
        end: of.end,
      }),
    );
  });

  /** The index of a part: a number or parentheses. */
  private readonly index: Rule = this.RULE('index', () =>
    this.OR([
      {
        ALT: () => {
          const number = this.CONSUME(NumberToken);
          return this.ACTION(
            (): Expression => ({
              kind: 'number',
              value: Number(number.image),
              start: number.startOffset,
              end: endOf(number),
            }),
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
          return this.ACTION(
            (): Expression => ({
              kind: 'from-for',
              from,
              length,
              start: head.startOffset,
              end: length.end,
            }),
          );
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.to);
          const to = this.SUBRULE3(this.shifted);
          return this.ACTION(
            (): Expression => ({ kind: 'from-to', from, to, start: head.startOffset, end: to.end }),
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
          return this.ACTION(
            (): Expression => ({
              kind: 'count',
              from,
              to,
              over: over ? Number(over.image) : 27,
              start: head.startOffset,
              end: over ? endOf(over) : to.end,
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
          return this.ACTION(
            (): Expression => ({ kind: 'cycle', items, from, start: head.startOffset, end: from.end }),
          );
        },
      },
    ]),
  );

  /** The windows of a division: `day into 12, night into 12`. */
  readonly divided: ParserMethod<[], DividedWindow[]> = this.RULE('divided', () => {
    const windows: DividedWindow[] = [];
    this.AT_LEAST_ONE_SEP({
      SEP: Comma,
      DEF: () => {
        const of = this.SUBRULE(this.shifted);
        this.CONSUME(k.into);
        const into = this.CONSUME(NumberToken);
        windows.push(
          this.ACTION(() => ({ of, into: Number(into.image), start: of.start, end: endOf(into) })),
        );
      },
    });
    return windows;
  });

  /** One clause of `decide`. */
  readonly clause: ParserMethod<[], Clause> = this.RULE('clause', () =>
    this.OR([
      {
        ALT: () => {
          const head = this.CONSUME(k.also);
          const which = this.OR2([
            { ALT: () => this.CONSUME(k.previous) },
            { ALT: () => this.CONSUME(k.next) },
          ]);
          const count = this.OPTION(() => this.CONSUME(NumberToken));
          const last = this.OR3([{ ALT: () => this.CONSUME(k.day) }, { ALT: () => this.CONSUME(k.days) }]);
          return this.ACTION((): Clause => {
            const days = count === undefined ? 1 : Number(count.image);
            const signed = which.image === 'next' ? days : -days;
            return { kind: 'also', days: signed, start: head.startOffset, end: endOf(last) };
          });
        },
      },
      {
        ALT: () => {
          const head = this.CONSUME(k.require);
          const predicate = this.SUBRULE(this.expression);
          return this.ACTION(
            (): Clause => ({ kind: 'require', predicate, start: head.startOffset, end: predicate.end }),
          );
        },
      },
      { ALT: () => this.SUBRULE(this.preference) },
      {
        ALT: () => {
          const head = this.CONSUME(k.close);
          const which = this.OR4([{ ALT: () => this.CONSUME(k.first) }, { ALT: () => this.CONSUME(k.last) }]);
          return this.ACTION(
            (): Clause => ({
              kind: 'then',
              which: which.image as 'first' | 'last',
              start: head.startOffset,
              end: endOf(which),
            }),
          );
        },
      },
      {
        ALT: () => {
          const head = this.CONSUME(k.undecided);
          return this.ACTION(
            (): Clause => ({ kind: 'undecided', start: head.startOffset, end: endOf(head) }),
          );
        },
      },
    ]),
  );

  private readonly preference: ParserMethod<[], Clause> = this.RULE('preference', () => {
    const head = this.CONSUME(k.prefer);
    return this.OR([
      {
        ALT: () => {
          this.CONSUME(k.most);
          this.CONSUME(k.of);
          const of = this.SUBRULE(this.expression);
          return this.ACTION((): Clause => ({ kind: 'most', of, start: head.startOffset, end: of.end }));
        },
      },
      {
        ALT: () => {
          const which = this.OPTION(() =>
            this.OR2([{ ALT: () => this.CONSUME(k.earliest) }, { ALT: () => this.CONSUME(k.latest) }]),
          );
          const predicate = this.SUBRULE2(this.expression);
          return this.ACTION(
            (): Clause => ({
              kind: 'prefer',
              which: which === undefined ? 'any' : (which.image as 'earliest' | 'latest'),
              predicate,
              start: head.startOffset,
              end: predicate.end,
            }),
          );
        },
      },
    ]);
  });
}

function unitOf(image: string): DurationUnit {
  if (image === 'min') return 'min';
  return image.startsWith('hour') ? 'hour' : 'days';
}
