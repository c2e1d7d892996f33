// How an operation is answered: who asks is found out, the body read, the request parsed, the answer computed in its
// turn, or taken from what was kept, and sent with what clients are to know of keeping it.

import express, { type Request, type RequestHandler, type Response } from 'express';
import {
  languageRead,
  ownLanguage,
  preferredByClient,
  preferredLanguage,
} from '../../app/names/languages.ts';
import type { Gate } from '../gate.ts';
import { serviceFor } from '../request-service.ts';
import type { Service } from '../service.ts';
import { fixedAnswer } from './cache-control.ts';
import { addressOf, type Caller, strangerAt } from './caller.ts';
import { notJson } from './error-handler.ts';
import { etagOf, isKnown } from './etag.ts';
import { fingerprintOf, idempotencyKeyOf, type OnceOptions, once } from './idempotent.ts';
import { defaultLimits, type HttpLimits } from './limits.ts';
import type { Naming } from './naming.ts';
import type { Operation } from './operation.ts';
import type { Answers, AnswerText } from './response-cache.ts';
import { room } from './room.ts';
import { sendPieces } from './send-pieces.ts';
import type { SendText } from './send-text.ts';

/** What operations are answered with. */
interface MountParts {
  readonly service: Service;
  /** without it nobody is asked for a key */
  readonly gate?: Gate;
  readonly countryHeader?: string | undefined;
  readonly answers: Answers;
  /** what answers depend on besides their parameters */
  readonly version: () => string;
  readonly send: SendText;
  /** writes names in the language of a request */
  readonly naming?: Naming;
  readonly limits?: Pick<HttpLimits, 'streams' | 'streamsPerCaller'>;
}

/** The longest text that is evaluated fits, every character of it escaped. */
const largestBody = '150kb';

// `null` is JSON, if no body: what it may be is for the operation to say.
const jsonParser = express.json({ limit: largestBody, strict: false });

/** Makes the handlers of operations. */
export function mounter(parts: MountParts): (operation: Operation) => RequestHandler {
  const { service, gate, countryHeader, answers, send, version, naming, limits = defaultLimits } = parts;
  // One that is sent while it is made holds what it is made of for as long as its client takes to read it.
  const enterStream = room({ inAll: limits.streams, ofCaller: limits.streamsPerCaller });

  const callerOf = async (request: Request, response: Response, operation: Operation): Promise<Caller> => {
    const caller =
      gate === undefined ? strangerAt(addressOf(request)) : await gate.admit(request, response, operation);
    const country = countryHeader === undefined ? undefined : request.get(countryHeader);
    return country === undefined ? caller : { ...caller, country };
  };

  return (operation) => async (request, response) => {
    const caller = await callerOf(request, response, operation);
    const preferred =
      operation.language === 'query' && request.query.lang === preferredByClient
        ? preferredBy(request)
        : undefined;
    const address = preferred === undefined ? request.originalUrl : `${request.originalUrl} ${preferred}`;
    const isKept = operation.method === 'get' && !operation.hasOwnTerms(request.query);
    const kept = isKept ? answers.known(address) : undefined;
    if (kept !== undefined) {
      // There is nothing to parse or to compute, and so no turn to wait for.
      begin(request, response, operation);
      return send(request, response, kept.text, kept.tag);
    }
    if (operation.takesBody) await readBody(request, response);
    const { query, body } = withPreferred(operation, request);
    const prepared = operation.prepare(query, request.params, body, caller);
    await gate?.admitTerms(response, caller, prepared.terms);
    const ofRequest = serviceFor(service, caller.share);
    const inTurn = <T>(compute: () => Promise<T>): Promise<T> =>
      operation.inTurns ? ofRequest.inTurn(compute) : compute();

    const { pieces: makePieces } = prepared;
    if (makePieces !== undefined) {
      // Its text is not there to be hashed before it is sent; what it is made of is.
      const tag = prepared.key === undefined ? undefined : etagOf(JSON.stringify([prepared.key, version()]));
      if (tag !== undefined) response.set('ETag', tag);
      if (tag !== undefined && isKnown(request, tag)) {
        begin(request, response, operation);
        response.status(304).end();
        return;
      }
      const leave = enterStream(caller.share);
      try {
        const pieces = await inTurn(() => makePieces(ofRequest, naming));
        await sendPieces(request, response, pieces, {
          inTurn,
          begin: () => begin(request, response, operation),
        });
      } finally {
        leave();
      }
      return;
    }
    const compute = (): Promise<AnswerText> =>
      inTurn(() => answers.to({ address, prepared, service: ofRequest, untagged: operation.untagged }));
    const repeatable = onceOptions(request, operation, caller);
    const found =
      repeatable === undefined ? await compute() : await storedOnce(repeatable, response, operation, compute);
    begin(request, response, operation);
    if (operation.status === 204) response.end();
    else await send(request, response, found.text, found.tag);
  };

  // How a request that stores something is known again; undefined where it need not be.
  function onceOptions(
    request: Request,
    { stores }: Operation,
    { account }: Caller,
  ): OnceOptions | undefined {
    const key = stores ? idempotencyKeyOf(request) : undefined;
    if (key === undefined || gate === undefined || account === undefined) return undefined;
    const { requests, now } = gate;
    return { requests, accountId: account.id, key, fingerprint: fingerprintOf(request), now: now() };
  }
}

// The language that a request names, as it was sent.
function languageSent({ language }: Operation, { query, body }: Request): unknown {
  if (language === 'query') return query.lang;
  return language === 'body' && isPlain(body) ? body.lang : undefined;
}

const isPlain = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const preferredBy = (request: Request): string =>
  preferredLanguage(request.get('Accept-Language')) ?? ownLanguage;

// Parameters and body, with the language that the client prefers where they ask for it.
function withPreferred(operation: Operation, request: Request) {
  const { query, body }: { query: Request['query']; body: unknown } = request;
  if (languageSent(operation, request) !== preferredByClient) return { query, body };
  const lang = preferredBy(request);
  return operation.language === 'query'
    ? { query: { ...query, lang }, body }
    : { query, body: { ...(body as object), lang } };
}

// The language of an answer with names.
function languageOf(operation: Operation, request: Request): string {
  const sent = languageSent(operation, request);
  if (sent === preferredByClient) return preferredBy(request);
  const read = typeof sent === 'string' ? languageRead(sent) : undefined;
  return read !== undefined && 'value' in read ? read.value : ownLanguage;
}

// What clients may do with an answer, and that it is one.
function begin(request: Request, response: Response, operation: Operation): void {
  const { status, fixed, language } = operation;
  response.statusCode = status;
  if (language !== undefined) {
    response.setHeader('Content-Language', languageOf(operation, request));
    // On what is always sent in one language the header has no bearing.
    if (languageSent(operation, request) === preferredByClient) response.vary('Accept-Language');
  }
  if (fixed) response.setHeader('Cache-Control', fixedAnswer);
}

async function storedOnce(
  options: OnceOptions,
  response: Response,
  { status }: Operation,
  compute: () => Promise<AnswerText>,
): Promise<AnswerText> {
  const { body, replayed } = await once(options, async () => ({ status, body: (await compute()).text }));
  if (replayed) response.set('Idempotent-Replayed', 'true');
  return { text: body, tag: etagOf(body) };
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
