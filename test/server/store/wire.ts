// A wire to a server that can be cut, go silent and be mended, as networks and restarts have it.

import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** A wire to a server. */
export interface Wire {
  /** the address of the server by the wire */
  readonly url: string;
  /** closes every connection and takes no more */
  cut(): Promise<void>;
  /** keeps connections and lets nothing through */
  silence(): void;
  /** as it was at first */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A wire to the server of an address. */
export async function openWire(url: string, usualPort: number): Promise<Wire> {
  const target = new URL(url);
  const { hostname } = target;
  const farPort = target.port === '' ? usualPort : Number(target.port);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server: Server = createServer((near) => {
    const far = createConnection(farPort, hostname);
    for (const [from, to] of [
      [keep(near), far],
      [keep(far), near],
    ] as const) {
      from.on('data', (chunk) => void (isSilent || to.write(chunk)));
      from.on('close', () => to.destroy());
    }
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  target.host = `127.0.0.1:${port}`;
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: target.href,
    cut,
    silence: () => {
      isSilent = true;
    },
    async mend() {
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
