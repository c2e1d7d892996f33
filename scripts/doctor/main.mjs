// `npm run doctor`: what this machine lacks for running and developing Nirnaya, with what to do. Ends with 1 where the
// service could not start.

import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findings, isReady, reportOf } from './findings.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { engines } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

function canWrite(folder) {
  let path = resolve(folder);
  while (!existsSync(path)) path = dirname(path);
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isPortFree = (port, host) =>
  new Promise((free) => {
    const server = createServer();
    server.once('error', () => free(false));
    server.listen(port, host, () => server.close(() => free(true)));
  });

const all = await findings(
  {
    nodeVersion: process.version,
    env: process.env,
    has: (path) => existsSync(resolve(root, path)),
    canWrite,
    isPortFree,
  },
  engines.node,
);
console.log(reportOf(all));
if (!isReady(all)) process.exitCode = 1;
