// The language server of rule packs: the protocol on one side, projects of packs on the other. Whatever a request asks or a
// file holds, the server answers; what it cannot answer is logged at the client.

import {
  CodeActionKind,
  CompletionTriggerKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  type InitializeParams,
  type Location,
  MarkupKind,
  type Position,
  ResponseError,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
  type TextEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { SourceRange } from '../dsl/source/source-file.ts';
import { completionsAt } from './completion/complete.ts';
import { fixesIn } from './features/actions.ts';
import { definitionsAt, referencesAt } from './features/definition.ts';
import { clientDiagnostic, type Showing } from './features/diagnostics.ts';
import { formattingOf } from './features/formatting.ts';
import { outlineOf } from './features/outline.ts';
import { RenameRefused, renamableAt, renamePlaces } from './features/rename.ts';
import { hoverAt, type Outside } from './hover/hover.ts';
import { Publisher } from './publisher.ts';
import { offsetOf, rangeIn } from './workspace/positions.ts';
import { type Home, Projects } from './workspace/projects.ts';
import type { FileRead } from './workspace/read.ts';
import { pathOfUri, uriOfPath } from './workspace/uris.ts';

/** What the server works with. */
export interface LanguageServerParts extends Outside {
  /** the folder of the packs that come with Nirnaya */
  readonly bundledFolder: string;
  /** the folder of packs within each workspace folder; default `rulepacks` where there is one, else all of it */
  readonly packs: string | undefined;
  /** version of the product */
  readonly version: string;
  /** frees what was opened */
  close(): void;
}

// A file that a request is about.
interface Asked {
  readonly home: Home;
  readonly read: FileRead;
  readonly path: string;
}

const capabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  completionProvider: { triggerCharacters: [' ', '[', '{'] },
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
};

/** Serves a client. The connection is not yet listening; it ends with the client's `exit`. */
export function serveLanguage(connection: Connection, parts: LanguageServerParts): void {
  const documents = new TextDocuments(TextDocument);
  const uris = new Map<string, string>();
  const uriOf = (path: string): string => uris.get(path) ?? uriOfPath(path);
  let client: InitializeParams | undefined;
  const showing: Showing = {
    get relatedInformation() {
      return client?.capabilities.textDocument?.publishDiagnostics?.relatedInformation === true;
    },
    uri: uriOf,
  };
  const failed = (error: unknown): void =>
    connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const publisher = new Publisher((path, diagnostics) => {
    const uri = uriOf(path);
    const version = documents.get(uri)?.version;
    const params = { uri, diagnostics, ...(version === undefined ? {} : { version }) };
    connection.sendDiagnostics(params).catch(failed);
  });
  const projects = new Projects(parts.bundledFolder, {
    checked: (project) => publisher.publish(project, showing),
    failed,
  });

  const asked = (uri: string): Asked | undefined => {
    const path = pathOfUri(uri);
    const home = projects.homeOf(path);
    const read = home?.project.read(path);
    return home && read && { home, read, path };
  };
  // What goes wrong in an answer is told in the log, and the client gets nothing; a refusal is the answer.
  const answer =
    <P extends { readonly textDocument: { readonly uri: string } }, R>(
      nothing: R,
      work: (about: Asked, params: P) => R,
    ) =>
    (params: P): R | ResponseError<void> => {
      try {
        const about = asked(params.textDocument.uri);
        return about === undefined ? nothing : work(about, params);
      } catch (error) {
        if (error instanceof RenameRefused) return new ResponseError(ErrorCodes.InvalidParams, error.message);
        failed(error);
        return nothing;
      }
    };
  const locationOf = (range: SourceRange): Location => ({
    uri: uriOf(range.file.path),
    range: rangeIn(range),
  });
  const placed = ({ read }: Asked, { position }: { readonly position: Position }): number =>
    offsetOf(read.file, position);

  connection.onInitialize((params) => {
    client = params;
    return { capabilities, serverInfo: { name: 'nirnaya', version: parts.version } };
  });
  connection.onInitialized(() => {
    const folders = client?.workspaceFolders?.map(({ uri }) => uri) ?? [client?.rootUri ?? undefined];
    const packs = packsFolder(client?.initializationOptions) ?? parts.packs;
    const add = (uri: string | undefined): void => {
      if (uri !== undefined) projects.addWorkspace(pathOfUri(uri), packs);
    };
    folders.forEach(add);
    if (client?.capabilities.workspace?.workspaceFolders === true) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const { uri } of removed) publisher.clear(projects.removeWorkspace(pathOfUri(uri)));
        for (const { uri } of added) add(uri);
      });
    }
    if (client?.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true) {
      const watchers = [{ globPattern: '**/*.{yaml,yml}' }];
      connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(failed);
    }
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) publisher.clear(projects.changedOnDisk(pathOfUri(uri)));
  });
  connection.onShutdown(() => {
    for (const { checker } of projects.homes()) checker.stop();
    parts.close();
  });

  documents.onDidChangeContent(({ document }) => {
    const path = pathOfUri(document.uri);
    uris.set(path, document.uri);
    publisher.clear(projects.opened(path, { languageId: document.languageId, text: document.getText() }));
  });
  documents.onDidClose(({ document }) => {
    const path = pathOfUri(document.uri);
    publisher.clear(projects.closed(path));
    uris.delete(path);
  });

  connection.onHover(
    answer(null, (about, params) => {
      const told = hoverAt(about.home.project, about.read, placed(about, params), parts);
      if (told === undefined) return null;
      return { contents: { kind: MarkupKind.Markdown, value: told.text }, range: rangeIn(told.range) };
    }),
  );
  connection.onCompletion(
    answer([], (about, params) => {
      const { context } = params;
      const afterBlank =
        context?.triggerKind === CompletionTriggerKind.TriggerCharacter && context.triggerCharacter === ' ';
      return [...completionsAt(about.home.project, about.read, placed(about, params), afterBlank)];
    }),
  );
  connection.onDefinition(
    answer(null, (about, params) => {
      const aims = definitionsAt(about.home.project, about.read, placed(about, params));
      return aims.map(({ range }) => locationOf(range));
    }),
  );
  connection.onReferences(
    answer([], (about, params) => {
      const { includeDeclaration } = params.context;
      const found = referencesAt(about.home.project, about.read, placed(about, params), includeDeclaration);
      return found.map(locationOf);
    }),
  );
  connection.onPrepareRename(
    answer(null, (about, params) => {
      const { range, name } = renamableAt(about.home.project, about.read, placed(about, params));
      return { range: rangeIn(range), placeholder: name };
    }),
  );
  connection.onRenameRequest(
    answer(null, (about, params) => {
      const tests = projects.tests(about.home);
      const { newName } = params;
      const changes: Record<string, TextEdit[]> = {};
      for (const range of renamePlaces(
        about.home.project,
        about.read,
        placed(about, params),
        newName,
        tests,
      )) {
        const uri = uriOf(range.file.path);
        changes[uri] ??= [];
        changes[uri].push({ range: rangeIn(range), newText: newName });
      }
      return { changes };
    }),
  );
  connection.onDocumentSymbol(answer([], ({ read }) => [...outlineOf(read)]));
  connection.onDocumentFormatting(answer([], ({ read }) => [...formattingOf(read)]));
  connection.onCodeAction(
    answer([], ({ home, read, path }, { range, context }) => {
      if (context.only?.some((kind) => CodeActionKind.QuickFix.startsWith(kind)) === false) return [];
      const all = home.project.diagnostics().get(path) ?? [];
      const [start, end] = [offsetOf(read.file, range.start), offsetOf(read.file, range.end)];
      return fixesIn(read, all, start, end).map(({ title, range: at, text, told }) => ({
        title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [clientDiagnostic(told, showing)],
        edit: { changes: { [uriOf(path)]: [{ range: rangeIn(at), newText: text }] } },
      }));
    }),
  );
  documents.listen(connection);
}

// `{packs: 'folder'}` among what the client starts the server with.
function packsFolder(options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null || !('packs' in options)) return undefined;
  return typeof options.packs === 'string' && options.packs !== '' ? options.packs : undefined;
}
