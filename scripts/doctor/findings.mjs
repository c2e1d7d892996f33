// What a machine has and lacks for running and developing Nirnaya. It imports nothing but Node, so that it runs before `npm ci`.

/** The findings about a machine, in order. `required` is the least version of Node, as `package.json` has it: `>=20.19`. */
export async function findings(machine, required) {
  return [
    nodeFinding(machine.nodeVersion, required),
    packagesFinding(machine),
    swephFinding(machine),
    chromiumFinding(machine),
    storeFinding(machine),
    await portFinding(machine),
  ];
}

/** Whether nothing that serving needs is missing. */
export const isReady = (all) => all.every(({ state }) => state !== 'missing');

/** The findings as lines of text. */
export const reportOf = (all) =>
  all
    .map(
      ({ state, what, remedy }) =>
        `${state.padEnd(8)}  ${what}${remedy === undefined ? '' : `\n${' '.repeat(10)}${remedy}`}`,
    )
    .join('\n');

const ok = (what) => ({ state: 'ok', what });
const missing = (what, remedy) => ({ state: 'missing', what, remedy });
const optional = (what, remedy) => ({ state: 'optional', what, remedy });

function nodeFinding(version, required) {
  const least = required.replace(/^>=/, '');
  const numbers = (text) => text.replace(/^v/, '').split('.').map(Number);
  const [have, need] = [numbers(version), numbers(least)];
  const at = need.findIndex((part, i) => (have[i] ?? 0) !== part);
  const enough = at === -1 || have[at] > need[at];
  return enough
    ? ok(`Node.js ${version}`)
    : missing(`Node.js ${version} is too old`, `Install Node.js ${least} or newer: https://nodejs.org`);
}

const packagesFinding = ({ has }) =>
  has('node_modules/better-sqlite3')
    ? ok('packages are installed')
    : missing('packages are not installed', 'Run npm ci; without a C++ compiler, npm ci --omit=optional');

const swephFinding = ({ has }) =>
  has('node_modules/sweph/build/Release/sweph.node')
    ? ok('the Swiss Ephemeris is compiled')
    : optional(
        'the Swiss Ephemeris is not compiled',
        'Only making the packed sky and the tests that judge it need it. Install a C++ compiler and Python, then run npm ci',
      );

function chromiumFinding({ env, has }) {
  const paths =
    env.CHROMIUM === undefined || env.CHROMIUM === ''
      ? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
      : [env.CHROMIUM];
  const path = paths.find((one) => has(one));
  return path !== undefined
    ? ok(`Chromium at ${path}`)
    : optional(
        'there is no Chromium',
        'Only tests in a browser need it. Install it, name it in CHROMIUM, or set BROWSER_TESTS=optional',
      );
}

function storeFinding({ env, canWrite, has }) {
  if (env.DATABASE_URL)
    return ok('the store is the PostgreSQL that DATABASE_URL names; it was not contacted');
  if (!has('node_modules/better-sqlite3/build/Release/better_sqlite3.node'))
    return missing(
      'the embedded store is not compiled',
      'Run npm rebuild better-sqlite3, or set DATABASE_URL to the address of a PostgreSQL database',
    );
  const folder = env.DATA_DIR || './store';
  return canWrite(folder)
    ? ok(`the store ${folder} is writable`)
    : missing(
        `the store ${folder} is not writable`,
        'Make the folder writable, or name another one in DATA_DIR',
      );
}

async function portFinding({ env, isPortFree }) {
  const port = Number(env.PORT || 8080);
  const host = env.HOST || '127.0.0.1';
  return port === 0 || (await isPortFree(port, host))
    ? ok(`port ${port} of ${host} is free`)
    : missing(`port ${port} of ${host} is taken`, 'Stop what listens there, or set PORT to another port');
}
