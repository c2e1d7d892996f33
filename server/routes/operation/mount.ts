// How an operation is answered: the caller is authenticated, the body read, the request parsed, the answer taken from the
// cache, the store or a thread, and sent with what clients may cache.

import { isText, mediaOf } from '@nirnaya/contract/operations';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { AccessControl } from '../../access/access-control.ts';
import { anonymousAt, type Caller } from '../../access/caller.ts';
import { affinityOf } from '../../compute/affinity.ts';
import { addressOf } from '../../http/address.ts';
import { awaitDrain } from '../../http/await-drain.ts';
import { fixedAnswer } from '../../http/cache-control.ts';
import { concurrencyLimit } from '../../http/concurrency-limit.ts';
import { notJson } from '../../http/error-handler.ts';
import { etagOf, isKnown } from '../../http/etag.ts';
import type { HttpLimits } from '../../http/limits.ts';
import type { AnswerBytes, Answers } from '../../http/response-cache.ts';
import type { SendText } from '../../http/send-text.ts';
import type { Service } from '../service.ts';
import { fingerprintOf, idempotencyKeyOf, type OnceOptions, once } from './idempotent.ts';
import type { AnyMainRequest, Operation, Prepared } from './operation.ts';
import { type RequestLanguage, requestLanguage, withLanguage } from './request-language.ts';

/** What operations are answered with. */
interface MountParts {
  readonly service: Service;
  /** `open`: nobody is asked for a key */
  readonly accessControl: AccessControl | 'open';
  /** the header in which a trusted proxy names the country of the client */
  readonly countryHeader: string | undefined;
  readonly answers: Answers;
  readonly send: SendText;
  readonly limits: Pick<HttpLimits, 'streams' | 'streamsPerCaller'>;
}

/** A request on its way to its answer. */
interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly language: RequestLanguage | undefined;
}

/** The longest text that is evaluated fits, every character of it escaped. */
const largestBody = '150kb';

// `null` is JSON, if no body: what it may be is for the operation to say.
const jsonParser = express.json({ limit: largestBody, strict: false });

/** Makes the handlers of operations. */
export function mounter(parts: MountParts): (operation: Operation) => RequestHandler {
  const { service, accessControl, countryHeader, answers, send, limits } = parts;
  // One that is sent while it is made holds what it is made of for as long as its client takes to read it.
  const enterStream = concurrencyLimit({ inAll: limits.streams, ofCaller: limits.streamsPerCaller });

  const callerOf = async (request: Request, response: Response, operation: Operation): Promise<Caller> => {
    const caller =
      accessControl === 'open'
        ? anonymousAt(addressOf(request))
        : await accessControl.admit(request, response, operation);
    const country = countryHeader === undefined ? undefined : request.get(countryHeader);
    return country === undefined ? caller : { ...caller, country };
  };

  // What the store answers, or a thread, once the terms of the request are met.
  const answered = async (
    operation: Operation,
    { given }: Prepared,
    caller: Caller,
    response: Response,
  ): Promise<AnswerBytes> => {
    const { answering } = operation;
    const ofRequest: AnyMainRequest = { service, caller, ...given };
    if (answering.kind === 'bulk') throw new Error(`${operation.id} is sent part by part`);
    if (answering.kind === 'stored') {
      const value = await answering.respond(ofRequest);
      const body = value === undefined ? noBytes : Buffer.from(JSON.stringify(value));
      return { body, tag: etagOf(body) };
    }
    const { lane, aid } = answering;
    const input = aid.kind === 'store' ? await aid.input(ofRequest) : undefined;
    const { aside, ...answer } = await service.compute.run(
      'answer',
      { operation: operation.id, given, input },
      { lane, caller: caller.share, affinity: affinityOf(given), signal: goneSignal(response) },
    );
    if (aid.kind === 'none' || aside === undefined) return answer;
    const body = withFirst(answer.body, await aid.finish(ofRequest, aside));
    return { body, tag: etagOf(body) };
  };

  // Sends an answer while it is computed: each part when the connection has taken in the one before.
  const sendParts = async (
    operation: Operation,
    { given, key }: Prepared,
    caller: Caller,
    { request, response, language }: Exchange,
  ): Promise<void> => {
    const { answering } = operation;
    if (answering.kind !== 'bulk') throw new Error(`${operation.id} has no parts`);
    // Its text is not there to be hashed before it is sent; what it is made of is.
    const tag = key === undefined ? undefined : etagOf(JSON.stringify([key, service.packs.report().version]));
    if (tag !== undefined) response.set('ETag', tag);
    if (tag !== undefined && isKnown(request, tag)) {
      begin(response, operation, language);
      response.status(304).end();
      return;
    }
    const leave = enterStream(caller.share);
    try {
      const parts = answering.parts(given);
      const affinity = affinityOf(given);
      const takesMore = awaitDrain(response);
      let written = 0;
      for (const [i, part] of parts.entries()) {
        const [isFirst, isLast] = [i === 0, i === parts.length - 1];
        const { body, entries } = await service.compute.run(
          'part',
          { operation: operation.id, given, part, isFirst, isLast, written },
          { lane: 'long', caller: caller.share, affinity },
        );
        if (response.closed) return;
        written += entries;
        if (isFirst) {
          begin(response, operation, language);
          response.set('Content-Type', 'application/json; charset=utf-8');
          if (request.method === 'HEAD') break;
        }
        if (!response.write(body) && !isLast) await takesMore();
        if (response.closed) return;
      }
      response.end();
    } finally {
      leave();
    }
  };

  return (operation) => async (request, response) => {
    const caller = await callerOf(request, response, operation);
    const inQuery = operation.language === 'query' ? requestLanguage(operation, request) : undefined;
    const address =
      inQuery?.chosenBy === 'client' ? `${request.originalUrl} ${inQuery.code}` : request.originalUrl;
    const isCached = operation.method === 'get' && !operation.hasOwnTerms(request.query);
    const known = isCached ? answers.known(address) : undefined;
    if (known !== undefined) {
      begin(response, operation, inQuery);
      return send(request, response, known.body, known.tag);
    }
    if (operation.takesBody) await readBody(request, response);
    const language = inQuery ?? requestLanguage(operation, request);
    const { query, body } = withLanguage(operation, request, language);
    const prepared = operation.prepare(query, request.params, body);
    if (accessControl !== 'open') await accessControl.meter(response, caller, prepared.terms);
    if (operation.answering.kind === 'bulk')
      return sendParts(operation, prepared, caller, { request, response, language });
    const compute = (): Promise<AnswerBytes> => answered(operation, prepared, caller, response);
    const repeatable = onceOptions(request, operation, caller);
    const answer =
      repeatable === undefined
        ? await answers.to({ address, key: prepared.key, compute })
        : await storedOnce(repeatable, response, operation, compute);
    begin(response, operation, language, prepared.given.query);
    if (operation.status === 204) response.end();
    else await send(request, response, answer.body, answer.tag);
  };

  // How a request that stores something is known again; undefined where it need not be.
  function onceOptions(
    request: Request,
    { stores }: Operation,
    { account }: Caller,
  ): OnceOptions | undefined {
    const key = stores ? idempotencyKeyOf(request) : undefined;
    if (key === undefined || accessControl === 'open' || account === undefined) return undefined;
    const { requests, now } = accessControl;
    return { requests, accountId: account.id, key, fingerprint: fingerprintOf(request), now: now() };
  }
}

// What clients may do with an answer, and that it is one.
function begin(
  response: Response,
  operation: Operation,
  language: RequestLanguage | undefined,
  query: Readonly<Record<string, unknown>> = {},
): void {
  const { status, fixed } = operation;
  const media = mediaOf(operation, query);
  response.statusCode = status;
  if (media !== 'application/json')
    response.setHeader('Content-Type', isText(media) ? `${media}; charset=utf-8` : media);
  if (language !== undefined) {
    response.setHeader('Content-Language', language.code);
    // On what is always sent in one language the header has no bearing.
    if (language.chosenBy === 'client') response.vary('Accept-Language');
  }
  if (fixed) response.setHeader('Cache-Control', fixedAnswer);
}

async function storedOnce(
  options: OnceOptions,
  response: Response,
  { status }: Operation,
  compute: () => Promise<AnswerBytes>,
): Promise<AnswerBytes> {
  const { body, replayed } = await once(options, async () => ({
    status,
    body: Buffer.from((await compute()).body).toString(),
  }));
  if (replayed) response.set('Idempotent-Replayed', 'true');
  const bytes = Buffer.from(body);
  return { body: bytes, tag: etagOf(bytes) };
}

const noBytes = new Uint8Array();

// Aborted when the client goes away before it has its answer.
function goneSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

// A JSON object with some fields put before its own.
function withFirst(json: Uint8Array, fields: object): Uint8Array {
  const first = JSON.stringify(fields).slice(0, -1);
  const separator = first === '{' || json.length === 2 ? '' : ',';
  return Buffer.concat([Buffer.from(first + separator), json.subarray(1)]);
}

async function readBody(request: Request, response: Response): Promise<void> {
  // What has no bytes has no type either.
  if (request.get('content-length') === '0') return;
  if (request.is('application/json') === false) throw notJson();
  await new Promise<void>((resolve, reject) => {
    jsonParser(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error);
    });
  });
}
