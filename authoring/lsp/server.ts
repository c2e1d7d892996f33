// The language server of rule packs: the protocol on one side, projects of packs on the other. Whatever a request or a
// file holds, the server answers; what it cannot answer is logged at the client.

import {
  CodeActionKind,
  type Connection,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { answerRequests } from './answers.ts';
import { tokenLegend } from './features/semantic-tokens.ts';
import { followFiles } from './following.ts';
import { type LanguageServerParts, Session } from './session.ts';

const capabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  completionProvider: { triggerCharacters: [' ', '[', '{'] },
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  semanticTokensProvider: { legend: tokenLegend, full: true },
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
};

/** Serves a client. The connection is not yet listening; it ends with the client's `exit`. */
export function serveLanguage(connection: Connection, parts: LanguageServerParts): void {
  const session = new Session(connection, parts);
  connection.onInitialize((params) => {
    session.client = params;
    return { capabilities, serverInfo: { name: 'nirnaya', version: parts.version } };
  });
  connection.onShutdown(() => {
    for (const { checker } of session.projects.homes()) checker.stop();
    parts.close();
  });
  followFiles(session);
  answerRequests(session);
}
