import { describe, expect, test } from 'vitest';
import { requestContext } from '../../../app/context/request-context.ts';
import { panchangDay } from '../../../app/day/day.ts';
import { sectionsOf } from '../../../app/day/sections.ts';
import { eclipseSection } from '../../../app/eclipses/on-day.ts';
import { bundledCatalogue } from '../../../app/places/catalogue/bundled.ts';
import { newDelhi } from '../../../app/places/locations.ts';
import { civilDay } from '../../../engine/civil/civil.ts';
import { eclipsesOfYear } from '../../../engine/sky/eclipses/eclipses-of.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const service = {
  workspace,
  sentenceWords: () => undefined,
  zones: (_lat: number, lon: number) => (lon > 60 ? 'Asia/Kolkata' : 'Arctic/Longyearbyen'),
  catalogue: bundledCatalogue(),
  now: () => 0,
  version: 'test',
  failed: (error: unknown) => {
    throw error;
  },
};

/** The eclipse sections of the days of a year, and what is noted of each. */
function year(query: object, y: number) {
  const context = requestContext(service, query, newDelhi);
  const out = [];
  for (let day = civilDay(y, 1, 1); day < civilDay(y + 1, 1, 1); day++) {
    const sections = sectionsOf(service, panchangDay(context, day));
    const section = eclipseSection(service, sections, 'eclipse');
    out.push({ day, section, notes: sections.unavailable().unavailable ?? {} });
  }
  return out;
}

describe('the days of a year', () => {
  const days = year({ location_id: 2 }, 2020);

  test('every eclipse is on the day that it takes place on, and next on all days before', () => {
    const expected = eclipsesOfYear(workspace.sky, 2020).map(({ id }) => id);
    const on = days.filter(({ section }) => section.occurs);
    expect([...new Set(on.flatMap(({ section }) => section.eclipses.map((e) => e.eclipse_id)))]).toEqual(
      expected,
    );
    expect([...new Set(days.map(({ section }) => section.next?.eclipse_id))].slice(0, -1)).toEqual(expected);
    expect(on.length).toBeLessThanOrEqual(2 * expected.length);
    for (const { section, notes } of days) {
      expect(notes).toEqual({});
      if (section.eclipses.length === 0) expect([section.occurs, section.visible]).toEqual([false, false]);
      if (section.visible) expect(section.occurs).toBe(true);
    }
  });

  test('a day that only a sutak touches lists its eclipse, and has none', () => {
    const stored = days.filter(({ section }) => !section.occurs && section.eclipses.length > 0);
    expect(stored.map(({ day }) => day)).toEqual([civilDay(2020, 6, 20)]);
    expect(stored[0]?.section.eclipses).toMatchObject([{ kind: 'solar', sutak: { observed: true } }]);
  });
});

test('where the Sun is up all day the sutak is null, and noted where it stands', () => {
  const days = year({ lat: 78.22, lon: 15.65 }, 2026);
  const on = days.filter(({ section }) => section.visible);
  const stated = on.flatMap(({ section, notes }) =>
    section.eclipses.map((eclipse, i) => [eclipse.sutak === null, `eclipse.eclipses.${i}.sutak` in notes]),
  );
  expect(stated.length).toBeGreaterThan(0);
  for (const [isNull, recorded] of stated) expect(isNull).toBe(recorded);
  expect(stated).toContainEqual([true, true]);
});
