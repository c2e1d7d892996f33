// The script of the reference: reads the description and its examples, and shows them by swagger-ui. No address but those of this
// service is asked.

import { followColourScheme } from './colour-scheme.ts';
import type { Description, Examples } from './description.ts';
import { filtersOperations } from './filter.ts';
import { resolvesParts } from './part.ts';
import { withExamples } from './prefill.ts';
import { sampleOptions, showsSamples } from './shown-samples.ts';
import type { SwaggerUi } from './swagger-ui.ts';
import { keyScheme, storedKey, storesKey } from './tab-key.ts';

const read = async (address: string): Promise<unknown> => (await fetch(address)).json();

followColourScheme();
const [description, examples] = (await Promise.all([
  read('/openapi.json'),
  read('/openapi/examples.json'),
])) as [Description, Examples];
const { SwaggerUIBundle } = globalThis as unknown as { readonly SwaggerUIBundle: SwaggerUi };
const ui = SwaggerUIBundle({
  spec: withExamples(description, examples),
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  validatorUrl: null,
  persistAuthorization: false,
  displayRequestDuration: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  showExtensions: true,
  syntaxHighlight: { activated: false },
  ...sampleOptions,
  plugins: [
    filtersOperations,
    resolvesParts,
    showsSamples(description, examples, location.origin),
    storesKey(sessionStorage),
  ],
  onComplete: () => {
    const key = storedKey(sessionStorage);
    if (key !== undefined) ui.preauthorizeApiKey(keyScheme, key);
  },
});
