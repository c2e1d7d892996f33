// Every optional parameter of every operation is taken: by itself beside what the operation requires, and all together.

import { describe, expect, test } from 'vitest';
import { type Described, type Method, type Parameter, publishedBy } from './published.ts';
import { type ExampleRequest, exampleRequest } from './reference/example-requests.ts';
import { startWhole } from './reference/whole-service.ts';

const { get } = await startWhole();
const { operations, conforms } = await publishedBy(get);

/** Parameters to send, by name. */
type Sent = Readonly<Record<string, string>>;

/** What a parameter is of use with only, beside it. */
const companions: Readonly<Record<string, Sent>> = {
  lat: { lon: '77.209' },
  lon: { lat: '28.6139' },
  month: { year: '2026' },
  bride_nakshatra: { event: 'marriage' },
  bride_rashi: { event: 'marriage' },
  groom_nakshatra: { event: 'marriage' },
  groom_rashi: { event: 'marriage' },
  janma_nakshatra: { event: 'griha_pravesh' },
  janma_rashi: { event: 'griha_pravesh' },
  personal: { event: 'griha_pravesh', janma_nakshatra: 'Rohini', janma_rashi: 'Vrishabha' },
  direction: { event: 'travel' },
  year_of_life: { event: 'mundan' },
};

/** The same, of one operation. */
const companionsOf: Readonly<Record<string, Readonly<Record<string, Sent>>>> = {
  anniversaries: { month: { tithi: '12' }, tithi: { month: '8' } },
  accountUsage: { end_date: { start_date: '2026-09-01' } },
  worldFestivals: { observatory: { year: '2026' } },
  explainFestival: { variant: { festival: 'VRAT_EKADASHI_VAISHNAVA' } },
  festivalMap: { variant: { festival: 'VRAT_EKADASHI_VAISHNAVA' } },
  festivalMapSvg: { variant: { festival: 'VRAT_EKADASHI_VAISHNAVA' } },
  festivalMapPng: { variant: { festival: 'VRAT_EKADASHI_VAISHNAVA' } },
  dashas: { chara_method: { dasha: 'chara' } },
};

/** Of parameters that exclude each other the first is not sent with the second. */
const exclusive: readonly (readonly [string, string])[] = [
  ['eclipse_id', 'year'],
  ['date', 'year'],
  ['date', 'month'],
  ['date', 'tithi'],
  ['time', 'month'],
  ['time', 'tithi'],
  ['chara_method', 'seed'],
];

/** Inputs of the events that are not the example's: what no rule of an event weighs is refused by name. */
const eventInputs = Object.keys(companions).filter((name) => 'event' in companions[name]);

/** Values of parameters whose descriptions show none. */
const values: Sent = {
  location_id: '2',
  lat: '28.6139',
  lon: '77.209',
  year: '2026',
  tags: 'SHAIVA',
  format: 'json',
};

/** The same, of one operation: a PNG has letters for some scripts alone. */
const valuesOf: Readonly<Record<string, Sent>> = {
  chartPng: { lang: 'ta' },
  chartPngOfBody: { lang: 'ta' },
  festivalMapPng: { lang: 'ta' },
};

// The example, one of the words, or a value within the bounds.
function shownValue({ name, schema }: Parameter): string | undefined {
  const { example, enum: words, type, format, minimum } = schema;
  if (values[name] !== undefined) return values[name];
  if (example !== undefined) return String(example);
  if (words !== undefined) return words.at(-1);
  if (type === 'boolean') return 'true';
  if (minimum !== undefined) return String(minimum);
  return format === 'date' ? '2026-09-14' : undefined;
}

// What an answer hands out for the next request.
const issuedFields: Readonly<Record<string, { readonly field: string; readonly with: Sent }>> = {
  cursor: { field: 'next_cursor', with: { limit: '1' } },
  catalogue_version: { field: 'catalogue_version', with: {} },
};

/** Lists of which the account of the tests has one page: no cursor is handed out. */
const onePage: readonly string[] = ['/v1/webhooks/{webhook_id}/deliveries', '/v1/account/export'];

interface Case {
  readonly path: string;
  readonly method: Method;
  readonly operation: Described;
}

function requestOf({ path, method, operation }: Case): ExampleRequest {
  const request = exampleRequest(path, method, operation);
  if ('missing' in request) throw new Error(`${path}: no example of ${request.missing}`);
  return request;
}

function urlWith(request: ExampleRequest, sent: Sent): string {
  const url = new URL(request.url, 'http://localhost');
  for (const [name, value] of Object.entries(sent)) {
    for (const [other, excluding] of exclusive) if (excluding === name) url.searchParams.delete(other);
    url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}`;
}

async function valueFor(parameter: Parameter, request: ExampleRequest, id: string): Promise<string> {
  const ofOperation = valuesOf[id]?.[parameter.name];
  if (ofOperation !== undefined) return ofOperation;
  const own = issuedFields[parameter.name];
  const answer = own && (await get(urlWith(request, own.with))).json<Record<string, unknown>>();
  const value = own === undefined ? shownValue(parameter) : answer?.[own.field];
  if (value === undefined || value === null) throw new Error(`${parameter.name} shows no value`);
  return String(value);
}

const optionalOf = ({ parameters = [] }: Described): readonly Parameter[] =>
  parameters.filter((parameter) => parameter.in === 'query' && parameter.required !== true);

describe('an optional parameter is taken', () => {
  const cases = operations.flatMap(([path, method, operation]) =>
    optionalOf(operation)
      .filter(({ name }) => issuedFields[name] === undefined || !onePage.includes(path))
      .map((parameter) => ({ path, method, operation, parameter })),
  );

  test.each(cases)('$path $parameter.name', async ({ parameter, ...one }) => {
    const request = requestOf(one);
    const { name } = parameter;
    const beside = companionsOf[one.operation.operationId]?.[name] ?? companions[name];
    const known = (one.operation.parameters ?? []).map((parameter) => parameter.name);
    const sent = {
      ...Object.fromEntries(Object.entries(beside ?? {}).filter(([other]) => known.includes(other))),
      [name]: await valueFor(parameter, request, one.operation.operationId),
    };
    const status = await conforms(one.path, urlWith(request, sent), request.body, one.method);
    expect(status).toBeLessThan(300);
  });
});

describe('all optional parameters are taken together', () => {
  const cases = operations.flatMap(([path, method, operation]) =>
    optionalOf(operation).length > 1 ? [{ path, method, operation }] : [],
  );

  test.each(cases)('$path', async ({ path, method, operation }) => {
    const request = requestOf({ path, method, operation });
    const optional = optionalOf(operation).filter(
      ({ name }) => issuedFields[name] === undefined && !eventInputs.includes(name),
    );
    const names = optional.map(({ name }) => name);
    const all = optional.filter(
      ({ name }) => !exclusive.some(([first, second]) => first === name && names.includes(second)),
    );
    const beside = Object.values(companionsOf[operation.operationId] ?? {});
    const sent: Record<string, string> = Object.assign({}, ...beside);
    for (const parameter of all)
      sent[parameter.name] = await valueFor(parameter, request, operation.operationId);
    expect(await conforms(path, urlWith(request, sent), request.body, method)).toBeLessThan(300);
  });
});
