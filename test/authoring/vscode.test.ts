import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addLsp } from '../../cli/commands/lsp.ts';

const folder = join(import.meta.dirname, '../../authoring/vscode');

interface Manifest {
  readonly main: string;
  readonly activationEvents: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly contributes: {
    readonly configuration: {
      readonly properties: Readonly<Record<string, { readonly type: string; readonly default: unknown }>>;
    };
  };
}
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

interface Document {
  readonly languageId: string;
  getText(): string;
}
interface Extension {
  activate(context: { subscriptions: unknown[] }): Promise<void>;
  deactivate(): Promise<void> | undefined;
}
interface Server {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: { readonly cwd: string | undefined };
}

/** The extension in an editor that stands in for VS Code, and what it did there. */
function inEditor(editor: {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly documents?: readonly Document[];
  readonly packs?: readonly string[];
}) {
  const requested = { settings: new Set<string>(), modules: new Set<string>() };
  const servers: { server: Server; options: { initializationOptions: unknown }; running: boolean }[] = [];
  const listeners: ((document: Document) => unknown)[] = [];
  const listen = (listener: (document: Document) => unknown): object => {
    listeners.push(listener);
    return {};
  };
  const modules: Readonly<Record<string, unknown>> = {
    vscode: {
      workspace: {
        workspaceFolders: [{ uri: { fsPath: '/work' } }],
        textDocuments: editor.documents ?? [],
        findFiles: async () => editor.packs ?? [],
        onDidOpenTextDocument: listen,
        onDidSaveTextDocument: listen,
        getConfiguration: (section: string) => ({
          get: (name: string, otherwise: unknown) => {
            requested.settings.add(`${section}.${name}`);
            return editor.settings?.[`${section}.${name}`] ?? otherwise;
          },
        }),
      },
    },
    'vscode-languageclient/node': {
      LanguageClient: class {
        readonly own: (typeof servers)[number];
        constructor(_id: string, _name: string, server: Server, options: { initializationOptions: unknown }) {
          this.own = { server, options, running: false };
          servers.push(this.own);
        }
        async start(): Promise<void> {
          this.own.running = true;
        }
        async stop(): Promise<void> {
          this.own.running = false;
        }
      },
    },
  };
  const require = (name: string): unknown => {
    requested.modules.add(name);
    if (!Object.hasOwn(modules, name)) throw new Error(`no module ${name}`);
    return modules[name];
  };
  const extension = {} as Extension;
  const text = readFileSync(join(folder, manifest.main), 'utf8');
  compileFunction(text, ['require', 'exports'])(require, extension);
  return {
    extension,
    servers,
    asked: requested,
    open: (document: Document) => listeners.map((notify) => notify(document)),
  };
}

const yaml = (text: string): Document => ({ languageId: 'yaml', getText: () => text });

test('what the manifest names exists, and the manifest names what the extension uses', async () => {
  expect(existsSync(join(folder, manifest.main))).toBe(true);
  expect(manifest.activationEvents).toContain('onLanguage:yaml');
  const { extension, asked: requested } = inEditor({ packs: ['a'] });
  await extension.activate({ subscriptions: [] });
  const { properties } = manifest.contributes.configuration;
  expect([...requested.settings].sort()).toEqual(Object.keys(properties).sort());
  for (const { type, default: value } of Object.values(properties)) expect(typeof value).toBe(type);
  const packages = [...requested.modules]
    .filter((name) => name !== 'vscode')
    .map((name) => name.split('/')[0]);
  expect(packages).toEqual(Object.keys(manifest.dependencies));
});

test('a pack in the workspace or in the editor starts `nirnaya lsp`, once; other YAML does not', async () => {
  const pack = yaml('# ours\npack: TOWN\n');
  for (const editor of [{ packs: ['rulepacks/a.yaml'] }, { documents: [pack] }]) {
    const { extension, servers, open } = inEditor(editor);
    await extension.activate({ subscriptions: [] });
    open(pack);
    expect(servers).toHaveLength(1);
    expect(servers[0]).toMatchObject({
      running: true,
      server: { command: 'npx', options: { cwd: '/work' } },
    });
    expect(servers[0]?.server.args.slice(-2)).toEqual(['nirnaya', 'lsp']);
    await extension.deactivate();
    expect(servers[0]?.running).toBe(false);
  }
  const { extension, servers, open } = inEditor({ documents: [yaml('name: other\n')] });
  await extension.activate({ subscriptions: [] });
  open(yaml('services: {pack: 1}\n'));
  open({ languageId: 'markdown', getText: () => 'pack: TOWN\n' });
  expect(servers).toEqual([]);
  open(pack);
  await Promise.resolve();
  expect(servers).toHaveLength(1);
});

test('the settings name another command and another folder; the command knows what it is given', async () => {
  const settings = { 'nirnaya.server.path': '/opt/nirnaya', 'nirnaya.packs': 'ours' };
  const { extension, servers } = inEditor({ settings, packs: ['a'] });
  await extension.activate({ subscriptions: [] });
  const [started] = servers;
  expect(started?.server).toMatchObject({ command: '/opt/nirnaya', args: ['lsp'] });
  expect(started?.options.initializationOptions).toEqual({ packs: 'ours' });
  const program = new Command();
  addLsp(program, {} as Parameters<typeof addLsp>[1]);
  expect(program.commands.map((command) => command.name())).toEqual(started?.server.args);
});
