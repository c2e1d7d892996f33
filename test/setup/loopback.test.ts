import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';

const refused = /tests ask this machine only/;

describe('a test that would ask another machine', () => {
  // Addresses and names of documentation: nobody has them, were the guard missing.
  test.each(['192.0.2.1', '2001:db8::1', 'nirnaya.example'])('fails before it connects to %s', (host) => {
    expect(() => connect({ host, port: 9 })).toThrow(refused);
    expect(() => connect(9, host)).toThrow(refused);
  });

  test('fails before it looks up a name', async () => {
    await expect(async () => lookup('nirnaya.example')).rejects.toThrow(refused);
  });

  test('fails before it fetches', async () => {
    const error = await fetch('http://192.0.2.1/').then(
      () => undefined,
      (reason: Error) => reason,
    );
    expect(String(error?.cause)).toMatch(refused);
  });
});
