import { describe, expect, it } from 'vitest';
import { findingsOfClause, findingsOfCondition } from '../findings.ts';

const never = (why: string): string => `this can never hold: ${why}`;
const backwards = 'this window ends before it begins, on every day';

describe('windows that share no time', () => {
  it.each([
    ['day and night', '`day` and `night` share no time on any day'],
    ['noon except day', '`except` removes all of `noon`'],
    ['day except noon and night', '`day except noon` and `night` share no time on any day'],
    [
      'part 1 of 3 of day and part 2 of 3 of day',
      '`part 1 of 3 of day` and `part 2 of 3 of day` share no time on any day',
    ],
    [
      '(from 1 muhurta of day before sunset to sunset) and noon',
      '`from (1 muhurta of day before sunset) to sunset` and `noon` share no time on any day',
    ],
  ])('%s', (holds, why) => expect(findingsOfCondition(holds)).toEqual([never(why)]));

  it('around the sunrise of every day', () => {
    const early = 'from end of (day of previous day) to start of noon';
    expect(findingsOfCondition(`(${early}) and part 5 of 5 of day`)).toEqual([
      never(
        '`from end of day of previous day to start of noon` and `part 5 of 5 of day` share no time on any day',
      ),
    ]);
    expect(findingsOfCondition(`(${early}) and part 1 of 5 of day`)).toEqual([]);
    expect(findingsOfCondition(`(${early}) and night`)).toEqual([]);
  });

  it('a condition that never holds is reported once, within what it conditions', () => {
    expect(findingsOfCondition('day when sunset before sunrise')).toEqual([
      never('`sunset` is never before `sunrise`'),
    ]);
    expect(findingsOfCondition('from (sunrise when sunset before sunrise) to sunset')).toEqual([
      never('`sunset` is never before `sunrise`'),
    ]);
  });

  it.each([
    'noon and from sunset for 2 hours',
    'part (share by weekday) of 3 of day and part 2 of 3 of day',
    'next moonrise after sunset and night',
    'last moonrise before sunrise and night',
    'always and day',
    '(day else night) and night',
    'day of next day and day',
    'adhika and day',
    'Jupiter enters Mesha and day',
    '(from FESTIVAL_OTHER to FESTIVAL_OTHER) and night',
    '(from 1 muhurta of night before sunset to sunset) and night',
    '(next Purnima after sunrise) and night',
    '(1 muhurta of day each side of sunset) and noon',
    '(part 1 of 3 of (from moonrise to sunset)) and noon',
    '(part ((share by weekday) + 1) of 5 of day) and part 1 of 5 of day',
    '(part 1 to 2 of 5 of day) and part 2 of 5 of day',
    '(from sunset for length of noon) and night',
    '(next nakshatra Rohini after sunset) and Monday',
    'Chaitra and Monday',
    'lagna is Mesha and Monday',
    'day when noon touches day',
  ])('%s may hold', (holds) => expect(findingsOfCondition(holds)).toEqual([]));

  it.each(['day or night', 'day or not day', 'every day or night'])('%s always holds', (holds) => {
    expect(findingsOfCondition(holds)).toEqual(['this condition always holds and has no effect']);
  });
});

describe('the order of instants', () => {
  it.each([
    ['sunset before sunrise', '`sunset` is never before `sunrise`'],
    ['sunrise after sunset', '`sunrise` is never after `sunset`'],
    ['start of noon before sunrise', '`start of noon` is never before `sunrise`'],
    ['end of noon after sunset', '`end of noon` is never after `sunset`'],
    ['moonrise before sunrise', '`moonrise` is never before `sunrise`'],
    ['noon touches night', '`noon` and `night` share no time on any day'],
    ['(noon and night) touches day', '`noon` and `night` share no time on any day'],
    [
      '(day when noon touches day) touches night',
      '`day when noon touches day` and `night` share no time on any day',
    ],
    [
      '(Magha Shukla 5) at sunrise and (Magha Krishna 5) at sunrise',
      'the tithi at sunrise cannot be both Shukla 5 and Krishna 5',
    ],
    [
      '(quarter by weekday) at sunset is "West" and (quarter by weekday) at sunset is "East"',
      'the weekday at sunset cannot be both Sunday or Friday and Monday or Saturday',
    ],
    ['length of (noon when sunset before sunrise) > 3 min', '`sunset` is never before `sunrise`'],
    ['(Sunday at sunset) and (Monday at sunset)', 'the weekday at sunset cannot be both Sunday and Monday'],
  ])('%s', (clause, why) => expect(findingsOfClause(`require ${clause}`)).toEqual([never(why)]));

  it.each([
    '12:00 before 06:00',
    'moonrise before sunset',
    'sunrise before sunset of previous day or day covers noon',
  ])('%s: nothing is reported but the part that never holds', (clause) => {
    const expected = clause.includes('previous')
      ? [never('`sunrise` is never before `sunset of previous day`')]
      : [];
    expect(findingsOfClause(`require ${clause}`)).toEqual(expected);
  });
});

describe('a window that ends before it begins', () => {
  it.each([
    ['from sunset to sunrise', 'sunrise'],
    ['from 12:00 to 06:00', '06:00'],
    ['from end of noon to start of noon', 'start of noon'],
    ['from middle of noon to middle of noon', 'middle of noon'],
  ])('%s', (window, end) => {
    expect(findingsOfCondition(window)).toEqual([`${backwards}; did you mean \`${end} of next day\`?`]);
  });

  it('is not one whose next day is too early as well', () => {
    expect(findingsOfCondition('from sunset of next day to sunrise of previous day')).toEqual([backwards]);
  });

  it.each(['from sunset to sunrise of next day', 'from 12:00 to sunset', 'from moonrise to sunset'])(
    '%s is none',
    (window) => expect(findingsOfCondition(window)).toEqual([]),
  );
});

describe('what the target rules out', () => {
  it.each([
    [
      'prefer (target and paksha is Krishna) touches day',
      [never('the tithi cannot be both Purnima and one of the dark half')],
    ],
    [
      'require tithi is Ashtami',
      [
        never(
          'the target limits the tithi at sunrise to Shukla 13, Shukla 14 or Purnima, and this requires Shukla 8 or Krishna 8',
        ),
      ],
    ],
  ])('%s', (clause, findings) => expect(findingsOfClause(clause)).toEqual(findings));
});
