import { expect, test } from 'vitest';
import { captured } from './captured.ts';

const february = ['--from', '2026-02-01', '--to', '2026-02-12'] as const;

test('muhurat: the times of some dates, and what rules out the others', async () => {
  const { code, out } = await captured('muhurat', 'marriage', ...february);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Marriage, Sun {2}1 Feb 2026 to Thu 12 Feb 2026\nNew Delhi, Asia\/Kolkata; suitability\n/,
  );
  expect(out).toMatch(/\n {2}\d\d:\d\d-\d\d:\d\d {2}(GOOD|EXCELLENT) \d+/);
  expect(out).toMatch(
    /What rules out days, of the \d+ without a time\n.*Venus is set, old or\s+young \(\d+\)/s,
  );
  expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  expect(out).not.toContain('\u00a0');
});

test('muhurat: as JSON, with how each score came about', async () => {
  const dates = ['--from', '2026-02-15', '--to', '2026-02-26'];
  const { out } = await captured('muhurat', 'Griha-Pravesh', ...dates, '--json', '--observatory');
  const actual = JSON.parse(out);
  expect(actual).toMatchObject({ event: 'griha_pravesh', start_date: '2026-02-15', min_score: 60 });
  expect(actual.days).toHaveLength(12);
  expect(actual.count).toBe(actual.windows.length);
  expect(
    actual.windows[0].observatory.lines.some(({ held: fulfilled }: { held: boolean }) => fulfilled),
  ).toBe(true);
});

test('muhurat: no time is said in words', async () => {
  const { out } = await captured('muhurat', 'marriage', '--from', '2026-08-01', '--to', '2026-08-05');
  expect(out).toContain('No time has a score of 60 or more.');
  expect(out).toMatch(/Chaturmasa \(\d\)/);
  const dark = await captured(
    ...['muhurat', 'travel', '--from', '2026-12-20', '--to', '2026-12-22', '--lat', '70', '--lon', '20'],
  );
  expect(dark.out).toContain('The Sun does not rise on this date (3)');
});

test.each([
  [['weding'], 'event: unknown event "weding"; known events are marriage'],
  [['travel', '--input', 'direction=Up'], 'direction: must be one of East'],
  [['travel', '--input', 'bride_nakshatra=Rohini'], 'bride_nakshatra: not used for travel'],
  [['travel', '--input', 'direction'], '--input: "direction" must have the form name=value'],
  [['travel', '--from', '2026-02-02', '--to', '2026-02-01'], '--to: must not be before --from'],
  [['travel', '--from', '2026-01-01', '--to', '2026-04-01'], '--to: at most 90 dates, found 91'],
  [['travel', '--min-score', '101'], '--min-score: must be a whole number'],
  [['travel', '--region', 'NORTH_INDIA'], '--region: the chain of NORTH_INDIA has no event'],
])('muhurat %j is refused with a sentence', async (words, message) => {
  const { code, err, out } = await captured('muhurat', ...words);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toContain(`nirnaya: ${message}`);
});
