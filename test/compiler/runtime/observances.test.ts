import { expect, test } from 'vitest';
import { newDelhi } from '../../explain/packs.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('NORTH_INDIA');
const py = workspace.almanac.placeYear(newDelhi, 2026);
const first = py.firstDay + py.yearStart;

test('what a rule has on a day is what the day has of it, with its name', () => {
  let count = 0;
  for (let day = first; day < first + 365; day += 7) {
    for (const one of pack?.observances.on(py, day) ?? []) {
      count++;
      const own = pack?.observances.ofRuleOn(py, one.rule.code, day);
      expect(own).toContainEqual(one);
      expect(own?.every(({ rule }) => rule.code === one.rule.code)).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(50);
});

test('a rule has nothing on a day that it does not fall on, nor where the chain does not observe it', () => {
  expect(pack?.observances.ofRuleOn(py, 'FESTIVAL_HOLI', first)).toEqual([]);
  expect(pack?.observances.ofRuleOn(py, 'FESTIVAL_NOT_THERE', first)).toEqual([]);
});
