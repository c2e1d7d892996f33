/** Rashis of the vargas of Parashara (BPHS 6). Longitudes are sidereal degrees, rashis 0-based. */
import { degreesIn, isOddSign, modalityOf, signOf } from '../sign.ts';

/** Ends of the trimshamshas of odd and of even rashis, with the rashi of each. */
const TRIMSHAMSHA_ODD: readonly (readonly [to: number, sign: number])[] = [
  [5, 0],
  [10, 10],
  [18, 8],
  [25, 2],
  [30, 6],
];
const TRIMSHAMSHA_EVEN: readonly (readonly [to: number, sign: number])[] = [
  [5, 1],
  [12, 5],
  [20, 11],
  [25, 9],
  [30, 7],
];

/** The rashi of a longitude in a varga of 1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45 or 60 parts. */
export function vargaSign(varga: number, longitude: number): number {
  const sign = signOf(longitude);
  const degrees = degreesIn(longitude);
  const odd = isOddSign(sign);
  const part = Math.floor((degrees * varga) / 30);
  const from = (first: number): number => (first + part) % 12;
  switch (varga) {
    case 2:
      return odd === (part === 0) ? 4 : 3;
    case 3:
      return (sign + 4 * part) % 12;
    case 4:
      return (sign + 3 * part) % 12;
    case 7:
      return from(odd ? sign : sign + 6);
    case 9:
      return (9 * sign + part) % 12;
    case 10:
      return from(odd ? sign : sign + 8);
    case 12:
      return from(sign);
    case 16:
    case 45:
      return from([0, 4, 8][modalityOf(sign)]);
    case 20:
      return from([0, 8, 4][modalityOf(sign)]);
    case 24:
      return from(odd ? 4 : 3);
    case 27:
      return (27 * sign + part) % 12;
    case 30:
      return (odd ? TRIMSHAMSHA_ODD : TRIMSHAMSHA_EVEN).find(([to]) => degrees < to)?.[1] ?? sign;
    case 40:
      return from(odd ? 0 : 6);
    case 60:
      return from(sign);
    default:
      return sign;
  }
}
