// What other rooms use of `server/compose`.

export { startServer } from './start-server.ts';
