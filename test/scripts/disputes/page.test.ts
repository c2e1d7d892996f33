// The page of disputed days: what its rows say, and the form of the page that is committed.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Dispute, disputesIn } from '../../../app/disputes/index.ts';
import { newDelhi } from '../../../app/places/locations.ts';
import { curatedPlace } from '../../../app/places/pack-place.ts';
import { disputesPage } from '../../../scripts/disputes/page.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const page = readFileSync(new URL('../../../docs/dates/DISPUTES.md', import.meta.url), 'utf8');

describe('docs/dates/DISPUTES.md', () => {
  const sections = page.split(/^## /m).slice(1);

  test('has a section for each year from 2024 to 2030', () => {
    expect(sections.map((text) => text.slice(0, 4))).toEqual([
      '2024',
      '2025',
      '2026',
      '2027',
      '2028',
      '2029',
      '2030',
    ]);
  });

  test('every row has a day of its year, an authority, and another day of somebody', () => {
    for (const text of sections) {
      const year = text.slice(0, 4);
      const rows = text.split('\n').filter((line) => /^\| (?!observance|---)/.test(line));
      expect(text).toContain(`\n${rows.length} observances.`);
      expect(rows.length).toBeGreaterThan(10);
      for (const row of rows) {
        const [name, date, by, others = ''] = row.replace(/^\| | \|$/g, '').split(' | ');
        expect(name).not.toBe('');
        expect(date?.slice(0, 4)).toBe(year);
        expect(by).not.toBe('');
        expect(others).toMatch(/^\d{4}-\d{2}-\d{2} .+: .+/);
        expect(others).not.toContain(`${date} `);
      }
    }
  });
});

describe('a page of 2026', () => {
  let disputes: readonly Dispute[];
  beforeAll(() => {
    const workspace = sharedWorkspace();
    const pack = workspace.pack('NORTH_INDIA');
    if (pack === undefined) throw new Error('NORTH_INDIA does not compile');
    disputes = disputesIn({
      ...{ set: workspace.packs(), almanac: workspace.almanac, pack, mode: 'standard' },
      placeYear: workspace.almanac.placeYear(curatedPlace(newDelhi).place, 2026),
    }).disputes;
  });

  test('is what is committed of that year', () => {
    const [, made = ''] = disputesPage([{ year: 2026, disputes }]).split(/^## /m);
    expect(page).toContain(made.trimEnd());
  });

  test('Holi stands with Holika Dahan, and what nobody keeps is left out', () => {
    const made = disputesPage([{ year: 2026, disputes }]);
    expect(made).toMatch(/^\| Holika Dahan \(with it: [^)]*Holi[^)]*\) \| 2026-03-03 \|/m);
    const sensitive = disputes.filter(({ kind }) => kind === 'sensitivity');
    expect(sensitive.length).toBeGreaterThan(0);
    for (const { name, date } of sensitive) expect(made).not.toContain(`| ${name} | ${date} |`);
  });
});
