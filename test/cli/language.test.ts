// `--lang`: names in a language, laid out in the cells of a terminal.

import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { captured } from './captured.ts';

describe('--lang', () => {
  it('prints the names of a day in the language, no line wider than the page', async () => {
    for (const lang of ['ta', 'hi', 'ja', 'ar', 'th', 'my']) {
      const { out, code } = await captured('day', '2026-11-08', '--place', 'New Delhi', '--lang', lang);
      expect(code).toBe(0);
      const english = await captured('day', '2026-11-08', '--place', 'New Delhi');
      expect(out).not.toBe(english.out);
      for (const line of out.split('\n')) expect(stringWidth(line), line).toBeLessThanOrEqual(80);
    }
  });

  it('joins no half to a full or a new moon', async () => {
    const { out } = await captured('day', '2026-11-08', '--place', 'New Delhi', '--lang', 'hi');
    expect(out).toMatch(/अमावस्या until/);
    expect(out).not.toMatch(/कृष्ण अमावस्या/);
  });

  it('prints the names of a year and leaves its dates', async () => {
    const run = async (...more: string[]) =>
      JSON.parse((await captured('year', '2026', '--type', 'SANKRANTI', '--json', ...more)).out) as {
        festivals: { date: string; code: string; name: string }[];
      };
    const [english, telugu] = [await run(), await run('--lang', 'te')];
    expect(telugu.festivals.map(({ date, code }) => [date, code])).toEqual(
      english.festivals.map(({ date, code }) => [date, code]),
    );
    for (const { name } of telugu.festivals) expect(name).toMatch(/^[\u0c00-\u0c7f\s-]+$/);
  });

  it('that is unknown is named with the nearest', async () => {
    const { err, code } = await captured('day', '--lang', 'tamil');
    expect([code, err]).toEqual([1, expect.stringContaining('did you mean ta (Tamil)?')]);
  });
});
