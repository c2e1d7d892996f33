// The calendars of Reingold and Dershowitz as targets of rules: the book's sample dates from 1700 on.

import { expect, it } from 'vitest';
import { untabledCalendars } from '../../engine/calendars/world.ts';
import { civilFromDay, isoDate } from '../../engine/civil/civil.ts';
import { hinduSamples } from '../engine/calendars/hindu/samples.ts';
import { compileRules, rule, yearOf } from './language-bench.ts';

const samples = hinduSamples.filter(({ civilDay }) => civilFromDay(civilDay).year >= 1700);
const names = ['Old Hindu Solar', 'Old Hindu Lunar', 'Modern Hindu Solar', 'Modern Hindu Lunar'] as const;

/** `Modern Hindu Lunar Adhika Chaitra 13`. */
function target(name: string, [, month = 0, ...rest]: readonly number[]): string {
  const isLeap = name.endsWith('Lunar') && rest[0] === 1;
  const day = name.endsWith('Lunar') ? rest[1] : rest[0];
  const spelled = untabledCalendars.named(name)?.months[month - 1 + (isLeap ? 12 : 0)]?.[0];
  return `${name} ${spelled} ${day}`;
}

const cases = samples.flatMap(({ civilDay, oldSolar, oldLunar, modernSolar, modernLunar }, i) =>
  [oldSolar, oldLunar, modernSolar, modernLunar].map((date, n) => ({
    code: `FESTIVAL_${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i]}_${n}`,
    observe: target(names[n] ?? '', date),
    on: isoDate(civilDay),
  })),
);
const pack = compileRules(cases.map(({ code, observe }) => rule(code, `    observe: ${observe}`)).join(''));

it('the book has ten samples and more from 1700 on', () => {
  expect(samples.length).toBeGreaterThan(9);
});

it.each(cases)('$observe is $on', ({ code, on }) => {
  const dates = pack.observances.ofRule(yearOf(Number(on.slice(0, 4))), code).map(({ day }) => isoDate(day));
  expect(dates).toContain(on);
});
