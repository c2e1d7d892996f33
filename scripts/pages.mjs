// Builds what pages load: fonts, style, script and icon, each named by its content. In: the root, and the folder that is
// written. Out: the files, and `files.json`, which names them for the service.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minified, namedByContent, portable } from './browser-files.mjs';
import { cutFonts } from './fonts.mjs';

// Until a font has come, text stands in one of the machine's that is about as wide.
const fallbacks = [
  '@font-face{font-family:"Nirnaya fallback";src:local("Noto Sans"),local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:106%;ascent-override:101%;descent-override:28%;line-gap-override:0%}',
  '@font-face{font-family:"Nirnaya Serif fallback";src:local("Noto Serif"),local("Georgia"),local("Times New Roman"),local("Liberation Serif");size-adjust:108%;ascent-override:99%;descent-override:27%;line-gap-override:0%}',
].join('\n');

/** Builds the files of pages. */
export async function buildPages(root, outdir) {
  const write = namedByContent(join(outdir, 'assets'), '/assets');
  const fonts = (await cutFonts()).map((font) => ({ ...font, at: write(font.name, 'woff2', font.bytes) }));
  const faces = fonts.map(({ css, at }) => css(at)).join('\n');
  const style = await minified(join(root, 'web/design/styles/page.css'));
  const script = await minified(join(root, 'web/islands/page.ts'));
  const icon = write('icon', 'svg', readFileSync(join(root, 'web/design/icon.svg')));
  const files = {
    style: write('page', 'css', `${faces}\n${fallbacks}\n${style}`),
    script: write('page', 'js', script),
    playground: {
      style: write('playground', 'css', await minified(join(root, 'web/design/styles/playground.css'))),
      script: write('playground', 'js', await minified(join(root, 'web/playground/main.ts'))),
      app: write('playground-app', 'js', await minified(join(root, 'web/playground/app.tsx'))),
      worker: write(
        'playground-worker',
        'js',
        await minified(join(root, 'web/playground/worker.ts'), 'iife'),
      ),
    },
    docs: {
      style: write('docs', 'css', await minified(join(root, 'web/design/styles/docs.css'))),
      script: write('docs', 'js', await minified(join(root, 'web/islands/docs.ts'))),
      rules: write('rules', 'css', await minified(join(root, 'web/design/styles/rules.css'))),
      reference: {
        style: write('reference', 'css', await minified(join(root, 'web/design/styles/reference.css'))),
        script: write('reference', 'js', await minified(join(root, 'web/reference/main.ts'))),
      },
    },
    program: write('offline', 'js', await portable(join(root, 'server/offline/program.ts'))),
    icon,
    manifest: write('manifest', 'webmanifest', JSON.stringify(manifestOf(icon))),
    fonts: Object.fromEntries(
      [...new Set(fonts.flatMap(({ first }) => first))].map((of) => [
        of,
        fonts.filter(({ first }) => first.includes(of)).map(({ at }) => at),
      ]),
    ),
  };
  // The one file that is named by what it is: browsers look for changes of a service worker at its address.
  writeFileSync(join(outdir, 'offline.js'), await minified(join(root, 'web/offline/worker.ts'), 'iife'));
  writeFileSync(join(outdir, 'files.json'), `${JSON.stringify(files, null, 2)}\n`);
}

// What browsers need to install the site as an application. It begins in the language that they prefer.
const manifestOf = (icon) => ({
  id: '/',
  name: 'Nirnaya',
  description: 'The Hindu calendar, with the reason for every date',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fffdf8',
  theme_color: '#fffdf8',
  icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
});
