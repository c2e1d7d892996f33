import { describe, expect, it } from 'vitest';
import { SAHAMS } from '../../../../engine/jyotisha/tajaka/saham-table.ts';
import { SAHAM_NAMES, type SahamPlaces, sahamsOf } from '../../../../engine/jyotisha/tajaka/sahams.ts';

/** Sun in Mesha, Moon in Kanya, Mars in Makara, Mercury in Mesha, Jupiter in Dhanu, Venus in Mina, Saturn in Tula. */
const longitude = [10, 155, 290, 25, 250, 340, 200, 60, 240];
const places = (more: Partial<SahamPlaces> = {}): SahamPlaces => ({
  longitude,
  lagna: 100,
  byDay: true,
  ...more,
});
const sahamOf = (name: string, of: SahamPlaces, between?: 'degrees' | 'rashis') => {
  const match = sahamsOf(of, between).find((one) => one.name === name);
  if (match === undefined) throw new Error(name);
  return match;
};

describe('sahamsOf', () => {
  it('has every saham of the table, within the zodiac', () => {
    const all = sahamsOf(places());
    expect(all.map(({ name }) => name)).toEqual(SAHAM_NAMES);
    expect(all).toHaveLength(37);
    for (const { longitude: at } of all) expect(at >= 0 && at < 360).toBe(true);
  });

  it('goes as far from the third term as the first is from the second', () => {
    // 155 - 10 + 100; the lagna lies between Sun and Moon.
    expect(sahamOf('punya', places())).toEqual({
      name: 'punya',
      longitude: 245,
      formula: 'moon - sun + lagna',
      rashiAdded: false,
    });
  });

  it('adds a rashi where the third term is not on the way', () => {
    expect(sahamOf('punya', places({ lagna: 200 }))).toMatchObject({ longitude: 15, rashiAdded: true });
  });

  it('turns the formula round by night, but for those that are the same', () => {
    const night = places({ byDay: false });
    // 10 - 155 + 100 is 315; from Moon to Sun the lagna is not met.
    expect(sahamOf('punya', night)).toMatchObject({ longitude: 345, formula: 'sun - moon + lagna' });
    expect(sahamOf('bhratri', night).formula).toBe('jupiter - saturn + lagna');
    expect(sahamOf('karyasiddhi', night).formula).toBe('saturn - moon + moon_sign_lord');
  });

  it('takes sahams as terms of others', () => {
    const punya = sahamOf('punya', places()).longitude;
    // 250 - 245 + 100: from 245 to 250 the lagna is not met.
    expect(sahamOf('yashas', places()).longitude).toBe(250 - punya + 100 + 30);
  });

  it('takes Jupiter where Mars is the lord of the lagna', () => {
    expect(sahamOf('samartha', places({ lagna: 5 })).formula).toBe('jupiter - mars + lagna');
    expect(sahamOf('samartha', places()).formula).toBe('mars - lagna_lord + lagna');
  });

  it('counts houses from the lagna and their lords by whole rashis', () => {
    // The second from Karka is Simha, whose lord is the Sun: 130 - 10 + 100.
    expect(sahamOf('artha', places()).longitude).toBe(220);
  });

  it('may look for the third term by rashis', () => {
    // Sun at 10, Mercury at 25 of one rashi: by degrees a lagna in another rashi is not between, by rashis it is.
    const at = places({ longitude: longitude.with(2, 25).with(3, 10) });
    expect(sahamOf('karma', at).rashiAdded).toBe(true);
    expect(sahamOf('karma', at, 'rashis').rashiAdded).toBe(false);
  });

  it('has formulas of terms that there are', () => {
    for (const [name, rule] of Object.entries(SAHAMS)) expect(rule.day, name).toMatch(/^\w+ - \w+ \+ \w+$/);
  });
});
