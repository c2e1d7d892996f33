// The calendar as a library: opens a packed sky and compiled packs, decides the dates of a place, and explains them. It runs
// where plain JavaScript does, and loads nothing by itself.

import { bundleIn, openBundle } from '@nirnaya/compiler/artifact';
import { languageVersion, monthNamesOf, type PackOutline, worksOf } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { openAlmanac, type PlaceYear } from '@nirnaya/engine/almanac';
import { openWorldCalendars } from '@nirnaya/engine/calendars';
import { civilFromDay, isoDate, parseIsoDate } from '@nirnaya/engine/civil';
import { openSkyOf } from '@nirnaya/ephemeris/packed';
import { conditionsOf, observatoryOf } from '@nirnaya/explain/observatory';
import { type ExplainOptions, fallsOn, notMatched, sentenceOf, traceFor } from '@nirnaya/explain/sentences';

/** What calendars are computed from, as bytes. */
export interface CalendarData {
  /** the packed sky, `data/sky/sky.bin` */
  readonly sky: Uint8Array;
  /** compiled packs, the file that `nirnaya compile` writes */
  readonly packs: Uint8Array;
  /**
   * the tables of the calendars of the world, `data/calendars/calendars.bin`; read when a rule first needs one. Without them
   * a year or an explanation throws where it needs a calendar that is counted by tables, and the message names it.
   */
  readonly calendars?: Uint8Array;
}

/** A place on Earth. */
export interface CalendarPlace {
  /** geodetic latitude, degrees, north positive */
  readonly lat: number;
  /** degrees, east positive */
  readonly lon: number;
  /** IANA zone, such as `Asia/Kolkata` */
  readonly zone: string;
}

/** An observance and its first and last date, in ISO 8601. */
export interface ObservanceDates {
  readonly code: string;
  readonly name: string;
  readonly date: string;
  readonly lastDate: string;
}

/** One requirement of a rule on a date, and what the date has. */
export interface ExplainedCondition {
  readonly field: string;
  readonly expected: string;
  readonly actual: string;
  readonly matched: boolean;
}

/** Why an observance falls on a date, or why not and when instead. */
export interface Explanation {
  readonly matched: boolean;
  readonly sentence: string;
  readonly conditions: readonly ExplainedCondition[];
  /** the trace laid out for a drawing, as `observatory` of the service; null where the year has no occurrence */
  readonly observatory: object | null;
}

/** The words of a language besides English, which sentences are written with. */
export interface SentenceWords {
  /** its code: `hi` */
  readonly language: string;
  /** texts in the format of ICU MessageFormat, by their ids: `messages` of `rulepacks/words/hi/sentences.names.yaml` */
  readonly messages: Readonly<Record<string, string>>;
  /** a name by its kind, and by what it is in English or its key; undefined where the language has none */
  name(kind: string, english: string, key: string | undefined): string | undefined;
}

/** One chain of packs at one place. */
export interface Calendar {
  /** SHA-256 over what its rules mean */
  readonly fingerprint: string;
  /** The observances of a civil year, in the order of their dates. Throws `RangeError` outside of 1700 to 3100. */
  observances(year: number): readonly ObservanceDates[];
  /**
   * Explains an observance on a date in ISO 8601, in English or with the words of another language; what these do not have is said
   * in English. Throws `RangeError` for a date or a code that there is not.
   */
  explain(code: string, date: string, words?: SentenceWords): Explanation;
}

/** Compiled packs over a sky. */
export interface Calendars {
  /** the names of the chains */
  readonly chains: readonly string[];
  /** Opens a chain at a place. Throws `RangeError` where there is no such chain; the message names those that there are. */
  open(chain: string, place: CalendarPlace): Calendar;
}

/**
 * Opens the data. Throws where bytes are damaged, or are of another version; those of the calendars are looked at when they
 * are first needed.
 */
export function openCalendars(data: CalendarData): Calendars {
  const sky = openSkyOf(data.sky);
  const version = { language: languageVersion, data: sky.ephemerisVersion };
  const bundle = openBundle(bundleIn(data.packs), version);
  const { calendars: tables } = data;
  const calendars = openWorldCalendars(tables && (() => tables));
  const almanac = openAlmanac(sky, { calendars });
  const chains = [...bundle.fingerprints.keys()];
  return {
    chains,
    open(name, place) {
      const pack = bundle.chain(name);
      if (pack === undefined) {
        throw new RangeError(`unknown chain ${JSON.stringify(name)}; known chains are ${chains.join(', ')}`);
      }
      return calendarOf({
        pack,
        packs: bundle.packs,
        place,
        yearOf: (year) => almanac.placeYear(place, year),
      });
    },
  };
}

// A chain at a place.
interface OpenCalendar {
  readonly pack: CompiledPack;
  readonly packs: ReadonlyMap<string, PackOutline>;
  readonly place: CalendarPlace;
  readonly yearOf: (year: number) => PlaceYear;
}

function calendarOf(open: OpenCalendar): Calendar {
  const { pack, yearOf } = open;
  return {
    fingerprint: pack.fingerprint,
    observances: (year) =>
      pack.observances.inYear(yearOf(year)).map(({ rule, name, day, lastDay }) => ({
        code: rule.code,
        name,
        date: isoDate(day),
        lastDate: isoDate(lastDay),
      })),
    explain(code, date, words) {
      const day = parseIsoDate(date);
      if (day === undefined) throw new RangeError(`${JSON.stringify(date)} is not a date; write YYYY-MM-DD`);
      return explanationOf(open, code, day, words);
    },
  };
}

function explanationOf(
  { pack, packs, place: { zone }, yearOf }: OpenCalendar,
  code: string,
  day: number,
  words: SentenceWords | undefined,
): Explanation {
  const rule = pack.rules.get(code);
  if (rule === undefined) throw new RangeError(`${pack.name} has no observance ${JSON.stringify(code)}`);
  const placeYear = yearOf(civilFromDay(day).year);
  const options: ExplainOptions = {
    zone,
    dayZone: zone,
    date: day,
    placeYear,
    pack,
    works: worksOf(pack.chain, packs),
    monthNames: monthNamesOf(pack.chain, packs),
    ...(words && { words }),
  };
  const traces = pack.traces.inYear(placeYear, code);
  const trace = traceFor(traces, day);
  const falling = trace !== undefined && fallsOn(trace, day) && !rule.linked.disabled ? trace : undefined;
  return {
    matched: falling !== undefined,
    sentence:
      falling === undefined ? notMatched(rule, traces, day, options) : sentenceOf(rule, falling, options),
    conditions: trace === undefined ? [] : conditionsOf(rule, trace, options),
    observatory: trace === undefined ? null : observatoryOf(rule, trace, options),
  };
}
