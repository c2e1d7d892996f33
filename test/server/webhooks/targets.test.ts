import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { Webhook } from '../../../server/store/webhooks.ts';
import { isPublicAddress } from '../../../server/webhooks/address.ts';
import { urlCheck } from '../../../server/webhooks/registration.ts';
import type { HostAddress, Resolve } from '../../../server/webhooks/resolve.ts';
import { openSender } from '../../../server/webhooks/send.ts';

const addressOf = (address: string): HostAddress => ({ address, family: address.includes(':') ? 6 : 4 });
const publicly: Resolve = async () => [addressOf('93.184.215.14')];
const none = new Set<string>();

describe('URLs that are refused although their names lead to the public Internet', () => {
  const check = urlCheck({ allowed: none, resolve: publicly });

  test.each([
    // not https, or more than a place
    'http://example.com/hook',
    'ftp://example.com/hook',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://:secret@example.com/',
    'https://example.com/hook#part',
    '//example.com/hook',
    'example.com/hook',
    '',
    `https://example.com/${'a'.repeat(2000)}`,
    // ports of other services
    'https://example.com:0/',
    'https://example.com:22/',
    'https://example.com:25/',
    'https://example.com:80/',
    'https://example.com:65536/',
    // names of private networks
    'https://localhost/',
    'https://localhost./',
    'https://LOCALHOST/',
    'https://a.localhost/',
    'https://intranet/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://router.home.arpa/',
    // IPv4, in every notation
    'https://0.0.0.0/',
    'https://0/',
    'https://10.0.0.1/',
    'https://100.64.0.1/',
    'https://100.127.255.254/',
    'https://127.0.0.1/',
    'https://127.0.0.1./',
    'https://127.1/',
    'https://127.255.255.254/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://%31%32%37.0.0.1/',
    'https://①②⑦.⓪.⓪.①/',
    'https://127。0。0。1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://2852039166/',
    'https://0xa9fea9fe/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.0.0.170/',
    'https://192.0.2.1/',
    'https://192.168.1.1/',
    'https://198.18.0.1/',
    'https://198.51.100.7/',
    'https://203.0.113.7/',
    'https://224.0.0.1/',
    'https://239.255.255.250/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    // IPv6, and IPv4 within it
    'https://[::]/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[::127.0.0.1]/',
    'https://[::ffff:0:127.0.0.1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://[64:ff9b::a9fe:a9fe]/',
    'https://[64:ff9b:1::1]/',
    'https://[100::1]/',
    'https://[2001::1]/',
    'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'https://[2001:db8::1]/',
    'https://[2002:7f00:1::]/',
    'https://[2002:a9fe:a9fe::1]/',
    'https://[3fff::1]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
  ])('%s', async (url) => {
    expect(await check(url)).toEqual(expect.any(String));
  });

  test.each([
    'https://example.com/hook?a=1',
    'https://example.com:443/',
    'https://example.com:8443/',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
    'https://xn--11b4d3a.example.com/',
  ])('%s is accepted', async (url) => {
    expect(await check(url)).toBeUndefined();
  });
});

describe('what a name leads to', () => {
  test.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['169.254.169.254'],
    ['fd00:ec2::254'],
    ['93.184.215.14', '192.168.0.1'],
    ['2606:2800:21f::1', 'fe80::1'],
  ])('a name of %s is refused', async (...addresses) => {
    const check = urlCheck({ allowed: none, resolve: async () => addresses.map(addressOf) });
    expect(await check('https://example.com/')).toContain('private or special network');
  });

  test('a name without addresses is refused', async () => {
    expect(await urlCheck({ allowed: none, resolve: async () => [] })('https://example.com/')).toContain(
      'with an address; none was found',
    );
    const failing: Resolve = async () => {
      throw new Error('SERVFAIL');
    };
    expect(await urlCheck({ allowed: none, resolve: failing })('https://example.com/')).toContain(
      'with an address; none was found',
    );
  });

  test('a host on the list of allowed ones may be private and without TLS, no other', async () => {
    const check = urlCheck({
      allowed: new Set(['127.0.0.1', 'receiver.test']),
      resolve: publicly,
      resolveAllowed: async () => [addressOf('10.1.2.3')],
    });
    expect(await check('http://127.0.0.1:3000/')).toBeUndefined();
    expect(await check('http://receiver.test:80/')).toBeUndefined();
    expect(await check('http://RECEIVER.test/')).toBeUndefined();
    expect(await check('http://127.0.0.2:3000/')).toEqual(expect.any(String));
    expect(await check('http://receiver.test.example.com/')).toEqual(expect.any(String));
    expect(await check('http://user:secret@receiver.test/')).toEqual(expect.any(String));
  });
});

test('addresses with a zone, and what is no address, are not public', () => {
  for (const text of ['fe80::1%eth0', '2606:2800::1%1', '', 'example.com', '1.2.3', '8.8.8.8.8']) {
    expect(isPublicAddress(text)).toBe(false);
  }
  expect(isPublicAddress('8.8.8.8')).toBe(true);
});

describe('at the time of a connection', () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const listening = new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  afterAll(() => server.close());

  const to = (url: string) => ({ url, secret: 'whsec_x' }) as Webhook;
  const event = { eventId: 'evt_1', body: '{}' };
  const live = new AbortController().signal;

  test('a name that was public when it was registered and is private now is not connected to', async () => {
    const port = await listening;
    const answers = [[addressOf('93.184.215.14')], [addressOf('127.0.0.1')]];
    let requested = 0;
    const resolve: Resolve = async () => answers[requested++] ?? [addressOf('127.0.0.1')];
    const url = `https://rebinding.example.com:${port}/`;
    expect(await urlCheck({ allowed: none, resolve })(url)).toBeUndefined();

    const sender = openSender({ allowed: none, resolve, version: '0', now: Date.now });
    const sent = await sender.send(event, to(url), live);
    expect(sent).toMatchObject({ acknowledged: false, status: undefined });
    expect(sent.note).toContain('private or special network');
    expect(sent.note).not.toContain('127.0.0.1');
    // Looked up once for the connection, and the address was not the one of a second look.
    expect(requested).toBe(2);
    expect(connections).toBe(0);
    await sender.close();
  });

  test('an address that was registered before the list of allowed hosts was shortened is not connected to', async () => {
    const port = await listening;
    const sender = openSender({ allowed: none, resolve: publicly, version: '0', now: Date.now });
    for (const url of [`http://127.0.0.1:${port}/`, `https://127.0.0.1:${port}/`, `https://[::1]:${port}/`]) {
      expect(await sender.send(event, to(url), live)).toMatchObject({
        acknowledged: false,
        status: undefined,
      });
    }
    expect(connections).toBe(0);
    await sender.close();
  });

  test('the address connected to is the one that was resolved', async () => {
    const port = await listening;
    const sender = openSender({
      allowed: new Set(['receiver.test']),
      resolve: publicly,
      resolveAllowed: async () => [addressOf('127.0.0.1')],
      version: '0',
      now: Date.now,
    });
    await sender.send(event, to(`http://receiver.test:${port}/`), live);
    expect(connections).toBe(1);
    await sender.close();
  });
});
