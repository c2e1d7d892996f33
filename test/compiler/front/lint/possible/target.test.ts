import { describe, expect, it } from 'vitest';
import { findingsOfClause } from '../findings.ts';

const never = (why: string): string => `this can never hold: ${why}`;
const limited = (axis: string, to: string, required: string): string =>
  never(`the target limits the ${axis} at sunrise to ${to}, and this requires ${required}`);

describe('what the target leaves of the days that it may be decided on', () => {
  it.each([
    [
      'Magha Purnima',
      '',
      'tithi is Ashtami',
      [limited('tithi', 'Shukla 13, Shukla 14 or Purnima', 'Shukla 8 or Krishna 8')],
    ],
    // A day from sunset to sunset has its sunrise within it.
    [
      'Magha Purnima',
      '    day: civil\n',
      'tithi is Ashtami',
      [limited('tithi', 'one of 5, Shukla 13 to Krishna 2', 'Shukla 8 or Krishna 8')],
    ],
    ['Magha Purnima', '', 'lunar month is Bhadrapada', [limited('month', 'Magha', 'Bhadrapada')]],
    // Beyond the new moon lies another month.
    ['Chaitra Shukla 1', '', 'lunar month is Phalguna', []],
    [
      'Chaitra Shukla 1',
      '',
      'tithi is Purnima',
      [limited('tithi', 'Shukla 1, Krishna 14 or Amavasya', 'Purnima')],
    ],
    ['every Monday', '', 'weekday is Friday', [limited('weekday', 'Monday', 'Friday')]],
    [
      'every nakshatra Rohini',
      '',
      'nakshatra is Mula',
      [
        never(
          'the target limits the place of the Moon at sunrise to 16.8 deg to 53.33 deg, and this requires Mula',
        ),
      ],
    ],
    [
      'every (rashi of Sun is Mesha)',
      '',
      'rashi of Sun is Tula',
      [
        never(
          'the target limits the place of the Sun at sunrise to some of its parts, and this requires Tula',
        ),
      ],
    ],
    // Each by itself is on one of the two days, and both on neither.
    [
      'every (Magha Purnima or Chaitra Shukla 5)',
      '',
      'lunar month is Magha and tithi is Shukla 5',
      [never('it shares no time with the target')],
    ],
  ])('%s %s: require %s', (observe, fields, clause, findings) => {
    expect(findingsOfClause(`require ${clause}`, observe, fields)).toEqual(findings);
  });

  it('grows with the days that clauses add', () => {
    expect(findingsOfClause('also next 2 days\nrequire weekday is Thursday', 'every Monday')).toEqual([
      limited('weekday', 'Monday, Tuesday or Wednesday', 'Thursday'),
    ]);
    expect(
      findingsOfClause('also next 3 days\nalso next 3 days\nrequire weekday is Sunday', 'every Monday'),
    ).toEqual([]);
  });
});

describe('a let', () => {
  const bindings =
    '    let:\n      both: tithi at sunset is Purnima and tithi at sunset is Shukla 3\n      share: 1 muhurta of day\n      evening: sunset\n';
  it('is reported where it is written', () => {
    expect(findingsOfClause('require both', 'Magha Purnima', bindings)).toEqual([
      never('the tithi at sunset cannot be both Purnima and Shukla 3'),
    ]);
  });

  it.each([
    ['target touches from sunrise for share', []],
    [
      '(from sunrise for share) touches noon',
      [never('`from sunrise for share` and `noon` share no time on any day')],
    ],
    ['evening before sunrise', [never('`evening` is never before `sunrise`')]],
    [
      '(tithi is Purnima) at evening and (tithi is Shukla 3) at evening',
      [never('the tithi at sunset cannot be both Purnima and Shukla 3')],
    ],
  ])('is what it stands for: %s', (clause, findings) => {
    expect(
      findingsOfClause(`require ${clause}`, 'Magha Purnima', bindings.replace(/ {6}both.*\n/, '')),
    ).toEqual(findings);
  });
});
