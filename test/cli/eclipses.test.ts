import { expect, test } from 'vitest';
import { captured } from './captured.ts';

test('eclipses: those of a year from a place, in 80 columns', async () => {
  const { code, out, err } = await captured('eclipses', '2025', '--place', 'New Delhi');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatchInlineSnapshot(`
    "2025: 4 eclipses
    New Delhi, Asia/Kolkata

    Fri 14 Mar  Total eclipse of the Moon, greatest at 12:29
                Not seen: The Moon is below the horizon throughout.

    Sat 29 Mar  Partial eclipse of the Sun, greatest at 16:17
                Not seen: The Moon passes beside the Sun at this place.

    Sun  7 Sep  Total eclipse of the Moon, greatest at 23:42
                Seen 21:57-01:27 (8 September), total 23:01-00:23 (8 September),
                maximum 23:42
                Sutak 12:19-01:27 (8 September), for children, the old and the sick
                from 18:36
                Common practice, nine hours before first contact:
                12:57-01:27 (8 September)

    Mon 22 Sep  Partial eclipse of the Sun, greatest at 01:12
                Not seen: The Moon passes beside the Sun at this place.
    "
  `);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('eclipses: of the Sun that sets eclipsed, by the clock of the place', async () => {
  const { out } = await captured('eclipses', '2026', '--lat', '39.57', '--lon', '2.65');
  expect(out).toContain('Europe/Madrid');
  expect(out).toMatch(/Wed 12 Aug\s+Total eclipse of the Sun, greatest at 19:46\n.*Seen 19:3\d-20:[45]\d/);
  expect(out).toMatch(/sets\s+eclipsed\s+20:[45]\d/);
});

test('eclipses: totality below the horizon is not shown', async () => {
  const { out } = await captured('eclipses', '2026');
  expect(out).toMatch(/Tue +3 Mar +Total eclipse of the Moon.*\n +Seen 18:2\d-18:47, maximum 17:04 below/);
});

test('eclipses: as JSON, what the service answers', async () => {
  const { out } = await captured('eclipses', '2026', '--json');
  const { year, count, eclipses, location } = JSON.parse(out);
  expect([year, count, location.timezone]).toEqual([2026, 4, 'Asia/Kolkata']);
  expect(eclipses[1]).toMatchObject({
    eclipse_id: 74_857,
    at_place: { visible: true, sutak: { observed: true } },
  });
});

test('eclipses: a year that is not served is refused', async () => {
  const { code, err } = await captured('eclipses', '1699');
  expect(code).toBe(1);
  expect(err).toContain('1700..3100');
});

test('day: an eclipse stands on its page, with its sutak', async () => {
  const { out } = await captured('day', '2025-09-07');
  expect(out).toMatch(
    /Eclipse +Total eclipse of the Moon,\s+seen\s+21:57-01:27 \(8 September\),\s+sutak\s+12:19-01:27/,
  );
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  expect((await captured('day', '2025-09-10')).out).not.toContain('Eclipse');
});

test('day: an eclipse is in its JSON, with its sutak', async () => {
  const { out } = await captured('day', '2025-09-07', '--json');
  expect(JSON.parse(out).astronomical.eclipse).toMatchObject({
    occurs: true,
    eclipses: [{ eclipse_id: 74_845, sutak: { observed: true } }],
  });
});
