import { expect, test } from 'vitest';
import { captured } from './captured.ts';

const withoutPlaces = (text: string): string => text.replace(/:\d+$/gm, ':LINE');

test('explain: the sentence, the days, the clause that decided, the authority', async () => {
  const { code, out } = await captured('explain', 'Ganesh Chaturthi', '2025-08-26');
  expect(code).toBe(0);
  expect(withoutPlaces(out)).toMatchInlineSnapshot(`
    "FESTIVAL_GANESH_CHATURTHI on Tuesday, 26 August 2025
    New Delhi, Asia/Kolkata; NORTH_INDIA, standard

    Ganesh Chaturthi is on 27 August: Shukla Chaturthi of Bhadrapada lasts all
    through midday (madhyahna) that day, not on 26 August (Dharmasindhu).

    Target      Bhadrapada Shukla 4
                13:55 26 August to 15:45 27 August
                in the month of Bhadrapada

       Day              Sunrise  Overlap  madhyahna
       Tue 26 Aug 2025  05:56    16 h 02  0 %
    >  Wed 27 Aug 2025  05:57    9 h 48   100 %

    Clauses
      prefer most of madhyahna  <- decides
        base, base/ganesha.yaml:LINE
        by Dharmasindhu, Bhadrapada, Ganesha Chaturthi
        26 August     0 %            left out
        27 August     100 %          kept
      then first
        base, base/ganesha.yaml:LINE
        by Dharmasindhu, Bhadrapada, Ganesha Chaturthi
        27 August                    kept

    Windows
      puja            11:05 to 13:40  27 August
      avoid moon      09:28 to 20:57  27 August
      avoid moon eve  13:55 to 20:29  26 August

    Legend
      >: the day decided
      Overlap: how long the target lasts on the day, from its sunrise to the next
        sunrise
      madhyahna: the share of madhyahna that the target covers
      <- decides: the clause that left a single day
      kept, left out: whether the day goes on to the next clause

    Authority
      Dharmasindhu, Bhadrapada, Ganesha Chaturthi: noon-pervading; the earlier
        when both or neither [DERIVED]
      Published drik almanacs: madhyahna is the third fifth of the day [VERIFIED]
    "
  `);
});

test('explain --json: matched, conditions and the observatory', async () => {
  const { out } = await captured('explain', 'festival_ganesh_chaturthi', '2025-08-27', '--json');
  expect(JSON.parse(out)).toMatchObject({
    code: 'FESTIVAL_GANESH_CHATURTHI',
    date: '2025-08-27',
    matched: true,
    observatory: { deciding_clause: { clause: 'prefer most of madhyahna' } },
  });
});

test('explain: the nearest is looked for in the years beside, too', async () => {
  const { out } = await captured('explain', 'GANESH_CHATURTHI', '2025-01-03');
  expect(out.replaceAll('\n', ' ')).toContain(
    'the nearest, Shukla Chaturthi of Bhadrapada, gives 7 September 2024.',
  );
});

test('explain: a rule that the pack leaves out matches nothing', async () => {
  const { out } = await captured('explain', 'VRAT_KARWA_CHAUTH', '2025-10-10', '--region', 'IN-MH', '--json');
  const actual = JSON.parse(out);
  expect(actual.matched).toBe(false);
  expect(actual.sentence).toMatch(/^Karwa Chauth is not observed in IN-MH/);
});

test('year: festivals by date, each with one sentence', async () => {
  const { code, out } = await captured('year', '2025', '--type', 'SANKRANTI');
  expect(code).toBe(0);
  expect(out).toContain('Tue 14 Jan  Makara Sankranti  SANKRANTI_MAKARA\n');
  expect(out.replace(/\s+/g, ' ')).toContain(
    'Makara Sankranti is on 14 January: the Sun enters Makara at 08:56 on 14 January, before sunset',
  );
});

test('year --json: dates rise, every festival has a reason', async () => {
  const { out } = await captured('year', '2025', '--region', 'in-mh', '--json');
  const { festivals, pack } = JSON.parse(out);
  const dates = festivals.map((festival: { date: string }) => festival.date);
  expect(pack).toBe('IN-MH');
  expect(dates).toEqual([...dates].sort());
  expect(festivals.every((festival: { reason: string }) => /^\S.*\.$/.test(festival.reason))).toBe(true);
});

test('check: the bundled packs have no error', async () => {
  const { code, out } = await captured('check');
  expect(out).toMatch(/0 errors/);
  expect(code).toBe(0);
});
