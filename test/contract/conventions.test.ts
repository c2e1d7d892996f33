// One name for one thing: the conventions of docs/api/CONVENTIONS.md, over every schema of the description. What the service's own
// document names otherwise stands beside each rule, with its place.

import { describe, expect, test } from 'vitest';
import type { Description } from './published.ts';
import { operationsIn } from './reference/operations.ts';
import { startWhole } from './reference/whole-service.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly [composed: string]: unknown;
}

/** A field of a schema. */
interface Field {
  /** `Festival.windows`: the component, and the fields within it */
  readonly owner: string;
  readonly name: string;
  readonly schema: Schema;
  /** the fields that stand beside it */
  readonly beside: ReadonlySet<string>;
}

const { get } = await startWhole();
const description = (await get('/openapi.json')).json<Description>();
const schemas = description.components.schemas as unknown as Readonly<Record<string, Schema>>;

// The fields of a schema with those that it extends.
function namesIn({ $ref, properties = {}, allOf = [] }: Schema): string[] {
  const named = $ref === undefined ? [] : [schemas[`${$ref.split('/').at(-1)}`]];
  return [...Object.keys(properties), ...[...named, ...(allOf as readonly Schema[])].flatMap(namesIn)];
}

function* fieldsOf(schema: unknown, owner: string, extended: readonly string[] = []): Generator<Field> {
  if (typeof schema !== 'object' || schema === null) return;
  if (Array.isArray(schema)) {
    for (const part of schema) yield* fieldsOf(part, owner, extended);
    return;
  }
  const { properties = {}, ...others } = schema as Schema;
  const beside = new Set([...extended, ...namesIn(schema as Schema)]);
  for (const [name, field] of Object.entries(properties)) {
    yield { owner, name, schema: field, beside };
    yield* fieldsOf(field, `${owner}.${name}`);
  }
  for (const part of ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'])
    yield* fieldsOf(others[part], owner, part === 'allOf' ? [...beside] : []);
}

const fields = Object.entries(schemas).flatMap(([name, schema]) => [...fieldsOf(schema, name)]);
const operations = operationsIn(description);

const placeOf = ({ owner, name }: Field): string => `${owner}.${name}`;
const typeOf = ({ schema }: Field): unknown => [schema.type].flat().find((type) => type !== 'null');

/** Where fields stand that a rule refuses, but for the places that the document forces. */
const refused = (isRefused: (field: Field) => boolean, forced: readonly string[] = []): string[] =>
  fields.filter((field) => isRefused(field) && !forced.includes(placeOf(field))).map(placeOf);

/** The places that an exception names but that nothing needs. */
const idle = (isRefused: (field: Field) => boolean, forced: readonly string[]): string[] => {
  const places = new Set(fields.filter(isRefused).map(placeOf));
  return forced.filter((place) => !places.has(place));
};

const bodies = ['KundliRequest', 'DailyReadingRequest', 'Partner'];
const locations = ['Location', 'LocationsFound.locations'];
const each = (owners: readonly string[], ...names: string[]): string[] =>
  owners.flatMap((owner) => names.map((name) => `${owner}.${name}`));

/** Names that are refused, what stands instead, and where the document has them nevertheless. */
const banned: Readonly<Record<string, readonly [instead: string, ...forced: string[]]>> = {
  weekday: ['vara'],
  day_of_week: ['vara', 'WorldFestival.day_of_week'],
  ruler: ['lord'],
  because: ['reason'],
  traces: ['observatory'],
  instant: ['at'],
  minutes: ['duration_minutes, or what they are of'],
  chain: ['rule_pack_chain'],
  nakshatra_num: ['nakshatra_number', 'GandaMool.nakshatra_num'],
  iast: ['name_sa', 'ObservanceNames.iast'],
  lang: [
    'language in answers',
    'BulkPanchangRequest.lang',
    'NewFeed.lang',
    // What was sent is given back as it was.
    'Feed.settings.lang',
  ],
  tz: [
    'timezone in answers',
    ...each(
      [
        'BirthChartRequest',
        'BulkPanchangRequest',
        'ChartPictureRequest',
        'DashasRequest',
        'EvaluateRequest',
        'ExpressionRequest',
        'NewBirthProfile',
        'NewFeed',
        'Person',
      ],
      'tz',
    ),
    // What was sent is given back as it was; the catalogue has the names of parameters.
    'BirthProfile.tz',
    'CatalogueItem.tz',
    'Feed.settings.tz',
  ],
  results: ['the name of what is listed', 'ClauseTrace.results', 'RuleDetail.results'],
  items: ['the name of what is listed', 'CataloguePage.items', 'Vrats.items'],
  list: ['the name of what is listed'],
  total: [
    'count; total is of points',
    'CataloguePage.total',
    'WorldFestivals.total',
    ...each(
      [
        'AnnualStrength.panchavargiya',
        'AnnualStrength.harsha',
        'Ashtakavarga.samudaya',
        'Bhinnashtakavarga',
        'CompatibilityReport',
        'CompatibilityScore',
        'GunaMilan',
        'MatchBatchResult',
        'PoruthamReport',
      ],
      'total',
    ),
  ],
  offset: ['cursor', 'CataloguePage.offset', 'WorldFestivals.offset'],
  next_offset: ['next_cursor', 'CataloguePage.next_offset'],
};

/** Adjectives and verbs: a truth that is one of these needs no `is_`. What is a noun elsewhere is not among them. */
const predicates = new Set(
  `active added applicable at_sunrise auspicious benefic blocked blocks
   born_after_three_of_other_sex breaking calculation_only came_back cancelled central chosen combust debilitated
   decided deleted disabled enabled exalted held holds include_degrees include_marks lagna_in_samudaya manage_keys matched narrowed observatory observed
   occurs ok on_tip optional pierced_by_sun rashi_added read_only replaced retrograde revoked survives tribhagi truncated
   vargottama visible`.split(/\s+/),
);

describe('the description', () => {
  test('has fields to look at', () => {
    expect(fields.length).toBeGreaterThan(1500);
  });

  test.each(Object.entries(banned))('%s: %s', (name, [, ...forced]) => {
    const isRefused = (field: Field): boolean => field.name === name;
    expect(refused(isRefused, forced)).toEqual([]);
    expect(idle(isRefused, forced)).toEqual([]);
  });

  test('a place has lat and lon; latitude and longitude are those of the sky', () => {
    const forced = each([...bodies, ...locations], 'latitude', 'longitude');
    const isRefused = ({ name, beside }: Field): boolean =>
      (name === 'latitude' || name === 'longitude') && !beside.has('rashi') && !beside.has('nakshatra');
    expect(refused(isRefused, forced)).toEqual([]);
    expect(idle(isRefused, forced)).toEqual([]);
  });

  test('an instant is at or ends in _at', () => {
    const forced = [
      ...each(['RecommendedWindow'], 'start', 'end'),
      ...each(['MuhuratConditions'], 'sunrise', 'sunset', 'moonrise'),
    ];
    const isRefused = ({ name, schema }: Field): boolean =>
      schema.format === 'date-time' && name !== 'at' && !name.endsWith('_at');
    expect(refused(isRefused, forced)).toEqual([]);
    expect(idle(isRefused, forced)).toEqual([]);
  });

  test('a stretch of time has start_at and end_at, also where the document has start and end', () => {
    const forced = [
      // Dates: the document's names of the parameters.
      ...each(['CalendarRangeAnswer', 'FestivalRange', 'PanchangRange'], 'start', 'end'),
    ];
    const isRefused = ({ name, beside }: Field): boolean =>
      (name === 'start' && !beside.has('start_at')) || (name === 'end' && !beside.has('end_at'));
    expect(refused(isRefused, forced)).toEqual([]);
    expect(idle(isRefused, forced)).toEqual([]);
  });

  test('a truth is an adjective or a verb, or begins with is_', () => {
    const isRefused = (field: Field): boolean =>
      typeOf(field) === 'boolean' && !field.name.startsWith('is_') && !predicates.has(field.name);
    // A feed is made of the parameters of a calendar file, and has their names.
    const forced = [
      ...each(['Feed.settings', 'NewFeed'], 'windows'),
      ...each(['Feed.settings', 'NewFeed'], 'festivals'),
      'FeedTithi.adhika',
    ];
    expect(refused(isRefused, forced)).toEqual([]);
    expect(idle(isRefused, forced)).toEqual([]);
    const nouns = new Set(fields.filter((field) => typeOf(field) !== 'boolean').map(({ name }) => name));
    // The details of a rule have the names of its file; an option of births is one of its values, echoed as what it means.
    const both = ['auspicious', 'holds', 'lagna_in_samudaya', 'matched', 'observatory'];
    expect([...predicates].filter((name) => nouns.has(name) && !both.includes(name))).toEqual([]);
  });

  test('citations are authorities, one of them is an authority', () => {
    const cites = ({ $ref, items }: Schema): boolean => `${$ref ?? items?.$ref}`.endsWith('/Authority');
    const isRefused = ({ name, schema }: Field): boolean =>
      cites(schema) && name !== (schema.items === undefined ? 'authority' : 'authorities');
    const factors = ['DashaFactor', 'GocharaFactor', 'SaturnFactor', 'TaraFactor'];
    expect(refused(isRefused, each(factors, 'source'))).toEqual([]);
  });

  test('what begins with _ is of the document', () => {
    const names = fields.filter(({ name }) => name.startsWith('_')).map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual(['_cache', '_engine', '_note']);
  });

  test('_engine is that of answers decided by rules of festivals, engine that of all others, and none has both', () => {
    const both = fields.filter(({ name, beside }) => name === '_engine' && beside.has('engine'));
    expect(both.map(placeOf)).toEqual([]);
    const groups = new Map<string, Set<string>>();
    for (const [, , { tags, responses }] of operations) {
      const name = answerOf(responses);
      const own = fields.find((field) => field.owner === name && /^_?engine$/.test(field.name));
      if (own !== undefined) groups.set(own.name, (groups.get(own.name) ?? new Set()).add(`${tags[0]}`));
    }
    expect([...(groups.get('_engine') ?? [])].sort()).toEqual([
      'Bulk',
      'Calendar',
      'Festivals',
      'Muhurat',
      'Rules',
    ]);
  });

  test('parameters have the names of fields', () => {
    const names = new Set(
      operations.flatMap(([, , { parameters = [] }]) =>
        parameters.map((parameter) => {
          const { $ref } = parameter as { readonly $ref?: string };
          return $ref === undefined ? parameter.name : (shared[`${$ref.split('/').at(-1)}`]?.name ?? '');
        }),
      ),
    );
    for (const name of ['latitude', 'longitude', 'timezone', 'language', 'weekday', 'traces', ''])
      expect([...names]).not.toContain(name);
    expect([...names]).toEqual(expect.arrayContaining(['lat', 'lon', 'tz', 'lang', 'observatory']));
  });
});

const { parameters: shared } = description.components as unknown as {
  readonly parameters: Readonly<Record<string, { readonly name: string }>>;
};

/** The component of the answer of an operation; empty where it has none. */
function answerOf(responses: (typeof operations)[number][2]['responses']): string {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = (response?.content ?? {}) as { readonly 'application/json'?: { readonly schema: Schema } };
  return content['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
}
