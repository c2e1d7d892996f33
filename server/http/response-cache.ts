// Answers kept as they were sent. What an operation says depends on its parameters and the packs in force alone, so
// what is kept is what would be computed; new packs empty it.

import { lruOfBytes } from '../../engine/cache/byte-cache.ts';
import { objectBytes, textBytes } from '../../engine/cache/weight.ts';
import type { RequestService } from '../request-service.ts';
import type { Service } from '../service.ts';
import { etagOf } from './etag.ts';
import { jsonText } from './json-text.ts';
import type { Naming } from './naming.ts';
import type { Prepared } from './operation.ts';

/** An answer as it is sent. */
export interface AnswerText {
  readonly text: string;
  readonly tag: string;
}

/** What is to be answered. */
export interface Asked {
  /** path and query as they were sent, and the language that the client prefers where they name none */
  readonly address: string;
  readonly prepared: Prepared;
  /** what it is answered with */
  readonly service: RequestService;
  /** the field that the tag leaves out */
  readonly untagged?: string | undefined;
}

/** Answers, kept or computed. */
export interface Answers {
  /** what is kept of an address, as it was sent: its parameters need not be parsed again */
  known(address: string): AnswerText | undefined;
  /** the answer to a request that was parsed */
  to(asked: Asked): Promise<AnswerText>;
}

/** The share of the bytes that is for the addresses by which answers are known. */
const addressShare = 1 / 8;

/** Gives answers and keeps them, up to so many bytes in all; 0 keeps none. */
export function keptAnswers(
  { workspace }: Pick<Service, 'workspace'>,
  bytes: number,
  naming?: Naming,
): Answers {
  const compute = async ({ prepared, service, untagged }: Asked): Promise<AnswerText> => {
    const value = await prepared.answer(service, naming);
    // Nothing is said where nothing is to be sent.
    const text = value === undefined ? '' : await jsonText(value, service.pause);
    const tagged = untagged === undefined ? text : await jsonText(without(value, untagged), service.pause);
    return { text, tag: etagOf(tagged) };
  };
  if (bytes === 0) return { known: () => undefined, to: compute };
  const addressBytes = Math.ceil(bytes * addressShare);
  const kept = lruOfBytes<string, AnswerText>({
    name: 'answers',
    limit: bytes - addressBytes,
    bytesOf: ({ text, tag }, key) => textBytes(text) + textBytes(tag) + textBytes(key) + objectBytes(2),
  });
  // The key of an answer by the addresses that were parsed to it.
  const keys = lruOfBytes<string, string>({
    name: 'addresses of answers',
    limit: addressBytes,
    bytesOf: (key, address) => textBytes(key) + textBytes(address),
  });
  let inForce = workspace.packs();
  const current = (): typeof inForce => {
    const packs = workspace.packs();
    if (packs !== inForce) {
      kept.clear();
      inForce = packs;
    }
    return packs;
  };
  return {
    known: (address) => {
      current();
      const key = keys.get(address);
      return key === undefined ? undefined : kept.get(key);
    },
    to: async (asked) => {
      const packs = current();
      const { key } = asked.prepared;
      if (key === undefined) return compute(asked);
      keys.set(asked.address, key);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const answer = await compute(asked);
      // Packs may have come meanwhile; what was computed under others is not kept.
      if (workspace.packs() === packs) kept.set(key, answer);
      return answer;
    },
  };
}

const without = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([field]) => field !== name))
    : value;
