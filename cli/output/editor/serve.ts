// The language server with the sky, the places and the packs of this program, over standard input and output.

import { bundledCalendars } from '@nirnaya/app/data';
import { bundledPacksDir } from '@nirnaya/app/packs';
import { placeOfPack } from '@nirnaya/app/places';
import { productVersion } from '@nirnaya/app/workspace';
import { type LanguageServerParts, serveLanguage } from '@nirnaya/authoring/lsp';
import { type Almanac, openAlmanac } from '@nirnaya/engine/almanac';
import type { Sky } from '@nirnaya/engine/sky';
import { openBundledSky } from '@nirnaya/ephemeris';
import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node.js';

/** The options of a language server. */
interface EditorOptions {
  /** the folder of packs within a workspace */
  readonly packs: string | undefined;
  /** milliseconds since 1970 */
  now(): number;
}

/** The dependencies of the language server here. The sky is opened when a date is first needed. */
export function editorParts({ packs, now }: EditorOptions): LanguageServerParts {
  let sky: Sky | undefined;
  let almanac: Almanac | undefined;
  return {
    bundledFolder: bundledPacksDir(),
    packs,
    version: productVersion(),
    siteOf: placeOfPack,
    almanac: () => {
      sky ??= openBundledSky();
      almanac ??= openAlmanac(sky, { calendars: bundledCalendars() });
      return almanac;
    },
    now,
    close: () => {
      sky?.close();
      sky = undefined;
      almanac = undefined;
    },
  };
}

/** Serves the editor at the other end until it goes; then the process ends, with 1 where it went without a word. */
export async function serveEditor(options: EditorOptions): Promise<never> {
  const reader = new StreamMessageReader(process.stdin);
  const leave = (message?: string): never => {
    if (message !== undefined) console.error(message);
    return process.exit(1);
  };
  // A message that is not JSON is skipped. After a broken header the start of the next message is unknown.
  reader.onError((error) => {
    if (!(error instanceof SyntaxError)) leave(`not the language server protocol: ${error.message}`);
  });
  reader.onClose(() => leave());
  process.stdin.on('end', () => leave());
  const connection = createConnection(ProposedFeatures.all, reader, new StreamMessageWriter(process.stdout));
  serveLanguage(connection, editorParts(options));
  connection.listen();
  return new Promise<never>(() => {});
}
