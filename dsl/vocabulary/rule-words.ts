// Words that rules are classified by: their kind, how much of a day they are, how surely their dates are known.

/** By what a date is known, the surest first: by counting, from the sky, as somebody announces it, as an estimate of that. */
export const certainties = ['arithmetic', 'astronomical', 'announced', 'projected'] as const;
export type Certainty = (typeof certainties)[number];

/** How much of a day an observance is: kept nearly everywhere, by a land or a community, or by few. The greatest first. */
export const weights = ['major', 'regional', 'minor'] as const;
export type Weight = (typeof weights)[number];

/**
 * What effects of a yoga or a dosha concern that nobody is told unasked: death, illness, want of children, infidelity, what is said to
 * befall kin, and hardship, which is want, confinement and disgrace.
 */
export const concerns = ['death', 'illness', 'progeny', 'infidelity', 'kin', 'hardship'] as const;

/** How the texts speak of a yoga or a dosha. */
export const tones = ['favourable', 'mixed', 'demanding'] as const;

/**
 * An observance (`observe`) finds dates, a condition (`holds`) holds during spans, a muhurat (`event`) scores the times
 * at which something may be begun, a suitability (`over: day`) whole days, a chakra (`result`) computes from its inputs.
 * The others are of births, each known by its `type`: yogas and doshas hold of a chart, a kuta scores two charts, a set is
 * some of the grahas of a chart, a reading is values of one.
 */
export const ruleKinds = [
  'observance',
  'condition',
  'muhurat',
  'suitability',
  'chakra',
  'yoga',
  'dosha',
  'kuta',
  'set',
  'reading',
] as const;
export type RuleKind = (typeof ruleKinds)[number];
