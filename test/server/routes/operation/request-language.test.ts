import { describe, expect, test } from 'vitest';
import { requestLanguage, withLanguage } from '../../../../server/routes/operation/request-language.ts';

const requested = (query: Record<string, string>, body: unknown, accept?: string) => ({
  query,
  body,
  get: ((name: string) => (name === 'Accept-Language' ? accept : undefined)) as never,
});
const inQuery = { language: 'query' } as const;
const inBody = { language: 'body' } as const;

describe('the language of a request', () => {
  test('is that of its parameter or of its body, whichever the operation takes', () => {
    const request = requested({ lang: 'hi-IN' }, { lang: 'ta' }, 'fr');
    expect(requestLanguage(inQuery, request)).toEqual({ code: 'hi', chosenBy: 'request' });
    expect(requestLanguage(inBody, request)).toEqual({ code: 'ta', chosenBy: 'request' });
    expect(requestLanguage({ language: undefined }, request)).toBeUndefined();
  });

  test('is English where none is named, or one that parsing refuses', () => {
    for (const request of [
      requested({}, undefined, 'fr'),
      requested({ lang: 'zz' }, null),
      requested({}, ['ta']),
    ]) {
      expect(requestLanguage(inQuery, request)).toEqual({ code: 'en', chosenBy: 'request' });
      expect(requestLanguage(inBody, request)).toEqual({ code: 'en', chosenBy: 'request' });
    }
  });

  test('is chosen by the client where the request leaves it to that', () => {
    const of = (accept?: string) => requestLanguage(inQuery, requested({ lang: 'auto' }, undefined, accept));
    expect(of('xx, mr;q=0.8, hi;q=0.9')).toEqual({ code: 'hi', chosenBy: 'client' });
    expect(of(undefined)).toEqual({ code: 'en', chosenBy: 'client' });
  });
});

describe('what is parsed', () => {
  test('names the language that the client chose', () => {
    const request = requested({ lang: 'auto', date: '2026-01-01' }, { lang: 'auto' }, 'ta');
    const language = requestLanguage(inQuery, request);
    expect(withLanguage(inQuery, request, language).query).toEqual({ lang: 'ta', date: '2026-01-01' });
    expect(withLanguage(inBody, request, language).body).toEqual({ lang: 'ta' });
  });

  test('is what was sent where the request chose', () => {
    const request = requested({ lang: 'HI' }, { lang: 'x' });
    const { query, body } = withLanguage(inQuery, request, requestLanguage(inQuery, request));
    expect([query, body]).toEqual([request.query, request.body]);
  });
});
