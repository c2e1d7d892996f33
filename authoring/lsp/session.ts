// What the two halves of the server share while they serve a client: following its files, and answering its requests.

import type { Connection, InitializeParams, TextDocumentClientCapabilities } from 'vscode-languageserver';
import type { Showing } from './features/diagnostics.ts';
import type { Outside } from './hover/hover.ts';
import { testDiagnostics } from './names/tests.ts';
import { Publisher } from './publisher.ts';
import { Projects } from './workspace/projects.ts';
import { uriOfPath } from './workspace/uris.ts';

/** The dependencies of the server. */
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

/** One client being served. */
export class Session {
  readonly connection: Connection;
  readonly parts: LanguageServerParts;
  readonly projects: Projects;
  readonly publisher: Publisher;
  readonly showing: Showing;
  /** the client's declared capabilities; undefined until it has sent them */
  client: InitializeParams | undefined;
  // Clients spell addresses in their own ways, and are answered in them.
  private readonly uris = new Map<string, { readonly uri: string; readonly version: number }>();

  constructor(connection: Connection, parts: LanguageServerParts) {
    this.connection = connection;
    this.parts = parts;
    this.showing = showingOf(this);
    this.publisher = new Publisher((path, diagnostics) => {
      const open = this.uris.get(path);
      const version = open === undefined ? {} : { version: open.version };
      const params = { uri: this.uriOf(path), diagnostics, ...version };
      connection.sendDiagnostics(params).catch((error) => this.failed(error));
    });
    this.projects = new Projects(parts.bundledFolder, {
      checked: (project) => {
        this.publisher.publish(project, this.showing);
        this.reportTests();
      },
      failed: (error) => this.failed(error),
    });
  }

  /** Publishes the diagnostics of the author tests that are open. */
  reportTests(): void {
    for (const { project, read } of this.projects.openTests()) {
      this.publisher.publishFile(read.file.path, testDiagnostics(project, read), this.showing);
    }
  }

  /** The document capabilities that the client declares. */
  get shows(): TextDocumentClientCapabilities {
    return this.client?.capabilities.textDocument ?? {};
  }

  /** The address of a path as the client has it. */
  uriOf(path: string): string {
    return this.uris.get(path)?.uri ?? uriOfPath(path);
  }

  /** Remembers how the client calls an open document. */
  opened(path: string, uri: string, version: number): void {
    this.uris.set(path, { uri, version });
  }

  closed(path: string): void {
    this.uris.delete(path);
  }

  /** Logs an internal error with the client. */
  failed(error: unknown): void {
    this.connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  /** Runs something whose failure is logged and does no further harm. */
  attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.failed(error);
    }
  }
}

const showingOf = (session: Session): Showing => ({
  get relatedInformation() {
    return session.shows.publishDiagnostics?.relatedInformation === true;
  },
  uri: (path) => session.uriOf(path),
});
