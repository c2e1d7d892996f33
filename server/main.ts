// Starts the server with the settings that the environment gives, and ends it on SIGINT and SIGTERM.

import { loadAhead } from './compute/load-ahead.ts';
import { filesOf, settingsFrom } from './settings/settings.ts';

async function run(): Promise<void> {
  const settings = settingsFrom(process.env);
  const load = loadAhead(filesOf(settings.packs));
  const [{ startServer }, { greeting }] = await Promise.all([
    import('./compose/start-server.ts'),
    import('./compose/greeting.ts'),
  ]);
  const devKey = process.argv.includes('--dev-key') ? 'yes' : settings.devKey;
  const server = await startServer({ ...settings, devKey }, { load });
  let isStopping = false;
  const stop = (): void => {
    isStopping = true;
    server
      .close()
      .catch(fail)
      // What a request left behind that was given up does not keep the process.
      .finally(() => process.exit());
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Whether anybody reads the greeting makes no difference to the service.
  process.stdout.on('error', () => {});
  try {
    console.log(await greeting(server));
  } catch (error) {
    if (!isStopping) throw error;
  }
}

function fail(error: unknown): void {
  console.error(`nirnaya: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

run().catch(fail);
