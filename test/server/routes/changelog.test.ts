import { describe, expect, test } from 'vitest';
import { isoDate, parseIsoDate } from '../../../engine/civil/civil.ts';
import { createApp } from '../../../server/compose/application.ts';
import { operationStatus } from '../../../server/reference/badges.ts';
import type { ChangelogEntry } from '../../../server/reference/changelog.ts';
import { publishedBy } from '../../contract/published.ts';
import { type Refused, serve, startClient } from '../harness.ts';

const { get, parts } = await startClient();
const { conforms } = await publishedBy(get);

const entry = (date: string, more: Partial<ChangelogEntry> = {}): ChangelogEntry => ({
  date,
  endpoint: '/v1/tithi',
  method: 'GET',
  status: 'NEW',
  breaking: false,
  summary: `of ${date}`,
  ...more,
});

const entries = [
  entry('2026-01-01'),
  entry('2026-02-01', { endpoint: '*', method: null, status: 'FIXED' }),
  entry('2026-03-01', { status: 'MODIFIED', breaking: true }),
  entry('2026-03-01', { endpoint: '/v1/yoga', status: 'MODIFIED' }),
  entry('2026-04-01', { endpoint: '/v1/yoga', status: 'DEPRECATED' }),
];
const changelog = { entries, head: 'ab'.repeat(32) };

/** A service whose history is this one, on a day. */
const on = (day: string, head = changelog.head) =>
  serve(
    createApp({
      ...parts,
      service: { ...parts.service, now: () => Date.parse(day) },
      reference: { changelog: { ...changelog, head }, documents: parts.reference.documents },
    }),
  );
const own = await on('2026-04-02');

interface Listed {
  readonly count: number;
  readonly entries: readonly ChangelogEntry[];
  readonly next_cursor: string | null;
}
const listed = async (query: string): Promise<Listed> => (await own(`/v1/changelog${query}`)).json<Listed>();
const dates = ({ entries: actual }: Listed): string[] => actual.map(({ date }) => date);

describe('GET /v1/changelog', () => {
  test('newest first, as described', async () => {
    expect(await conforms('/v1/changelog', '/v1/changelog')).toBe(200);
    expect(await listed('')).toEqual({ count: 5, entries: entries.toReversed(), next_cursor: null });
  });

  test('by endpoint, with what concerns every endpoint; by status; since a date', async () => {
    expect(dates(await listed('?endpoint=/v1/tithi'))).toEqual(['2026-03-01', '2026-02-01', '2026-01-01']);
    expect(dates(await listed('?status=modified'))).toEqual(['2026-03-01', '2026-03-01']);
    expect(dates(await listed('?since=2026-03-01'))).toEqual(['2026-04-01', '2026-03-01', '2026-03-01']);
    expect(await listed('?endpoint=/v1/tithi&status=NEW&since=2026-01-02')).toEqual({
      count: 0,
      entries: [],
      next_cursor: null,
    });
  });

  test('in pages, which go on until the history has grown', async () => {
    const first = await listed('?limit=3&fields=date');
    expect([first.count, first.entries]).toEqual([
      5,
      entries
        .slice(2)
        .toReversed()
        .map(({ date }) => ({ date })),
    ]);
    const second = await listed(`?limit=3&cursor=${first.next_cursor}`);
    expect([dates(second), second.next_cursor]).toEqual([['2026-02-01', '2026-01-01'], null]);
    const grown = await on('2026-04-02', 'cd'.repeat(32));
    const stale = await grown(`/v1/changelog?limit=3&cursor=${first.next_cursor}`);
    expect([stale.status, stale.json<Refused>().error]).toEqual([422, 'stale_cursor']);
    expect((await own('/v1/changelog?status=OLD')).status).toBe(400);
  });
});

describe('badges', () => {
  const at = (day: string) => {
    const { badge, deprecated } = operationStatus(entries, '/v1/tithi', 'get', parseIsoDate(day) ?? 0);
    return [badge, deprecated];
  };

  test('last 90 days from the day of the change; NEW wins over MODIFIED', () => {
    expect(at('2025-12-31')).toEqual([undefined, false]);
    expect(at('2026-01-01')).toEqual(['NEW', false]);
    expect(at('2026-03-31')).toEqual(['NEW', false]);
    // 1 January and 90 days.
    expect(isoDate((parseIsoDate('2026-01-01') ?? 0) + 90)).toBe('2026-04-01');
    expect(at('2026-04-01')).toEqual(['MODIFIED', false]);
    expect(at('2026-05-29')).toEqual(['MODIFIED', false]);
    expect(at('2026-05-30')).toEqual([undefined, false]);
  });

  test('stand in the description, by its clock', async () => {
    interface Badged {
      readonly paths: Record<string, { get: { 'x-badge'?: string; deprecated?: boolean } }>;
    }
    const badges = async (ask: Awaited<ReturnType<typeof serve>>) => {
      const { paths } = (await ask('/openapi.json')).json<Badged>();
      return ['/v1/tithi', '/v1/yoga', '/v1/karana'].map((path) => {
        const { 'x-badge': badge, deprecated } = paths[path].get;
        return [badge, deprecated];
      });
    };
    expect(await badges(own)).toEqual([
      ['MODIFIED', undefined],
      ['MODIFIED', true],
      [undefined, undefined],
    ]);
    expect(await badges(await on('2027-01-01'))).toEqual([
      [undefined, undefined],
      [undefined, true],
      [undefined, undefined],
    ]);
  });
});
