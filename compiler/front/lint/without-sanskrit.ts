// A name of an occurrence that no other script can write: it has no Sanskrit or native form to write it from.

import { report } from '@nirnaya/dsl/diagnostics';
import { ownVariants } from '../check/rule-variants.ts';
import type { OwnLint } from './contract.ts';

export const withoutSanskrit: OwnLint = ({ rule }) =>
  ownVariants(rule).flatMap(({ key, name_sa, range }) =>
    name_sa === undefined ? [report('variant-without-name-sa', range, { key })] : [],
  );
