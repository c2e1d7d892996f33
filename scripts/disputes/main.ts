// `npm run disputes`: writes docs/dates/DISPUTES.md.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { disputesIn } from '../../app/disputes/index.ts';
import { newDelhi } from '../../app/places/index.ts';
import { curatedPlace } from '../../app/places/pack-place.ts';
import { openWorkspace } from '../../app/workspace/open-workspace.ts';
import { disputesPage } from './page.ts';

const first = 2024;
const last = 2030;
const file = fileURLToPath(new URL('../../docs/dates/DISPUTES.md', import.meta.url));

const workspace = openWorkspace();
const { place } = curatedPlace(newDelhi);
const pack = workspace.pack('NORTH_INDIA');
if (pack === undefined) throw new Error('NORTH_INDIA does not compile');
const years = Array.from({ length: last - first + 1 }, (_, i) => first + i).map((year) => ({
  year,
  disputes: disputesIn({
    set: workspace.packs(),
    almanac: workspace.almanac,
    pack,
    mode: 'standard',
    placeYear: workspace.almanac.placeYear(place, year),
  }).disputes,
}));
workspace.close();
writeFileSync(file, disputesPage(years));
