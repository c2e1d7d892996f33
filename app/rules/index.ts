// What other rooms use of `app/rules`.

export { aboutWork, type RuleChain, ruleDetail, ruleSummary } from './detail.ts';
export { type Chains, chainDeciding } from './last-word.ts';
