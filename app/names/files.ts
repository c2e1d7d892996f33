// Files of names beside the packs: those of the angas, the lands and the places in each language, and what names are in IAST.

import { z } from '@nirnaya/contract/schema';
import { type EstablishedName, levelOf } from '../words/book.ts';
import { readNames } from './bundled-names.ts';

const texts = z.record(z.string(), z.string());
const sanskritShape = z.strictObject({ names: z.literal('sanskrit'), whole: texts, words: texts });

/** A name, and the sources it was read in; one without any is written for these words. */
const angaShape = z.strictObject({ name: z.string(), from: z.array(z.string()).min(1).optional() });
const landsShape = z.strictObject({
  names: z.string(),
  sources: texts,
  lands: z.record(z.string(), angaShape),
});
const placesShape = z.strictObject({
  names: z.string(),
  /** by ids of the catalogue of places */
  places: z.record(z.string().regex(/^\d+$/), z.string()),
});
const angasShape = z.strictObject({
  names: z.string(),
  sources: texts,
  angas: z.record(z.string(), z.record(z.string(), angaShape)),
});

const sentencesShape = z.strictObject({
  names: z.string(),
  /** how far the sentences were read, and by whom */
  reviewed: z.string(),
  messages: texts,
  work: texts,
  because: texts,
  /** times that rules name */
  window: texts,
  sky: texts,
  calendar: texts,
  /** names as they stand before another word, by kind and English name, where the language tells these apart */
  stems: z.record(z.string(), texts).optional(),
});

/** What sentences of a language, and the statements of rules, are written with besides the names of the calendar and of observances. */
export type SentenceFile = z.output<typeof sentencesShape>;

/** What names are in IAST: whole names, and words in small letters that names are made of. */
interface SanskritFile {
  readonly whole: ReadonlyMap<string, string>;
  readonly words: ReadonlyMap<string, string>;
}

/** Established names of angas in a language, by kind and English name. */
export type AngaNames = ReadonlyMap<string, ReadonlyMap<string, EstablishedName>>;

let sanskrit: SanskritFile | undefined;

/** The bundled file of names in IAST, read once; throws where it is not what it should be. */
export function sanskritFile(): SanskritFile {
  if (sanskrit === undefined) {
    const { whole, words } = sanskritShape.parse(readNames('sanskrit.names.yaml'));
    sanskrit = { whole: new Map(Object.entries(whole)), words: new Map(Object.entries(words)) };
  }
  return sanskrit;
}

const read = new Map<string, AngaNames>();

/** The bundled names of angas in a language of the list, read once; empty where there is no file. */
export function angaNames(language: string): AngaNames {
  return readOnce(read, language, readAngas);
}

function readAngas(language: string): AngaNames {
  const file = readNames(`${language}/angas.names.yaml`);
  if (file === undefined) return new Map();
  const { angas } = angasShape.parse(file);
  return new Map(
    Object.entries(angas).map(([kind, names]) => [
      kind,
      new Map(
        Object.entries(names).map(([key, { name, from }]) => [key, { name, source: levelOf(from ?? []) }]),
      ),
    ]),
  );
}

const landsRead = new Map<string, ReadonlyMap<string, string>>();

/** The bundled names of lands in a language of the list, by their packs, read once; empty where there is no file. */
export function landNames(language: string): ReadonlyMap<string, string> {
  return readOnce(landsRead, language, readLands);
}

function readLands(language: string): ReadonlyMap<string, string> {
  const file = readNames(`${language}/lands.names.yaml`);
  if (file === undefined) return new Map();
  const { lands } = landsShape.parse(file);
  return new Map(Object.entries(lands).map(([pack, { name }]) => [pack, name]));
}

const placesRead = new Map<string, ReadonlyMap<number, string>>();

/**
 * What places are called in a language of the list, by their ids in the catalogue, read once; empty where there is no file. Names
 * are established ones of large and often visited places, written for these files.
 */
export function placeNames(language: string): ReadonlyMap<number, string> {
  return readOnce(placesRead, language, readPlaces);
}

function readPlaces(language: string): ReadonlyMap<number, string> {
  const file = readNames(`${language}/places.names.yaml`);
  if (file === undefined) return new Map();
  const { places } = placesShape.parse(file);
  return new Map(Object.entries(places).map(([id, name]) => [Number(id), name]));
}

const sentencesRead = new Map<string, SentenceFile | undefined>();

/** The bundled words of sentences in a language of the list, read once; undefined where there is no file. */
export function sentenceFile(language: string): SentenceFile | undefined {
  return readOnce(sentencesRead, language, readSentences);
}

function readSentences(language: string): SentenceFile | undefined {
  const file = readNames(`${language}/sentences.names.yaml`);
  return file === undefined ? undefined : sentencesShape.parse(file);
}

// What a file of a language gives, read when it is first asked for.
function readOnce<T>(read: Map<string, T>, language: string, readFile: (language: string) => T): T {
  if (!read.has(language)) read.set(language, readFile(language));
  return read.get(language) as T;
}
