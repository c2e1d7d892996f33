// Starts `nirnaya lsp` once there is a rule pack in the workspace or in the editor, and ends it.

const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = async ({ subscriptions }) => {
  // Most YAML is no pack, and for it no server is started.
  const startFor = (document) => (isPack(document) ? start() : undefined);
  subscriptions.push(workspace.onDidOpenTextDocument(startFor), workspace.onDidSaveTextDocument(startFor));
  const packs = await workspace.findFiles('**/rulepacks/**/*.{yaml,yml}', '**/node_modules/**', 1);
  if (packs.length > 0 || workspace.textDocuments.some(isPack)) await start();
};

exports.deactivate = () => client?.stop();

const isPack = (document) =>
  document.languageId === 'yaml' && /^(?:pack|"pack"|'pack')[ \t]*:/m.test(document.getText());

async function start() {
  if (client !== undefined) return;
  const settings = workspace.getConfiguration('nirnaya');
  const path = settings.get('server.path', '');
  const [folder] = workspace.workspaceFolders ?? [];
  const server = {
    command: path === '' ? 'npx' : path,
    // What is not installed is not fetched: it could be anyone's.
    args: [...(path === '' ? ['--no-install', 'nirnaya'] : []), 'lsp'],
    // On Windows `npx` is a script, which only a shell runs.
    options: { cwd: folder?.uri.fsPath, shell: process.platform === 'win32' },
  };
  client = new LanguageClient('nirnaya', 'Nirnaya', server, {
    documentSelector: [{ language: 'yaml' }],
    initializationOptions: { packs: settings.get('packs', '') },
  });
  await client.start();
}
