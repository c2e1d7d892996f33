// The half of the grammar that reads operands: numbers and measures, names, windows, parts.
// The other half, the levels of operators and the clauses, is in grammar.ts and builds on this one.

import {
  EmbeddedActionsParser,
  type IToken,
  type ParserMethod,
  type TokenType,
  tokenMatcher,
} from 'chevrotain';
import type { DurationUnit, Expression, Extent, GrahaState, Quantifier, Word } from './ast.ts';
import { parserMessages } from './error-messages.ts';
import {
  allTokens,
  Clock,
  Code,
  Comma,
  Ident,
  keywords as k,
  LBracket,
  LParen,
  Name,
  NumberToken,
  Ordinal,
  Quantity,
  quantitySpellings,
  RBracket,
  RParen,
  Slash,
  stateTokens,
  Text,
  Varga,
} from './tokens.ts';

/** A rule of the grammar that reads an expression. */
export type Rule = ParserMethod<[], Expression>;

type Placed = IToken | Extent;

const startOf = (at: Placed): number => ('startOffset' in at ? at.startOffset : at.start);
const endOf = (at: Placed): number => ('startOffset' in at ? (at.endOffset ?? at.startOffset) + 1 : at.end);
const wordOf = (token: IToken): Word => ({ text: token.image, start: startOf(token), end: endOf(token) });

/** A node as an action makes it, before its extent is known. */
type Unplaced<N> = N extends unknown ? Omit<N, keyof Extent> : never;

/** `start of X`, `length of X` and their kin. */
function prefixed(which: string, of: Expression): Unplaced<Expression> {
  switch (which) {
    case 'length':
      return { kind: 'length', of };
    case 'number':
      return { kind: 'number-of', of };
    case 'lord':
      return { kind: 'lord-of', of };
    default:
      return { kind: 'edge', which: which as 'start' | 'end' | 'middle', of };
  }
}

function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function unitOf(image: string): DurationUnit {
  if (image === 'min') return 'min';
  return image.startsWith('hour') ? 'hour' : 'days';
}

/** The primaries of the language. */
export abstract class PrimaryGrammar extends EmbeddedActionsParser {
  /** a whole expression, as in parentheses */
  protected abstract readonly expression: Rule;
  /** a primary with `of next day` behind it: what stands after `of`, `from`, `to`, `before` */
  protected abstract readonly shifted: Rule;
  /** the same with `by` and `at` */
  protected abstract readonly tight: Rule;

  /** Whether the grammar itself is checked for mistakes, which takes longer than all else about it, is for a test to say. */
  constructor(skipValidations = true) {
    super(allTokens, { maxLookahead: 2, errorMessageProvider: parserMessages, skipValidations });
  }

  /** Whether the token at a distance (1 is the next) is of a type. */
  protected ahead(type: TokenType, distance = 1): boolean {
    return tokenMatcher(this.LA(distance), type);
  }

  /** A node from the first to the last thing read. Not made while Chevrotain analyses the grammar. */
  protected node<N extends Extent = Expression>(
    first: Placed,
    last: () => Placed,
    make: () => Unplaced<N>,
  ): N {
    return this.ACTION(() => ({ ...make(), start: startOf(first), end: endOf(last()) }) as unknown as N);
  }

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

  private isFraction(): boolean {
    return (
      this.ahead(NumberToken) && this.ahead(Slash, 2) && this.ahead(NumberToken, 3) && this.ahead(k.of, 4)
    );
  }

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

  /** `1/3 of K`. */
  private readonly fraction: Rule = this.RULE('fraction', () => {
    const numerator = this.CONSUME(NumberToken);
    this.CONSUME(Slash);
    const denominator = this.CONSUME2(NumberToken);
    this.CONSUME(k.of);
    const of = this.SUBRULE(this.shifted);
    return this.node(
      numerator,
      () => of,
      () => ({
        kind: 'fraction',
        numerator: Number(numerator.image),
        denominator: Number(denominator.image),
        of,
      }),
    );
  });

  /** A number, an angle, a duration, and what is placed by a duration: `24 min each side of X`. */
  private readonly measure: Rule = this.RULE('measure', () => {
    const amount = this.CONSUME(NumberToken);
    let result: Expression = this.node<Expression>(
      amount,
      () => amount,
      () => ({ kind: 'number', value: Number(amount.image) }),
    );
    this.OPTION(() => {
      result = this.OR([
        {
          ALT: () => {
            let of: Expression | undefined;
            const deg = this.CONSUME(k.deg);
            this.OPTION4(() => {
              this.CONSUME3(k.of);
              of = this.SUBRULE4(this.shifted);
            });
            const degrees = Number(amount.image);
            return this.node(
              amount,
              () => of ?? deg,
              () => (of === undefined ? { kind: 'angle', degrees } : { kind: 'near', degrees, of }),
            );
          },
        },
        { ALT: () => this.placed(this.duration(amount)) },
      ]);
    });
    return result;
  });

  // Part of `measure`: the unit after a number.
  private duration(amount: IToken): Expression {
    let unit: DurationUnit = 'min';
    let last: IToken = amount;
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
    return this.node(
      amount,
      () => of ?? last,
      () => ({
        kind: 'duration',
        amount: Number(amount.image),
        unit: of === undefined && unit === 'ghati' ? 'bare ghati' : unit,
        of,
      }),
    );
  }

  // Part of `measure`: what a duration places.
  private placed(by: Expression): Expression {
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
            return this.node(
              by,
              () => anchor,
              () => ({
                kind: 'offset',
                by,
                side: side.image as 'before' | 'after',
                anchor,
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
            return this.node(
              by,
              () => anchor,
              () => ({ kind: 'each-side', by, anchor }),
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
          return this.node(
            text,
            () => text,
            () => ({ kind: 'text', value: text.image.slice(1, -1) }),
          );
        },
      },
      {
        ALT: () => {
          const clock = this.CONSUME(Clock);
          return this.node(
            clock,
            () => clock,
            () => ({ kind: 'clock', minutes: minutesOf(clock.image) }),
          );
        },
      },
      {
        ALT: () => {
          const code = this.CONSUME(Code);
          return this.node(
            code,
            () => code,
            () => ({ kind: 'code', name: code.image }),
          );
        },
      },
      {
        ALT: () => {
          let sign: IToken | undefined;
          const ident = this.OR2([{ ALT: () => this.CONSUME(Ident) }, { ALT: () => this.CONSUME(k.day) }]);
          this.OPTION({
            GATE: () => this.LA(1).image === 'sign',
            DEF: () => {
              sign = this.CONSUME2(Ident);
            },
          });
          return this.node<Expression>(
            ident,
            () => sign ?? ident,
            () =>
              sign === undefined
                ? { kind: 'ident', name: ident.image }
                : { kind: 'sign-class', which: wordOf(ident) },
          );
        },
      },
      {
        GATE: () => this.LA(2).image === 'sign',
        ALT: () => {
          const fixed = this.CONSUME(k.fixed);
          const sign = this.CONSUME3(Ident);
          return this.node(
            fixed,
            () => sign,
            () => ({ kind: 'sign-class', which: wordOf(fixed) }),
          );
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
  private readonly phrase: Rule = this.RULE('phrase', () => {
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
  private readonly named: Rule = this.RULE('named', () =>
    this.OR([
      {
        GATE: () => this.ahead(k.enters, 2),
        ALT: () => {
          let rashi: IToken | undefined;
          const graha = this.CONSUME(Name);
          this.CONSUME(k.enters);
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

  /** `longitude of Jupiter`, `house 8 of lagna`, `any of [Mars, Saturn]`. */
  private readonly sky: Rule = this.RULE('sky', () =>
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
      {
        ALT: () => {
          const head = this.CONSUME(k.any);
          this.CONSUME3(k.of);
          const of = this.SUBRULE2(this.shifted);
          return this.node(
            head,
            () => of,
            () => ({ kind: 'any', of }),
          );
        },
      },
    ]),
  );

  /** What only the rules of a birth have: `at least 3 of planets`, `exalted Venus`, `dispositor of Moon`, `D9 lagna`. */
  private readonly chart: Rule = this.RULE('chart', () =>
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
          const head = this.OR5([
            { ALT: () => this.CONSUME(k.dispositor) },
            { ALT: () => this.CONSUME(k.rashis) },
          ]);
          this.CONSUME2(k.of);
          const of = this.SUBRULE3(this.shifted);
          return this.node<Expression>(
            head,
            () => of,
            () => ({ kind: head.image === 'rashis' ? 'signs-of' : 'dispositor', of }),
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
          return this.node<Expression>(
            which,
            () => of,
            () => prefixed(which.image, of),
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
