import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver-protocol/node.js';
import { Client, Folder } from './client.ts';
import { atNoon, pack } from './packs.ts';

const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, ['dist/cli/main.js', 'lsp', ...args], { stdio: ['pipe', 'pipe', 'pipe'] });

function clientOf({ stdin, stdout }: ChildProcess, files: Readonly<Record<string, string>>): Client {
  if (stdin === null || stdout === null) throw new Error('no streams');
  return new Client(stdout, stdin, new Folder(files));
}

test('`nirnaya lsp` serves an editor over standard input and output, and ends on request', async () => {
  const child = start('--stdio');
  const client = clientOf(child, { 'packs/town.yaml': pack(atNoon('FESTIVAL_TOWN')) });
  const { capabilities, serverInfo } = await client.initialize(
    {},
    { initializationOptions: { packs: 'packs' } },
  );
  expect(serverInfo?.name).toBe('nirnaya');
  expect(capabilities).toMatchObject({ hoverProvider: true, renameProvider: { prepareProvider: true } });
  const uri = await client.open(
    'packs/town.yaml',
    pack(atNoon('FESTIVAL_TOWN').replace('madhyahna', 'madhyana')),
  );
  const [diagnostic] = await client.diagnostics(uri, (diagnostics) => diagnostics.length > 0);
  expect(diagnostic?.range.start).toEqual({ line: 8, character: 21 });
  const items = await client.request<CompletionItem[]>('textDocument/completion', uri, {
    position: { line: 8, character: 21 },
  });
  expect(items.map(({ label }) => label)).toContain('madhyahna');
  await client.edit(uri, 'madhyana', 'madhyahna');
  await client.diagnostics(uri, (diagnostics) => diagnostics.length === 0);
  await client.connection.sendRequest('shutdown');
  const exited = once(child, 'exit');
  await client.connection.sendNotification('exit');
  expect(await exited).toEqual([0, null]);
  client.folder.remove();
});

test('what is not even a message is skipped; an editor that disconnects silently ends the server', async () => {
  const child = start();
  const client = clientOf(child, {});
  for (const body of ['{', 'null', '[]', '7', '{"jsonrpc":"2.0"}', '{"jsonrpc":"2.0","id":{},"method":[]}']) {
    child.stdin?.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
  }
  await client.initialize();
  const exited = once(child, 'exit');
  child.stdin?.end();
  // The protocol has a word for leaving; without it the end is not a good one.
  expect(await exited).toEqual([1, null]);
  client.folder.remove();
});

test('input without the form of messages ends the server, which reports it', async () => {
  for (const noise of ['hello\r\n\r\n', 'Content-Length: many\r\n\r\n{}', 'Length: 2\r\n\r\n{}']) {
    const child = start();
    let printed = '';
    child.stderr?.on('data', (piece) => {
      printed += piece;
    });
    const exited = once(child, 'close');
    child.stdin?.write(noise);
    expect(await exited, noise).toEqual([1, null]);
    expect(printed).toContain('not the language server protocol: ');
  }
});
