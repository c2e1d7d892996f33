import { describe, expect, it } from 'vitest';
import { findingsOfClause, findingsOfCondition } from '../findings.ts';

const never = (why: string): string => `this can never hold: ${why}`;

describe('what can never hold at one moment says what it cannot be both', () => {
  it.each([
    ['tithi is Purnima and tithi is Amavasya', 'the tithi cannot be both Purnima and Amavasya'],
    ['tithi is Shukla 3 and tithi is Krishna 4', 'the tithi cannot be both Shukla 3 and Krishna 4'],
    [
      'paksha is Shukla and paksha is Krishna',
      'the tithi cannot be both one of the bright half and one of the dark half',
    ],
    [
      'tithi is not Purnima and tithi is Purnima',
      'the tithi cannot be both anything but Purnima and Purnima',
    ],
    [
      'karana is Vishti and karana is Bava',
      'the tithi cannot be both one of 8, Shukla 4 to Krishna 14 and one of 8, Shukla 1 to Krishna 11',
    ],
    ['Sunday and Monday', 'the weekday cannot be both Sunday and Monday'],
    [
      'weekday in [Sunday, Monday, Tuesday] and weekday in [Thursday, Friday]',
      'the weekday cannot be both Sunday, Monday or Tuesday and Thursday or Friday',
    ],
    [
      'weekday in [Sunday, Monday, Tuesday, Wednesday, Thursday] and weekday is Friday',
      'the weekday cannot be both anything but Friday and Saturday and Friday',
    ],
    [
      'nakshatra is not Rohini and nakshatra is Rohini',
      'the place of the Moon cannot be both anything but Rohini and Rohini',
    ],
    [
      'nakshatra in [Rohini, Hasta, Mula, Magha, Chitra] and nakshatra is Pushya',
      'the place of the Moon cannot be both one of 5, Rohini to Mula and Pushya',
    ],
    [
      'rashi of Jupiter is Mesha and rashi of Jupiter is not Mesha',
      'the place of Jupiter cannot be both Mesha and anything but Mesha',
    ],
    [
      'Moon in 10 deg to 32.5 deg and rashi of Moon is Mithuna',
      'the place of the Moon cannot be both 10 deg to 32.5 deg and Mithuna',
    ],
    [
      'Moon in 350 deg to 10 deg and rashi of Moon is Vrishabha',
      'the place of the Moon cannot be both some of its parts and Vrishabha',
    ],
    [
      'Moon in 330 deg to 0 deg and rashi of Moon is Vrishabha',
      'the place of the Moon cannot be both Mina and Vrishabha',
    ],
    [
      'pada is 1 and pada is 2',
      'the place of the Moon cannot be both some of its parts and some of its parts',
    ],
    [
      'weekday in [Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday] and not weekday in [Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday]',
      'the weekday cannot be both anything and nothing',
    ],
    ['lagna is Mesha and lagna is Vrishabha', 'the lagna cannot be both Mesha and Vrishabha'],
    ['yoga is Vaidhriti and yoga is Siddhi', 'the yoga cannot be both Vaidhriti and Siddhi'],
    [
      'Jupiter is retrograde and Jupiter is not retrograde',
      'the motion of Jupiter cannot be both retrograde and direct',
    ],
  ])('%s', (holds, why) => expect(findingsOfCondition(holds)).toEqual([never(why)]));
});

describe('an arc that ends where the zodiac begins', () => {
  it.each([
    'Moon in 330 deg to 0 deg and rashi of Moon is Mina',
    'Moon in 330 deg to 1 deg and rashi of Moon is Mesha',
  ])('%s may hold', (holds) => expect(findingsOfCondition(holds)).toEqual([]));
});

describe('Abhijit takes its place from the stars beside it', () => {
  it.each([
    [
      'nakshatra28 is Abhijit and nakshatra28 is Uttara Ashadha',
      'the place of the Moon cannot be both 276.67 deg to 280.89 deg and 266.67 deg to 276.67 deg',
    ],
    [
      'nakshatra28 is Abhijit and nakshatra28 is Shravana',
      'the place of the Moon cannot be both 276.67 deg to 280.89 deg and 280.89 deg to 293.33 deg',
    ],
    ['nakshatra28 is Rohini and nakshatra is Hasta', 'the place of the Moon cannot be both Rohini and Hasta'],
  ])('%s', (holds, why) => expect(findingsOfCondition(holds)).toEqual([never(why)]));

  it.each([
    'nakshatra28 is Abhijit and nakshatra is Shravana',
    'nakshatra28 is Abhijit and rashi of Moon is Makara',
  ])('%s may hold', (holds) => expect(findingsOfCondition(holds)).toEqual([]));
});

describe('months and dates', () => {
  it.each([
    [
      'lunar month is Adhika and lunar month is Magha',
      'the month cannot be both an intercalary one and Magha',
    ],
    [
      'purnimanta month is Adhika and lunar month is Magha',
      'the month cannot be both an intercalary one and Magha',
    ],
    ['adhika and Magha Purnima', 'the month cannot be both an intercalary one and Magha'],
    [
      'Gregorian January and Gregorian February',
      'the date of the Gregorian calendar cannot be both in month 1 and in month 2',
    ],
    [
      'Gregorian 1 January and Gregorian 2 February',
      'the date of the Gregorian calendar cannot be both day 1 of month 1 and day 2 of month 2',
    ],
    ['Gregorian 1 January except Gregorian January', '`except` removes all of `Gregorian 1 January`'],
    [
      'Gregorian 1 January and not Gregorian January',
      'the date of the Gregorian calendar cannot be both day 1 of month 1 and in another month',
    ],
    [
      'Hebrew Nisan and Hebrew Adar',
      'the date of the Hebrew calendar cannot be both in month 1 and in month 12',
    ],
    ['last Purnima within Krishna 3', 'the tithi cannot be both Purnima and Krishna 3'],
    [
      '(Monday on or after start of Gregorian January) and Tuesday',
      'the weekday cannot be both Monday and Tuesday',
    ],
  ])('%s', (holds, why) => expect(findingsOfCondition(holds)).toEqual([never(why)]));

  it('a date is one of its month, and of its calendar', () => {
    expect(findingsOfCondition('Gregorian 1 January and Gregorian January and Gregorian')).toEqual([]);
  });
});

describe('values that a rule is given', () => {
  const inputs = '    inputs: {star: nakshatra, day_of_moon: tithi, mood: [glad, sad, calm], age: number}\n';
  it.each([
    ['star is Rohini and star is Hasta', '`star` cannot be both Rohini and Hasta'],
    [
      'day_of_moon is Shukla 3 and day_of_moon is Amavasya',
      '`day_of_moon` cannot be both Shukla 3 and Amavasya',
    ],
    ['mood is "glad" and mood is "sad"', '`mood` cannot be both glad and sad'],
    ['mood is not "glad" and mood is "glad"', '`mood` cannot be both sad or calm and glad'],
    ['age > 30 and age <= 12', '`age` cannot be both at least 30 and at most 12'],
  ])('%s', (holds, why) => {
    expect(findingsOfCondition(`${holds} and day`, inputs)).toEqual([never(why)]);
  });

  it('a table has for a key what it says, and no more', () => {
    const east = 'quarter by weekday is "East"';
    expect(findingsOfCondition(`${east} and weekday is Tuesday`)).toEqual([
      never('the weekday cannot be both Monday or Saturday and Tuesday'),
    ]);
    expect(findingsOfCondition(`${east} and weekday is Monday`)).toEqual([]);
    // What an absent value has is not known of what is not named.
    expect(findingsOfCondition('quarter by weekday is not "East" and weekday is Monday')).toEqual([]);
  });
});

describe('what is read at an instant is one reading there, and another elsewhere', () => {
  it.each([
    [
      '(tithi is Purnima) at sunrise of previous day and (tithi is Amavasya) at sunrise of previous day',
      'the tithi at sunrise of the previous day cannot be both Purnima and Amavasya',
    ],
    [
      'weekday at sunrise of next day is Sunday and weekday at sunrise of next day is Monday',
      'the weekday at sunrise of the next day cannot be both Sunday and Monday',
    ],
    [
      '((tithi is Purnima) at sunrise of next day) of next day and ((tithi is Amavasya) at sunrise of next day) of next day',
      'the tithi at sunrise of another day cannot be both Purnima and Amavasya',
    ],
    [
      'rashi of Moon at sunset is not Mesha and rashi of Moon at sunset is Mesha',
      'the place of the Moon at sunset cannot be both anything but Mesha and Mesha',
    ],
    [
      '(quarter by weekday) at sunset is "East" and weekday at sunset is Sunday',
      'the weekday at sunset cannot be both Monday or Saturday and Sunday',
    ],
    [
      'quarter by weekday = "East" and weekday is Sunday',
      'the weekday at sunrise cannot be both Monday or Saturday and Sunday',
    ],
    [
      'longitude of Moon <= 20 deg and longitude of Moon > 40 deg',
      'the place of the Moon at sunrise cannot be both 0 deg to 20 deg and one of 24, Rohini to Revati',
    ],
    [
      'rashi of Moon at start of noon is Mesha and rashi of Moon at start of noon is Karka',
      'the place of the Moon at start of noon cannot be both Mesha and Karka',
    ],
    [
      'lagna at sunset is Mesha and lagna at sunset is Karka',
      'the lagna at sunset cannot be both Mesha and Karka',
    ],
    [
      'longitude of Moon at sunset > 30 deg and longitude of Moon at sunset < 28 deg',
      '`longitude of Moon at sunset` cannot be both at least 30 deg and at most 28 deg',
    ],
    [
      '(count from Rohini to nakshatra) at sunset > 10 and (count from Rohini to nakshatra) at sunset < 4',
      '`count from Rohini to nakshatra at sunset` cannot be both at least 10 and at most 4',
    ],
  ])('%s', (clause, why) => expect(findingsOfClause(`require ${clause}`)).toEqual([never(why)]));

  it.each([
    'longitude of Moon at sunset > 30 deg and longitude of Moon at sunrise < 28 deg',
    '(count from Rohini to nakshatra) at sunset > 10 and (count from Rohini to nakshatra) at sunrise < 11',
    '(weekday is Sunday) at sunset and (weekday is Monday) at sunset of next day',
    'quarter by weekday != "East" and weekday is Monday',
    'places by weekday by paksha is "East" and weekday is Monday',
  ])('%s may hold', (clause) => expect(findingsOfClause(`require ${clause}`)).toEqual([]));
});

describe('numbers', () => {
  it.each([
    ['3 > 4', 'its numbers never satisfy it'],
    ['5 != 5', 'its numbers never satisfy it'],
    [
      'length of day > 13 hours and length of day < 12 hours',
      '`length of day` cannot be both at least 780 min and at most 720 min',
    ],
    [
      '12 hours < length of day and 11 hours > length of day',
      '`length of day` cannot be both at least 720 min and at most 660 min',
    ],
    [
      'length of day = 12 hours and length of day = 13 hours',
      '`length of day` cannot be both 720 min and 780 min',
    ],
    [
      'length of day >= 11 hours and length of day <= 12 hours and length of day > 13 hours',
      '`length of day` cannot be both from 660 min to 720 min and at least 780 min',
    ],
    ['overlap of day in night > 3 min', '`day` and `night` share no time on any day'],
  ])('%s', (clause, why) => expect(findingsOfClause(`require ${clause}`)).toEqual([never(why)]));

  it.each(['4 > 3', '5 = 5', 'weekday is not Sunday or weekday is not Monday'])(
    '%s always holds',
    (clause) => {
      expect(findingsOfClause(`require ${clause}`)).toEqual([
        'this condition always holds and has no effect',
      ]);
    },
  );

  it.each(['length of day != 12 hours', 'overlap of day in night < 3 min', 'overlap of day in noon > 3 min'])(
    '%s may hold',
    (clause) => expect(findingsOfClause(`require ${clause}`)).toEqual([]),
  );
});

it('of very many alternatives it is known what is in none of them', () => {
  const tithis = Array.from({ length: 14 }, (_, i) => `Shukla ${i + 1}`);
  const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday'];
  const all = tithis.flatMap((tithi) => weekdays.map((day) => `tithi is ${tithi} and ${day}`));
  const either = `(${all.map((one) => `(${one})`).join(' or ')})`;
  expect(findingsOfCondition(`${either} and Friday`)).toEqual([
    never('the weekday cannot be both Sunday, Monday, Tuesday or Wednesday and Friday'),
  ]);
  expect(findingsOfCondition(`${either} and tithi is Krishna 3`)).toEqual([
    never('the tithi cannot be both one of 14, Shukla 1 to Shukla 14 and Krishna 3'),
  ]);
  // Of one of them no weekday is known.
  expect(findingsOfCondition(`(${either} or nakshatra is Rohini) and Friday`)).toEqual([]);
  expect(findingsOfCondition(`not ${either} and Sunday`)).toEqual([]);
});
