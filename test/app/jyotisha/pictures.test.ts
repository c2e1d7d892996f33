// Pictures of a birth are drawn from what its answers say.

import { expect, test } from 'vitest';
import { ashtakavargaOf } from '../../../app/jyotisha/ashtakavarga.ts';
import { type CastContext, castOf } from '../../../app/jyotisha/cast.ts';
import { pictureContentOf } from '../../../app/jyotisha/pictures/content.ts';
import { civilDay } from '../../../engine/civil/civil.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const context: CastContext = {
  workspace: sharedWorkspace(),
  zones: () => 'Asia/Kolkata',
  now: () => Date.UTC(2026, 10, 22),
  version: 'test',
};
const birth = { date: civilDay(1990, 5, 15), time: 14.5 * 3600, lat: 23.1793, lon: 75.7849 };

test.each([
  {},
  { ashtakavarga_table: 'parashara' },
  { ashtakavarga_table: 'maitreya', lagna_in_samudaya: 'yes' },
] as const)('the ashtakavarga by %j', (options) => {
  const cast = castOf(context, birth, { options });
  const { bhinna, samudaya } = ashtakavargaOf(cast);
  const content = pictureContentOf(context, cast, { picture: 'ashtakavarga' });
  if (content.picture !== 'ashtakavarga') throw new Error(content.picture);
  const drawn = bhinna.slice(0, content.owners.length).map(({ owner, bindus }) => ({ owner, bindus }));
  expect(content.owners).toEqual(drawn);
  expect(content.sums).toEqual(samudaya.bindus);
  const sums = content.sums.map((_, rashi) =>
    content.owners.reduce((sum, { bindus }) => sum + (bindus[rashi] ?? 0), 0),
  );
  expect(content.sums).toEqual(sums);
});
