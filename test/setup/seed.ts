// Properties are tried on the same values in every run, so that a test fails by what was changed. `SEED=random` tries others,
// `SEED=<number>` those of a failure.

import fc from 'fast-check';

const given = process.env.SEED ?? '20260101';

if (given !== 'random') {
  const seed = Number(given);
  if (!Number.isInteger(seed)) throw new Error(`SEED is a whole number or "random", not ${given}`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}
