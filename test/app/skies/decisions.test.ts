// One rule on two skies: who follows which, and the instants between which the day is decided.

import { describe, expect, it } from 'vitest';
import { type Dispute, disputesIn } from '../../../app/disputes/find.ts';
import { placeOfPack } from '../../../app/places/pack-place.ts';
import { dayOf, decisionsOnOtherSkies, skyChainsBeside } from '../../../app/skies/decisions.ts';
import { schoolsBeside } from '../../../app/skies/schools.ts';
import { isoDate } from '../../../engine/civil/civil.ts';
import { skyBoundaryOf } from '../../../explain/observatory/sky-boundary.ts';
import { skyBoundaryText } from '../../../explain/observatory/sky-text.ts';
import { caseOf } from '../../explain/packs.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const { packs } = workspace.packs();

const chainOf = (name: string) => {
  const pack = workspace.pack(name);
  if (pack === undefined) throw new Error(`${name} does not compile`);
  return pack;
};

it.each([
  ['IN-WB', ['bisuddha', 'gupta_press']],
  ['IN-TN', ['thirukkanita', 'vakya']],
  ['IN-TN+vakya', ['thirukkanita', 'IN-TN']],
  ['SRI_LANKA', ['vakya']],
  ['IN-MH', []],
  ['IN-OD', []],
  ['IN-TN+vaishnava', ['thirukkanita', 'vakya']],
])('in %s almanacs on skies of their own are %j', (chain, schools) => {
  expect(schoolsBeside(chain, packs).map(({ who }) => who)).toEqual(schools);
});

const decided = (chain: string, code: string, date: string, sky?: 'drik' | 'surya_siddhanta_bija') => {
  const own = chainOf(chain);
  const pack = sky === undefined ? own : own.onSky(sky);
  const { place } = placeOfPack(chain, packs);
  const { rule, trace, py: placeYear } = caseOf(workspace, pack, { code, date }, { place });
  const { zone } = place;
  const made = { pack, mode: 'standard', placeYear, zone, rule, trace } as const;
  return decisionsOnOtherSkies(made, skyChainsBeside(pack, workspace.packs())).map((one) => ({
    who: one.who,
    date: isoDate(dayOf(one.trace) ?? Number.NaN),
    text: one.boundary && skyBoundaryText(one.boundary, { ...one.skies, zone }),
  }));
};

describe('the instants that decide', () => {
  it('Pongal: before sunset where the Sun is seen, after it by the Vakya', () => {
    expect(decided('IN-TN', 'FESTIVAL_PONGAL', '2026-01-15')).toEqual([
      {
        who: ['thirukkanita'],
        date: '2026-01-14',
        text: 'begins 15:07 by drik, 18:10 by Vakya; sunset 18:01',
      },
    ]);
  });

  it('Vijayadashami of 2005: Dashami ends on either side of sunrise', () => {
    expect(decided('IN-WB', 'FESTIVAL_VIJAYADASHAMI', '2005-10-13')).toEqual([
      {
        who: ['gupta_press'],
        date: '2005-10-12',
        text: 'ends 04:37 by Surya Siddhanta (bhujantara), 06:42 by drik; sunrise 05:32',
      },
    ]);
  });

  it('a date of a solar month: the sankranti that begins it', () => {
    const [vakya] = decided('IN-TN', 'FESTIVAL_AADI_PERUKKU', '2001-08-02');
    expect(vakya).toMatchObject({ who: ['vakya'], date: '2001-08-03' });
    expect(vakya?.text).toMatch(/^month begins 19:5\d by Vakya, 13:5\d by drik$/);
  });

  it('on a sky that was asked for, the chain itself stands beside', () => {
    expect(decided('NORTH_INDIA', 'FESTIVAL_RAKSHA_BANDHAN', '2026-08-28', 'surya_siddhanta_bija')).toEqual([
      { who: ['NORTH_INDIA'], date: '2026-08-28', text: undefined },
    ]);
  });
});

describe('disputes by sky', () => {
  const disputesOf = (chain: string, year: number): readonly Dispute[] => {
    const { place } = placeOfPack(chain, packs);
    const placeYear = workspace.almanac.placeYear(place, year);
    const set = workspace.packs();
    return disputesIn({ set, almanac: workspace.almanac, pack: chainOf(chain), mode: 'standard', placeYear })
      .disputes;
  };
  const bySky = (disputes: readonly Dispute[]) =>
    disputes.flatMap((one) => one.others.filter(({ by }) => by === 'sky').map((other) => ({ one, other })));

  it('each lies on another day, and its moment between the two instants', () => {
    const rows = bySky(disputesOf('IN-TN', 2026));
    expect(rows.length).toBeGreaterThan(20);
    for (const { one, other } of rows) {
      expect(other.date).not.toBe(one.date);
      expect(['vakya', 'thirukkanita']).toEqual(expect.arrayContaining(other.who));
      expect(other.sky?.own).not.toBe(other.sky?.other);
      const json = other.sky?.boundary;
      if (json?.between == null) continue;
      const { own, other: there, between } = skyBoundaryOf(json);
      const [first, last] = [own, there].sort((a, b) => a - b);
      expect(between?.at).toBeGreaterThan(first);
      expect(between?.at).toBeLessThan(last);
    }
  });

  it('a day that a tradition without a sky keeps by its land is not that of another sky', () => {
    for (const { other } of bySky(disputesOf('IN-TN+vakya', 2001)))
      expect(['thirukkanita', 'IN-TN']).toEqual(expect.arrayContaining(other.who));
  });

  it('where almanacs on other skies are not followed there is none', () => {
    expect(bySky(disputesOf('IN-MH', 2026))).toEqual([]);
  });
});
