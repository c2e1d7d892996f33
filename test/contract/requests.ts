// Requests made of a description: for every parameter something sensible, or something hostile.

import fc from 'fast-check';
import { isoDate } from '../../engine/civil/civil.ts';
import type { Described, Parameter } from './published.ts';

/** Dates served, 1700-01-01 to 3100-12-31, as civil day numbers; most near today. */
const dates = fc
  .oneof(
    { weight: 3, arbitrary: fc.integer({ min: 18_000, max: 24_000 }) },
    { weight: 2, arbitrary: fc.integer({ min: -98_615, max: 413_088 }) },
    { weight: 1, arbitrary: fc.constantFrom(-98_615, 413_088, 15_338, 15_339) },
  )
  .map(isoDate);

const zones = fc.constantFrom(
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Europe/London',
);

const coordinate = (most: number) => fc.integer({ min: -most * 100, max: most * 100 }).map((n) => n / 100);

const words: Readonly<Record<string, fc.Arbitrary<string>>> = {
  tz: zones,
  lang: fc.constantFrom('en', 'hi', 'ta'),
  region: fc.constantFrom(
    'NORTH_INDIA',
    'SOUTH_INDIA',
    'NEPAL',
    'in-mh',
    'IN-KL',
    'IN-GJ',
    'SRI_LANKA',
    'XX',
  ),
  pack: fc.constantFrom('NORTH_INDIA', 'IN-TN', 'base'),
  at: fc.constantFrom('2026-01-15', '2026-01-15T12:00', '2026-03-29T02:30:00Z', '1700-01-01T00:00'),
  kalamsa_set: fc.constantFrom('kalamsha', 'kalamsha_of_time', 'arcus_visionis', 'own'),
  time: fc.constantFrom('00:00', '05:30', '12:00:30', '23:59:59'),
  festival: fc.constantFrom(
    'FESTIVAL_HOLI',
    'VRAT_MAHA_SHIVARATRI',
    'ekadashi',
    'pradosh',
    'FESTIVAL_NOWHERE',
  ),
  code: fc.constantFrom('FESTIVAL_HOLI', 'CONDITION_PANCHAK', 'FESTIVAL_NOWHERE'),
  tags: fc.constantFrom('FASTING', 'SHAIVA,VAISHNAVA'),
};

/** A value that suits a parameter. */
export function suitable({ name, schema }: Parameter): fc.Arbitrary<string> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (name === 'lat') return coordinate(90).map(String);
  if (name === 'lon') return coordinate(180).map(String);
  if (name === 'eclipse_id') return fc.integer({ min: 74_840, max: 74_870 }).map(String);
  if (name === 'location_id') return fc.integer({ min: 1, max: 29 }).map(String);
  if (name === 'year') return fc.integer({ min: 1699, max: 3101 }).map(String);
  if (name === 'start' || name === 'start_date' || name === 'from') return fc.constant('2026-02-20');
  if (name === 'end' || name === 'end_date' || name === 'to')
    return fc.constantFrom('2026-02-20', '2026-03-10');
  if (schema.format === 'date') return dates;
  if (schema.type === 'integer') {
    return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100 }).map(String);
  }
  if (schema.type === 'number') {
    const { minimum = -100, maximum = 100 } = schema;
    return fc.integer({ min: minimum * 100, max: maximum * 100 }).map((n) => String(n / 100));
  }
  if (schema.type === 'boolean') return fc.constantFrom('true', 'false');
  const known = words[name];
  if (known !== undefined) return known;
  return fc.constant(String(schema.example ?? 'x'));
}

/** Values that no parameter takes, or that few do. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '-1',
    '1e3',
    'NaN',
    'null',
    '2026-02-30',
    '1699-12-31',
    '3101-01-01',
    '99:99',
    'IST',
    '999999999999',
    '../..',
    '%00',
    '__proto__',
    '<script>',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
);

// What may only be left out where something else is given is always given here.
const isNeeded = ({ required, description = '' }: Parameter): boolean =>
  required === true || description.includes('required without date');

/** URLs of an operation: parameters sensible, or here and there hostile, doubled or unknown. */
export function requestsOf(
  path: string,
  { parameters = [] }: Described,
  wild: boolean,
): fc.Arbitrary<string> {
  const valueFor = (parameter: Parameter): fc.Arbitrary<string> =>
    wild
      ? fc.oneof({ weight: 3, arbitrary: suitable(parameter) }, { weight: 1, arbitrary: hostileText })
      : suitable(parameter);
  // No cursor suits but one of an answer to the same query: another is a 400.
  const query = parameters.filter((p) => p.in === 'query' && (wild || p.name !== 'cursor'));
  const needsPlace = query.flatMap(({ name, description = '' }) =>
    name === 'lat' ? (/required without (region|location_id)/.exec(description)?.slice(1) ?? []) : [],
  );
  const insteadOf = (name: string): string | undefined =>
    /instead of (\w+), one of which is required/.exec(
      query.find((p) => p.name === name)?.description ?? '',
    )?.[1];
  const besides = (name: string): string | undefined =>
    /[,;] instead of (\w+)\./.exec(query.find((p) => p.name === name)?.description ?? '')?.[1];
  const chosen = fc.tuple(
    ...query.map((parameter) =>
      fc.tuple(
        fc.constant(parameter.name),
        // What a place needs comes together; other optional parameters come now and then.
        isNeeded(parameter) ? fc.constant(true) : fc.boolean(),
        valueFor(parameter),
      ),
    ),
  );
  const inPath = fc.tuple(
    ...parameters
      .filter((p) => p.in === 'path')
      .map((parameter) => valueFor(parameter).map((value) => [parameter.name, value] as const)),
  );
  return fc.tuple(chosen, inPath, wild ? fc.boolean() : fc.constant(false)).map(([all, places, extra]) => {
    const search = new URLSearchParams();
    const given = (...names: readonly string[]): boolean =>
      all.some(([name, present]) => present && names.includes(name));
    const both = given('lat', 'lon') || (needsPlace.length > 0 && !given(...needsPlace));
    for (const [name, present, value] of all) {
      // What is asked for instead of another is not given beside it.
      if (!wild && present && given(`${besides(name)}`)) continue;
      // An eclipse is named by its id or found by its year.
      if (!wild && insteadOf(name) !== undefined) {
        if (!given(`${insteadOf(name)}`)) search.append(name, value);
      } else if (present || (!wild && both && (name === 'lat' || name === 'lon'))) search.append(name, value);
    }
    if (extra) search.append('colour', 'blue');
    const filled = places.reduce(
      (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value) || '-'),
      path,
    );
    return `${filled}?${search}`;
  });
}
