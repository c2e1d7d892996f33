import { CstParser } from 'chevrotain';
import { expect, it } from 'vitest';
import { Grammar } from '../../../dsl/syntax/grammar.ts';
import { allTokens } from '../../../dsl/syntax/tokens.ts';

// The program does not check its grammar each time it starts.
it('the grammar has no rule that is ambiguous or cannot be reached', () => {
  expect(() => new Grammar(false)).not.toThrow();
});

it('a grammar that is ambiguous would be found', () => {
  class Ambiguous extends CstParser {
    constructor() {
      super(allTokens, { maxLookahead: 2, skipValidations: false });
      this.performSelfAnalysis();
    }
    readonly start = this.RULE('start', () => {
      const [first] = allTokens;
      if (first === undefined) throw new Error('no tokens');
      this.OR([{ ALT: () => this.CONSUME(first) }, { ALT: () => this.CONSUME2(first) }]);
    });
  }
  expect(() => new Ambiguous()).toThrow(/[Aa]mbiguous/);
});
