// A client of the language server: it speaks the protocol over two streams, and remembers what it was sent.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createConnection } from 'vscode-languageserver/node.js';
import {
  type ClientCapabilities,
  type CompletionItem,
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from 'vscode-languageserver-protocol/node.js';
import { serveLanguage } from '../../../authoring/lsp/server.ts';
import { editorParts } from '../../../cli/output/editor/serve.ts';

/** The clock of the server: noon of 27 August 2025 in New Delhi. */
const now = Date.UTC(2025, 7, 27, 6, 30);

/** Longer than any answer takes. */
const patience = 20_000;

/** Where `¦` stands in a text, and the text without it. */
export function marked(text: string): { readonly text: string; readonly position: Position } {
  const offset = text.indexOf('¦');
  if (offset === -1) throw new Error('no place is marked');
  const lines = text.slice(0, offset).split('\n');
  return {
    text: text.replace('¦', ''),
    position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
  };
}

/** The text that a range covers. */
export function textIn(text: string, { start, end }: Diagnostic['range']): string {
  const lines = text.split('\n');
  const offset = ({ line, character }: Position): number =>
    lines.slice(0, line).reduce((sum, l) => sum + l.length + 1, 0) + character;
  return text.slice(offset(start), offset(end));
}

/** A folder of packs that is gone when the client is closed. */
export class Folder {
  readonly path: string = mkdtempSync(join(tmpdir(), 'nirnaya-lsp-'));

  constructor(files: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(files)) this.write(name, text);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.path, name)), { recursive: true });
    writeFileSync(join(this.path, name), text);
  }

  uri(name = ''): string {
    return pathToFileURL(join(this.path, name)).href;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** A client at work in a folder. */
export class Client {
  readonly connection: ProtocolConnection;
  readonly folder: Folder;
  private readonly texts = new Map<string, { text: string; version: number }>();
  private readonly published = new Map<string, PublishDiagnosticsParams>();
  private readonly times = new Map<string, number>();
  private readonly waiters = new Set<() => void>();
  readonly logged: string[] = [];

  constructor(input: Readable, output: Writable, folder: Folder) {
    this.folder = folder;
    this.connection = createProtocolConnection(
      new StreamMessageReader(input),
      new StreamMessageWriter(output),
    );
    this.connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.published.set(params.uri, params);
      this.times.set(params.uri, this.publishedTimes(params.uri) + 1);
      for (const look of this.waiters) look();
    });
    this.connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
      this.logged.push(message);
    });
    this.connection.onRequest('client/registerCapability', () => null);
    this.connection.listen();
  }

  async initialize(
    capabilities: ClientCapabilities = {},
    options: Readonly<Record<string, unknown>> = {},
  ): Promise<InitializeResult> {
    const result = await this.connection.sendRequest<InitializeResult>('initialize', {
      processId: null,
      rootUri: this.folder.uri(),
      capabilities: {
        ...capabilities,
        textDocument: {
          publishDiagnostics: { relatedInformation: true },
          documentSymbol: { hierarchicalDocumentSymbolSupport: true },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } },
          ...capabilities.textDocument,
        },
      },
      ...options,
    });
    await this.connection.sendNotification('initialized', {});
    return result;
  }

  /** Opens a file with a text that may differ from what lies on the disk. */
  async open(name: string, text: string, languageId = 'yaml'): Promise<string> {
    const uri = /^[a-z]+:/.test(name) ? name : this.folder.uri(name);
    this.texts.set(uri, { text, version: 1 });
    const textDocument = { uri, languageId, version: 1, text };
    await this.connection.sendNotification('textDocument/didOpen', { textDocument });
    return uri;
  }

  /** Changes one stretch of an open document, as keys do. */
  async edit(uri: string, from: string, to: string): Promise<void> {
    const known = this.texts.get(uri);
    const at = known?.text.indexOf(from) ?? -1;
    if (known === undefined || at === -1) throw new Error(`${from} is not in ${uri}`);
    const place = (offset: number): Position => {
      const lines = known.text.slice(0, offset).split('\n');
      return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    };
    const range = { start: place(at), end: place(at + from.length) };
    known.text = known.text.slice(0, at) + to + known.text.slice(at + from.length);
    known.version++;
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: known.version },
      contentChanges: [{ range, text: to }],
    });
  }

  text(uri: string): string {
    return this.texts.get(uri)?.text ?? '';
  }

  /** The diagnostics of a document as soon as they satisfy a test. */
  diagnostics(
    uri: string,
    isExpected: (diagnostics: readonly Diagnostic[]) => boolean = () => true,
  ): Promise<Diagnostic[]> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiters.delete(look);
        reject(
          new Error(`no such diagnostics of ${uri}: ${JSON.stringify(this.published.get(uri)?.diagnostics)}`),
        );
      }, patience);
      const look = (): void => {
        const actual = this.published.get(uri)?.diagnostics;
        if (actual === undefined || !isExpected(actual)) return;
        clearTimeout(timer);
        this.waiters.delete(look);
        resolve(actual);
      };
      this.waiters.add(look);
      look();
    });
  }

  /** The last diagnostics of a document; undefined where there were none. */
  lastDiagnostics(uri: string): readonly Diagnostic[] | undefined {
    return this.published.get(uri)?.diagnostics;
  }

  /** How many times diagnostics of a document were published. */
  publishedTimes(uri: string): number {
    return this.times.get(uri) ?? 0;
  }

  request<R>(method: string, uri: string, more: Readonly<Record<string, unknown>> = {}): Promise<R> {
    return this.connection.sendRequest<R>(method, { textDocument: { uri }, ...more });
  }

  /** Opens a text with a mark and returns the labels of what is proposed there. */
  async completions(name: string, text: string, context?: unknown): Promise<CompletionItem[]> {
    const at = marked(text);
    const uri = await this.open(name, at.text);
    const items = await this.request<CompletionItem[]>('textDocument/completion', uri, {
      position: at.position,
      context,
    });
    await this.close(uri);
    return items;
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  async end(): Promise<void> {
    await this.connection.sendRequest('shutdown');
    this.connection.dispose();
    this.folder.remove();
  }
}

/** A client of a server in this process. */
export function startClient(files: Readonly<Record<string, string>>): Client {
  const up = new PassThrough();
  const down = new PassThrough();
  const server = createConnection(new StreamMessageReader(up), new StreamMessageWriter(down));
  serveLanguage(server, editorParts({ packs: undefined, now: () => now }));
  server.listen();
  return new Client(down, up, new Folder(files));
}

/** A text after the changes of an answer. */
export function changed(text: string, edits: readonly TextEdit[]): string {
  const lines = text.split('\n');
  const offset = ({ line, character }: Position): number =>
    lines.slice(0, line).reduce((sum, l) => sum + l.length + 1, 0) + character;
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce(
      (now, { range, newText }) => now.slice(0, offset(range.start)) + newText + now.slice(offset(range.end)),
      text,
    );
}
