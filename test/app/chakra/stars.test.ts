import { describe, expect, test } from 'vitest';
import { starName, stars } from '../../../app/chakra/stars.ts';
import { labelRead } from '../../../contract/schema/labels.ts';
import { starAtLongitude } from '../../../engine/observe/nakshatra28.ts';

const starRead = (text: string) => labelRead('nakshatra28', text);

const value = (text: string): number => {
  const actual = starRead(text);
  return 'value' in actual ? actual.value : Number.NaN;
};
const error = (actual: ReturnType<typeof starRead>): string => ('error' in actual ? actual.error : '');

describe('stars by name and number', () => {
  test('28 of them, Abhijit the 22nd of the cycle and number 28', () => {
    expect(stars.map(({ position }) => position)).toEqual(Array.from({ length: 28 }, (_, i) => i + 1));
    expect(stars.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 28 }, (_, i) => i + 1),
    );
    expect(stars[21]).toMatchObject({ name: 'Abhijit', number: 28, position: 22 });
    expect(stars[20].name).toBe('Uttara Ashadha');
    expect(stars[22]).toMatchObject({ name: 'Shravana', number: 22 });
  });

  test.each(stars)(
    '$name is read by its name, its number and every spelling',
    ({ name, number, spellings }) => {
      for (const text of [
        name,
        name.toUpperCase(),
        name.replaceAll(' ', '_'),
        ` ${name} `,
        `${number}`,
        ...spellings,
      ])
        expect(starName(value(text))).toBe(name);
    },
  );

  test('they fill the circle without gap or overlap', () => {
    const expected = stars.map(({ to }) => to % 360);
    expect(stars.map(({ from }) => from)).toEqual([0, ...expected.slice(0, -1)]);
    for (const { number, from, to } of stars) {
      for (const at of [from + 1e-9, (from + to) / 2, to - 1e-9])
        expect(starAtLongitude(at)).toBe(number - 1);
    }
  });

  test.each(['', '0', '29', '-1', '1.5', '999', 'Rohinii', 'x'.repeat(5000), '__proto__', 'constructor'])(
    '%s is no star',
    (text) => {
      expect(error(starRead(text))).toContain('the name of a nakshatra, or its number from 1 to 28');
    },
  );

  test('a name of another cycle is called what it is, a misspelt one gets a suggestion', () => {
    expect(error(starRead('Vrishabha'))).toContain('Vrishabha is a rashi');
    expect(error(starRead('Ekadashi'))).toContain('Ekadashi is a tithi');
    expect(error(starRead('Saturn'))).toContain('Saturn is a graha');
    expect(error(starRead('Rohinii'))).toContain('did you mean Rohini?');
    expect(error(labelRead('rashi', 'Rohini'))).toContain('Rohini is a nakshatra');
    expect(error(labelRead('rashi', '13'))).toContain('from 1 to 12');
    expect(error(labelRead('graha', '10'))).toContain('from 1 to 9');
    expect(labelRead('rashi', 'meena')).toEqual({ value: 11 });
    expect(labelRead('graha', 'shani')).toEqual({ value: 6 });
  });
});
