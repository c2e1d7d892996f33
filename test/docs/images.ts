// The drawings of the documents, made by the product: the name of each file, and its SVG.

import { kalaDrawing, tithiDrawing } from '../../explain/drawing/index.ts';
import { captured } from '../cli/captured.ts';
import { dayOf, newDelhi } from '../explain/packs.ts';
import { sharedWorkspace } from '../shared-workspace.ts';
import { whoFollows } from './who-follows.ts';

/** What `nirnaya explain --svg` prints. */
async function explained(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await captured('explain', ...args, '--svg');
  if (code !== 0) throw new Error(err);
  return out;
}

/** Which tithi each sunrise of a week meets: Shukla Chaturthi meets none, Shukla Navami two. */
function tithis(): string {
  const py = sharedWorkspace().almanac.placeYear(newDelhi, 2026);
  return tithiDrawing(py, {
    first: dayOf('2026-07-17'),
    last: dayOf('2026-07-23'),
    title: 'Tithis and sunrises, New Delhi, July 2026',
    caption:
      'Each row is a day, from its sunrise to the next; the tithi at its sunrise names it. Shukla Chaturthi begins after one sunrise and ends before the next, so no day is named by it. Shukla Navami lasts from before one sunrise until after the next, so two days are.',
  });
}

/** The parts of one day and night that rules look at. */
function kalas(): string {
  const workspace = sharedWorkspace();
  const pack = workspace.pack('NORTH_INDIA');
  if (pack === undefined) throw new Error('NORTH_INDIA has errors');
  return kalaDrawing(pack, workspace.almanac.placeYear(newDelhi, 2026), {
    day: dayOf('2026-09-14'),
    kalas: [
      ['pratah', 'pratah', 0],
      ['sangava', 'sangava', 0],
      ['madhyahna', 'madhyahna', 0],
      ['aparahna', 'aparahna', 0],
      ['sayahna', 'sayahna', 0],
      ['pradosha', 'pradosha', 0],
      ['nishita', 'nishita', 0],
      ['arunodaya', 'arunodaya', 1],
    ],
    title: 'The parts of a day, New Delhi, 14 September 2026',
    caption:
      'The day from sunrise to sunset has five equal parts. Dusk (pradosha) is three muhurtas after sunset, a fifth of the night; midnight (nishita) its middle muhurta; dawn (arunodaya) the time before sunrise.',
  });
}

/** Every drawing by its file in `docs/images`. */
export const images: Readonly<Record<string, () => string | Promise<string>>> = {
  'raksha-bandhan-2026.svg': () => explained('FESTIVAL_RAKSHA_BANDHAN', '2026-08-28'),
  'holika-dahan-2026.svg': () => explained('FESTIVAL_HOLIKA_DAHAN', '2026-03-03'),
  'pongal-2026-two-skies.svg': () => explained('FESTIVAL_PONGAL', '2026-01-15', '--region', 'IN-TN'),
  'vijayadashami-2005-two-skies.svg': () =>
    explained('FESTIVAL_VIJAYADASHAMI', '2005-10-13', '--region', 'IN-WB'),
  'who-follows-which-sky.svg': whoFollows,
  'tithis.svg': tithis,
  'kalas.svg': kalas,
};
