// Follows the files of a client: its workspace folders, the documents it has open, and what changes on the disk.

import { isTestFile } from '@nirnaya/dsl/pack';
import { DidChangeWatchedFilesNotification, TextDocuments, WatchKind } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Session } from './session.ts';
import { pathOfUri } from './workspace/uris.ts';

/** Handles the file notifications of a client from now on. */
export function followFiles(session: Session): void {
  const { connection, projects, publisher } = session;
  connection.onInitialized(() => {
    const packs = packsFolder(session.client?.initializationOptions) ?? session.parts.packs;
    const add = (uri: string): void => projects.addWorkspace(pathOfUri(uri), packs);
    foldersOf(session).forEach(add);
    const { workspace } = session.client?.capabilities ?? {};
    if (workspace?.workspaceFolders === true) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const { uri } of removed) publisher.clear(projects.removeWorkspace(pathOfUri(uri)));
        for (const { uri } of added) add(uri);
      });
    }
    if (workspace?.didChangeWatchedFiles?.dynamicRegistration === true) {
      // The files of a folder that comes or goes are not notified.
      const kind = WatchKind.Create | WatchKind.Delete;
      const watchers = [{ globPattern: '**/*.{yaml,yml}' }, { globPattern: '**/*', kind }];
      const registered = connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
      registered.catch((error) => session.failed(error));
    }
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) {
      session.attempt(() => publisher.clear(projects.changedOnDisk(pathOfUri(uri))));
    }
  });
  followDocuments(session);
}

function followDocuments(session: Session): void {
  const { connection, projects, publisher } = session;
  const documents = new TextDocuments(TextDocument);
  documents.onDidChangeContent(({ document }) =>
    session.attempt(() => {
      const { uri, version, languageId } = document;
      const path = pathOfUri(uri);
      session.opened(path, uri, version);
      publisher.clear(projects.opened(path, { languageId, text: document.getText() }));
      if (isTestFile(path)) session.reportTests();
    }),
  );
  documents.onDidClose(({ document }) =>
    session.attempt(() => {
      const path = pathOfUri(document.uri);
      publisher.clear(projects.closed(path));
      if (isTestFile(path)) publisher.clear([path]);
      session.closed(path);
    }),
  );
  documents.listen(connection);
}

function foldersOf({ client }: Session): readonly string[] {
  const root = client?.rootUri ?? undefined;
  return client?.workspaceFolders?.map(({ uri }) => uri) ?? (root === undefined ? [] : [root]);
}

// `{packs: 'folder'}` among what the client starts the server with.
function packsFolder(options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null || !('packs' in options)) return undefined;
  return typeof options.packs === 'string' && options.packs !== '' ? options.packs : undefined;
}
