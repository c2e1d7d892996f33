import { describe, expect, test } from 'vitest';
import { locations } from '../../../app/places/locations.ts';
import { placeOfPack, placeOfTradition } from '../../../app/places/pack-place.ts';
import { resolveTradition } from '../../../app/places/resolve.ts';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { placeNames } from '../../../dsl/vocabulary/place-names.ts';
import { captured } from '../../cli/captured.ts';

const set = readPackSet(
  [
    'pack: base',
    'pack: EAST_INDIA\nextends: base\nkind: region\nplace: Kolkata\nstates: [IN-WB, IN-OD]',
    'pack: IN-OD\nextends: EAST_INDIA',
    'pack: IN-JH\nextends: EAST_INDIA',
    'pack: PURI\nextends: base\nplace: puri',
    'pack: TEMPLE\nextends: PURI',
    'pack: HOME\nextends: TEMPLE\nplace: {lat: 51.5, lon: -0.1, zone: Europe/London}',
    'pack: IN-MH\nextends: EAST_INDIA\nplace: Ujjain',
  ].map((text, i) => sourceFile(`${i}.yaml`, text)),
  { dataVersion: 'test' },
);
const nameOf = (pack: string): string => placeOfPack(pack, set.packs).name;

describe('the place of a pack', () => {
  test('a region has its canonical place, a state its city, or the place of its region', () => {
    expect(['EAST_INDIA', 'IN-OD', 'IN-JH'].map(nameOf)).toEqual(['Kolkata', 'Puri', 'Kolkata']);
  });

  test('the place that a pack states overrides that of its name and of its ancestors', () => {
    expect(['PURI', 'TEMPLE', 'HOME', 'IN-MH'].map(nameOf)).toEqual(['Puri', 'Puri', '51.5, -0.1', 'Ujjain']);
    expect(placeOfPack('HOME', set.packs).place).toEqual({ lat: 51.5, lon: -0.1, zone: 'Europe/London' });
  });

  test('outside of all regions it is New Delhi', () => {
    expect(['base', 'nowhere'].map(nameOf)).toEqual(['New Delhi', 'New Delhi']);
  });

  test('a state without a pack of its own has the place of its city', () => {
    const tradition = resolveTradition({ region: 'IN-WB' }, set.packs);
    expect([tradition.pack, placeOfTradition(tradition, set.packs).name]).toEqual(['EAST_INDIA', 'Kolkata']);
    const kerala = { ...tradition, used: { region: 'EAST_INDIA', subdivision: 'IN-KL' } } as const;
    expect(placeOfTradition(kerala, set.packs).name).toBe('Thiruvananthapuram');
  });
});

test('every curated place has a name of the list, and every name has a place', () => {
  expect([...locations.values()].map(({ name_en }) => name_en)).toEqual([...placeNames]);
});

test('an unknown place, and two places of one pack, are errors', () => {
  const actual = readPackSet(
    [
      sourceFile('a.yaml', 'pack: A\nplace: Pury'),
      sourceFile('b.yaml', 'pack: B\nplace: {lat: 1, lon: 2, zone: Mars/Base}'),
      sourceFile('c.yaml', 'pack: C\nplace: Puri'),
      sourceFile('d.yaml', 'pack: C\nplace: Ujjain'),
    ],
    { dataVersion: 'test' },
  ).compileAll();
  expect(actual.diagnostics.map(({ code, help }) => [code, help])).toEqual([
    ['unknown-place', 'did you mean `Puri`?'],
    ['unknown-place', '`zone` is an IANA name, such as Asia/Kolkata'],
    ['two-places', undefined],
  ]);
});

test('commands use the place of the chain', async () => {
  const where = async (...args: string[]): Promise<unknown> => {
    const { out } = await captured(...args, '--json');
    return (JSON.parse(out) as { place: { name: string } }).place.name;
  };
  expect(await where('explain', 'FESTIVAL_DIWALI', '2026-11-08', '--region', 'IN-KL')).toBe(
    'Thiruvananthapuram',
  );
  expect(await where('explain', 'FESTIVAL_DIWALI', '2026-11-08', '--region', 'shraddha')).toBe('New Delhi');
});
