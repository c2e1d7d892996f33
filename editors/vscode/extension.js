// Starts `nirnaya lsp` for the rule packs of a workspace, and ends it.

const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = async () => {
  const settings = workspace.getConfiguration('nirnaya');
  const path = settings.get('server.path', '');
  const [folder] = workspace.workspaceFolders ?? [];
  const server = {
    command: path === '' ? 'npx' : path,
    args: [...(path === '' ? ['nirnaya'] : []), 'lsp'],
    // On Windows `npx` is a script, which only a shell runs.
    options: { cwd: folder?.uri.fsPath, shell: process.platform === 'win32' },
  };
  client = new LanguageClient('nirnaya', 'Nirnaya', server, {
    documentSelector: [{ language: 'yaml' }],
    initializationOptions: { packs: settings.get('packs', '') },
  });
  await client.start();
};

exports.deactivate = () => client?.stop();
