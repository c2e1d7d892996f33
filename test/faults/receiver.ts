// A service on this machine that webhooks are sent to.

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver of webhooks. */
export interface Receiver {
  readonly url: string;
  close(): Promise<void>;
}

/** The host that a server must be allowed to send to: its setting `WEBHOOK_ALLOW_PRIVATE`. */
export const receiverHost = '127.0.0.1';

/** Opens a receiver that hears each request with its body and answers 204 after so many milliseconds. */
export async function openReceiver(
  hear: (request: IncomingMessage, body: string) => void,
  answersAfter: number,
): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part;
    });
    request.on('end', () => {
      hear(request, body);
      setTimeout(() => response.writeHead(204).end(), answersAfter);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, receiverHost, resolve));
  return {
    url: `http://${receiverHost}:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
