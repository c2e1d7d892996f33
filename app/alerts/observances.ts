// The codes of observances that conditions of alerts compare with.

import { variantsOf } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { nearest } from '@nirnaya/dsl/vocabulary';

/** The most codes that are suggested in place of one that there is not. */
const mostSuggested = 3;

/** Why a code, `CODE` or `CODE:VARIANT`, is none of what a chain observes, with those that may be meant; undefined where it is one. */
export function observanceProblem({ name: chain, rules }: CompiledPack, code: string): string | undefined {
  const [name = '', key] = code.split(':');
  const known = [...rules.values()].flatMap(({ code: other, linked: { disabled, fields } }) =>
    !disabled && fields.kind === 'observance' ? [other] : [],
  );
  const rule = known.includes(name) ? rules.get(name) : undefined;
  if (rule === undefined) return `is not the code of an observance of ${chain}; ${hintOf(near(name, known))}`;
  const keys = [...variantsOf(rule, rules).keys()];
  if (key === undefined || keys.includes(key)) return undefined;
  if (keys.length === 0) return `has the variant ${key}, but ${name} has no variants`;
  return `has the unknown variant ${key}; ${hintOf(near(key, keys).map((other) => `${name}:${other}`))}`;
}

// What ends in the name, such as FESTIVAL_DIWALI of DIWALI, before what is spelled alike.
const near = (name: string, known: readonly string[]): readonly string[] => [
  ...new Set([
    ...known.filter((other) => other.endsWith(`_${name}`)),
    ...nearest(name, known, mostSuggested),
  ]),
];

const hintOf = (codes: readonly string[]): string =>
  codes.length === 0
    ? '/v1/rules lists the codes'
    : `did you mean ${codes.slice(0, mostSuggested).join(' or ')}?`;
