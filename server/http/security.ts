// Security headers. Pages carry one style sheet of ours and no scripts; the policy allows nothing else.

import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Helmet for an API with plain pages whose inline style sheet is `style`. */
export function securityHeaders(style: string): RequestHandler {
  const hash = createHash('sha256').update(style).digest('base64');
  return helmet({
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
}
