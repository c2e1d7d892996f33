// Answers kept as they were sent. What an operation says depends on its parameters and the packs in force alone, so
// what is kept is what would be computed; new packs empty it.

import { lruOfBytes } from '../../engine/cache/byte-cache.ts';
import { objectBytes, textBytes } from '../../engine/cache/weight.ts';
import type { Service } from '../service.ts';
import { etagOf } from './etag.ts';
import { jsonText } from './json-text.ts';
import type { Prepared } from './operation.ts';

/** An answer as it is sent. */
export interface AnswerText {
  readonly text: string;
  readonly tag: string;
}

/** Answers a request, from what was kept or computed; `untagged` is the field that the tag leaves out. */
export type AnswerRequest = (request: Prepared, untagged?: string) => Promise<AnswerText>;

/** Gives answers and keeps them, up to so many bytes in all; 0 keeps none. */
export function responseCache(
  { workspace, pause = () => undefined }: Pick<Service, 'workspace' | 'pause'>,
  bytes: number,
): AnswerRequest {
  const compute: AnswerRequest = async (request, untagged) => {
    const value = await request.answer();
    // Nothing is said where nothing is to be sent.
    const text = value === undefined ? '' : await jsonText(value, pause);
    const tagged = untagged === undefined ? text : await jsonText(without(value, untagged), pause);
    return { text, tag: etagOf(tagged) };
  };
  if (bytes === 0) return compute;
  const kept = lruOfBytes<string, AnswerText>({
    name: 'answers',
    limit: bytes,
    bytesOf: ({ text, tag }, key) => textBytes(text) + textBytes(tag) + textBytes(key) + objectBytes(2),
  });
  let inForce = workspace.packs();
  return async (request, untagged) => {
    const packs = workspace.packs();
    if (packs !== inForce) {
      kept.clear();
      inForce = packs;
    }
    const { key } = request;
    if (key === undefined) return compute(request, untagged);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = await compute(request, untagged);
    // Packs may have come meanwhile; what was computed under others is not kept.
    if (workspace.packs() === packs) kept.set(key, answer);
    return answer;
  };
}

const without = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([field]) => field !== name))
    : value;
