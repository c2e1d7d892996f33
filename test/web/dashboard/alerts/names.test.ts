import { describe, expect, test } from 'vitest';
import { eventsAmong, muhuratPack } from '../../../../app/muhurat/events.ts';
import { alertFacts, keysOfKind } from '../../../../contract/alerts/facts.ts';
import {
  events,
  kalas,
  karanas,
  lunarMonths,
  nakshatras,
  observanceName,
  planets,
  rashis,
  tithiName,
  titleOf,
  valueName,
  weekdays,
  yogas,
} from '../../../../web/dashboard/alerts/names.ts';
import { sharedWorkspace } from '../../../shared-workspace.ts';

const keysOf = (choices: readonly { readonly value: string }[]) => choices.map(({ value }) => value);

describe('what can be chosen is what the API takes', () => {
  test.each([
    ['weekday', weekdays, alertFacts.weekday.values.keys],
    ['nakshatra', nakshatras, alertFacts.nakshatra.values.keys],
    ['yoga', yogas, alertFacts.yoga.values.keys],
    ['karana', karanas, alertFacts.karana.values.keys],
    ['lunar month', lunarMonths, alertFacts.lunar_month.values.keys],
    ['rashi', rashis, keysOfKind('rashi')],
    ['graha', planets, keysOfKind('graha')],
  ] as const)('%s', (_kind, choices, keys) => {
    expect(keysOf(choices)).toEqual(keys);
  });

  const packNamed = (name: string) => {
    const pack = sharedWorkspace().pack(name);
    if (pack === undefined) throw new Error(`${name} has errors`);
    return pack;
  };

  test('events are those of the bundled packs', () => {
    const bundled = eventsAmong([packNamed(muhuratPack)]).map(({ event: { event } }) => event);
    expect(keysOf(events)).toEqual(bundled);
  });

  test.each(['NORTH_INDIA', 'SOUTH_INDIA', 'IN-BR'])(
    '%s has every kala, and the observance of a template',
    (name) => {
      const pack = packNamed(name);
      expect(keysOf(kalas).filter((kala) => !pack.kalas.has(kala))).toEqual([]);
      expect(pack.rules.has('VRAT_PRADOSHA')).toBe(true);
    },
  );
});

test.each([
  [1, 'Shukla Pratipada'],
  [15, 'Purnima'],
  [16, 'Krishna Pratipada'],
  [26, 'Krishna Ekadashi'],
  [30, 'Amavasya'],
  [31, 'tithi 31'],
])('tithi %i is %s', (number, name) => {
  expect(tithiName(number)).toBe(name);
});

test('values are named as people call them, and what is unknown by its key', () => {
  expect(titleOf('purva_phalguni')).toBe('Purva Phalguni');
  expect(observanceName('FESTIVAL_DIWALI')).toBe('Diwali');
  expect(observanceName('VRAT_EKADASHI_SMARTA:KAMADA')).toBe('Kamada (Ekadashi Smarta)');
  expect(valueName('tithi', 26)).toBe('Krishna Ekadashi');
  expect(valueName('planet_sign', 'karka')).toBe('Karka (Cancer)');
  expect(valueName('event', 'shop_opening')).toBe('Shop Opening');
});
