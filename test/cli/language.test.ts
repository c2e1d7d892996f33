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

  it.each([
    ['chakra', 'kota', 'janma_nakshatra=Rohini', '--date', '2026-11-22', '--place', 'New Delhi'],
    ['chakra', 'nakshatras'],
    ['chart', '1990-05-15', '14:30', '--place', 'Ujjain'],
    ['match', '1992-08-12 06:15 New Delhi', '1990-05-15 14:30 Ujjain'],
    ['world', '2026', '--religion', 'jain'],
    ['disputes', '2026', '--type', 'SANKRANTI'],
    ['eclipses', '2026'],
    ['shraddha', '2024'],
    ['muhurat', 'travel', '--from', '2026-09-17', '--to', '2026-09-18'],
    ['month', '2026-09', '--type', 'SANKRANTI'],
    ['days', '--from', '2026-11-01', '--to', '2026-11-03'],
    ['explain', 'FESTIVAL_GANESH_CHATURTHI', '2026-09-14'],
    [
      'explain',
      'CHAKRA_KOTA',
      '--region',
      'chakra',
      '--input',
      'janma_nakshatra=Rohini',
      '--input',
      'transit_nakshatra=Ashwini',
    ],
  ])('is taken by %s %s', async (...words) => {
    const [english, tamil, wrong] = [
      await captured(...words),
      await captured(...words, '--lang', 'ta'),
      await captured(...words, '--lang', 'tamill'),
    ];
    expect([english.code, tamil.code, english.out === tamil.out]).toEqual([0, 0, false]);
    expect(tamil.out).toMatch(/\p{Script=Tamil}/u);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('did you mean ta (Tamil)?')]);
  });

  it('aligns columns by the cells that names take', async () => {
    for (const lang of ['ta', 'th', 'ja', 'ko', 'zh', 'ar', 'hi', 'my']) {
      const { out } = await captured('chakra', 'nakshatras', '--lang', lang);
      const [head = '', ...rows] = out.trimEnd().split('\n');
      const column = stringWidth(head.slice(0, head.indexOf('also')));
      for (const row of rows) {
        const also = row.search(/[A-Z]/);
        if (also >= 0) expect(stringWidth(row.slice(0, also)), row).toBe(column);
      }
    }
  });

  it('explains in a language that has texts of sentences, and in English with the names of any other', async () => {
    const sentence = async (lang: string) => {
      const { out } = await captured(
        'explain',
        'FESTIVAL_GANESH_CHATURTHI',
        '2026-09-14',
        '--json',
        '--lang',
        lang,
      );
      return (JSON.parse(out) as { sentence: string }).sentence;
    };
    expect(await sentence('hi')).toMatch(/^गणेश चतुर्थी 14 सितंबर को है: .*।$/);
    expect(await sentence('te')).toBe(
      'వినాయక చవితి సెప్టెంబర్ 14న: ఆ రోజు మధ్యాహ్న కాలమంతా భాద్రపద శుద్ధ చవితి ఉంది, సెప్టెంబర్ 15న అలా లేదు (ధర్మసింధువు).',
    );
    expect(await sentence('as')).toMatch(
      /^[\u0980-\u09ff ]+ is on 14 September: .* lasts all through midday \(madhyahna\) that day, not on 15 September \(.+\)\.$/,
    );
  });

  it('calls an observance in its sentence what the list calls it, and says in the language why one has no date', async () => {
    const { out } = await captured(
      'year',
      '2026',
      '--place',
      'Tromso',
      '--json',
      '--type',
      'FESTIVAL,VRAT',
      '--lang',
      'ur',
    );
    const { festivals, undated: undecided } = JSON.parse(out) as Record<
      'festivals' | 'undated',
      { readonly name: string; readonly reason: string }[]
    >;
    const misnamed = festivals.filter(({ name, reason }) => !reason.startsWith(name));
    expect(misnamed).toEqual([]);
    expect(festivals.length).toBeGreaterThan(100);
    expect(undecided.length).toBeGreaterThan(10);
    for (const { reason } of undecided) expect(reason).not.toMatch(/[A-Za-z]/);
  });

  it('writes the digits of names in those of the language with --digits native, and no others', async () => {
    const names = async (...more: string[]) => {
      const { out } = await captured(
        'muhurat',
        'marriage',
        '--from',
        '2026-02-05',
        '--to',
        '2026-02-05',
        '--lang',
        'hi',
        ...more,
      );
      return out;
    };
    expect(await names('--digits', 'latin')).toBe(await names());
    const { out } = await captured(
      'days',
      '--from',
      '2026-11-01',
      '--to',
      '2026-11-01',
      '--lang',
      'hi',
      '--digits',
      'native',
    );
    expect(out).toContain('2026-11-01');
  });

  it('names the angas of exported days', async () => {
    const { out } = await captured(
      'days',
      '--from',
      '2026-11-01',
      '--to',
      '2026-11-01',
      '--place',
      'New Delhi',
      '--lang',
      'bn',
    );
    const [head = '', row = ''] = out.split('\n');
    expect(head.split(',').slice(-6)).toEqual([
      'tithi_name',
      'nakshatra_name',
      'yoga_name',
      'karana_name',
      'month_name',
      'weekday_name',
    ]);
    expect(row.split(',').slice(-6)).toEqual(['কৃষ্ণ সপ্তমী', 'পুষ্যা', 'সাধ্য', 'বব', 'আশ্বিন', 'রবিবার']);
  });
});
