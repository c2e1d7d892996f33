// The language of a request, read once: an answer that is cached is sent without its parameters being parsed.

import { languageRead, ownLanguage, preferredByClient, preferredLanguage } from '@nirnaya/contract/schema';
import type { Request } from 'express';
import type { Operation } from './operation.ts';

/** The language that an answer has its names in, and who chose it: the request, or `Accept-Language` where the request leaves it to that. */
export interface RequestLanguage {
  readonly code: string;
  readonly chosenBy: 'request' | 'client';
}

/** The parts of a request that may name its language. */
type LanguageSource = Pick<Request, 'query' | 'get'> & { readonly body?: unknown };

/**
 * The language of a request; undefined where the answer of the operation has no names. One that there is not counts as English
 * here: parsing the request refuses it.
 */
export function requestLanguage(
  { language }: Pick<Operation, 'language'>,
  request: LanguageSource,
): RequestLanguage | undefined {
  if (language === undefined) return undefined;
  const { query, body } = request;
  const sent = language === 'query' ? query.lang : isPlain(body) ? body.lang : undefined;
  if (sent === preferredByClient)
    return { code: preferredLanguage(request.get('Accept-Language')) ?? ownLanguage, chosenBy: 'client' };
  const read = typeof sent === 'string' ? languageRead(sent) : undefined;
  return { code: read !== undefined && 'value' in read ? read.value : ownLanguage, chosenBy: 'request' };
}

/** Parameters and body of a request, with the language that its client prefers where they leave it to that. */
export function withLanguage(
  operation: Pick<Operation, 'language'>,
  { query, body }: Omit<LanguageSource, 'get'>,
  language: RequestLanguage | undefined,
): { readonly query: Request['query']; readonly body: unknown } {
  if (language?.chosenBy !== 'client') return { query, body };
  const lang = language.code;
  return operation.language === 'query'
    ? { query: { ...query, lang }, body }
    : { query, body: { ...(body as object), lang } };
}

const isPlain = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
