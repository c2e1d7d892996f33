import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { givenChart } from '../../../engine/jyotisha/given-chart.ts';
import { G } from '../../../engine/jyotisha/graha.ts';
import { housesIn } from '../../../engine/jyotisha/houses.ts';
import { placeLords, rulingGrahas, significatorsOf } from '../../../engine/jyotisha/krishnamurti.ts';
import { SIGN_LORDS } from '../../../engine/jyotisha/sign.ts';
import { uniform } from '../../uniform.ts';

const at = (signs: number, degrees: number, minutes = 0, seconds = 0): number =>
  signs * 30 + degrees + minutes / 60 + seconds / 3600;

describe('the lords of a place', () => {
  // A. K. Bansal, Krishnamurti Paddhati, chapter 2: grahas, then the first three cusps, of a birth at Guna.
  it.each([
    ['4s 25 58', 'venus', 'ketu'],
    ['10s 23 11', 'jupiter', 'saturn'],
    ['7s 4 26', 'saturn', 'saturn'],
    ['5s 20 10', 'moon', 'ketu'],
    ['6s 25 51', 'jupiter', 'ketu'],
    ['4s 19 12', 'venus', 'rahu'],
    ['10s 12 56', 'rahu', 'mercury'],
    ['8s 27 22', 'sun', 'moon'],
    ['2s 27 22', 'jupiter', 'venus'],
    ['0s 19 19', 'venus', 'rahu'],
    ['1s 18 17', 'moon', 'mercury'],
    ['2s 12 50', 'rahu', 'mercury'],
  ] as const)('%s are of the star of %s and the sub of %s, as a book prints', (place, star, sub) => {
    const [signs = 0, degrees = 0, minutes = 0] = place.split(/\D+/).map(Number);
    const lords = placeLords(at(signs, degrees, minutes));
    expect(lords).toMatchObject({ star: G[star], sub: G[sub], sign: SIGN_LORDS[signs] });
  });

  it('change where the printed table of subs has its edges: Ashvini is parted at 0°46′40″, 3°, 3°40′ and on', () => {
    const begins = [
      [0, 0, 'ketu'],
      [0, 46 + 40 / 60, 'venus'],
      [3, 0, 'sun'],
      [3, 40, 'moon'],
      [4, 46 + 40 / 60, 'mars'],
      [5, 33 + 20 / 60, 'rahu'],
      [7, 33 + 20 / 60, 'jupiter'],
      [9, 20, 'saturn'],
      [11, 26 + 40 / 60, 'mercury'],
    ] as const;
    for (const [i, [degrees, minutes, lord]] of begins.entries()) {
      expect(placeLords(at(0, degrees, minutes)).sub).toBe(G[lord]);
      const before = begins[i - 1]?.[2];
      if (before !== undefined) expect(placeLords(at(0, degrees, minutes) - 1e-6).sub).toBe(G[before]);
    }
  });

  it('part a sub as a star is parted, its own lord first', () => {
    // The sub of Venus in Ashvini is 2°13′20″ from 0°46′40″ on. Of 120 parts Venus has 20, so 22′13.3″, to 1°8′53.3″; the Sun the next 6.
    expect(placeLords(at(0, 1, 8, 53)).subSub).toBe(G.venus);
    expect(placeLords(at(0, 1, 8, 54)).subSub).toBe(G.sun);
    // Its last part is of Ketu, 7 of 120: from 3° less 7′46.7″ on.
    expect(placeLords(at(0, 2, 52, 13)).subSub).toBe(G.mercury);
    expect(placeLords(at(0, 2, 52, 14)).subSub).toBe(G.ketu);
  });

  it('divide the zodiac in 249 by rashi, star and sub', () => {
    const changes = new Set<string>();
    for (let i = 0; i < 360 * 60 * 6; i++) {
      const longitude = (i + 0.5) / 360;
      const { star, sub } = placeLords(longitude);
      changes.add([Math.floor(longitude / 30), Math.floor(longitude / (360 / 27)), star, sub].join());
    }
    expect(changes.size).toBe(249);
  });

  test.prop([uniform(0, 359.999)])(
    'are those of the periods that Vimshottari would have there',
    (longitude) => {
      const share = (longitude / (360 / 27)) % 1;
      const years = [7, 20, 6, 10, 7, 18, 16, 19, 17];
      const first = Math.floor(longitude / (360 / 27)) % 9;
      let behind = share * 120;
      let i = first;
      while (behind >= (years[i % 9] ?? 0)) behind -= years[i++ % 9] ?? 0;
      if (Math.min(behind, (years[i % 9] ?? 0) - behind) < 1e-6) return;
      const order = [G.ketu, G.venus, G.sun, G.moon, G.mars, G.rahu, G.jupiter, G.saturn, G.mercury];
      expect(placeLords(longitude).sub).toBe(order[i % 9]);
    },
  );
});

describe('the significators of houses', () => {
  // Equal houses from 0° of Mesha: house n is rashi n. Grahas in rashis 1, 3, 2, 3, 4, 2, 11, 10 and 4.
  const longitude = [2, 65, 45, 75, 100, 32, 310, 280, 100.5];
  const houses = housesIn({ lagna: 0, midheaven: 270, cusps: undefined }, 'equal') ?? [];
  const significators = significatorsOf(givenChart({ longitude, lagna: 0 }), houses);

  it('are in four grades', () => {
    // Stars: the Sun in Ashvini of Ketu; Moon 65° in Mrigashira of Mars; Mars 45° in Rohini of the Moon; Mercury 75° in Ardra of Rahu;
    // Jupiter 100° and Ketu 100.5° in Pushya of Saturn; Venus 32° in Krittika of the Sun; Saturn 310° in Shatabhisha of Rahu;
    // Rahu 280° in Shravana of the Moon.
    expect(significators[0]).toEqual({
      inStarsOfOccupants: [G.venus],
      occupants: [G.sun],
      inStarsOfOwner: [G.moon],
      owner: G.mars,
    });
    expect(significators[1]).toEqual({
      inStarsOfOccupants: [G.moon],
      occupants: [G.mars, G.venus],
      inStarsOfOwner: [],
      owner: G.venus,
    });
    expect(significators[3]).toEqual({
      inStarsOfOccupants: [G.sun],
      occupants: [G.jupiter, G.ketu],
      inStarsOfOwner: [G.mars, G.rahu],
      owner: G.moon,
    });
    // Nobody is in the twelfth; Jupiter owns it, and nobody is in a star of Jupiter.
    expect(significators[11]).toEqual({
      inStarsOfOccupants: [],
      occupants: [],
      inStarsOfOwner: [],
      owner: G.jupiter,
    });
  });

  it('have every graha as the occupant of one house', () => {
    expect(significators.flatMap(({ occupants }) => occupants).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

it('a moment is ruled by the lords of lagna, Moon and weekday', () => {
  const chart = givenChart({ longitude: [2, 65, 45, 75, 100, 32, 310, 280, 100.5], lagna: 125 });
  // 125° is in Simha, of the Sun, and in Magha, of Ketu; the Moon's 65° in Mithuna, of Mercury, and in Mrigashira, of Mars.
  expect(rulingGrahas(chart)).toEqual({
    lagnaStar: G.ketu,
    lagnaSign: G.sun,
    moonStar: G.mars,
    moonSign: G.mercury,
    day: undefined,
  });
});
