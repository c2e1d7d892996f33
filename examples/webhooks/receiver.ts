// Receives webhooks of Nirnaya. Needs nothing but Node:
//   SIGNING_SECRET=whsec_... PORT=3000 npx tsx examples/webhooks/receiver.ts

import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.SIGNING_SECRET ?? '';
if (secret === '') throw new Error('SIGNING_SECRET is not set');

/** Whether one of the signatures in the header is that of the bytes. During a rotation there are two. */
function isGenuine(header: string | undefined, body: Buffer): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  return (header ?? '').split(',').some((signature) => {
    const [name, hex = ''] = signature.trim().split('=');
    const given = Buffer.from(hex, 'hex');
    return name === 'sha256' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

// An event may come again, with the same id. A service of several processes keeps the ids in its database.
const seen = new Set<string>();

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    const signature = request.headers['x-service-signature'];
    // Verified before anything is read out of it.
    if (!isGenuine(typeof signature === 'string' ? signature : undefined, body)) {
      response.writeHead(401).end();
      return;
    }
    // Answered at once; what takes long is done afterwards.
    response.writeHead(204).end();
    const event = JSON.parse(body.toString('utf8'));
    if (seen.has(event.id)) return;
    seen.add(event.id);
    const { festival, date } = event.data;
    console.log(event.kind === 'festival.upcoming' ? `${festival.name} is on ${date}` : event.kind);
  });
});

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`listening on ${address.port}`);
});
