// Answers kept as they were sent. What an operation says depends on its parameters and the packs in force alone, so
// what is kept is what would be computed; new packs empty it.

import { lruOfBytes } from '../../engine/cache/byte-cache.ts';
import { textBytes } from '../../engine/cache/weight.ts';
import type { Service } from '../service.ts';
import { jsonText } from './json-text.ts';
import type { Prepared } from './operation.ts';

/** The text of an answer, kept or computed. */
export type AnswerText = (request: Prepared) => Promise<string>;

/** Gives answers and keeps them, up to so many bytes in all; 0 keeps none. */
export function responseCache(
  { workspace, pause = () => undefined }: Pick<Service, 'workspace' | 'pause'>,
  bytes: number,
): AnswerText {
  const compute = async (request: Prepared): Promise<string> => jsonText(await request.answer(), pause);
  if (bytes === 0) return compute;
  const kept = lruOfBytes<string, string>({
    name: 'answers',
    limit: bytes,
    bytesOf: (text, key) => textBytes(text) + textBytes(key),
  });
  let inForce = workspace.packs();
  return async (request) => {
    const packs = workspace.packs();
    if (packs !== inForce) {
      kept.clear();
      inForce = packs;
    }
    const { key } = request;
    if (key === undefined) return compute(request);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const text = await compute(request);
    // Packs may have come meanwhile; what was computed under others is not kept.
    if (workspace.packs() === packs) kept.set(key, text);
    return text;
  };
}
