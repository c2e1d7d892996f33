// The answer to a parsed request, in a thread: computed, its names written in the language of the request, as bytes.

import { etagOf } from '../http/etag.ts';
import { answerValue, writingOf } from './answer-value.ts';
import type { ComputeService } from './compute-service.ts';
import type { AnswerInput, AnswerOutput, PartInput, PartOutput } from './tasks.ts';
import type { ThreadOperation } from './thread-operation.ts';

/** Computes the answer to a request; a promise where what computes or writes it is one. Throws `Refusal`. */
export function answerOf(
  service: ComputeService,
  operation: ThreadOperation,
  request: AnswerInput,
): AnswerOutput | Promise<AnswerOutput> {
  const { answering, untagged } = operation;
  let sideValue: object | undefined;
  const aside = (value: object): void => {
    sideValue = value;
  };
  const outputOf = (written: unknown): AnswerOutput | Promise<AnswerOutput> => {
    const output = (content: string | Uint8Array<ArrayBuffer>): AnswerOutput => {
      const body = typeof content === 'string' ? utf8.encode(content) : content;
      const tag = etagOf(untagged === undefined ? body : JSON.stringify(without(written, untagged)));
      return { body, tag, aside: sideValue };
    };
    const content = answering.kind === 'computed' ? answering.write?.(written) : undefined;
    if (content instanceof Promise) return content.then(output);
    return output(content ?? (written === undefined ? '' : JSON.stringify(written)));
  };
  const written = answerValue(service, operation, { ...request, aside });
  return written instanceof Promise ? written.then(outputOf) : outputOf(written);
}

/** Computes a part of the answer to a request. Throws `Refusal`. */
export function partOf(
  service: ComputeService,
  { answering }: ThreadOperation,
  { given, part, isFirst, isLast, written }: PartInput,
): PartOutput {
  if (answering.kind !== 'bulk') throw new Error('the operation is not computed in parts');
  const { list, respond } = answering;
  const localiser = answering.localiser();
  const writing = writingOf(service, given);
  const local = <T extends object>(value: T): T =>
    localiser === undefined ? value : (localiser(value, writing) as T);
  const { head = {}, entries, tail = {} } = respond({ ...given, service, part, isFirst, isLast });
  let text = isFirst
    ? `{${fieldsOf(local(head))
        .map((field) => `${field},`)
        .join('')}${JSON.stringify(list)}:[`
    : '';
  let isSeparated = written > 0;
  for (const entry of entries) {
    const localised: Record<string, object[]> = local({ [list]: [entry] });
    text += `${isSeparated ? ',' : ''}${JSON.stringify(localised[list]?.[0])}`;
    isSeparated = true;
  }
  if (isLast)
    text += `]${fieldsOf(local(tail))
      .map((field) => `,${field}`)
      .join('')}}`;
  return { body: utf8.encode(text), entries: entries.length };
}

const utf8 = new TextEncoder();

const fieldsOf = (fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const text = JSON.stringify(value) as string | undefined;
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });

const without = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([field]) => field !== name))
    : value;
