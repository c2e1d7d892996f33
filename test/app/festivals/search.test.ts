import { afterAll, describe, expect, test } from 'vitest';
import { editsWithin } from '../../../app/festivals/search/edits.ts';
import { namesIn } from '../../../app/festivals/search/index.ts';
import { longestText, searchKeys } from '../../../app/festivals/search/keys.ts';
import { searched } from '../../../app/festivals/search/search.ts';
import { openWorkspace } from '../../../app/workspace.ts';

const workspace = openWorkspace();
afterAll(() => workspace.close());
const pause = () => undefined;

async function find(chain: string, text: string): Promise<readonly string[]> {
  const pack = workspace.pack(chain);
  if (pack === undefined) throw new Error(chain);
  const found = await searched(await namesIn(pack, workspace.words(), pause), text, () => true, pause);
  return found.map(({ rule }) => rule.code);
}

describe('a name in any script and spelling', () => {
  test.each([
    ...[
      'Diwali',
      'deepavali',
      'dipawali',
      'दीपावली',
      'दीवाली',
      'தீபாவளி',
      'দীপাবলী',
      'ਦੀਵਾਲੀ',
      'దీపావళి',
      'ദീപാവലി',
    ].map((text) => [text, 'FESTIVAL_DIWALI']),
    ...['ganesh chturthi', 'Ganesha Chaturthi', 'गणेश चतुर्थी', 'ગણેશ ચતુર્થી', 'ಗಣೇಶ ಚತುರ್ಥಿ'].map((text) => [
      text,
      'FESTIVAL_GANESH_CHATURTHI',
    ]),
    ['ram navmi', 'FESTIVAL_RAM_NAVAMI'],
    ['রাম নবমী', 'FESTIVAL_RAM_NAVAMI'],
    ['janmastami', 'FESTIVAL_JANMASHTAMI_SMARTA'],
    ['holee', 'FESTIVAL_HOLI'],
    ['Mokshada Ekadasi', 'VRAT_EKADASHI_SMARTA'],
    ['rakhi', 'FESTIVAL_RAKSHA_BANDHAN'],
    ['RAKSHA_BANDHAN', 'FESTIVAL_RAKSHA_BANDHAN'],
  ])('%s finds %s first or beside its other ways', async (text, code) => {
    expect((await find('NORTH_INDIA', text)).slice(0, 3)).toContain(code);
  });

  test.each([
    ['IN-TN', 'ஆடிப்பெருக்கு', 'FESTIVAL_AADI_PERUKKU'],
    ['IN-TN', 'aadiperuku', 'FESTIVAL_AADI_PERUKKU'],
    ['IN-TN', 'tamil puthandu', 'FESTIVAL_PUTHANDU'],
    ['IN-TS', 'దసరా పండుగ', 'FESTIVAL_VIJAYADASHAMI'],
    ['IN-TS', 'సంక్రాంతి పండుగ', 'SANKRANTI_MAKARA'],
    ['IN-WB', 'lokkhi pujo', 'FESTIVAL_LAKSHMI_PUJA_KOJAGARI'],
    ['IN-KL', 'onam thiruvonam', 'FESTIVAL_ONAM'],
    ['NORTH_INDIA', 'छठ', 'FESTIVAL_CHHATH_PUJA'],
    ['NORTH_INDIA', 'chat puja', 'FESTIVAL_CHHATH_PUJA'],
    ['NORTH_INDIA', 'karva chouth', 'VRAT_KARWA_CHAUTH'],
    ['NORTH_INDIA', 'ganpati', 'FESTIVAL_GANESH_CHATURTHI'],
    ['NORTH_INDIA', 'vijaya dasami', 'FESTIVAL_VIJAYADASHAMI'],
    ['IN-OD', 'ରଥଯାତ୍ରା', 'FESTIVAL_RATH_YATRA'],
    ['IN-RJ', 'gangor', 'FESTIVAL_GANGAUR'],
    ['KASHMIR', 'nauroz navreh', 'FESTIVAL_NAVREH'],
  ])('in %s what people type, %s, finds %s first', async (chain, text, code) => {
    expect((await find(chain, text))[0]).toBe(code);
  });

  test('a land finds its own', async () => {
    expect((await find('IN-TN', 'பொங்கல்'))[0]).toBe('FESTIVAL_PONGAL');
    expect((await find('IN-KL', 'ഓണം'))[0]).toBe('FESTIVAL_ONAM');
    expect(await find('NEPAL', 'zzzzqq')).toEqual([]);
  });

  test('what is disabled is not found', async () => {
    expect(await find('IN-MH+smarta', 'Ekadashi (Vaishnava)')).not.toContain('VRAT_EKADASHI_VAISHNAVA');
  });

  test.each(['', ' ', '!!', '\u200d', '😀', 'a'.repeat(5000), '्'.repeat(500)])(
    '%j does no harm',
    async (text) => {
      const found = await find('NORTH_INDIA', text);
      expect(Array.isArray(found)).toBe(true);
    },
  );
});

test('keys are bounded, and equal for one name', () => {
  expect(searchKeys('क'.repeat(1000)).sound.length).toBeLessThanOrEqual(longestText);
  expect(searchKeys('Diwali').bones).toBe(searchKeys('தீபாவளி').bones);
  expect(searchKeys('Dīpāvalī').bones).toBe(searchKeys('Deepawali').bones);
  expect(searchKeys('Holi').bones).not.toBe(searchKeys('Pongal').bones);
});

test.each([
  ['', '', 2, 0],
  ['abc', 'abc', 0, 0],
  ['abc', 'abd', 0, 1],
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 2, 3],
  ['abc', '', 3, 3],
  ['ab', 'ba', 2, 2],
  ['abcdef', 'xabcdef', 1, 1],
])('%s to %s within %i is %i', (a, b, most, edits) => {
  expect(editsWithin(a, b, most)).toBe(edits);
  expect(editsWithin(b, a, most)).toBe(edits);
});
