// The poya of an added month bears the name of the month that follows it.

import { expect, it } from 'vitest';
import { isoDate } from '../../engine/civil/civil.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('SRI_LANKA');
const colombo = { lat: 6.9271, lon: 79.8612, zone: 'Asia/Colombo' };

// Lists of the poya days of 2007 and 2015; of 2023 they differ (see the rule), and of 2016 there is none.
it.each([
  [2007, ['2007-05-31 Adhi Poson Poya']],
  [2015, ['2015-07-01 Adhi Esala Poya']],
  [2016, []],
])('the adhi poyas of %i', (year, expected) => {
  const py = workspace.almanac.placeYear(colombo, year);
  const actual = pack?.observances
    .inYear(py, {})
    .filter(({ rule }) => rule.code === 'FESTIVAL_POYA_ADHI')
    .map(({ day, name }) => `${isoDate(day)} ${name}`)
    .filter((text) => text.startsWith(`${year}-`));
  expect(actual).toEqual(expected);
});
