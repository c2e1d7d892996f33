// How often the larger fuzz tests try: a third while one works, all of it where `FUZZ` is 100,000 or more.

/** Expressions that the fuzz of the compiler tries. */
export const fuzzed = Number(process.env.FUZZ ?? 10_000);

const isThorough = fuzzed >= 100_000;

/** The runs of a test of which a thorough run makes so many: a third of them otherwise. */
export const runsOf = (all: number): number => (isThorough ? all : Math.ceil(all / 3));
