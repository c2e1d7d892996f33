// The Chevrotain grammar: one rule a level of precedence, loosest first, then the clauses of `decide`.
// Actions build the tree directly. Used through parse.ts only.

import { EOF, type IToken, type ParserMethod, type TokenType } from 'chevrotain';
import { postfixKind, postfixWords } from './affixes.ts';
import type { Attribution, Clause, DividedWindow, Expression, ScoreLine, Unplaced, Word } from './ast.ts';
import type { Rule } from './node-grammar.ts';
import { type BinaryOperator, infixOf, type OperatorLevel, type OperatorWord } from './operators.ts';
import { PrimaryGrammar } from './primary-grammar.ts';
import { tokenEnd } from './token-end.ts';
import {
  Code,
  Comma,
  Compare,
  Ident,
  keywords as k,
  Minus,
  Name,
  NumberToken,
  Plus,
  Slash,
  Star,
  Text,
} from './tokens.ts';

const signs: Readonly<Partial<Record<BinaryOperator, TokenType>>> = {
  '+': Plus,
  '-': Minus,
  '*': Star,
  '/': Slash,
};

/** The tokens of the operators of a level that stand between operands and need no rule of their own. */
const infix = (level: OperatorLevel): readonly (readonly [TokenType, BinaryOperator])[] =>
  infixOf(level).map((name) => [signs[name] ?? k[name as OperatorWord], name]);

const infixTokens = {
  else: infix('else'),
  or: infix('or'),
  and: infix('and'),
  comparison: infix('comparison'),
  sum: infix('sum'),
  product: infix('product'),
  tight: infix('tight'),
} satisfies Record<OperatorLevel, unknown>;

const postfixes = postfixWords.map((how) => ({ how, type: k[how] }));

// An angle is the only thing that `in A to B` takes; anything else is left for the checker to refuse.
const degreesOf = (e: Expression): number => (e.kind === 'angle' ? e.degrees : Number.NaN);

const placedWord = (token: IToken): Word => ({
  text: token.image,
  start: token.startOffset,
  end: tokenEnd(token),
});

/** The deepest nesting of operands, whether by parentheses or by words such as `not` and `end of`. */
export const deepestOperand = 200;

/** Thrown through the grammar to parse.ts where operands nest deeper than that. */
export class TooDeep extends Error {
  readonly token: IToken;
  constructor(token: IToken) {
    super('too deep');
    this.token = token;
  }
}

/** The grammar; `parse.ts` feeds it tokens and reads its errors. */
export class Grammar extends PrimaryGrammar {
  /** A grammar; with `skipValidations` false it throws for what is ambiguous or never reached in its own rules. */
  constructor(skipValidations = true) {
    super(skipValidations);
    this.performSelfAnalysis();
  }

  /** How deep the operand being parsed lies; `run` of parse.ts resets it. */
  depth = 0;

  /** Whether a clause is being parsed, at whose end `by` names a work; `run` of parse.ts resets it. */
  isClause = false;

  // `by dharmasindhu`, `by dharmasindhu "2.3"` and then nothing: a look-up that ends a clause stands in parentheses.
  private isAttribution(): boolean {
    if (!this.isClause || this.LA(1).tokenType !== k.by || this.LA(2).tokenType !== Ident) return false;
    const last = this.LA(3).tokenType === Text ? 4 : 3;
    return this.LA(last).tokenType === EOF;
  }

  // Whatever nests passes here, so a text of many prefixes ends in an error and not in an exhausted stack.
  private deeper(rule: Rule): Expression {
    this.ACTION(() => {
      if (++this.depth > deepestOperand) throw new TooDeep(this.LA(1));
    });
    const e = this.SUBRULE(rule);
    this.ACTION(() => this.depth--);
    return e;
  }

  private binary(op: BinaryOperator, left: Expression, right: Expression): Expression {
    return this.node(
      left,
      () => right,
      () => ({ kind: 'binary', op, left, right }),
    );
  }

  // The operator of a level that stands next: the one choice of its rule.
  private operator(level: OperatorLevel): BinaryOperator {
    return this.OR(
      infixTokens[level].map(([type, op]) => ({
        ALT: () => {
          this.consume(0, type);
          return op;
        },
      })),
    );
  }

  /** A whole expression: `A or B else C`. */
  override readonly expression: Rule = this.RULE('expression', () => {
    let left = this.SUBRULE(this.disjunction);
    this.MANY(() => {
      const op = this.operator('else');
      left = this.binary(op, left, this.SUBRULE2(this.disjunction));
    });
    return left;
  });

  private readonly disjunction: Rule = this.RULE('disjunction', () => {
    let left = this.SUBRULE(this.conjunction);
    this.MANY(() => {
      const op = this.operator('or');
      left = this.binary(op, left, this.SUBRULE2(this.conjunction));
    });
    return left;
  });

  private readonly conjunction: Rule = this.RULE('conjunction', () => {
    let left = this.SUBRULE(this.negation);
    this.MANY(() => {
      const op = this.operator('and');
      left = this.binary(op, left, this.SUBRULE2(this.negation));
    });
    return left;
  });

  private readonly negation: Rule = this.RULE('negation', () =>
    this.OR([
      {
        ALT: () => {
          const not = this.CONSUME(k.not);
          const operand = this.deeper(this.negation);
          return this.node(
            not,
            () => operand,
            () => ({ kind: 'not', operand }),
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
            return this.binary(op.image as BinaryOperator, left, this.SUBRULE2(this.sum));
          },
        },
        ...infixTokens.comparison.map(([type, op], index) => ({
          ALT: () => {
            this.consume(index, type);
            return this.binary(op, left, this.subrule(index + 3, this.sum));
          },
        })),
        { ALT: () => this.isComparison(left) },
        { ALT: () => this.companion(left) },
        {
          ALT: () => {
            this.CONSUME(k.in);
            const right = this.subrule(21, this.sum);
            let result = this.binary('in', left, right);
            this.OPTION3(() => {
              this.CONSUME(k.to);
              const to = this.subrule(22, this.sum);
              result = this.node(
                left,
                () => to,
                () => ({
                  kind: 'arc',
                  left,
                  from: degreesOf(right),
                  to: degreesOf(to),
                }),
              );
            });
            return result;
          },
        },
      ]);
    });
    return whole;
  });

  // Part of `comparison`: `A with B`, `A with or aspects B`, `A exchanges with B`, `A hemmed by B`.
  private companion(left: Expression): Expression {
    let op: BinaryOperator = 'with';
    this.OR5([
      {
        ALT: () => {
          this.CONSUME(k.with);
          this.OPTION4(() => {
            this.CONSUME(k.or);
            this.CONSUME2(k.aspects);
            op = 'with or aspects';
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.exchanges);
          this.CONSUME2(k.with);
          op = 'exchanges with';
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.hemmed);
          this.CONSUME(k.by);
          op = 'hemmed by';
        },
      },
    ]);
    const right = this.subrule(23, this.sum);
    return this.binary(op, left, right);
  }

  // Part of `comparison`: `Q is v`, `A is not vriddhi`.
  private isComparison(left: Expression): Expression {
    this.CONSUME(k.is);
    const negated = this.OPTION2(() => this.CONSUME(k.not)) !== undefined;
    return this.OR2([
      {
        // What begins with a state is a graha only where it does not stand behind `is`.
        IGNORE_AMBIGUITIES: true,
        ALT: () => {
          const { how, last } = this.OR3(
            postfixes.map(({ how, type }) => ({ ALT: () => ({ how, last: this.consume(1, type) }) })),
          );
          return this.node<Expression>(
            left,
            () => last,
            () => ({ kind: postfixKind(how), left, how, negated }) as Unplaced<Expression>,
          );
        },
      },
      {
        ALT: () => {
          const right = this.subrule(20, this.sum);
          return this.node(
            left,
            () => right,
            () => ({ kind: 'is', left, right, negated }),
          );
        },
      },
    ]);
  }

  private readonly sum: Rule = this.RULE('sum', () => {
    let left = this.SUBRULE(this.product);
    this.MANY(() => {
      const op = this.operator('sum');
      left = this.binary(op, left, this.SUBRULE2(this.product));
    });
    return left;
  });

  private readonly product: Rule = this.RULE('product', () => {
    let left = this.SUBRULE(this.tight);
    this.MANY(() => {
      const op = this.operator('product');
      left = this.binary(op, left, this.SUBRULE2(this.tight));
    });
    return left;
  });

  /** `table by key`, `spans at instant`, `kendra from Moon`. */
  protected override readonly tight: Rule = this.RULE('tight', () => {
    let left = this.SUBRULE(this.shifted);
    this.MANY({
      GATE: () => !this.isAttribution(),
      DEF: () => {
        const op = this.operator('tight');
        left = this.binary(op, left, this.SUBRULE2(this.shifted));
      },
    });
    return left;
  });

  /** `pradosha of previous day`. */
  protected override readonly shifted: Rule = this.RULE('shifted', () => {
    let of = this.deeper(this.primary);
    this.MANY(() => {
      const inner = of;
      this.CONSUME(k.of);
      const which = this.OR([{ ALT: () => this.CONSUME(k.previous) }, { ALT: () => this.CONSUME(k.next) }]);
      const day = this.CONSUME(k.day);
      of = this.node(
        inner,
        () => day,
        () => ({
          kind: 'shifted',
          of: inner,
          days: which.image === 'next' ? 1 : -1,
        }),
      );
    });
    return of;
  });

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
          this.node<DividedWindow>(
            of,
            () => into,
            () => ({ of, into: Number(into.image) }),
          ),
        );
      },
    });
    return windows;
  });

  /** One line of `score`: `take 40 when bhadra touches day because "Vishti" as BHADRA`. */
  readonly scoreLine: ParserMethod<[], ScoreLine> = this.RULE('scoreLine', () => {
    let points: IToken | undefined;
    let as: IToken | undefined;
    const head = this.OR([
      {
        ALT: () => {
          const how = this.OR2([{ ALT: () => this.CONSUME(k.add) }, { ALT: () => this.CONSUME(k.take) }]);
          points = this.CONSUME(NumberToken);
          return how;
        },
      },
      { ALT: () => this.CONSUME(k.block) },
    ]);
    this.CONSUME(k.when);
    const predicate = this.SUBRULE(this.expression);
    this.CONSUME(k.because);
    const because = this.CONSUME(Text);
    this.OPTION(() => {
      this.CONSUME(k.as);
      as = this.OR3([{ ALT: () => this.CONSUME(Code) }, { ALT: () => this.CONSUME(Name) }]);
    });
    return this.node<ScoreLine>(
      head,
      () => as ?? because,
      () => ({
        how: head.image as ScoreLine['how'],
        points: Number(points?.image ?? 0),
        predicate,
        because: because.image.slice(1, -1),
        as: as && placedWord(as),
      }),
    );
  });

  /** One clause of `decide`, what it asks in the author's words, and whose word it is. */
  readonly clause: ParserMethod<[], Clause> = this.RULE('clause', () => {
    this.ACTION(() => {
      this.isClause = true;
    });
    const decision = this.SUBRULE(this.decision);
    let because: IToken | undefined;
    this.OPTION(() => {
      this.CONSUME(k.because);
      because = this.CONSUME(Text);
    });
    const by = this.OPTION2(() => this.SUBRULE(this.attribution));
    if (because === undefined && by === undefined) return decision;
    return this.node<Clause>(
      decision,
      () => by ?? because ?? decision,
      () => ({
        ...decision,
        ...(because === undefined ? {} : { because: because.image.slice(1, -1) }),
        ...(by === undefined ? {} : { by }),
      }),
    );
  });

  /** `by dharmasindhu`, `by dharmasindhu "2.3"`. */
  private readonly attribution: ParserMethod<[], Attribution> = this.RULE('attribution', () => {
    const head = this.CONSUME(k.by);
    const work = this.CONSUME(Ident);
    const place = this.OPTION(() => this.CONSUME(Text));
    return this.node<Attribution>(
      head,
      () => place ?? work,
      () => {
        const named = { work: placedWord(work) };
        return place === undefined
          ? named
          : { ...named, place: { ...placedWord(place), text: place.image.slice(1, -1) } };
      },
    );
  });

  private readonly decision: ParserMethod<[], Clause> = this.RULE('decision', () =>
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
          return this.node<Clause>(
            head,
            () => last,
            () => {
              const days = count === undefined ? 1 : Number(count.image);
              return { kind: 'also', days: which.image === 'next' ? days : -days };
            },
          );
        },
      },
      {
        ALT: () => {
          const head = this.CONSUME(k.require);
          const predicate = this.SUBRULE(this.expression);
          return this.node<Clause>(
            head,
            () => predicate,
            () => ({ kind: 'require', predicate }),
          );
        },
      },
      { ALT: () => this.SUBRULE(this.preference) },
      {
        ALT: () => {
          const head = this.CONSUME(k.close);
          const which = this.OR4([{ ALT: () => this.CONSUME(k.first) }, { ALT: () => this.CONSUME(k.last) }]);
          return this.node<Clause>(
            head,
            () => which,
            () => ({
              kind: 'then',
              which: which.image as 'first' | 'last',
            }),
          );
        },
      },
      {
        ALT: () => {
          const head = this.CONSUME(k.undecided);
          return this.node<Clause>(
            head,
            () => head,
            () => ({ kind: 'undecided' }),
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
          return this.node<Clause>(
            head,
            () => of,
            () => ({ kind: 'most', of }),
          );
        },
      },
      {
        ALT: () => {
          const which = this.OPTION(() =>
            this.OR2([{ ALT: () => this.CONSUME(k.earliest) }, { ALT: () => this.CONSUME(k.latest) }]),
          );
          const predicate = this.SUBRULE2(this.expression);
          return this.node<Clause>(
            head,
            () => predicate,
            () => ({
              kind: 'prefer',
              which: which === undefined ? 'any' : (which.image as 'earliest' | 'latest'),
              predicate,
            }),
          );
        },
      },
    ]);
  });
}
