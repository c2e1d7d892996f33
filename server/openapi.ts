// The description of the API, OpenAPI 3.1, made of the schemas that parse requests and type answers, of the examples and
// of the history.

import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { namesExtension } from '../app/shapes/named.ts';
import { answerHeaders, keyScheme } from './http/describe.ts';
import { etagOf } from './http/etag.ts';
import type { Operation } from './http/operation.ts';
import { standingOf } from './openapi/badges.ts';
import { withExample } from './openapi/examples.ts';
import { groupTexts } from './openapi/groups.ts';
import type { ChangelogEntry } from './reference/changelog.ts';
import type { Example, Reference } from './reference/reference.ts';
import { describedWebhooks } from './webhooks/description.ts';

/** The description as plain data. */
type ApiDescription = ReturnType<OpenApiGeneratorV31['generateDocument']>;

/** Version of the description; the major version is that of the paths. */
const descriptionVersion = '1.0.0';

/** The text of the description, and what it is known by. */
interface DescriptionText {
  readonly text: string;
  readonly tag: string;
}

/** Gives the text of the description on a civil day number: what is new changes from day to day. One day's is kept. */
export function descriptionText(
  operations: readonly Operation[],
  { changelog, examples }: Reference,
): (today: number) => DescriptionText {
  const description = describeApi(operations, examples);
  let kept: (DescriptionText & { readonly day: number }) | undefined;
  return (day) => {
    if (kept?.day !== day) {
      const text = JSON.stringify(withHistory(description, changelog.entries, day));
      kept = { day, text, tag: etagOf(text) };
    }
    return kept;
  };
}

/** Describes operations, each with its example where there is one. */
function describeApi(
  operations: readonly Operation[],
  examples: ReadonlyMap<string, Example>,
): ApiDescription {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', keyScheme, {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A key of an account. In an address it is refused.',
  });
  for (const [name, description] of Object.entries(answerHeaders)) {
    registry.registerComponent('headers', name, { description, schema: { type: 'string' } });
  }
  for (const { description } of operations) registry.registerPath(withExample(description, examples));
  for (const webhook of describedWebhooks()) registry.registerWebhook(webhook);
  const used = new Set(operations.flatMap(({ description }) => description.tags ?? []));
  const described = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Nirnaya',
      version: descriptionVersion,
      description: 'The Hindu calendar as written decisions: every date with the rule that decided it.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      contact: { name: 'The operator of this service' },
    },
    tags: Object.entries(groupTexts).flatMap(([name, description]) =>
      used.has(name) ? [{ name, description }] : [],
    ),
    servers: [{ url: '/', description: 'This service' }],
  });
  return openNames(nullableReferences(described)) as ApiDescription;
}

/** A description with what the history says of each operation on a civil day number. */
function withHistory(
  description: ApiDescription,
  entries: readonly ChangelogEntry[],
  today: number,
): ApiDescription {
  const paths = Object.entries(description.paths ?? {}).map(([path, item]) => {
    const operations = Object.entries(item as object).map(([method, operation]) => {
      const { badge, deprecated } = standingOf(entries, path, method, today);
      return [
        method,
        {
          ...operation,
          ...(badge === undefined ? {} : { 'x-badge': badge }),
          ...(deprecated ? { deprecated } : {}),
        },
      ] as const;
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return { ...description, paths: Object.fromEntries(paths) };
}

/**
 * The generator writes a reference that may be null as the reference *and* `object or null`, which no null satisfies:
 * here it becomes the reference *or* null.
 */
function nullableReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(nullableReferences);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, nullableReferences(value)] as const),
  );
  const [reference, rest] = Array.isArray(inner.allOf) ? inner.allOf : [];
  if (reference?.$ref === undefined || !Array.isArray(rest?.type) || !rest.type.includes('null'))
    return inner;
  const { type: _, ...described } = rest;
  return { anyOf: [reference, { type: 'null' }], ...described };
}

/** What is a name in the language of the request is one of a list in English alone, so that no list is given. */
function openNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(openNames);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, openNames(value)] as const),
  );
  if (inner[namesExtension] !== true) return inner;
  const { enum: _list, [namesExtension]: _mark, ...described } = inner;
  return described;
}
