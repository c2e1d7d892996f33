// Security headers. Pages carry one style sheet of ours and no scripts; the policy allows nothing else.

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Helmet for an API with plain pages whose inline style sheet is `style`. */
export function securityHeaders(style: string): RequestHandler {
  const hash = createHash('sha256').update(style).digest('base64');
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: [`'sha256-${hash}'`],
        imgSrc: ['data:'],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

// Helmet says the same on every response, so it is asked once.
function headersOf(
  options: Parameters<typeof helmet>[0],
): readonly (readonly [name: string, value: string])[] {
  const headers: (readonly [name: string, value: string])[] = [];
  const response = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
