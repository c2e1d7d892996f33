// The playground as its worker runs it: over the files that the build made for pages, answered as the packs in force decide.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { PlaygroundQuestion } from '../../../authoring/playground/answer.ts';
import { openPlayground } from '../../../authoring/playground/open.ts';
import { isoDate } from '../../../engine/civil/civil.ts';
import { playgroundExamples } from '../../../web/pages/playground/examples.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const folder = 'dist/web/playground';
const files = JSON.parse(readFileSync(`${folder}/data.json`, 'utf8'));
const unpacked = (name: string) => gunzipSync(readFileSync(`${folder}${files[name]}`));
const now = Date.UTC(2026, 10, 27);
const playground = openPlayground({
  sky: unpacked('sky'),
  packs: unpacked('packs'),
  calendars: unpacked('calendars'),
  now: () => now,
});

const place = { name: 'New Delhi', lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
const answerOf = (text: string, more: Partial<PlaygroundQuestion> = {}) =>
  playground.answer({ text, place, from: 2026, years: 30, today: '2026-11-27', ...more });

const example = (key: string): string => playgroundExamples.find((one) => one.key === key)?.text ?? '';
const rakhi = example('raksha-bandhan');
const offsetIn = (text: string, part: string): number => text.indexOf(part) + part.length;

describe('the examples', () => {
  test('are some twenty, each with a name of its own', () => {
    expect(playgroundExamples.length).toBeGreaterThanOrEqual(20);
    expect(new Set(playgroundExamples.map(({ key }) => key)).size).toBe(playgroundExamples.length);
  });

  test.each(playgroundExamples)('$key has no findings, and dates or spans with a reason', ({ key, text }) => {
    const answer = answerOf(text);
    expect(answer.findings).toEqual([]);
    expect(answer.isCurrent).toBe(true);
    if (key === 'condition') expect(answer.spans.length).toBeGreaterThan(2);
    else {
      expect(answer.years.flatMap(({ dates }) => dates).length).toBeGreaterThan(5);
      expect(answer.reason?.sentence).toContain(' is on ');
    }
  });
});

describe('a rule in force', () => {
  test('has the dates that the service decides, of all thirty years', () => {
    const { packs, almanac } = sharedWorkspace();
    const pack = packs().compile('NORTH_INDIA').pack;
    for (const { year, dates, before } of answerOf(rakhi).years) {
      const decided = pack?.observances.ofRule(almanac.placeYear(place, year), 'FESTIVAL_RAKSHA_BANDHAN');
      expect(dates, String(year)).toEqual(decided?.map(({ day }) => isoDate(day)));
      expect(before).toEqual(dates);
    }
  });

  test('that is changed is compared with what it was, and both are explained', () => {
    const changed = rakhi.replace('for 3 muhurta', 'for 9 muhurta');
    const answer = answerOf(changed);
    expect(answer.changed).toBeGreaterThan(2);
    const year = answer.years.find(({ dates, before }) => dates.join() !== before?.join());
    const own = answerOf(changed, { date: year?.dates[0] });
    expect(own.reason?.date).toBe(year?.dates[0]);
    expect(own.reasonBefore?.date).toBe(year?.before?.[0]);
    expect(own.reason?.sentence).toContain('first 9 muhurtas');
    expect(own.reasonBefore?.sentence).toContain('first 3 muhurtas');
  });

  test('is drawn for wide and narrow pages, its clauses with what each did', () => {
    const { reason } = answerOf(rakhi, { date: '2026-08-28' });
    expect(reason?.drawing?.wide).toMatch(/^<svg /);
    expect(reason?.drawing?.phone).toMatch(/^<svg /);
    expect(reason?.clauses.map(({ effect }) => effect)).toEqual(['decides', 'idle', 'idle']);
    expect(reason?.clauses[0]?.left).toEqual(['2026-08-28']);
  });
});

describe('a text with an error', () => {
  const wrong = rakhi.replace('touches pradosha', 'touches pradosh');

  test('is told where and what is meant, and leaves the dates of before', () => {
    const before = answerOf(rakhi);
    const answer = answerOf(wrong);
    expect(answer.isCurrent).toBe(false);
    expect(answer.years).toEqual(before.years);
    const [finding] = answer.findings;
    expect(finding?.message).toContain('did you mean `pradosha`?');
    expect(wrong.slice(finding?.from, finding?.to)).toBe('pradosh');
    expect(wrong.split('\n')[(finding?.line ?? 0) - 1]).toContain('touches pradosh');
  });

  test.each(['', 'pack: ', 'pack: A', 'pack: A\nextends: NOWHERE\n', '{', 'rules:\n  X: [', '\u0000'])(
    'as %j throws nothing',
    (text) => {
      const answer = answerOf(text);
      expect(answer.findings.length + answer.rules.length).toBeGreaterThanOrEqual(0);
      expect(playground.completions(text, text.length, false)?.options).not.toEqual([]);
      expect(() => playground.hover(text, 0, place)).not.toThrow();
    },
  );

  test('under many names, as they are typed, is forgotten', () => {
    for (let i = 0; i < 70; i++) answerOf(`pack: N${i}\nextends: NORTH_INDIA\n`);
    expect(answerOf(rakhi).years[0]?.dates).toEqual(['2026-08-28']);
  });
});

describe('an editor', () => {
  test('is proposed what fits', () => {
    const text = rakhi.replace('touches pradosha', 'tou');
    const at = offsetIn(text, 'bhadra) tou');
    const answer = playground.completions(text, at, false);
    expect(answer?.from).toBe(at - 3);
    expect(answer?.options.find(({ label }) => label === 'touches')?.info).toContain('shares some time');
  });

  test('is told what a word means, and what it is today', () => {
    const described = playground.hover(rakhi, offsetIn(rakhi, 'touches prad'), place);
    expect(rakhi.slice(described?.from, described?.to)).toBe('pradosha');
    expect(described?.text).toContain('from sunset for 3 muhurta of night');
    expect(described?.text).toContain('On 2026-11-27 in New Delhi');
  });
});
