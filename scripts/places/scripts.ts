// Which script the people of a place write, and which of its names is written so.

import { latinSpelling } from '../../app/places/catalogue/search/latin.ts';
import { soundKey } from '../../dsl/vocabulary/spelling.ts';

const patterns = {
  Arab: /\p{Script=Arabic}/u,
  Armn: /\p{Script=Armenian}/u,
  Beng: /\p{Script=Bengali}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Ethi: /\p{Script=Ethiopic}/u,
  Geor: /\p{Script=Georgian}/u,
  Grek: /\p{Script=Greek}/u,
  Gujr: /\p{Script=Gujarati}/u,
  Guru: /\p{Script=Gurmukhi}/u,
  Hang: /\p{Script=Hangul}/u,
  Hani: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Kana: /\p{Script=Hiragana}|\p{Script=Katakana}/u,
  Khmr: /\p{Script=Khmer}/u,
  Knda: /\p{Script=Kannada}/u,
  Laoo: /\p{Script=Lao}/u,
  Mlym: /\p{Script=Malayalam}/u,
  Mtei: /\p{Script=Meetei_Mayek}/u,
  Mymr: /\p{Script=Myanmar}/u,
  Orya: /\p{Script=Oriya}/u,
  Sinh: /\p{Script=Sinhala}/u,
  Taml: /\p{Script=Tamil}/u,
  Telu: /\p{Script=Telugu}/u,
  Thaa: /\p{Script=Thaana}/u,
  Thai: /\p{Script=Thai}/u,
  Tibt: /\p{Script=Tibetan}/u,
};

/** ISO 15924, as far as it distinguishes names. */
type Script = keyof typeof patterns;

const indian: readonly Script[] = [
  ...(['Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Mtei', 'Orya', 'Sinh', 'Taml', 'Telu'] as const),
];

const scripts = Object.keys(patterns) as readonly Script[];

/** The first script, other than the Latin one, of which a name has a letter. */
export const scriptOf = (name: string): Script | undefined =>
  // Han and Kana stand together in names of Japan, Indian and Latin letters in glosses: `Chennai - சென்னை`.
  scripts.find((script) => patterns[script].test(name));

const countriesOf: Partial<Record<Script, string>> = {
  Arab: 'AE AF BH DZ EG EH IQ IR JO KW LB LY MA OM PK PS QA SA SD SY TN YE',
  Armn: 'AM',
  Beng: 'BD',
  Cyrl: 'BG BY KG KZ MK MN RS RU TJ UA',
  Ethi: 'ER ET',
  Geor: 'GE',
  Grek: 'CY GR',
  Hang: 'KP KR',
  Hani: 'CN HK JP MO TW',
  Hebr: 'IL',
  Kana: 'JP',
  Khmr: 'KH',
  Laoo: 'LA',
  Mymr: 'MM',
  Thaa: 'MV',
  Thai: 'TH',
  Tibt: 'BT',
};

/** The scripts of the states of India, the first that names are found in. */
const statesOf: Readonly<Partial<Record<Script, string>>> = {
  Deva: 'AN BR CG CH DL GA HP HR JH MH MP RJ SK UK UP',
  Beng: 'AS TR WB',
  Gujr: 'DH GJ',
  Guru: 'PB',
  Knda: 'KA',
  Mlym: 'KL LD',
  Orya: 'OD',
  Taml: 'PY TN',
  Telu: 'AP TS',
  Mtei: 'MN',
  Tibt: 'LA',
  Arab: 'JK',
};

const latinCountry = (country: string): boolean =>
  !['IN', 'NP', 'LK'].includes(country) &&
  !Object.values(countriesOf).some((list) => list.split(' ').includes(country));

/** Whether a name in a script is one that people write: an Indian script anywhere, another where it is at home. */
export function isAtHome(script: Script, country: string, state: string | null): boolean {
  if (indian.includes(script)) return true;
  if (countriesOf[script]?.split(' ').includes(country)) return true;
  return country === 'IN' && (script === 'Arab' || nativeScript(country, state) === script);
}

function nativeScript(country: string, state: string | null): Script | undefined {
  if (country === 'NP') return 'Deva';
  if (country === 'LK') return 'Sinh';
  if (country === 'BD') return 'Beng';
  if (country !== 'IN' || state === null) return undefined;
  return scripts.find((script) => statesOf[script]?.split(' ').includes(state.slice(3)));
}

/** Names of districts are given to their seats. */
const districtWord = /\s+(जिला|ज़िला|ज़िला|जिल्हा|జిల్లా|ಜಿಲ್ಲೆ|ജില്ല|மாவட்டம்|জেলা|જિલ્લો|ਜ਼ਿਲ੍ਹਾ|ଜିଲ୍ଲା)$/u;

// Assamese and Bengali each have letters that the other has not.
const foreign: Readonly<Record<string, RegExp>> = { 'IN-AS': /র/, 'IN-WB': /[ৰৱ]/, 'IN-TR': /[ৰৱ]/ };

/**
 * The name that the people of a place write. In India, Nepal, Sri Lanka and Bangladesh the one in the script of the state
 * that sounds most like the English one; where Latin letters are written the place's own spelling; elsewhere the only name
 * in the country's script. Null where there is none, or no saying which of several.
 */
export function nativeName(
  place: { readonly name: string; readonly ascii: string; readonly others: readonly string[] },
  country: string,
  state: string | null,
): string | null {
  const script = nativeScript(country, state);
  if (script !== undefined) {
    const named = place.others
      .filter((name) => scriptOf(name) === script && !/[A-Za-z]/.test(name))
      .map((name) => name.replace(districtWord, ''));
    const proper = named.filter((name) => !foreign[state ?? '']?.test(name));
    return nearestTo(place.ascii, proper.length > 0 ? proper : named);
  }
  if (latinCountry(country)) return place.name;
  const own = place.others.filter((name) => {
    const written = scriptOf(name);
    return written !== undefined && (countriesOf[written]?.split(' ').includes(country) ?? false);
  });
  return own.length === 1 ? own[0] : null;
}

function nearestTo(ascii: string, names: readonly string[]): string | null {
  const key = soundKey(ascii);
  const byEdits = names.map((name) => ({ name, edits: edits(key, soundKey(latinSpelling(name))) }));
  byEdits.sort((a, b) => a.edits - b.edits || a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  return byEdits.at(0)?.name ?? null;
}

function edits(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row.push(Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    last = row;
  }
  return last[b.length];
}
