import { turned } from '../../../engine/jyotisha/angle.ts';
export const vargaSign = (varga: number, longitude: number): number =>
  Math.floor((turned(longitude) * varga) / 30) % 12;
