// What of a new description breaks clients of an old one. In: two OpenAPI 3.1 documents as plain data. Out: what is broken,
// operation by operation; additions are none.

/** A schema as far as it is compared. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses?: Readonly<Record<string, Content>>;
  readonly security?: readonly object[];
}

/** A description as far as it is compared. */
export interface ComparedApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** Something that no longer works. */
export interface Break {
  readonly path: string;
  readonly method: string;
  /** what of the operation, and how */
  readonly what: string;
}

/** What a client of the old description finds broken under the new one. */
export function breaksBetween(before: ComparedApi, after: ComparedApi): Break[] {
  const breaks: Break[] = [];
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, was] of Object.entries(methods)) {
      const is = after.paths[path]?.[method];
      const actual = is === undefined ? ['the operation is gone'] : operationBreaks(was, is, before, after);
      breaks.push(...actual.map((what) => ({ path, method, what })));
    }
  }
  return breaks;
}

function operationBreaks(was: Operation, is: Operation, before: ComparedApi, after: ComparedApi): string[] {
  const requested = comparer(before, after, 'request');
  const answered = comparer(before, after, 'response');
  const out: string[] = [];
  if ((was.security ?? []).length === 0 && (is.security ?? []).length > 0) out.push('a key is needed');

  const key = (parameter: Parameter): string => `${parameter.in} parameter ${parameter.name}`;
  const known = new Map((is.parameters ?? []).map((parameter) => [key(parameter), parameter]));
  const old = new Map((was.parameters ?? []).map((parameter) => [key(parameter), parameter]));
  for (const [name, parameter] of old) {
    const now = known.get(name);
    if (now === undefined) out.push(`${name} is gone`);
    else {
      if (now.required === true && parameter.required !== true) out.push(`${name} is required`);
      out.push(...requested(parameter.schema ?? {}, now.schema ?? {}, name));
    }
  }
  for (const [name, { required }] of known) {
    if (required === true && !old.has(name)) out.push(`${name} is new and required`);
  }

  const sent = schemaOf(was.requestBody);
  const taken = schemaOf(is.requestBody);
  if (taken !== undefined && sent === undefined) out.push('a body is taken');
  else if (sent !== undefined && taken === undefined) out.push('no body is taken');
  else if (sent !== undefined && taken !== undefined) out.push(...requested(sent, taken, 'body'));

  for (const [status, response] of Object.entries(was.responses ?? {})) {
    if (!status.startsWith('2')) continue;
    const now = is.responses?.[status];
    const from = schemaOf(response);
    const to = schemaOf(now);
    if (now === undefined || (from !== undefined && to === undefined)) out.push(`answer ${status} is gone`);
    else if (from !== undefined && to !== undefined) out.push(...answered(from, to, `answer ${status}`));
  }
  return out;
}

const schemaOf = (content: Content | undefined): Schema | undefined =>
  content?.content?.['application/json']?.schema;

type Direction = 'request' | 'response';

type Compare = (was: Schema, is: Schema, at: string) => string[];

// Compares schemas of what is sent, which must go on being taken, or of what is answered, which must go on being understood.
function comparer(before: ComparedApi, after: ComparedApi, direction: Direction): Compare {
  // Schemas may contain themselves: a pair that is being compared is not compared again.
  const started = new Set<string>();
  const compare: Compare = (was, is, at) => {
    const pair = `${was.$ref ?? ''} ${is.$ref ?? ''}`;
    const isNamed = was.$ref !== undefined && is.$ref !== undefined;
    if (isNamed && started.has(pair)) return [];
    if (isNamed) started.add(pair);
    try {
      return compareAlternatives(alternativesOf(was, before), alternativesOf(is, after), at);
    } finally {
      started.delete(pair);
    }
  };

  const compareAlternatives = (was: readonly Schema[], is: readonly Schema[], at: string): string[] => {
    const [one] = was;
    const [other] = is;
    if (was.length === 1 && is.length === 1) return compareOne(one, other, at);
    // What may come must find its like on the side that has to cope with it.
    const [coming, coping] = direction === 'request' ? [was, is] : [is, was];
    return coming.flatMap((alternative) => {
      const attempts = coping.map((like) =>
        direction === 'request' ? compareOne(alternative, like, at) : compareOne(like, alternative, at),
      );
      if (attempts.some((actual) => actual.length === 0)) return [];
      const nearest = attempts.toSorted((a, b) => a.length - b.length)[0] ?? [];
      const like = coping.length === 1 ? nearest : [];
      if (like.length > 0) return like;
      return [
        direction === 'request' ? `${at}: a form is no longer taken` : `${at}: a new form may be answered`,
      ];
    });
  };

  const compareOne = (was: Schema, is: Schema, at: string): string[] => {
    const out: string[] = [];
    const [wider, narrower] = direction === 'request' ? [was, is] : [is, was];
    const lost = typesOf(wider).filter((type) => !takes(typesOf(narrower), type));
    if (lost.length > 0) {
      return [direction === 'request' ? `${at}: ${lost} is no longer taken` : `${at}: it may be ${lost} now`];
    }
    out.push(...enumBreaks(was, is, at, direction), ...boundBreaks(was, is, at, direction));
    // What is null alone has no properties to lose.
    if (!isNullAlone(direction === 'request' ? was : is)) out.push(...propertyBreaks(was, is, at));
    if (was.items !== undefined && is.items !== undefined)
      out.push(...compare(was.items, is.items, `${at}[]`));
    const [any, anyNow] = [was.additionalProperties, is.additionalProperties];
    if (typeof any === 'object' && typeof anyNow === 'object') out.push(...compare(any, anyNow, `${at}.*`));
    return out;
  };

  const propertyBreaks = (was: Schema, is: Schema, at: string): string[] => {
    const out: string[] = [];
    const [old, now] = [was.properties ?? {}, is.properties ?? {}];
    for (const [name, schema] of Object.entries(old)) {
      const other = now[name];
      const path = `${at}.${name}`;
      if (other === undefined) {
        out.push(`${path} is gone`);
        continue;
      }
      const [required, requiredNow] = [was.required?.includes(name), is.required?.includes(name)];
      if (direction === 'response' && required === true && requiredNow !== true)
        out.push(`${path} may be absent`);
      if (direction === 'request' && required !== true && requiredNow === true)
        out.push(`${path} is required`);
      out.push(...compare(schema, other, path));
    }
    if (direction === 'request') {
      const added = (is.required ?? []).filter((name) => !Object.hasOwn(old, name));
      out.push(...added.map((name) => `${at}.${name} is new and required`));
    }
    return out;
  };
  return compare;
}

const isNullAlone = (schema: Schema): boolean => [schema.type].flat().every((type) => type === 'null');

function enumBreaks(was: Schema, is: Schema, at: string, direction: Direction): string[] {
  const [old, now] = [valuesOf(was), valuesOf(is)];
  if (old !== undefined && now !== undefined) {
    const lost = old.filter((value) => !now.includes(value));
    return lost.map((value) => `${at}: ${JSON.stringify(value)} is gone`);
  }
  if (old === undefined && now !== undefined && direction === 'request')
    return [`${at}: only some values are taken`];
  if (old !== undefined && now === undefined && direction === 'response')
    return [`${at}: it may be any value now`];
  return [];
}

const valuesOf = ({ enum: values, const: value }: Schema): readonly unknown[] | undefined =>
  values ?? (value === undefined ? undefined : [value]);

// Narrower bounds refuse what was taken; of an answer only another format or pattern is a change of meaning.
function boundBreaks(was: Schema, is: Schema, at: string, direction: Direction): string[] {
  const out: string[] = [];
  if (was.format !== is.format && (direction === 'response' ? was.format : is.format) !== undefined) {
    out.push(`${at}: its format was ${was.format ?? 'any'} and is ${is.format ?? 'any'}`);
  }
  if (direction === 'response') return out;
  if (is.pattern !== undefined && is.pattern !== was.pattern) out.push(`${at}: its pattern is another`);
  for (const bound of ['minimum', 'minLength', 'minItems'] as const) {
    if ((is[bound] ?? Number.NEGATIVE_INFINITY) > (was[bound] ?? Number.NEGATIVE_INFINITY))
      out.push(`${at}: ${bound} is ${is[bound]}`);
  }
  for (const bound of ['maximum', 'maxLength', 'maxItems'] as const) {
    if ((is[bound] ?? Number.POSITIVE_INFINITY) < (was[bound] ?? Number.POSITIVE_INFINITY))
      out.push(`${at}: ${bound} is ${is[bound]}`);
  }
  return out;
}

const anyType = 'any';

const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [anyType] : typeof type === 'string' ? [type] : type;

const takes = (types: readonly string[], type: string): boolean =>
  types.includes(anyType) || types.includes(type) || (type === 'integer' && types.includes('number'));

// The forms that a value may have: references followed, unions taken apart, what must hold together made one.
function alternativesOf(schema: Schema, api: ComparedApi): readonly Schema[] {
  const { $ref, anyOf, oneOf, allOf, ...own } = schema;
  if ($ref !== undefined) {
    const named = api.components?.schemas?.[$ref.split('/').at(-1) ?? ''];
    if (named === undefined) throw new Error(`nothing is at ${$ref}`);
    return alternativesOf(named, api);
  }
  const union = anyOf ?? oneOf;
  if (union !== undefined) {
    return union.flatMap((part) => alternativesOf(part, api)).map((part) => merged(own, part));
  }
  if (allOf === undefined) return [own];
  return allOf.reduce<readonly Schema[]>(
    (forms, part) =>
      forms.flatMap((form) => alternativesOf(part, api).map((alternative) => merged(form, alternative))),
    [own],
  );
}

const merged = (a: Schema, b: Schema): Schema => ({
  ...a,
  ...b,
  ...(a.properties === undefined && b.properties === undefined
    ? {}
    : { properties: { ...a.properties, ...b.properties } }),
  ...(a.required === undefined && b.required === undefined
    ? {}
    : { required: [...(a.required ?? []), ...(b.required ?? [])] }),
});
