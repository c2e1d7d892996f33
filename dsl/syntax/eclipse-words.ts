// The words for eclipses: `eclipse`, `lunar eclipse`, `solar eclipse visible`. Several words make one name, which the
// lexer joins. In: a spelling. Out: which eclipses it means.

/** Which eclipses a spelling means. */
export interface EclipseWord {
  /** any: of the Sun, and of the Moon in the umbra; penumbral: of the Moon in the penumbra at least */
  readonly which: 'any' | 'solar' | 'lunar' | 'penumbral';
  /** only where and while the eclipsed body stands above the horizon of the place */
  readonly visible: boolean;
}

const heads = {
  eclipse: 'any',
  'solar eclipse': 'solar',
  'lunar eclipse': 'lunar',
  'penumbral eclipse': 'penumbral',
} as const;

/** Spelling -> which eclipses. */
export const eclipseWords: ReadonlyMap<string, EclipseWord> = new Map(
  Object.entries(heads).flatMap(([spelling, which]): [string, EclipseWord][] => [
    [spelling, { which, visible: false }],
    [`${spelling} visible`, { which, visible: true }],
  ]),
);
