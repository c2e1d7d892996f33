// The files of swagger-ui, at addresses that name their version, to be cached for a year.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Router } from 'express';
import { immutable } from '../../http/cache-control.ts';

/** The files of swagger-ui that the reference loads. */
export interface SwaggerUi {
  /** their addresses */
  readonly style: string;
  readonly script: string;
  /** answers them */
  readonly router: Router;
}

/** Finds swagger-ui among the packages. Throws where it is not installed. */
export function openSwaggerUi(): SwaggerUi {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const address = (name: string): string => `/docs/reference/swagger-ui-${version}/${name}`;
  const router = Router();
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(address(name), (_request, response, next) => {
      response.set({ 'Cache-Control': immutable, 'Cross-Origin-Resource-Policy': 'same-origin' });
      response.sendFile(name, { root: folder, cacheControl: false }, (error) => {
        // A client that has gone is nobody's failure.
        if (error !== undefined && !response.headersSent) next(error);
      });
    });
  }
  return { style: address('swagger-ui.css'), script: address('swagger-ui-bundle.js'), router };
}
