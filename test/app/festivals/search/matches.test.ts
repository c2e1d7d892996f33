import { describe, expect, test } from 'vitest';
import { isObservedIn } from '../../../../app/festivals/search/lands.ts';
import { nameIndex } from '../../../../app/festivals/search/name-index.ts';
import { searching } from './searching.ts';

const { workspace, find } = searching();
const codes = (chain: string, text: string) => find(chain, text).map(({ code }) => code);

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
  ])('%s finds %s first or beside its other ways', (text, code) => {
    expect(codes('NORTH_INDIA', text).slice(0, 3)).toContain(code);
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
  ])('in %s what people type, %s, finds %s first', (chain, text, code) => {
    expect(codes(chain, text)[0]).toBe(code);
  });

  test.each(['', ' ', '!!', '\u200d', '😀', 'a'.repeat(5000), '्'.repeat(500)])('%j does no harm', (text) => {
    expect(Array.isArray(codes('NORTH_INDIA', text))).toBe(true);
  });
});

describe('all lands', () => {
  test.each([
    ['onam', 'FESTIVAL_ONAM', 'SOUTH_INDIA'],
    ['masik karthigai', 'VRAT_MASIK_KARTHIGAI', 'SOUTH_INDIA'],
    ['thaipusam', 'FESTIVAL_THAIPUSAM', 'SOUTH_INDIA'],
    ['ഓണം', 'FESTIVAL_ONAM', 'SOUTH_INDIA'],
    ['puthandu', 'FESTIVAL_PUTHANDU', 'IN-TN'],
    ['christmas', 'CHRISTIAN_CHRISTMAS', 'world'],
  ])('at New Delhi %s is %s of %s', (text, code, land) => {
    const [first] = find('NORTH_INDIA', text);
    expect(first).toMatchObject({ code, isOwn: false });
    expect(first?.packs[0]).toBe(land);
  });

  test('of the caller comes before one that has the name elsewhere', () => {
    expect(find('NORTH_INDIA', 'Lakshmi Puja').map(({ code, isOwn }) => [code, isOwn])).toEqual([
      ['FESTIVAL_DIWALI', true],
      ['FESTIVAL_LAKSHMI_PUJA_KOJAGARI', false],
    ]);
    expect(codes('IN-WB', 'Lakshmi Puja')[0]).toBe('FESTIVAL_LAKSHMI_PUJA_KOJAGARI');
  });

  test('what a tradition does not observe is not its own', () => {
    const own = find('IN-MH+smarta', 'Ekadashi (Vaishnava)').find(
      ({ code }) => code === 'VRAT_EKADASHI_VAISHNAVA',
    );
    expect(own?.isOwn).toBe(false);
  });

  test.each(['NORTH_INDIA', 'IN-TN', 'IN-MH', 'madhva', 'IN-MH+smarta'])(
    'the index knows what %s observes, as its compiled chain does',
    (name) => {
      const pack = workspace.pack(name);
      const { observances } = nameIndex(workspace.packs(), workspace.words());
      const own = [...observances].flatMap(([code, one]) =>
        isObservedIn(one, pack?.chain ?? []) ? [code] : [],
      );
      const compiled = [...(pack?.rules.values() ?? [])].flatMap(({ code, checked, linked }) =>
        checked.kind === 'observance' && !linked.disabled ? [code] : [],
      );
      expect(own.sort()).toEqual(compiled.sort());
    },
  );
});

describe('how a name fits', () => {
  test.each([
    ['FESTIVAL_HOLI', 'code'],
    ['Holi', 'code'],
    ['Dīpāvalī', 'name'],
    ['rakhi', 'alias'],
    ['Kamada Ekadashi', 'occurrence'],
    ['Chhath', 'prefix'],
    ['Deepawali Dev', 'words'],
    ['Raksha Bandhun', 'sounds_like'],
  ])('%s: %s', (text, match) => {
    expect(find('NORTH_INDIA', text)[0]?.match).toBe(match);
  });

  test('what only sounds alike comes where nothing else fits', () => {
    for (const text of ['diwali', 'onam', 'ram', 'Raksha Bandhun', 'ganesh utsav']) {
      const kinds = new Set(find('NORTH_INDIA', text).map(({ match }) => match === 'sounds_like'));
      expect([text, kinds.size]).toEqual([text, 1]);
    }
  });
});
