// A snapshot as a text file, and back: a rule on a line of its own, below it a line for each year.

import type { Snapshot, YearTexts } from './snapshot.ts';

const comment = `# What the chain decides. Made by \`nirnaya snapshot --update\`, compared by \`nirnaya snapshot --verify\`.
# Months and days; \`none\` where a year has no date. What is as in the file of the parent is not repeated here;
# \`nirnaya snapshot --show PACK\` prints all of it.
`;

/** The text of a snapshot. Rules are sorted by code, so that equal snapshots have equal texts. */
export function snapshotText(snapshot: Snapshot): string {
  const { pack, parent, site, place, from, to, fingerprint, rules } = snapshot;
  const head = [
    `pack: ${pack}`,
    ...(parent === undefined ? [] : [`parent: ${parent}`]),
    `place: ${site}, ${place.lat} ${place.lon} ${place.zone}`,
    `years: ${from}..${to}`,
    `fingerprint: ${fingerprint}`,
  ];
  const body = [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, years]) => `\n${code}\n${yearLines(years).join('')}`);
  return `${comment}${head.join('\n')}\n${body.join('')}`;
}

// Years on end without a date share a line; a date has one of its own.
function yearLines(years: YearTexts): readonly string[] {
  const runs: { first: number; last: number; readonly text: string }[] = [];
  for (const [year, text] of [...years].sort(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    if (run?.text === text && run.last === year - 1 && !/\d/.test(text)) run.last = year;
    else runs.push({ first: year, last: year, text });
  }
  return runs.map(({ first, last, text }) => `  ${first === last ? first : `${first}..${last}`} ${text}\n`);
}

/** A file that is no snapshot, with the line (from 1) at which it ceases to be one. */
export class NoSnapshot extends Error {
  readonly line: number;

  constructor(line: number, problem: string) {
    super(problem);
    this.name = 'NoSnapshot';
    this.line = line;
  }
}

/** Reads a snapshot's text. Throws `NoSnapshot`. */
export function readSnapshot(text: string): Snapshot {
  const fields = new Map<string, string>();
  const rules = new Map<string, Map<number, string>>();
  let years: Map<number, string> | undefined;
  text.split(/\r?\n/).forEach((line, index) => {
    if (line === '' || line.startsWith('#')) return;
    const [, field, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    const [, first, last, dates] = /^ {2}(\d{4})(?:\.\.(\d{4}))? (\S.*)$/.exec(line) ?? [];
    if (field !== undefined && value !== undefined && years === undefined) fields.set(field, value);
    else if (first !== undefined && dates !== undefined && years !== undefined) {
      for (let year = Number(first); year <= Number(last ?? first); year++) years.set(year, dates);
    } else if (/^[A-Z][A-Z0-9_]*$/.test(line)) {
      years = new Map();
      rules.set(line, years);
    } else throw new NoSnapshot(index + 1, 'this line is neither a rule, nor a year of one, nor a field');
  });
  return { ...headOf(fields), rules: rules as ReadonlyMap<string, YearTexts> };
}

function headOf(fields: ReadonlyMap<string, string>): Omit<Snapshot, 'rules'> {
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) throw new NoSnapshot(1, `the field \`${name}\` is missing`);
    return value;
  };
  const place = /^(.+), (-?[\d.]+) (-?[\d.]+) (\S+)$/.exec(field('place'));
  const years = /^(\d{4})\.\.(\d{4})$/.exec(field('years'));
  if (place === null) throw new NoSnapshot(1, 'the place is `NAME, LATITUDE LONGITUDE ZONE`');
  if (years === null) throw new NoSnapshot(1, 'the years are `FROM..TO`');
  const [, site = '', lat, lon, zone = ''] = place;
  return {
    pack: field('pack'),
    ...(fields.has('parent') ? { parent: field('parent') } : {}),
    site,
    place: { lat: Number(lat), lon: Number(lon), zone },
    from: Number(years[1]),
    to: Number(years[2]),
    fingerprint: field('fingerprint'),
  };
}
