// Which grahas make a condition of a birth hold: those that its parts name and find where they ask for them.

import { type BirthTerm, birthChildren, isGrahas } from '../front/check/birth/terms.ts';
import { type BirthEmitter, emitSet, emitTruth } from './emit/birth/emit.ts';
import type { Frame } from './emit/birth/frame.ts';

/** The nine grahas; the lagna, the bit after them, makes nothing. */
const grahaBits = 0b1_1111_1111;

/**
 * The grahas by which a truth that holds in a frame does so, as bits, 0 = Sun. Of `A or B` those of the side that holds, of
 * `not A` none, of `any of A in B` those that are there and what `B` is counted from. `ruleTerm` gives the condition of
 * another rule.
 */
export function makersOf(
  emitter: BirthEmitter,
  ruleTerm: (code: string) => BirthTerm | undefined,
  term: BirthTerm,
  frame: Frame,
): number {
  const makers = (inner: BirthTerm, f: Frame): number => {
    switch (inner.op) {
      case 'logic':
        return inner.how === 'and'
          ? makers(inner.left, f) | makers(inner.right, f)
          : ofHolding(inner.left, f) | ofHolding(inner.right, f);
      case 'not':
        return 0;
      case 'named':
        return makers(inner.body, f);
      case 'when':
        return makers(inner.of, f) | makers(inner.condition, f);
      case 'else':
        return emitTruth(emitter, inner.first)(f) ? makers(inner.first, f) : makers(inner.second, f);
      case 'frame':
        return makers(inner.of, typeof inner.frame === 'number' ? f.division(inner.frame) : f);
      case 'rule': {
        const body = ruleTerm(inner.code);
        return body === undefined ? 0 : makers(body, f);
      }
      case 'quantified':
        return isGrahas(inner.left.type) ? ofSet(inner.left, f) : named(inner.left, f);
      default:
        return named(inner, f);
    }
  };
  const ofHolding = (inner: BirthTerm, f: Frame): number =>
    emitTruth(emitter, inner)(f) ? makers(inner, f) : 0;

  // The grahas that a condition leaves of a set, with those that it has them beside or counts from.
  const ofSet = (left: BirthTerm, f: Frame): number => emitSet(emitter, left)(f) | besideSet(left, f);
  const besideSet = (left: BirthTerm, f: Frame): number => {
    if (left.op === 'in') return named(left.place, f);
    if (left.op === 'named') return besideSet(left.body, f);
    if (left.op === 'described') return besideSet(left.of, f);
    if (left.op !== 'relation' && left.op !== 'near') return 0;
    if (!isGrahas(left.to.type)) return named(left.to, f);
    let others = 0;
    for (let rest = emitSet(emitter, left.to)(f); rest !== 0; rest &= rest - 1) {
      const to = { ...left.to, op: 'bodies', type: 'grahas', mask: rest & -rest } as BirthTerm;
      if (emitSet(emitter, { ...left, to })(f) !== 0) others |= rest & -rest;
    }
    return others;
  };

  // The grahas that are named anywhere in a term.
  const named = (inner: BirthTerm, f: Frame): number =>
    isGrahas(inner.type)
      ? emitSet(emitter, inner)(f)
      : birthChildren(inner).reduce((mask, child) => mask | named(child, f), 0);

  return makers(term, frame) & grahaBits;
}
