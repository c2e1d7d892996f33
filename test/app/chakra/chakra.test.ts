import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ChakraRules, chakraOf } from '../../../app/chakra/chakra.ts';
import { type FigureName, figures, type GivenValues } from '../../../app/chakra/figures.ts';
import { skyGrahas } from '../../../app/chakra/sky.ts';
import { stars } from '../../../app/chakra/stars.ts';
import { worksOf } from '../../../compiler/front/link/stated-by-chain.ts';
import { labelRead } from '../../../contract/schema/labels.ts';
import { civilDay, jdOfCivilDay } from '../../../engine/civil/civil.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('chakra');
if (pack === undefined) throw new Error('no chakras');
const rules: ChakraRules = { pack, works: worksOf(pack.chain, workspace.packs().packs) };

interface AuthorTest {
  readonly rule: string;
  readonly inputs: Readonly<Record<string, string | number>>;
  readonly result: Readonly<Record<string, unknown>>;
}

const { tests } = parse(readFileSync('rulepacks/chakra/chakra.test.yaml', 'utf8')) as {
  tests: readonly AuthorTest[];
};

const figureOf: Readonly<Record<string, FigureName>> = {
  CHAKRA_KOTA: 'kota',
  CHAKRA_SAPTASHALAKA: 'saptashalaka',
  CHAKRA_SARVATOBHADRA: 'sarvatobhadra',
  CHAKRA_SHULA: 'shula',
  CHAKRA_SHULA_SUN: 'shula',
};

// The parameters that stand for the inputs of a rule.
function givenFor({ rule, inputs }: AuthorTest): GivenValues {
  const figure = figures[figureOf[rule]];
  const given: Record<string, string | number> = rule === 'CHAKRA_SHULA_SUN' ? { variant: 'SUN_4POINT' } : {};
  for (const [parameter, input] of Object.entries(figure.inputs)) {
    const text = inputs[input];
    if (text === undefined) continue;
    const actual = (['nakshatra28', 'rashi', 'graha'] as const)
      .map((kind) => labelRead(kind, `${text}`))
      .find((read) => 'value' in read);
    given[parameter] =
      typeof text === 'string' && actual !== undefined && 'value' in actual ? actual.value : text;
  }
  return given;
}

test('every test of the authors holds for what is answered', () => {
  expect(tests.length).toBeGreaterThan(20);
  for (const author of tests) {
    const { result, ruleset, calculation_only } = chakraOf(rules, figureOf[author.rule], givenFor(author));
    expect(ruleset.rules.map(({ code }) => code)).toEqual([author.rule]);
    expect(calculation_only).toBe(true);
    for (const [field, expected] of Object.entries(author.result)) {
      const actual = result?.[field];
      // A list of one may be answered as its only value.
      const same = expected === 'none' ? null : expected;
      expect(Array.isArray(same) ? [actual].flat() : actual, `${author.rule} ${field}`).toEqual(same);
    }
  }
});

test('every figure is the result of its rule for every pair of stars', () => {
  for (const { number: a } of stars) {
    for (const { number: b } of stars) {
      const [from, to] = [a - 1, b - 1];
      expect(chakraOf(rules, 'kota', { janma_nakshatra: from, transit_nakshatra: to }).result).toEqual(
        pack.chakraResults.of('CHAKRA_KOTA', { janma_nakshatra: from, transit_nakshatra: to }),
      );
      expect(chakraOf(rules, 'saptashalaka', { nakshatra: from, sun_nakshatra: to }).result).toEqual(
        pack.chakraResults.of('CHAKRA_SAPTASHALAKA', { star: from, sun_nakshatra: to }),
      );
      expect(chakraOf(rules, 'shula', { reference_nakshatra: from, transit_nakshatra: to }).result).toEqual(
        pack.chakraResults.of('CHAKRA_SHULA', { reference_nakshatra: from, transit_nakshatra: to }),
      );
    }
    for (const motion of ['OPPOSITE', 'FORWARD', 'BACKWARD']) {
      for (const variant of ['BY_MOTION', 'ALL_THREE']) {
        const { result } = chakraOf(rules, 'sarvatobhadra', { nakshatra: a - 1, motion, variant });
        expect(result).toEqual(
          pack.chakraResults.of('CHAKRA_SARVATOBHADRA', { star: a - 1, motion, variant }),
        );
        const all = result?.crosses;
        expect(result?.pierced).toEqual(variant === 'ALL_THREE' ? all : [result?.vedha]);
      }
    }
  }
});

test('rules carry their level and that of each authority', () => {
  const { ruleset, inputs } = chakraOf(rules, 'sarvatobhadra', {
    nakshatra: 27,
    planet: 6,
    dignity: 'EXALTED',
  });
  expect(inputs).toEqual({ star: 'Abhijit', planet: 'Saturn', dignity: 'EXALTED' });
  expect(ruleset.rules[0].verification_level).toBe('VERIFIED');
  expect(new Set(ruleset.rules[0].authorities.map(({ level }) => level))).toEqual(
    new Set(['VERIFIED', 'DIAGRAM_VERIFIED_SECONDARY', 'PROVISIONAL']),
  );
});

describe('of a sky', () => {
  const jd = jdOfCivilDay(civilDay(2026, 11, 22)) + 1.3 / 24;
  const sky = skyGrahas(workspace.sky.ephemeris, jd);

  test('stars are those of the longitudes, motion that of the speed', () => {
    expect(sky.map(({ graha }) => graha)).toEqual([
      'Sun',
      'Moon',
      'Mars',
      'Mercury',
      'Jupiter',
      'Venus',
      'Saturn',
      'Rahu',
      'Ketu',
    ]);
    for (const { star, longitude, speed, retrograde } of sky) {
      const { from, to } = stars.find(({ number }) => number === star + 1) ?? { from: 1, to: 0 };
      expect(from <= longitude && longitude < to).toBe(true);
      expect(retrograde).toBe(speed < 0);
    }
  });

  test('kota: each graha as if it had been given', () => {
    const birth = { janma_nakshatra: 3, moon_rashi: 1, janma_pada: 2 };
    const { result, transits = [] } = chakraOf(rules, 'kota', birth, sky);
    expect(result).toBeNull();
    expect(transits.length).toBe(9);
    transits.forEach((transit, i) => {
      const given = {
        ...birth,
        planet: i,
        transit_nakshatra: sky[i].star,
        transit_motion: sky[i].retrograde ? 'RETROGRADE' : 'DIRECT',
      };
      expect(transit.result).toEqual(chakraOf(rules, 'kota', given).result);
    });
  });

  test('saptashalaka: the Sun of the sky, unless one is given', () => {
    const computed = chakraOf(rules, 'saptashalaka', { nakshatra: 2 }, sky);
    expect(computed.result).toEqual(
      chakraOf(rules, 'saptashalaka', { nakshatra: 2, sun_nakshatra: sky[0].star }).result,
    );
    const given = chakraOf(rules, 'saptashalaka', { nakshatra: 2, sun_nakshatra: 21 }, sky);
    expect(given.result).toEqual({ vedha: 'Shravana', pierced_by_sun: true });
  });

  test('sarvatobhadra: the star of each graha, by its speed', () => {
    const { transits = [] } = chakraOf(rules, 'sarvatobhadra', { nakshatra: 2 }, sky);
    transits.forEach(({ graha, speed, result }, i) => {
      expect(result).toEqual(
        pack.chakraResults.of('CHAKRA_SARVATOBHADRA', { star: sky[i].star, planet: i, speed: sky[i].speed }),
      );
      if (['Rahu', 'Ketu'].includes(graha)) expect(result.direction).toBe('BACKWARD');
      else if (['Sun', 'Moon'].includes(graha)) expect(result.direction).toBe('FORWARD');
      else expect(result.direction === 'BACKWARD').toBe(speed < 0);
    });
  });

  test('shula: three points, or the places alone where no source gives the points', () => {
    const three = chakraOf(rules, 'shula', { reference_nakshatra: 0, include_trident_parts: true }, sky);
    expect(three.parts?.map(({ result }) => result.position)).toEqual(
      Array.from({ length: 28 }, (_, i) => i + 1),
    );
    expect(
      three.parts?.filter(({ result }) => result.on_tip === true).map(({ result }) => result.position),
    ).toEqual([9, 15, 21]);
    const sun = chakraOf(rules, 'shula', { reference_nakshatra: 0, variant: 'SUN_4POINT' }, sky);
    expect(sun.parts).toBeUndefined();
    for (const { result } of sun.transits ?? []) expect(Object.keys(result)).toEqual(['position', 'part']);
  });
});
