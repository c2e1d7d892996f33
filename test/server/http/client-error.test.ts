import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { answerClientError } from '../../../server/http/client-error.ts';

const server = createServer((_request, response) => response.end('ok')).on('clientError', answerClientError);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** What comes back for bytes that are sent as they are. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('what never becomes a request', () => {
  test.each([
    [
      'a URL of 40 kB',
      `GET /v1/panchang?date=${'9'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
      'too_long',
    ],
    [
      'headers of 40 kB',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'too_long',
    ],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed_request'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400, 'malformed_request'],
  ])('%s gets JSON with CORS headers and a request id', async (_, bytes, status, error) => {
    const [head, body] = (await answerTo(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('Content-Type: application/json');
    expect(head).toContain('Access-Control-Allow-Origin: *');
    expect(head).toContain('X-RateLimit-Plan: none');
    expect(head).toContain('Cache-Control: no-store');
    const stated = JSON.parse(body) as Record<string, string>;
    expect(stated).toMatchObject({ error, docs: '/openapi.json' });
    expect(head).toContain(`X-Request-Id: ${stated.request_id}`);
  });
});
