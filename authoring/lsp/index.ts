// What other rooms use of `authoring/lsp`.

export { serveLanguage } from './server.ts';
export type { LanguageServerParts } from './session.ts';
