/** Haddas: five unequal parts of each rashi, each of one of the five star-grahas. */
import { G } from '../graha.ts';
import { degreesIn, signOf } from '../sign.ts';

/** A lord and the degree of the rashi at which its part ends. */
type Hadda = readonly [lord: number, to: number];

const { mars, mercury, jupiter, venus, saturn } = G;

/**
 * From Mesha on: Table 72 of P.V.R. Narasimha Rao, as two programs that follow it have it. In Mithuna the Egyptian terms, from
 * which haddas come, have Jupiter before Venus.
 */
const HADDAS: readonly (readonly Hadda[])[] = [
  [
    [jupiter, 6],
    [venus, 12],
    [mercury, 20],
    [mars, 25],
    [saturn, 30],
  ],
  [
    [venus, 8],
    [mercury, 14],
    [jupiter, 22],
    [saturn, 27],
    [mars, 30],
  ],
  [
    [mercury, 6],
    [venus, 12],
    [jupiter, 17],
    [mars, 24],
    [saturn, 30],
  ],
  [
    [mars, 7],
    [venus, 13],
    [mercury, 19],
    [jupiter, 26],
    [saturn, 30],
  ],
  [
    [jupiter, 6],
    [venus, 11],
    [saturn, 18],
    [mercury, 24],
    [mars, 30],
  ],
  [
    [mercury, 7],
    [venus, 17],
    [jupiter, 21],
    [mars, 28],
    [saturn, 30],
  ],
  [
    [saturn, 6],
    [mercury, 14],
    [jupiter, 21],
    [venus, 28],
    [mars, 30],
  ],
  [
    [mars, 7],
    [venus, 11],
    [mercury, 19],
    [jupiter, 24],
    [saturn, 30],
  ],
  [
    [jupiter, 12],
    [venus, 17],
    [mercury, 21],
    [mars, 26],
    [saturn, 30],
  ],
  [
    [mercury, 7],
    [jupiter, 14],
    [venus, 22],
    [saturn, 26],
    [mars, 30],
  ],
  [
    [mercury, 7],
    [venus, 13],
    [jupiter, 20],
    [mars, 25],
    [saturn, 30],
  ],
  [
    [venus, 12],
    [jupiter, 16],
    [mercury, 19],
    [mars, 28],
    [saturn, 30],
  ],
];

/** The lord of the hadda that holds a longitude. */
export function haddaLord(longitude: number): number {
  const degrees = degreesIn(longitude);
  const parts = HADDAS[signOf(longitude)];
  return (parts.find(([, to]) => degrees < to) ?? parts[parts.length - 1])[0];
}
