/**
 * What an eclipse is, wherever on Earth one stands: its kind and type, how deep it is, and when its phases run.
 * Every instant is JD UT.
 */

/** A phase of an eclipse, from its first contact to its last. */
export interface Phase {
  /** JD UT */
  readonly start: number;
  /** JD UT */
  readonly end: number;
}

/** What both kinds share. */
interface EclipseFacts {
  /** 2 x lunation, plus 1 for the Moon: stable, positive, one for each eclipse */
  readonly id: number;
  /** Goldstine's number of the lunation: 0 begins with the new moon of 11 January 1001 BC */
  readonly lunation: number;
  /** number of the saros series, after van den Bergh */
  readonly saros: number;
  /**
   * JD UT, as in the canons of NASA: at a solar eclipse the axis of the shadow passes nearest to the Earth's centre, at
   * a lunar one the Moon's centre nearest to the axis by its angle from the Earth's centre
   */
  readonly greatest: number;
  /**
   * distance of the axis then, in equatorial radii of the Earth: from the Earth's centre at a solar eclipse (north
   * positive), of the Moon's centre from it at a lunar one (Moon north of it positive)
   */
  readonly gamma: number;
}

/** Hybrid: total about its middle, annular where the shadow first or last touches the Earth. */
export type SolarType = 'partial' | 'annular' | 'total' | 'hybrid';

/** A solar eclipse, seen from anywhere on Earth. */
export interface SolarEclipse extends EclipseFacts {
  readonly kind: 'solar';
  readonly type: SolarType;
  /** whether the axis of the shadow meets the Earth; not so at some annular and total eclipses near the poles */
  readonly central: boolean;
  /** at the place and instant of greatest eclipse: covered share of the diameter; ratio of diameters unless partial */
  readonly magnitude: number;
  /** where the eclipse is greatest, geodetic degrees: on the axis, or nearest to it */
  readonly place: { readonly lat: number; readonly lon: number };
  /** the penumbra on the Earth: P1 to P4 */
  readonly partial: Phase;
  /** the umbra, or the cone behind its tip, on the Earth: U1 to U4; absent at a partial eclipse */
  readonly umbral?: Phase;
  /** the axis on the Earth: C1 to C4; absent unless central */
  readonly axial?: Phase;
}

export type LunarType = 'penumbral' | 'partial' | 'total';

/** A lunar eclipse: the same instants for all who see the Moon. */
export interface LunarEclipse extends EclipseFacts {
  readonly kind: 'lunar';
  readonly type: LunarType;
  /** share of the Moon's diameter within the umbra; negative where the Moon passes beside it */
  readonly umbralMagnitude: number;
  /** share of the Moon's diameter within the penumbra */
  readonly penumbralMagnitude: number;
  /** P1 to P4 */
  readonly penumbral: Phase;
  /** U1 to U4; absent at a penumbral eclipse */
  readonly partial?: Phase;
  /** U2 to U3; absent unless total */
  readonly total?: Phase;
}

export type Eclipse = SolarEclipse | LunarEclipse;
