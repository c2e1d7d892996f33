// Dates of day pages, almanacs and lists of holidays, by what they call the observance. A name means a rule by the table
// of names, else by the names and aliases of the rules of the chain; a name that means none is not covered.

import type { FestivalMode } from '../../../compiler/runtime/trace.ts';
import { parseIsoDate } from '../../../engine/place/civil.ts';
import { almanacNames } from '../almanac-names.ts';
import { almanacPlaces } from '../almanac-places.ts';
import type { Calculator, RuleAtPlace } from '../calculator.ts';
import { type PlaceName, places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict } from '../verdict.ts';
import { checkDate } from './festivals.ts';

/** A row of a year of Drik Panchang's day pages, which were made near Mirzapur. */
export const checkDayPage = (calculator: Calculator, row: Row): Verdict =>
  checkNamed(calculator, row, { place: 'Mirzapur', pack: 'NORTH_INDIA', mode: 'drik' });

/** A row of dates with their place and source: those of governments' lists and those of almanacs are counted apart. */
export function checkPublishedDate(calculator: Calculator, row: Row): Verdict {
  const known = almanacPlaces[row.at('place')];
  if (known === undefined) return uncovered;
  const verdict = checkNamed(calculator, row, { ...known, mode: 'drik' });
  if (verdict.kind === 'uncovered') return verdict;
  const part = isGovernments(row.at('source')) ? 'lists of governments' : 'almanacs and sites after Drik';
  return { ...verdict, parts: { [part]: verdict.kind === 'agree' } };
}

// Almanacs, temples and sites that print Drik's dates say so; every other source is an account of a government's list.
const isGovernments = (source: string): boolean =>
  !/drik|vyaspanchang|gosai\.com|iskcon|panjika|abplive|shubhamsurati|gujaratsamachar/i.test(source);

interface Asked {
  readonly place: PlaceName;
  readonly pack: string;
  readonly mode: FestivalMode;
}

function checkNamed(calculator: Calculator, row: Row, asked: Asked): Verdict {
  const said = row.at('festival');
  const name = said
    .toLowerCase()
    .replace(/\s*\*\s*/, ' ')
    .trim();
  const known = almanacNames.find(({ names }) => names.test(name));
  const codes = known?.codes.filter((code) => code !== '') ?? [];
  const at = { place: places[asked.place], mode: asked.mode };
  const candidates = [asked.pack, ...(known?.pack === undefined ? [] : [known.pack])];
  for (const pack of candidates) {
    const observed = codes.filter((one) => isObserved(calculator, pack, one));
    const meant = observed.find((code) => comesNear(calculator, { ...at, code, pack }, row.at('date')));
    const code = meant ?? observed[0] ?? namedIn(calculator, pack, name);
    if (code === undefined) continue;
    const subject = { ...at, code, pack };
    return checkDate(calculator, subject, row.at('date'), `${said}, ${row.at('place') || asked.place}`);
  }
  return uncovered;
}

const isObserved = (calculator: Calculator, pack: string, code: string): boolean => {
  const rule = calculator.pack(pack)?.rules.get(code);
  return rule !== undefined && !rule.linked.disabled;
};

// Within six weeks: of rules that share a name the one that the list speaks of.
function comesNear(calculator: Calculator, subject: RuleAtPlace, date: string): boolean {
  const day = parseIsoDate(date);
  if (day === undefined) return false;
  return calculator.observances(subject, day).some((o) => Math.abs(o.day - day) < 42);
}

// The rules of a chain by their own names and aliases; of two with one name neither is meant.
const byName = new WeakMap<object, ReadonlyMap<string, string | undefined>>();

function namedIn(calculator: Calculator, name: string, said: string): string | undefined {
  const pack = calculator.pack(name);
  if (pack === undefined) return undefined;
  let names = byName.get(pack);
  if (names === undefined) {
    const found = new Map<string, string | undefined>();
    for (const rule of pack.rules.values()) {
      if (rule.linked.disabled) continue;
      const { name: own, aliases } = rule.linked.fields;
      const all = [own, ...(aliases ?? [])];
      for (const one of all) {
        if (one === undefined) continue;
        const key = one.toLowerCase();
        found.set(key, found.has(key) && found.get(key) !== rule.code ? undefined : rule.code);
      }
    }
    names = found;
    byName.set(pack, names);
  }
  return names.get(said);
}
