// The premium report over HTTP: JSON, or a PDF where that is asked for.

import { expect, test } from 'vitest';
import { posted, type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();

const birth = { date_of_birth: '1990-05-15', time_of_birth: '14:30', latitude: 23.1793, longitude: 75.7849 };

const report = (query: string, more: object = {}) =>
  get(`/v1/kundli/premium-report${query}`, posted({ ...birth, ...more }));

test('a PDF is sent where it is asked for, and JSON otherwise', async () => {
  const pdf = await report('?format=pdf&lang=hi', { name: 'आशा' });
  expect(pdf.status, pdf.text).toBe(200);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-language')).toBe('hi');
  expect(pdf.text.slice(0, 8)).toBe('%PDF-1.7');
  expect(pdf.text.trimEnd().slice(-5)).toBe('%%EOF');
  for (const query of ['', '?format=json']) {
    const json = await report(query);
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(json.json<{ format: string }>().format).toBe('json');
  }
});

test('a PDF whose letters no font has is refused', async () => {
  for (const [query, more] of [
    ['?format=pdf&lang=ur', {}],
    ['?format=pdf', { name: '安娜' }],
  ] as const) {
    const refused = await report(query, more);
    expect(refused.status).toBe(422);
    expect(refused.json<Refused>()).toMatchObject({ error: 'no_letters' });
  }
});

test('nothing failed on the way', () => expect(failures).toEqual([]));
