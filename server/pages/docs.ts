// The reference as a page: swagger-ui from this service itself. Its files are named with their version and so kept for long;
// the policy lets nothing run, load or be asked that is not ours.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { notFound } from '@nirnaya/app/requests';
import { html } from '@nirnaya/explain/markup';
import { type RequestHandler, Router } from 'express';
import { examplesPath } from '../reference/documents.ts';

/** The page reads the description, puts the examples of answers in, and shows it; no address but ours is asked. */
const start = `const read = async (address) => (await fetch(address)).json();
window.addEventListener('load', async () => {
  const [spec, examples] = await Promise.all([read('/openapi.json'), read('${examplesPath}')]);
  for (const operation of Object.values(spec.paths).flatMap((item) => Object.values(item))) {
    const example = examples[operation.operationId];
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (example === undefined || content === undefined || !status.startsWith('2')) continue;
      const shown = { example: { summary: example.request, value: example.answer } };
      for (const media of Object.values(content)) media.examples = shown;
    }
  }
  window.SwaggerUIBundle({
    spec,
    dom_id: '#reference',
    deepLinking: true,
    validatorUrl: null,
    persistAuthorization: false,
    displayRequestDuration: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    showExtensions: true,
    syntaxHighlight: { activated: false },
  });
});
`;

const style = `body { margin: 0; }
.swagger-ui .wrapper { padding: 0 1rem; }
`;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A year, in seconds. */
const longest = 31_536_000;

const immutable = `public, max-age=${longest}, immutable`;

/** The page at `/docs`, and its files below. */
export function docsPage(): RequestHandler {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const own: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
    'start.js': { type: 'text/javascript', text: start },
    'page.css': { type: 'text/css', text: style },
  };
  const theirs = new Set(['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png']);
  const stamp = createHash('sha256').update(start).update(style).digest('hex').slice(0, 8);
  const files = `/docs/${version}-${stamp}`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nirnaya: reference</title>
<link rel="icon" type="image/png" href="${files}/favicon-32x32.png">
<link rel="stylesheet" href="${files}/swagger-ui.css">
<link rel="stylesheet" href="${files}/page.css">
</head>
<body>
<div id="reference"></div>
<noscript><p>The reference needs scripts. The same as JSON: <a href="/openapi.json">/openapi.json</a>.</p></noscript>
<script src="${files}/swagger-ui-bundle.js"></script>
<script src="${files}/start.js"></script>
</body>
</html>
`.html;

  const router = Router();
  router.get('/docs', (_request, response) => {
    response.set('Content-Security-Policy', policy).set('Cache-Control', 'no-cache');
    response.type('html').send(page);
  });
  router.get(`${files}/:name`, (request, response, next) => {
    const { name } = request.params;
    response.set('Cache-Control', immutable);
    const text = Object.hasOwn(own, name) ? own[name] : undefined;
    if (text !== undefined) response.type(text.type).send(text.text);
    else if (theirs.has(name))
      response.sendFile(name, { root: folder, cacheControl: false }, (error) => {
        // A client that has gone is nobody's failure.
        if (error !== undefined && !response.headersSent) next(error);
      });
    else {
      response.removeHeader('Cache-Control');
      throw notFound('unknown_route', `${request.method} ${request.path} does not exist.`);
    }
  });
  return router;
}
