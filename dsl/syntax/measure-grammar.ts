// Numbers and measures: fractions, angles, durations and what they place, literals.

import type { IToken } from 'chevrotain';
import type { DurationUnit, Expression } from './ast.ts';
import { NodeGrammar, type Rule, wordOf } from './node-grammar.ts';
import { Clock, Code, Ident, keywords as k, NumberToken, Slash, Text } from './tokens.ts';

function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function unitOf(image: string): DurationUnit {
  if (image === 'min') return 'min';
  return image.startsWith('hour') ? 'hour' : 'days';
}

/** What begins with a number, and literals. */
export abstract class MeasureGrammar extends NodeGrammar {
  protected isFraction(): boolean {
    return (
      this.ahead(NumberToken) && this.ahead(Slash, 2) && this.ahead(NumberToken, 3) && this.ahead(k.of, 4)
    );
  }

  /** `1/3 of K`. */
  protected readonly fraction: Rule = this.RULE('fraction', () => {
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
  protected readonly measure: Rule = this.RULE('measure', () => {
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

  protected readonly literal: Rule = this.RULE('literal', () =>
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
}
