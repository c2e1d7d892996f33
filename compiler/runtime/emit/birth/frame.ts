// A chart as rules read it: which grahas stand in each sign, and what they are there, as sets of bits. One frame is the rasi,
// others are divisions of it; two charts are the frames of a bride and a groom.
//
// Bit i of a set of bodies is graha i (0 = Sun .. 8 = Ketu), bit 9 the lagna; bit i of a set of signs is rashi i.

import {
  aspectsOf,
  type Chart,
  GRAHA_COUNT,
  isCombust,
  isDebilitated,
  isExalted,
  isOwn,
  lordOf,
  naturalRelation,
  SHADBALA_SETS,
  shadbala,
  shadbalaInput,
  signAt,
  signOf,
  vargaSign,
} from '@nirnaya/engine/jyotisha';

/** The body after the grahas. */
const LAGNA = GRAHA_COUNT;

const BODIES = GRAHA_COUNT + 1;

/** No sign. */
const NOWHERE = 255;

/** Two charts. */
export interface Pair {
  readonly bride: Frame;
  readonly groom: Frame;
}

/** A chart, or a division of one. */
export interface Frame {
  readonly chart: Chart;
  /** the sign of each body, the lagna last */
  readonly sign: Uint8Array;
  /** the bodies in each sign */
  readonly occupants: Int32Array;
  /** the signs that each graha aspects */
  readonly aspects: Int32Array;
  /** the frame whose houses have the lords that are meant: of a place in a division that of the rasi */
  readonly houses: Frame;
  readonly retrograde: number;
  readonly combust: number;
  readonly vargottama: number;
  /** those whose shadbala is at least what is required of them; none where the moment of the birth is not known */
  readonly strong: number;
  readonly exalted: number;
  readonly debilitated: number;
  /** those in a sign that is their own, of a friend by nature, of an enemy by nature */
  readonly own: number;
  readonly friendly: number;
  readonly enemy: number;
  /** what rules have been found to be, by code, a truth as 0 or 1 */
  readonly known: Map<string, number>;
  /** the whole chart read in a division: its houses are those of the division */
  division(varga: number): Frame;
  /** places in a division of what the rasi determines */
  placesIn(varga: number): Frame;
  readonly pair: Pair | undefined;
}

/** The rasi of a chart. */
export const frameOf = (chart: Chart): Frame => new View(chart, signsOf(chart, 1));

/** Two charts, of which neither is read without saying whose. */
export const pairOf = (bride: Frame, groom: Frame): Frame =>
  new View(groom.chart, groom.sign, { pair: { bride, groom } });

function signsOf({ longitude, lagna }: Chart, varga: number): Uint8Array {
  const out = new Uint8Array(BODIES);
  // What is not known stands nowhere.
  const signIn = (degrees: number): number => {
    if (Number.isNaN(degrees)) return NOWHERE;
    return varga === 1 ? signOf(degrees) : vargaSign(degrees, varga);
  };
  for (let i = 0; i < GRAHA_COUNT; i++) out[i] = signIn(longitude[i]);
  out[LAGNA] = signIn(lagna);
  return out;
}

// The signs that a graha in a sign aspects, by graha and sign.
const ASPECTS = Array.from({ length: GRAHA_COUNT }, (_, graha) =>
  Int32Array.from({ length: 12 }, (__, sign) =>
    aspectsOf(graha).reduce((mask, house) => mask | (1 << signAt(sign, house)), 0),
  ),
);

// What a graha is in a sign by its nature, by graha and sign: bits in the order of `stateBits`.
const EXALTED = 1;
const DEBILITATED = 2;
const OWN = 4;
const FRIENDLY = 8;
const ENEMY = 16;
const NATURE = Array.from({ length: GRAHA_COUNT }, (_, graha) =>
  Uint8Array.from({ length: 12 }, (__, sign) => {
    const lord = lordOf(sign);
    const regard = lord === graha ? 0 : naturalRelation(graha, lord);
    return (
      (isExalted(graha, sign) ? EXALTED : 0) |
      (isDebilitated(graha, sign) ? DEBILITATED : 0) |
      (isOwn(graha, sign) ? OWN : 0) |
      (regard > 0 ? FRIENDLY : 0) |
      (regard < 0 ? ENEMY : 0)
    );
  }),
);

// By the tables of BPHS 27; of a chart without a moment or a sunrise some parts are not known, and nothing is claimed.
function strongOf(chart: Chart): number {
  if (Number.isNaN(chart.jd) || chart.day === undefined) return 0;
  const { grahas } = shadbala(shadbalaInput(chart), SHADBALA_SETS.bphs);
  return grahas.reduce((mask, { graha, ratio }) => mask | (ratio >= 1 ? 1 << graha : 0), 0);
}

// What a view stands on besides its chart and signs.
interface ViewParts {
  /** the view of the rashi chart; without it the view is that itself */
  readonly rasi?: View;
  /** the two births of a match */
  readonly pair?: Pair;
  /** the frame whose houses count; without it the view's own */
  readonly houses?: Frame | undefined;
}

class View implements Frame {
  readonly chart: Chart;
  readonly sign: Uint8Array;
  readonly pair: Pair | undefined;
  readonly occupants = new Int32Array(12);
  readonly aspects = new Int32Array(GRAHA_COUNT);
  readonly houses: Frame;
  readonly known = new Map<string, number>();
  exalted = 0;
  debilitated = 0;
  own = 0;
  friendly = 0;
  enemy = 0;
  retrograde = 0;
  combust = 0;
  private readonly rasi: View;
  private readonly whole = new Map<number, Frame>();
  private readonly places = new Map<number, Frame>();
  private sameInNinth: number | undefined;
  private enoughBala: number | undefined;

  constructor(chart: Chart, sign: Uint8Array, { rasi, pair, houses }: ViewParts = {}) {
    this.chart = chart;
    this.sign = sign;
    this.pair = pair;
    this.rasi = rasi ?? this;
    this.houses = houses ?? this;
    for (let i = 0; i < BODIES; i++) this.occupants[sign[i]] |= 1 << i;
    for (let i = 0; i < GRAHA_COUNT; i++) {
      const [at, bit] = [sign[i], 1 << i];
      this.aspects[i] = ASPECTS[i][at];
      const nature = NATURE[i][at];
      if (nature & EXALTED) this.exalted |= bit;
      if (nature & DEBILITATED) this.debilitated |= bit;
      if (nature & OWN) this.own |= bit;
      if (nature & FRIENDLY) this.friendly |= bit;
      if (nature & ENEMY) this.enemy |= bit;
    }
    // How a graha moves, and how near to the Sun, is the same in every division.
    if (rasi === undefined) {
      for (let i = 0; i < GRAHA_COUNT; i++) {
        const backwards = chart.speed[i] < 0;
        if (backwards) this.retrograde |= 1 << i;
        if (isCombust(i, chart.longitude[i], chart.longitude[0], { retrograde: backwards }))
          this.combust |= 1 << i;
      }
    } else {
      this.retrograde = rasi.retrograde;
      this.combust = rasi.combust;
    }
  }

  get vargottama(): number {
    if (this.rasi !== this) return this.rasi.vargottama;
    if (this.sameInNinth === undefined) {
      const ninth = this.division(9).sign;
      this.sameInNinth = this.sign.reduce((mask, sign, i) => mask | (ninth[i] === sign ? 1 << i : 0), 0);
    }
    return this.sameInNinth;
  }

  get strong(): number {
    if (this.rasi !== this) return this.rasi.strong;
    this.enoughBala ??= strongOf(this.chart);
    return this.enoughBala;
  }

  division(varga: number): Frame {
    return this.made(this.whole, varga, false);
  }

  placesIn(varga: number): Frame {
    return this.made(this.places, varga, true);
  }

  private made(known: Map<number, Frame>, varga: number, keepsHouses: boolean): Frame {
    let ofVarga = known.get(varga);
    if (ofVarga === undefined) {
      const { rasi } = this;
      const sign = signsOf(rasi.chart, varga);
      ofVarga = new View(rasi.chart, sign, { rasi, houses: keepsHouses ? this.houses : undefined });
      known.set(varga, ofVarga);
    }
    return ofVarga;
  }
}
