// The schools of Bengal and of Tamil Nadu: one land, the same rules, two skies.

import { expect, it } from 'vitest';
import { placeOfPack } from '../../app/places/pack-place.ts';
import { isoDate } from '../../engine/civil/civil.ts';
import { sentenceOf } from '../../explain/sentences/sentence.ts';
import { caseOf } from '../explain/packs.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();

const chainOf = (name: string) => {
  const pack = workspace.pack(name);
  if (pack === undefined) throw new Error(`${name} does not compile`);
  return pack;
};

const datesOf = (name: string, code: string, year: number): readonly string[] => {
  const py = workspace.almanac.placeYear(placeOfPack(name, workspace.packs().packs).place, year);
  return chainOf(name)
    .observances.ofRule(py, code)
    .map(({ day }) => isoDate(day))
    .filter((date) => date.startsWith(String(year)));
};

it('Durga Puja of 2005 has three days by Gupta Press and four by Bisuddha Siddhanta, as The Telegraph reported', () => {
  const days = ['MAHA_SAPTAMI', 'MAHA_ASHTAMI', 'MAHA_NAVAMI', 'VIJAYADASHAMI'];
  const of = (chain: string) => days.map((day) => datesOf(chain, `FESTIVAL_${day}`, 2005).join());
  const three = ['2005-10-10', '2005-10-11', '2005-10-12'];
  expect(of('IN-WB+gupta_press')).toEqual([...three, '2005-10-12']);
  expect(of('IN-WB+bisuddha')).toEqual([...three, '2005-10-13']);
});

it.each([
  ['FESTIVAL_AADI_PERUKKU', 2001, '2001-08-03', '2001-08-02'],
  ['FESTIVAL_AADI_PERUKKU', 2023, '2023-08-03', '2023-08-03'],
  ['FESTIVAL_KARTHIGAI_DEEPAM', 2018, '2018-11-23', '2018-11-22'],
  ['FESTIVAL_THAIPUSAM', 2007, '2007-02-02', '2007-02-01'],
  ['FESTIVAL_PONGAL', 2026, '2026-01-15', '2026-01-14'],
  ['FESTIVAL_PONGAL', 2025, '2025-01-14', '2025-01-14'],
])('%s of %i: %s by the Vakya, %s by Thirukkanita', (code, year, vakya, thirukkanita) => {
  expect(datesOf('IN-TN+vakya', code, year)).toEqual([vakya]);
  expect(datesOf('IN-TN+thirukkanita', code, year)).toEqual([thirukkanita]);
});

it('the Vakya stands over Sri Lanka too', () => {
  expect(chainOf('SRI_LANKA+vakya').sky).toBe('vakya');
  expect(datesOf('SRI_LANKA+vakya', 'FESTIVAL_DEEPAVALI', 2024)).toEqual(['2024-10-31']);
});

it('a sentence names the sky', () => {
  const { rule, trace, options } = caseOf(
    workspace,
    chainOf('IN-WB+gupta_press'),
    { code: 'FESTIVAL_VIJAYADASHAMI', date: '2005-10-12' },
    { place: placeOfPack('IN-WB', workspace.packs().packs).place },
  );
  expect(sentenceOf(rule, trace, options)).toMatch(/placed by the Surya Siddhanta with bhujantara\.$/);
});
