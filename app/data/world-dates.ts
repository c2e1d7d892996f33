// The dates, found beforehand, of rules that need the sky: years of festivals are listed without the skies of those years.
// They are those of the rules as they stood (known by what decides their dates); a rule that differs is decided as any other.
// In: the bytes of `data/world/dates.bin`. Out: the dates and the counts of a rule.

import {
  DataFileError,
  type DataFileKind,
  type DataSection,
  type DataSections,
  dataFileOf,
  openDataFile,
} from '@nirnaya/engine/bytes';
import { type PackedDates, STRETCHES, unpackedDates } from './packed-dates.ts';

/** The file of the dates. */
export const worldDatesFile: DataFileKind = { name: 'world', version: 1 };

/** Dates and counts found beforehand. */
export interface WorldDates {
  /** the civil days on which a rule's observances begin, 1700 to 3100, by its digest; undefined where they are not known */
  datesOf(digest: string): Int32Array | undefined;
  /** how many records a rule has in each stretch of years, by its digest; undefined where they were not counted */
  countsOf(digest: string): Uint16Array | undefined;
}

interface DatesForm {
  /** of each rule its digest, the numbers of days that occur, and how many dates it has */
  readonly rules: readonly (readonly [digest: string, gaps: readonly number[], dates: number])[];
}

interface CountsForm {
  readonly digests: readonly string[];
}

/** The file of dates and counts by the digests of rules; counts are one for each stretch. */
export function worldDatesBytes(
  dates: ReadonlyMap<string, PackedDates>,
  counts: ReadonlyMap<string, readonly number[]>,
): Uint8Array {
  const rules: DatesForm = {
    rules: [...dates].map(([digest, { gaps, steps }]) => [digest, gaps, steps.length]),
  };
  const steps = new Uint8Array([...dates.values()].flatMap((packed) => [...packed.steps]));
  const bytes = new Uint8Array(counts.size * STRETCHES * 2);
  const view = new DataView(bytes.buffer);
  [...counts.values()].flat().forEach((count, i) => {
    view.setUint16(2 * i, count, true);
  });
  const digests: CountsForm = { digests: [...counts.keys()] };
  return dataFileOf(worldDatesFile, {
    dates: { about: rules, bytes: steps },
    counts: { about: digests, bytes },
  });
}

/** Opens dates; the bytes are read when a rule is first asked for, and its dates unpacked once. Throws `DataFileError` then. */
export function openWorldDates(read: () => Uint8Array): WorldDates {
  let opened: WorldDates | undefined;
  const dates = (): WorldDates => {
    opened ??= inFile(read());
    return opened;
  };
  return {
    datesOf: (digest) => dates().datesOf(digest),
    countsOf: (digest) => dates().countsOf(digest),
  };
}

function inFile(file: Uint8Array): WorldDates {
  const sections = openDataFile(worldDatesFile, file);
  const { about: dates, bytes: steps } = sectionOf(sections, 'dates');
  const { about: counts, bytes } = sectionOf(sections, 'counts');
  const packed = new Map<string, PackedDates>();
  let at = 0;
  for (const [digest, gaps, length] of (dates as DatesForm).rules) {
    packed.set(digest, { gaps, steps: steps.subarray(at, at + length) });
    at += length;
  }
  // What is unpacked is some megabyte at most: the rules of the file are what there is.
  const unpacked = new Map<string, Int32Array>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const places = new Map((counts as CountsForm).digests.map((digest, i) => [digest, i * STRETCHES]));
  return {
    datesOf: (digest) => {
      const known = unpacked.get(digest);
      if (known !== undefined) return known;
      const own = packed.get(digest);
      if (own === undefined) return undefined;
      const days = unpackedDates(own);
      unpacked.set(digest, days);
      return days;
    },
    countsOf: (digest) => {
      const from = places.get(digest);
      if (from === undefined) return undefined;
      return Uint16Array.from({ length: STRETCHES }, (_, i) => view.getUint16(2 * (from + i), true));
    },
  };
}

function sectionOf(sections: DataSections, name: string): DataSection {
  const section = sections[name];
  if (section === undefined) throw new DataFileError(`data/world lacks ${name}: run npm run world`);
  return section;
}
