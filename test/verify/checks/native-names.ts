// Names that two sources or more print alike, beside those that are served.

import { resolveFestival } from '../../../app/festivals/search/resolve.ts';
import { type Names, namesIn } from '../../../app/names/names.ts';
import { namesOfKind } from '../../../app/names/sanskrit.ts';
import { sourcesOf } from '../../../app/names/sources.ts';
import type { NamedKind } from '../../../contract/schema/name-kinds.ts';
import { fixedNames } from '../../../dsl/vocabulary/kinds.ts';
import { languages } from '../../../dsl/vocabulary/languages.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Our codes where the list has others. */
const ourCodes: Readonly<Record<string, string>> = {
  FESTIVAL_GOVARDHAN: 'FESTIVAL_GOVARDHAN_PUJA',
  FESTIVAL_CHHATH: 'FESTIVAL_CHHATH_PUJA',
  FESTIVAL_KARTIK_PURNIMA: 'FESTIVAL_KARTIKA_PURNIMA',
  FESTIVAL_DOLA_PURNIMA: 'FESTIVAL_DOL_JATRA',
  FESTIVAL_UGADI: 'FESTIVAL_GUDI_PADWA',
  FESTIVAL_NAVARATRI: 'FESTIVAL_SHARAD_NAVARATRI',
  FESTIVAL_RAMA_NAVAMI: 'FESTIVAL_RAM_NAVAMI',
  FESTIVAL_JANMASHTAMI: 'FESTIVAL_JANMASHTAMI_SMARTA',
  FESTIVAL_KARWA_CHAUTH: 'VRAT_KARWA_CHAUTH',
  FESTIVAL_MAKAR_SANKRANTI: 'SANKRANTI_MAKARA',
  VRAT_MASIK_DURGASHTAMI: 'FESTIVAL_DURGASHTAMI_MASIK',
};

/** The kinds of the tables. What a solar month is called is the month of a calendar; seasons follow the Sun. */
const kinds: Readonly<Record<string, NamedKind>> = {
  tithi: 'tithi',
  nakshatra: 'nakshatra',
  abhijit: 'nakshatra',
  yoga: 'yoga',
  karana: 'karana',
  vara: 'weekday',
  paksha: 'paksha',
  lunar_month: 'lunar month',
  rashi: 'rashi',
  graha: 'graha',
  ritu: 'ritu',
};

const known = new Set(languages.map(({ code }) => code));

// The list and the vocabulary spell some names otherwise; each has other spellings that are read.
function englishOf(kind: NamedKind, key: string): string | undefined {
  const expected = key.replaceAll('_', ' ').toLowerCase();
  const table = kind === 'nakshatra' ? fixedNames.nakshatra28 : (fixedNames as Record<string, Table>)[kind];
  const spelt = (table ?? []).find((spellings) => spellings.some((one) => one.toLowerCase() === expected));
  return spelt?.[0] ?? namesOfKind(kind).find(({ english }) => english.toLowerCase() === expected)?.english;
}

type Table = readonly (readonly string[])[];

/** A name that two sources print alike. */
export function checkNativeName({ workspace }: Calculator, row: Row): Verdict {
  const [kind, key, lang] = [row.at('kind'), row.at('key'), row.at('lang')];
  if (!known.has(lang)) return uncovered;
  const names = namesIn(lang, sourcesOf(workspace.packs(), workspace.words()));
  const ours = kind === 'observance' ? observance(workspace, names, key) : anga(names, kinds[kind], key);
  if (ours === undefined) return uncovered;
  const theirs = row.at('name').normalize('NFC');
  const isResolved = kind === 'observance' && resolvesTo(workspace, theirs, ourCodes[key] ?? key);
  return verdict(
    ours === theirs,
    () => ({
      what: `${key} in ${lang}, ${row.at('from')}`,
      expected: theirs,
      actual: ours,
      reason:
        reasonOf(names, ours, row) ??
        (isResolved ? 'theirs: another name of it, which the search finds' : null),
    }),
    { [lang]: ours === theirs },
  );
}

function observance({ packs }: Calculator['workspace'], names: Names, key: string): string | undefined {
  const code = ourCodes[key] ?? key;
  const name = nameOfRule(packs, code);
  return name === undefined
    ? undefined
    : names.of('observance', key === 'FESTIVAL_UGADI' ? 'Ugadi' : name, { code });
}

function nameOfRule(packs: Calculator['workspace']['packs'], code: string): string | undefined {
  for (const { documents } of packs().packs.values()) {
    const rule = documents.flatMap(({ rules }) => rules).find((one) => one.code === code);
    if (rule?.name !== undefined) return rule.name;
  }
  return undefined;
}

function anga(names: Names, kind: NamedKind | undefined, key: string): string | undefined {
  const english = kind === undefined ? undefined : englishOf(kind, key);
  return kind === undefined || english === undefined ? undefined : names.of(kind, english);
}

// Whether who types a name is led to the observance, alone or beside others that have the name.
function resolvesTo(workspace: Calculator['workspace'], name: string, code: string): boolean {
  const [set, book] = [workspace.packs(), workspace.words()];
  const { chain = [] } = workspace.pack('NORTH_INDIA') ?? {};
  const resolution = resolveFestival(name, { set, book, chain });
  if (resolution.kind === 'none') return false;
  const matches = resolution.kind === 'one' ? resolution.variants : resolution.matches;
  return matches.some((match) => match.code === code);
}

// Lists that one maker wrote from another language by machine: where they alone agree, nothing is agreed.
const machineMade: Readonly<Record<string, string>> = { hi: 'JK', te: 'JK', kn: 'JK', ml: 'JK' };

function reasonOf(names: Names, ours: string, row: Row): string | null {
  const theirs = row.at('name').normalize('NFC');
  const [kind, lang, from] = [row.at('kind'), row.at('lang'), row.at('from')];
  const minimal = theirs.replace(/\s*\([^)]*\)/gu, '');
  if (ours === minimal) return 'theirs: another name behind it in brackets';
  const plainOurs = ours.replace(/\s*\([^)]*\)/gu, '');
  if (kind === 'observance' && plainOurs === minimal)
    return 'ours: in brackets what tells it from another of that name';
  if (kind === 'observance' && (plainOurs.startsWith(`${minimal} `) || plainOurs.endsWith(` ${minimal}`)))
    return 'theirs: one word of ours, which says more';
  const plain = (text: string): string => text.replace(/\u200c|\u200d|\u093c|[\s'’ʼ-]/gu, '');
  if (plain(ours) === plain(theirs)) return 'convention: blanks, joiners and dots';
  if (kind === 'nakshatra' && theirs === names.of('lunar month', row.at('key')))
    return 'theirs: the word of the month of the same English name';
  if ([...from].every((letter) => machineMade[lang]?.includes(letter) === true))
    return 'theirs: lists that were partly made by machine alone';
  return null;
}
