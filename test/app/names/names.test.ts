// Names of every language: nothing is left as it was, what sources say comes first, and no date changes.

import { describe, expect, it } from 'vitest';
import { angaNames, sanskritFile } from '../../../app/names/files.ts';
import { namesIn } from '../../../app/names/names.ts';
import { iastOf, namesOfKind } from '../../../app/names/sanskrit.ts';
import { sourcesOf } from '../../../app/names/sources.ts';
import { allRules } from '../../../compiler/runtime/any-rule.ts';
import { fixedNames } from '../../../dsl/vocabulary/kinds.ts';
import { languages } from '../../../dsl/vocabulary/languages.ts';
import { sanskritNames } from '../../../dsl/vocabulary/sanskrit-names.ts';
import { ayanaNames, rituNames, samvatsaraNames } from '../../../dsl/vocabulary/year-names.ts';
import { phonemes, phonemesOf } from '../../../explain/scripts/phonemes.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();

const sources = sourcesOf(workspace.packs(), workspace.words());
const rules = [...workspace.packs().compileAll().chains.values()].flatMap((pack) =>
  [...allRules(pack)].map(({ code, linked }) => ({
    code,
    name: linked.fields.name ?? code,
    iast: linked.fields.name_sa,
    variants: 'variants' in linked.fields ? (linked.fields.variants ?? []).map(({ name }) => name) : [],
  })),
);
const observances = [...new Map(rules.map((rule) => [`${rule.code} ${rule.name}`, rule])).values()];
const kinds = Object.keys(sanskritNames) as (keyof typeof sanskritNames)[];

describe('tables of Sanskrit names', () => {
  it('name every label of the vocabulary', () => {
    const tables = {
      ...fixedNames,
      nakshatra: fixedNames.nakshatra28,
      samvatsara: samvatsaraNames,
      ritu: rituNames,
      ayana: ayanaNames,
    };
    for (const kind of kinds) expect(sanskritNames[kind], kind).toHaveLength(tables[kind].length);
  });

  it('are IAST and nothing else', () => {
    const known = new Set([...phonemes, ' ', '(', ')', '-']);
    const all = [
      ...Object.values(sanskritNames).flat(),
      ...sanskritFile().whole.values(),
      ...sanskritFile().words.values(),
    ];
    for (const name of all)
      for (const at of phonemesOf(name)) expect(known.has(at), `${at} in ${name}`).toBe(true);
  });

  it('are known of words that are Sanskrit, and of no English name', () => {
    expect(iastOf('Guru Nanak Jayanti')).toBe('guru nānak jayantī');
    for (const name of ['Town fair', 'Boat blessing', 'Tết']) expect(iastOf(name)).toBeUndefined();
  });
});

describe('names', () => {
  it.each(languages.filter(({ script }) => script !== 'Latn').map(({ code }) => code))(
    'have no letter of another script in %s, but those that are English alone',
    (code) => {
      const names = namesIn(code, sources);
      for (const kind of kinds) {
        for (const { english } of namesOfKind(kind)) {
          expect(names.of(kind, english), `${kind} ${english}`).toMatch(/^[^\p{Script=Latin}]+$/u);
        }
      }
      for (const rule of observances) {
        for (const name of [rule.name, ...rule.variants]) {
          const written = names.of('observance', name, rule);
          // What is not Sanskrit, and has no name in the language, stands as it is.
          if (written === name) expect([rule.code, rule.iast]).toEqual([rule.code, undefined]);
          else expect(written, rule.code).toMatch(/^[^\p{Script=Latin}]+$/u);
        }
      }
    },
  );

  it('are established ones where sources give them', () => {
    expect(namesIn('ta', sources).of('nakshatra', 'Ardra')).toBe('திருவாதிரை');
    expect(namesIn('te', sources).of('tithi', 'Chaturthi')).toBe('చవితి');
    expect(namesIn('ml', sources).of('calendar month', 'Chingam')).toBe('ചിങ്ങം');
    expect(namesIn('de', sources).of('weekday', 'Sunday')).toBe('Sonntag');
    expect(namesIn('ta', sources).of('observance', 'Holi', { code: 'FESTIVAL_HOLI', iast: 'Holikā' })).toBe(
      'ஹோலி',
    );
  });

  it('are never English names in other letters', () => {
    for (const code of ['hi', 'ta', 'ur', 'ru'])
      expect(namesIn(code, sources).of('observance', 'Boat blessing', { code: 'MUHURAT_BOAT' })).toBe(
        'Boat blessing',
      );
  });

  it('are made of the names of their parts', () => {
    expect(namesIn('sa', sources).of('lunar month', 'Adhika Jyeshtha')).toBe('अधिक ज्येष्ठ');
    expect(namesIn('hi', sources).of('tithi', 'Krishna Ashtami')).toBe('कृष्ण अष्टमी');
    expect(namesIn('sa', sources).of('lunar month', 'Margashirsha-Pausha')).toBe('मार्गशीर्ष-पौष');
  });

  it('are written in the words that their English has, but not in Sanskrit', () => {
    const jayanti = { code: 'FESTIVAL_X', iast: 'Rāmānandajayantī' };
    const name = (language: string) =>
      namesIn(language, sources).of('observance', 'Ramananda Jayanti', jayanti);
    expect([name('hi'), name('kn'), name('sa')]).toEqual(['रामानंद जयंती', 'ರಾಮಾನಂದ ಜಯಂತಿ', 'रामानन्दजयन्ती']);
    // Joined by sandhi.
    expect(
      namesIn('hi', sources).of('observance', 'Radha Ashtami', { code: 'FESTIVAL_Y', iast: 'Rādhāṣṭamī' }),
    ).toBe('राधाष्टमी');
  });

  it('that are known are written, and other values stay', () => {
    const names = namesIn('hi', sources);
    expect(
      ['Venus', 'Rohini', 'ENTRY', 'a good tithi', 'Vaishya'].map((value) => names.of('known', value)),
    ).toEqual(['शुक्र', 'रोहिणी', 'ENTRY', 'a good tithi', 'वैश्य']);
  });

  it('in a sentence are written, its other words not', () => {
    const names = namesIn('ta', sources);
    const text =
      'Holi is on 4 March: Krishna Pratipada of Magha covers madhyahna that day, and the nakshatra Magha holds (Dharmasindhu).';
    expect(names.of('sentence', text, { code: 'FESTIVAL_HOLI', about: 'Holi' })).toBe(
      'ஹோலி is on 4 March: தேய்பிறை பிரதமை of மாகம் covers madhyahna that day, and the nakshatra மகம் holds (Dharmasindhu).',
    );
    expect(names.of('sentence', 'होली 4 मार्च को है।', { about: 'Holi' })).toBe('होली 4 मार्च को है।');
  });

  it('of a land stand where the land names an observance otherwise', () => {
    expect(
      namesIn('te', sources).of('observance', 'Ugadi', {
        code: 'FESTIVAL_GUDI_PADWA',
        iast: 'Saṃvatsarārambha',
      }),
    ).toBe('ఉగాది');
  });

  it('are those of the rule where only its code is known', () => {
    expect(namesIn('sa', sources).of('observance', 'Ram Navami', { code: 'FESTIVAL_RAM_NAVAMI' })).toBe(
      'श्रीरामनवमी',
    );
  });

  it('tell a star from the month of the same English name', () => {
    const names = namesIn('sa', sources);
    expect([names.of('nakshatra', 'Magha'), names.of('lunar month', 'Magha')]).toEqual(['मघा', 'माघ']);
  });

  it('stay English in Latin letters where they are not Sanskrit', () => {
    expect(
      namesIn('fr', sources).of('observance', 'Kadai Muzhukku', { code: 'FESTIVAL_KADAI_MUZHUKKU' }),
    ).toBe('Kadai Muzhukku');
  });
});

describe('files of established names', () => {
  it.each(languages.map(({ code }) => code))('of %s name what there is, in its script', (code) => {
    const ofKind = new Map(
      [...kinds].map((kind) => [kind as string, new Set(namesOfKind(kind).map(({ english }) => english))]),
    );
    for (const [kind, names] of angaNames(code)) {
      for (const [key, { name }] of names) {
        const known = ofKind.get(kind);
        if (known !== undefined) expect(known.has(key), `${kind} ${key}`).toBe(true);
        expect(name).toBe(name.normalize('NFC').trim());
      }
    }
  });
});
