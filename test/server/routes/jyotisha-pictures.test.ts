// Pictures of a birth by address and by body.

import { describe, expect, test } from 'vitest';
import { posted, type Refused, startClient } from '../harness.ts';

const { get } = await startClient();

const birth = { date: '1990-05-15', time: '14:30', lat: 23.1793, lon: 75.7849 };
const query = new URLSearchParams(
  Object.entries(birth).map(([name, value]) => [name, String(value)]),
).toString();

const svg = async (more: string): Promise<string> => {
  const { status, text, headers } = await get(`/v1/chart.svg?${query}&${more}`);
  expect(status, text).toBe(200);
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  return text;
};

const textsOf = (picture: string): readonly string[] =>
  [...picture.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]+>/g, ''),
  );

/** Width and height in the header of a PNG. */
function sizeOf(bytes: Uint8Array): readonly [number, number] {
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

describe('GET /v1/chart.svg', () => {
  test('draws the chart of the birth with its lagna', async () => {
    const texts = textsOf(await svg('style=south'));
    // Asha's: lagna at the begin of Kanya, the Sun at that of Vrishabha.
    expect(texts).toContain('La\u20090°');
    expect(texts).toContain('Su\u20090°');
    expect(texts).toContain('D1 Rashi');
  });

  test('draws a varga, where grahas stand elsewhere', async () => {
    const [rashi, navamsha] = [await svg('style=north'), await svg('style=north&varga=D9')];
    expect(textsOf(navamsha)).toContain('D9 Navamsha');
    expect(navamsha).not.toBe(rashi);
  });

  test.each([
    ['hi', 'Noto Sans Devanagari', 'कन्या', 'सू'],
    ['ta', 'Noto Sans Tamil', 'கன்னி', 'சூ'],
    ['te', 'Noto Sans Telugu', 'కన్యా', 'సూ'],
    ['bn', 'Noto Sans Bengali', 'কন্যা', 'সূ'],
  ])('writes %s in its script', async (lang, family, rashi, sun) => {
    const picture = await svg(`style=south&lang=${lang}`);
    expect(picture).toContain(`font-family="'${family}'"`);
    const texts = textsOf(picture);
    expect(texts).toContain(rashi);
    expect(texts.some((text) => text.startsWith(sun))).toBe(true);
  });

  test('lays a transit or a second birth over the chart, each graha twice', async () => {
    const transit = textsOf(await svg('transit_at=2026-11-27T00:00:00Z'));
    expect(transit.filter((text) => /^Sa\b/.test(text))).toHaveLength(2);
    expect(transit).toContain('Transits 2026-11-27 00:00 UTC');
    const second = { date: '1985-03-02', time: '18:05', lat: 13.0827, lon: 80.2707 };
    const births = await get('/v1/chart.svg', posted({ ...birth, second }));
    expect(textsOf(births.text).filter((text) => /^La\b/.test(text))).toHaveLength(2);
    const both = await get('/v1/chart.svg', posted({ ...birth, second, transit_at: '2026-01-01' }));
    expect([both.status, both.json<Refused>().message]).toEqual([422, expect.stringContaining('transit_at')]);
  });

  test('leaves degrees and marks out', async () => {
    const undecorated = textsOf(await svg('include_degrees=false&include_marks=false'));
    expect(undecorated).toContain('Su');
    expect(undecorated).not.toContain('retrograde');
  });

  test.each([
    ['dasha', 'Vimshottari'],
    ['ashtakavarga', '337'],
    ['shadbala', 'Shadbala, rupas'],
    ['transits&transit_year=2026', 'Transits 2026'],
  ])('draws %s', async (picture, text) => {
    expect(textsOf(await svg(`picture=${picture}`))).toContain(text);
  });

  test.each([
    ['width=199', 400, 'width'],
    ['width=1601', 400, 'width'],
    ['style=diagonal', 400, 'style'],
    ['theme=blue', 400, 'theme'],
    ['varga=D999', 400, 'varga'],
  ])('refuses %s', async (more, status, field) => {
    const answer = await get(`/v1/chart.svg?${query}&${more}`);
    expect([answer.status, answer.json<Refused>().message]).toEqual([status, expect.stringContaining(field)]);
  });
});

describe('/v1/chart.png', () => {
  test.each([200, 640, 1600])('is %i pixels wide', async (width) => {
    const { status, bytes, headers } = await get(`/v1/chart.png?${query}&width=${width}&lang=te&theme=dark`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(sizeOf(bytes)[0]).toBe(width);
  });

  test('is drawn of a body, with the name of the person', async () => {
    const { status, bytes } = await get(
      '/v1/chart.png',
      posted({ ...birth, name: 'Āśā <&>', style: 'wheel', picture: 'chart' }),
    );
    expect(status).toBe(200);
    const [width, height] = sizeOf(bytes);
    expect([width, height > width]).toEqual([640, true]);
  });

  test('refuses letters that it does not have, and says which', async () => {
    const named = await get('/v1/chart.png', posted({ ...birth, name: 'Ольга' }));
    expect([named.status, named.json<Refused>().message]).toEqual([422, expect.stringContaining('О')]);
    const arabic = await get(`/v1/chart.png?${query}&lang=ur`);
    expect(arabic.status).toBe(422);
    expect((await get(`/v1/chart.svg?${query}&lang=ur`)).status).toBe(200);
  });
});
