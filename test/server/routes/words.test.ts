import { describe, expect, test } from 'vitest';
import { startClient } from '../harness.ts';

const { get } = await startClient();

interface Stated {
  readonly code: string;
  readonly names: { readonly en: string; readonly deva: string | null; readonly native: unknown };
  readonly summary: string | null;
  readonly text_language: string;
  readonly about?: string | null;
  readonly kept?: string | null;
  readonly about_language?: string;
  readonly deity: readonly { readonly key: string; readonly name: string }[];
  readonly lunar_month: unknown;
  readonly reason: string;
}

async function festival(query: string, code: string): Promise<Stated | undefined> {
  const answer = await get(`/v1/festivals?${query}`);
  expect(answer.status).toBe(200);
  return answer.json<{ festivals: readonly Stated[] }>().festivals.find((f) => f.code === code);
}

const karwa = 'date=2026-10-29&region=IN-UP';

describe('the words of festivals', () => {
  test('Karwa Chauth in English: names, deities, what is kept; its month by both ways of naming it', async () => {
    const answer = await festival(karwa, 'VRAT_KARWA_CHAUTH');
    expect(answer).toMatchObject({
      names: { en: 'Karwa Chauth', deva: 'करकचतुर्थी', native: { language: 'hi', name: 'करवा चौथ' } },
      text_language: 'en',
      lunar_month: { amanta: 'Ashvina', purnimanta: 'Kartika' },
    });
    expect(answer?.kept).toMatch(/sargi/);
    expect(answer?.deity.map(({ key }) => key)).toContain('PARVATI');
    expect(answer?.reason).toMatch(/^Karwa Chauth is on 29 October: Krishna Chaturthi of Kartika /);
  });

  test('the same in Hindi, its reason too', async () => {
    const answer = await festival(`${karwa}&lang=hi`, 'VRAT_KARWA_CHAUTH');
    expect(answer?.text_language).toBe('hi');
    expect(answer?.summary).toMatch(/चंद्रमा/);
    expect(answer?.reason).toMatch(/^करवा चौथ 29 अक्टूबर को है: .*कार्तिक कृष्ण चतुर्थी/);
    expect(answer?.deity).toContainEqual({ key: 'PARVATI', name: 'पार्वती' });
  });

  test('a text that a language lacks is the English one: the summary by itself, what is told together', async () => {
    const answer = await festival(`${karwa}&lang=ta`, 'VRAT_KARWA_CHAUTH');
    expect(answer).toMatchObject({ text_language: 'ta', about_language: 'en' });
    expect(answer?.summary).toMatch(/\p{Script=Tamil}/u);
    expect(answer?.kept).toMatch(/sargi/);
    const hindi = await festival(`${karwa}&lang=hi`, 'VRAT_KARWA_CHAUTH');
    expect(hindi).toMatchObject({ text_language: 'hi', about_language: 'hi' });
    const sinhala = await festival(`${karwa}&lang=si`, 'VRAT_KARWA_CHAUTH');
    expect(sinhala?.text_language).toBe('en');
    expect(sinhala?.summary).toMatch(/Moon/);
  });

  test('lists are short of words unless all are asked for', async () => {
    const of = async (query: string): Promise<Stated> => {
      const answer = await get(`/v1/festivals/month?year=2026&month=10&region=IN-UP${query}`);
      const { days } = answer.json<{ days: { festivals: Stated[] }[] }>();
      const matches = days
        .flatMap(({ festivals }) => festivals)
        .find(({ code }) => code === 'VRAT_KARWA_CHAUTH');
      if (matches === undefined) throw new Error('no Karwa Chauth');
      return matches;
    };
    expect(Object.keys(await of(''))).not.toContain('kept');
    expect((await of('&words=full')).kept).toMatch(/sargi/);
    expect(Object.keys((await festival(`${karwa}&words=short`, 'VRAT_KARWA_CHAUTH')) ?? {})).not.toContain(
      'kept',
    );
  });

  test('the answers of rules and explanations have them too', async () => {
    const rule = (await get('/v1/rules/VRAT_KARWA_CHAUTH?lang=hi')).json<Stated>();
    expect(rule.kept).toMatch(/सरगी/);
    const explained = await get(
      '/v1/festivals/explain?date=2026-10-29&festival=VRAT_KARWA_CHAUTH&region=IN-UP&lang=hi',
    );
    expect(explained.json<Stated & { human_readable: string }>()).toMatchObject({
      text_language: 'hi',
      human_readable: expect.stringMatching(/^करवा चौथ 29 अक्टूबर को है/),
    });
  });
});
