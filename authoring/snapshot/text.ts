// A snapshot as a text file, and back: a rule on a line of its own, below it a line for each year.

import type { Snapshot, SpanDigests, YearTexts } from './snapshot.ts';

const comment = `# What the chain decides. Made by \`nirnaya snapshot --update\`, compared by \`nirnaya snapshot --verify\`.
# Months and days; \`none\` where a year has no date; \`FROM..TO = DIGEST\` for all dates of these years. What is as in the
# file of the parent is not repeated here; \`nirnaya snapshot --show PACK\` prints all of it.
`;

/** The text of a snapshot. Rules are sorted by code, so that equal snapshots have equal texts. */
export function snapshotText(snapshot: Snapshot): string {
  const { pack, parent, site, place, from, to, digested, fingerprint, rules, digests } = snapshot;
  const head = [
    `pack: ${pack}`,
    ...(parent === undefined ? [] : [`parent: ${parent}`]),
    `place: ${site}, ${place.lat} ${place.lon} ${place.zone}`,
    `years: ${from}..${to}`,
    ...(digested === undefined ? [] : [`digests: ${digested.from}..${digested.to}`]),
    `fingerprint: ${fingerprint}`,
  ];
  const body = [...new Set([...rules.keys(), ...digests.keys()])].sort().map((code) => {
    const lines = [
      ...yearLines(rules.get(code) ?? new Map()),
      ...digestLines(digests.get(code) ?? new Map()),
    ];
    return `\n${code}\n${lines.join('')}`;
  });
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

const digestLines = (digests: SpanDigests): readonly string[] =>
  [...digests].sort(([a], [b]) => (a < b ? -1 : 1)).map(([span, digest]) => `  ${span} = ${digest}\n`);

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
  const digests = new Map<string, Map<string, string>>();
  let rule: string | undefined;
  text.split(/\r?\n/).forEach((line, index) => {
    if (line === '' || line.startsWith('#')) return;
    const [, field, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    const [, first, last, dates] = /^ {2}(\d{4})(?:\.\.(\d{4}))? (\S.*)$/.exec(line) ?? [];
    const [, span, digest] = /^ {2}(\d{4}\.\.\d{4}) = ([0-9a-f]+)$/.exec(line) ?? [];
    if (field !== undefined && value !== undefined && rule === undefined) fields.set(field, value);
    else if (span !== undefined && digest !== undefined && rule !== undefined) {
      setIn(digests, rule, span, digest);
    } else if (first !== undefined && dates !== undefined && rule !== undefined) {
      for (let year = Number(first); year <= Number(last ?? first); year++) setIn(rules, rule, year, dates);
    } else if (/^[A-Z][A-Z0-9_]*$/.test(line)) rule = line;
    else throw new NoSnapshot(index + 1, 'this line is neither a rule, nor a year of one, nor a field');
  });
  return { ...headOf(fields), rules, digests };
}

function setIn<K>(texts: Map<string, Map<K, string>>, code: string, key: K, text: string): void {
  texts.set(code, (texts.get(code) ?? new Map<K, string>()).set(key, text));
}

function headOf(fields: ReadonlyMap<string, string>): Omit<Snapshot, 'rules' | 'digests'> {
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) throw new NoSnapshot(1, `the field \`${name}\` is missing`);
    return value;
  };
  const place = /^(.+), (-?[\d.]+) (-?[\d.]+) (\S+)$/.exec(field('place'));
  const years = spanOf(field('years'));
  const digested = fields.get('digests');
  const far = digested === undefined ? undefined : spanOf(digested);
  if (place === null) throw new NoSnapshot(1, 'the place is `NAME, LATITUDE LONGITUDE ZONE`');
  if (years === undefined) throw new NoSnapshot(1, 'the years are `FROM..TO`');
  if (digested !== undefined && far === undefined) throw new NoSnapshot(1, 'the digests are of `FROM..TO`');
  const [, site = '', lat, lon, zone = ''] = place;
  return {
    pack: field('pack'),
    ...(fields.has('parent') ? { parent: field('parent') } : {}),
    site,
    place: { lat: Number(lat), lon: Number(lon), zone },
    ...years,
    ...(far === undefined ? {} : { digested: far }),
    fingerprint: field('fingerprint'),
  };
}

function spanOf(text: string): { from: number; to: number } | undefined {
  const [, from, to] = /^(\d{4})\.\.(\d{4})$/.exec(text) ?? [];
  return from === undefined || to === undefined ? undefined : { from: Number(from), to: Number(to) };
}
