// Where a graha may be: houses, signs by name and by nature, signs that are its own.

import { suggestionFor, wholeFromTo } from '@nirnaya/dsl/diagnostics';
import type { Expression } from '@nirnaya/dsl/syntax';
import { VARGAS } from '@nirnaya/engine/jyotisha';
import { asWritten } from '../as-written.ts';
import { loneWord } from '../grahas.ts';
import { labelOf } from '../names-to-labels.ts';
import { detailedDiagnostic, diagnostic } from '../scope.ts';
import { type BirthScope, onlyKutas, wrongType } from './scope.ts';
import {
  type BirthTerm,
  dignityPlaces,
  isGrahas,
  isSigns,
  LAGNA,
  type SignNature,
  signNatures,
} from './terms.ts';

/** The groups of houses, by their names. */
export const houseGroups: ReadonlyMap<string, readonly number[]> = new Map([
  ['kendra', [1, 4, 7, 10]],
  ['trikona', [1, 5, 9]],
  ['dusthana', [6, 8, 12]],
  ['upachaya', [3, 6, 10, 11]],
  ['panapara', [2, 5, 8, 11]],
  ['apoklima', [3, 6, 9, 12]],
  ['maraka', [2, 7]],
]);

/** The houses that an expression names; undefined where it names none. */
export function housesNamed(e: Expression): readonly number[] | undefined {
  if (e.kind === 'ident') return houseGroups.get(e.name);
  if (e.kind === 'number') return [e.value];
  if (e.kind !== 'list' || e.items.length === 0) return undefined;
  const parts = e.items.map(housesNamed);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** Checks houses counted from a sign; undefined: from the lagna. */
export function checkHouses(
  at: BirthScope,
  e: Expression,
  houses: readonly number[],
  from: Expression | undefined,
): BirthTerm | undefined {
  const outside = houses.find((n) => !(Number.isInteger(n) && n >= 1 && n <= 12));
  if (outside !== undefined)
    return diagnostic(at.scope, 'number-out-of-range', e, {
      what: 'a house',
      allowed: wholeFromTo(1, 12),
      found: outside,
    });
  const sign = from && checkSign(at, from);
  if (from !== undefined && sign === undefined) return undefined;
  return { op: 'houses', houses, from: sign, type: houses.length === 1 ? 'sign' : 'signs', source: e };
}

/** Checks `own sign`, `movable sign`. */
export function checkSignClass(
  at: BirthScope,
  e: Extract<Expression, { kind: 'sign-class' }>,
): BirthTerm | undefined {
  const { text } = e.which;
  const how = dignityPlaces.find((place) => place === text);
  if (how !== undefined) return { op: 'dignity', how, type: 'place', source: e };
  const nature = signNatures.find((each) => each === text);
  if (nature !== undefined) return { op: 'signs', mask: maskOfNature(nature), type: 'signs', source: e };
  const suggestion = suggestionFor(text, [...dignityPlaces, ...signNatures]);
  return detailedDiagnostic(at.scope, 'unknown-name', e.which, {
    params: { name: text, kind: 'class of signs' },
    suggestion,
  });
}

function maskOfNature(nature: SignNature): number {
  const index = signNatures.indexOf(nature);
  const [every, first] = index < 3 ? [3, index] : index < 5 ? [2, index - 3] : [4, index - 5];
  let mask = 0;
  for (let sign = first; sign < 12; sign += every) mask |= 1 << sign;
  return mask;
}

/** Checks what stands behind `in`: houses, signs, a class of signs, or grahas among which one is to be. */
export function checkPlace(at: BirthScope, e: Expression): BirthTerm | undefined {
  const houses = housesNamed(e);
  if (houses !== undefined) return checkHouses(at, e, houses, undefined);
  if (e.kind === 'list') return checkPlaces(at, e);
  if (e.kind === 'frame') return checkFrame(at, e, checkPlace);
  const term = at.check(at, e);
  if (term === undefined) return undefined;
  if (isSigns(term.type) || isGrahas(term.type) || term.type === 'place') return term;
  return wrongType(at, e, {
    expected: 'a house, a sign or `own sign`',
    found: term.type,
    context: 'after `in`',
  });
}

/**
 * Checks `D9 own sign`, `D9 Moon`, `D9 (Mars in 7)`, `bride (Mars in 7)`. A graha read in a division is the sign in which
 * it is there; which graha it is, is decided outside of it. `inner` checks what is read there.
 */
export function checkFrame(
  at: BirthScope,
  e: Extract<Expression, { kind: 'frame' }>,
  inner: (at: BirthScope, e: Expression) => BirthTerm | undefined,
): BirthTerm | undefined {
  const { text } = e.frame;
  const isPerson = text === 'bride' || text === 'groom';
  if (isPerson && !at.isMatch) {
    return wrongType(at, e, {
      expected: 'a property of the one chart',
      found: `\`${text}\``,
      context: onlyKutas,
    });
  }
  const varga = Number(text.slice(1));
  if (!isPerson && VARGAS[varga] === undefined) {
    const known = Object.keys(VARGAS).map((parts) => `D${parts}`);
    const params = { name: text, kind: 'division of the zodiac' };
    const help = `known divisions are ${known.join(', ')}`;
    return detailedDiagnostic(at.scope, 'unknown-name', e.frame, { params, help });
  }
  const of = inner(isPerson ? { ...at, isMatch: false } : at, e.of);
  if (of === undefined) return undefined;
  if (isPerson) return { op: 'frame', frame: text, of, type: of.type, source: e };
  if (isGrahas(of.type)) {
    const sign = signOfBodies(of);
    return { op: 'frame', frame: varga, of: sign, type: sign.type, source: e };
  }
  if (of.type === 'truth' || isSigns(of.type) || of.type === 'place')
    return { op: 'frame', frame: varga, of, type: of.type, source: e };
  return wrongType(at, e.of, {
    expected: 'a graha, a sign or a truth',
    found: of.type,
    context: `after \`${text}\``,
  });
}

function checkPlaces(at: BirthScope, e: Extract<Expression, { kind: 'list' }>): BirthTerm | undefined {
  if (e.items.length === 0) return diagnostic(at.scope, 'empty-list', e, {});
  const known = e.items.map((item) => checkPlace(at, item));
  if (!known.every((item) => item !== undefined)) return undefined;
  const [first] = known;
  const isOne = isGrahas(first.type) ? isGrahas : isSigns;
  const other = known.findIndex((item) => !isOne(item.type));
  if (other >= 0) {
    return wrongType(at, e.items[other], {
      expected: isOne === isGrahas ? 'a graha' : 'a sign or a house',
      found: known[other].type,
      context: 'all items of a list must be of one kind',
    });
  }
  return { op: 'union', items: known, type: isOne === isGrahas ? 'grahas' : 'signs', source: e };
}

/** Checks a sign: one by name, a house, that in which a graha is. */
export function checkSign(at: BirthScope, e: Expression): BirthTerm | undefined {
  const houses = housesNamed(e);
  const term = houses === undefined ? at.check(at, e) : checkHouses(at, e, houses, undefined);
  if (term === undefined) return undefined;
  if (isSigns(term.type)) return term;
  if (isGrahas(term.type)) return signOfBodies(term);
  return wrongType(at, e, { expected: 'a sign, a house, a graha or `lagna`', found: term.type });
}

/** The signs in which grahas are. */
export const signOfBodies = (of: BirthTerm): BirthTerm => ({
  op: 'sign-of',
  of,
  type: of.type === 'graha' ? 'sign' : 'signs',
  source: of.source,
});

/** Checks grahas: one or several. A list of them is all of it. */
export function checkGrahas(at: BirthScope, e: Expression): BirthTerm | undefined {
  const term = e.kind === 'list' ? checkPlaces(at, e) : at.check(at, e);
  if (term === undefined || isGrahas(term.type)) return term;
  return wrongType(at, e, { expected: 'one or several grahas', found: term.type });
}

/** Checks a lone name: a graha, or a sign. */
export function checkName(at: BirthScope, e: Expression): BirthTerm | undefined {
  const word = loneWord(e);
  const { vocabulary } = at.scope.chain;
  if (word === undefined)
    return wrongType(at, e, { expected: 'the name of a graha or of a sign', found: asWritten(e) });
  const body = labelOf(word.text, 'graha', vocabulary);
  if (body !== undefined) return { op: 'body', body, type: 'graha', source: e };
  const sign = labelOf(word.text, 'rashi', vocabulary);
  if (sign !== undefined) return { op: 'signs', mask: 1 << sign, type: 'sign', source: e };
  const suggestion = suggestionFor(word.text, vocabulary.spellings(['graha', 'rashi']));
  const params = { name: word.text, kind: 'graha or of a rashi' };
  return detailedDiagnostic(at.scope, 'unknown-name', word, { params, suggestion });
}

/** The lagna, which has a place as a graha has. */
export const lagnaTerm = (e: Expression): BirthTerm => ({
  op: 'body',
  body: LAGNA,
  type: 'graha',
  source: e,
});
