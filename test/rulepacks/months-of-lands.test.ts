// A new moon is called by the month that the land counts it to, in its name as in the sentence about it.

import { expect, test } from 'vitest';
import { regionChoice } from '../../app/places/region.ts';
import { lunationName } from '../../explain/sentences/tithi-name.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const { packs } = workspace.packs();
const lands = [...packs.keys()].filter((name) => regionChoice(name, packs) !== undefined);
const place = { lat: 25.3176, lon: 82.9739, zone: 'Asia/Kolkata' };

test.each(lands)('%s', (land) => {
  const pack = workspace.pack(land);
  if (pack === undefined) throw new Error(land);
  const names = pack.chain
    .flatMap((name) => (packs.get(name)?.documents ?? []).flatMap(({ month_names }) => month_names ?? []))
    .at(-1);
  // 2026 has an adhika month.
  const actual = pack.observances.ofRule(workspace.almanac.placeYear(place, 2026), 'VRAT_AMAVASYA_SNANA');
  expect(actual.length).toBeGreaterThan(11);
  for (const { name, occurrence } of actual) {
    if (occurrence.lunation === undefined) throw new Error(name);
    const month = lunationName(occurrence.lunation, undefined, { names: names ?? 'amanta', dark: true });
    expect(name).toBe(`${month.startsWith('Adhika') ? 'Adhika' : month} Amavasya`);
  }
});
