// The answer to a parsed request as a value, its names written in the language of the request.

import { namesIn, sourcesOf, type Writing } from '@nirnaya/app/names';
import { digitsOf, ownLanguage } from '@nirnaya/contract/schema';
import type { AnyGiven } from '../http/given.ts';
import type { ComputeService } from './compute-service.ts';
import type { AnswerInput } from './tasks.ts';
import type { ThreadOperation } from './thread-operation.ts';

/** What an operation answers to a parsed request, its names in the language of the request, before it is text; a promise where what computes it is one. Throws `Refusal`. */
export function answerValue(
  service: ComputeService,
  { answering }: Pick<ThreadOperation, 'answering'>,
  { given, input, aside }: Pick<AnswerInput, 'given' | 'input'> & { readonly aside: (value: object) => void },
): unknown {
  if (answering.kind !== 'computed') throw new Error('the operation is not computed as a whole');
  const { respond } = answering;
  const localiser = answering.localiser();
  const value = respond({ ...given, service, input, aside });
  const named = (answer: unknown): unknown =>
    localiser === undefined ? answer : localiser(answer, writingOf(service, given, input));
  return value instanceof Promise ? value.then(named) : named(value);
}

/** How a request has names written: as it says itself, else as what was stored for it does, such as a feed. */
export function writingOf(
  { workspace }: ComputeService,
  { query, body }: AnyGiven,
  input?: unknown,
): Writing {
  const stored = typeof input === 'object' ? input : {};
  const { lang, digits } = { ...stored, ...query, ...body } as {
    readonly lang?: string;
    readonly digits?: string;
  };
  if (lang === undefined || lang === ownLanguage) return {};
  const names = namesIn(lang, sourcesOf(workspace.packs(), workspace.words()));
  return { names, digits: digitsOf(lang, digits) };
}
