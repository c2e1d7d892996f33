import { expect, test } from 'vitest';
import { civilFromDay } from '../../../engine/civil/civil.ts';
import { dayMonth } from '../../../explain/dates/date-text.ts';
import { notMatched, sentenceOf } from '../../../explain/sentences/sentence.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';
import { caseOf, dayOf, newDelhi, packOf, tromso } from '../packs.ts';

const workspace = sharedWorkspace();

function northIndia() {
  const pack = workspace.pack('NORTH_INDIA');
  if (pack === undefined) throw new Error('NORTH_INDIA has errors');
  return pack;
}

function bundled(code: string, date: string, options: Parameters<typeof caseOf>[3] = {}): string {
  const actual = caseOf(workspace, northIndia(), { code, date }, options);
  return sentenceOf(actual.rule, actual.trace, actual.options);
}

// Rules of the test's own: one clause form each, whatever the bundled packs come to say.
function own(body: string, date: string, options: Parameters<typeof caseOf>[3] = {}): string {
  const rule = body.replace(/^/gm, '    ');
  const actual = caseOf(
    workspace,
    packOf(
      `  FESTIVAL_X:\n    name: X\n    type: FESTIVAL\n    tags: [SMARTA]\n    cite: [{work: book, says: so, level: VERIFIED}]\n${rule}`,
    ),
    { code: 'FESTIVAL_X', date },
    options,
  );
  return sentenceOf(actual.rule, actual.trace, actual.options);
}

const most = 'observe: Bhadrapada Shukla 4\ndecide: |\n  prefer most of madhyahna\n  then first';

test('Ganesh Chaturthi: one day covers madhyahna', () => {
  expect(bundled('FESTIVAL_GANESH_CHATURTHI', '2025-08-27')).toMatchInlineSnapshot(
    `"Ganesh Chaturthi is on 27 August: Shukla Chaturthi of Bhadrapada lasts all through midday (madhyahna) that day, not on 26 August (Dharmasindhu)."`,
  );
});

test('Ganesh Chaturthi: for the day before, the sentence denies it', () => {
  const { rule, trace, options } = caseOf(workspace, northIndia(), {
    code: 'FESTIVAL_GANESH_CHATURTHI',
    date: '2025-08-26',
  });
  expect(sentenceOf(rule, trace, { ...options, date: dayOf('2025-08-26') })).toMatchInlineSnapshot(
    `"Ganesh Chaturthi is on 27 August: Shukla Chaturthi of Bhadrapada lasts all through midday (madhyahna) that day, not on 26 August (Dharmasindhu)."`,
  );
});

test('Diwali: both evenings touched, the greater share counts', () => {
  expect(bundled('FESTIVAL_DIWALI', '2025-10-20')).toMatchInlineSnapshot(
    `"Diwali is on 20 October: of the evening (pradosha), Amavasya of Ashvina takes up 100% on 20 October and 6% on 21 October (Government List, inferred from published dates, 58 of 67)."`,
  );
});

test('Diwali of drik almanacs: their own clauses, and they are the authority', () => {
  expect(bundled('FESTIVAL_DIWALI', '2024-11-01', { mode: 'drik' })).toMatchInlineSnapshot(
    `"Diwali is on 1 November: Amavasya of Ashvina has at least 1 ghati (24 minutes) in the night on both 31 October and 1 November (Drik). The rule takes the later."`,
  );
});

test('the authority is that of the clause that decided, else the nearest of the rule', () => {
  const rule = (of: string, then: string): string =>
    `  FESTIVAL_X:
    name: X
    type: FESTIVAL
    observe: Bhadrapada Shukla 4
    decide: |
      prefer ${of}
      ${then}
    cite:
      - {work: book, says: so, level: VERIFIED}
      - {work: book, place: Two, level: VERIFIED}
      - {work: other, place: Three, level: VERIFIED}
`;
  const explained = (of: string, then: string): string => {
    const text = rule(of, then);
    const actual = caseOf(workspace, packOf(text, '  other: {title: Another}\n'), {
      code: 'FESTIVAL_X',
      date: '2025-08-27',
    });
    return sentenceOf(actual.rule, actual.trace, actual.options);
  };
  expect(explained('most of madhyahna by other', 'then first')).toMatch(/\(Other\)\.$/);
  expect(explained('most of madhyahna', 'then first by other')).toMatch(/\(Book\)\.$/);
  // Both days touch the day: what closes the rule decides.
  expect(explained('target touches day by book "Two"', 'then first by other')).toContain('(Other)');
  expect(explained('target touches day by other', 'then first')).toContain('(Book)');
});

test('Karwa Chauth is in Kartika where the dark half comes first', () => {
  const { rule, trace, options } = caseOf(workspace, northIndia(), {
    code: 'VRAT_KARWA_CHAUTH',
    date: '2025-10-10',
  });
  expect(sentenceOf(rule, trace, { ...options, monthNames: 'purnimanta' })).toMatchInlineSnapshot(
    `"Karwa Chauth is on 10 October: Krishna Chaturthi of Kartika is not running at moonrise on either 9 or 10 October (Dharmasindhu). The rule takes the later."`,
  );
  expect(sentenceOf(rule, trace, options)).toMatchInlineSnapshot(
    `"Karwa Chauth is on 10 October: Krishna Chaturthi of Ashvina is not running at moonrise on either 9 or 10 October (Dharmasindhu). The rule takes the later."`,
  );
});

test('a predicate of many conditions is not said to its end', () => {
  expect(bundled('FESTIVAL_HOLIKA_DAHAN', '2026-03-03')).toMatchInlineSnapshot(
    `"Holika Dahan is on 3 March: Bhadra fills the evening before, Purnima ends before this evening, and Pratipada is growing, not on 2 March (Dharmasindhu)."`,
  );
});

test('what is said of one day twice is said once', () => {
  const body =
    'observe: Bhadrapada Shukla 4\ndecide: |\n  prefer target at sunrise and target at sunrise of previous day\n  then last';
  expect(own(body, '2025-08-27')).toMatchInlineSnapshot(
    `"X is on 27 August: it is not so on either 26 or 27 August that Shukla Chaturthi of Bhadrapada is running at sunrise and Shukla Chaturthi of Bhadrapada is running at sunrise of the day before (Book). The rule takes the later."`,
  );
});

test('Makara Sankranti by day', () => {
  expect(bundled('SANKRANTI_MAKARA', '2025-01-14')).toMatchInlineSnapshot(
    `"Makara Sankranti is on 14 January: the Sun enters Makara at 08:56 on 14 January, before sunset of 14 January (Dharmasindhu)."`,
  );
});

test('Makara Sankranti by night goes to the next day', () => {
  expect(bundled('SANKRANTI_MAKARA', '2024-01-15')).toMatchInlineSnapshot(
    `"Makara Sankranti is on 15 January: the Sun enters Makara at 02:44 on 15 January, after sunset of 14 January but before that of 15 January (Dharmasindhu)."`,
  );
});

test('Ekadashi of Vaishnavas: the dawn pierced by Dashami', () => {
  expect(bundled('VRAT_EKADASHI_VAISHNAVA', '2025-01-10')).toMatchInlineSnapshot(
    `"Ekadashi (Vaishnava) is on 10 January: Shukla Ekadashi of Pausha begins at 12:23 on 9 January, after the first light of daybreak (arunodaya) of 9 January but before that of 10 January (Hari Bhakti Vilasa)."`,
  );
});

test('Karwa Chauth without moonrise is undecidable', () => {
  expect(bundled('VRAT_KARWA_CHAUTH', '2025-10-10', { place: tromso })).toMatchInlineSnapshot(
    `"The date of Karwa Chauth cannot be decided: there is no moonrise on either 9 or 10 October at this place (Dharmasindhu)."`,
  );
});

test('Holi: the day after another festival, by its name', () => {
  expect(bundled('FESTIVAL_HOLI', '2025-03-14')).toMatchInlineSnapshot(
    `"Holi is on 14 March, the day after Holika Dahan (Government List, inferred from published dates, 45 of 48)."`,
  );
});

test('lets are expanded, the lets that they use too, and so is an instant of the target', () => {
  const body = [
    'observe: Bhadrapada Shukla 4',
    'let:',
    '  late: from sunset for 3 muhurta of night',
    '  clear: target except karana Vishti',
    '  ends: end of target',
    'decide: |',
    '  prefer clear touches late',
    '  prefer ends after sunset',
    '  then last',
  ].join('\n');
  const text = own(body, '2025-08-27');
  expect(text).toMatchInlineSnapshot(
    `"X is on 26 August: Shukla Chaturthi of Bhadrapada without Vishti karana reaches the first 3 muhurtas after sunset that day, not on 27 August (Book)."`,
  );
  expect(text).not.toMatch(/\b(clear|late)\b/i);
});

test('both days covered: the earlier', () => {
  const body = most
    .replace('madhyahna', '(from sunset for 1 min)')
    .replace('Bhadrapada Shukla 4', 'Vaishakha Shukla 14');
  expect(own(body, '2025-05-10')).toMatchInlineSnapshot(
    `"X is on 10 May: Shukla Chaturdashi of Vaishakha lasts all through the first minute after sunset on both 10 and 11 May (Book). The rule takes the earlier."`,
  );
});

test('neither day touched: the earlier', () => {
  const body = most.replace('most of madhyahna', 'target covers (from sunrise to sunset)');
  expect(own(body, '2025-08-27')).toMatchInlineSnapshot(
    `"X is on 26 August: Shukla Chaturthi of Bhadrapada does not last all through from sunrise to sunset on either 26 or 27 August (Book). The rule takes the earlier."`,
  );
});

test('neither day holds it: the later', () => {
  expect(
    own('observe: Bhadrapada Shukla 4\ndecide: |\n  prefer target covers day\n  then last', '2025-08-27'),
  ).toMatchInlineSnapshot(
    `"X is on 27 August: Shukla Chaturthi of Bhadrapada does not last all through the time from sunrise to sunset on either 26 or 27 August (Book). The rule takes the later."`,
  );
});

test('a share on each day', () => {
  expect(own(most.replace('madhyahna', 'day'), '2025-08-27')).toMatchInlineSnapshot(
    `"X is on 27 August: of the time from sunrise to sunset, Shukla Chaturthi of Bhadrapada takes up 76% on 27 August and 38% on 26 August (Book)."`,
  );
});

test('a rule without conditions takes the first day', () => {
  expect(own('observe: Bhadrapada Shukla 4\ndecide: then first', '2025-08-27')).toMatchInlineSnapshot(
    `"X is on 26 August: Shukla Chaturthi of Bhadrapada touches 26 and 27 August (Book). The rule takes the earlier."`,
  );
});

test('one of several days that hold is preferred', () => {
  expect(
    own(
      'observe: Bhadrapada Shukla 4\ndecide: |\n  prefer earliest target touches day\n  then last',
      '2025-08-27',
    ),
  ).toMatchInlineSnapshot(
    `"X is on 26 August: Shukla Chaturthi of Bhadrapada reaches the time from sunrise to sunset on both 26 and 27 August and the earlier is preferred (Book)."`,
  );
});

test('a denial is worded by the days that have it', () => {
  expect(
    own(
      'observe: Bhadrapada Shukla 4\ndecide: |\n  prefer not target at sunrise\n  then first',
      '2025-08-27',
    ),
  ).toMatchInlineSnapshot(
    `"X is on 26 August: Shukla Chaturthi of Bhadrapada is not running at sunrise that day; on 27 August it is otherwise (Book)."`,
  );
});

test('what is not after a moment lies before it, and the other way round', () => {
  const makara = (clause: string, date: string): string =>
    own(`observe: Sun enters Makara\ndecide: |\n  also next day\n  ${clause}\n  then first`, date);
  // In 2025 the Sun enters by day, in 2024 in the night.
  for (const [written, denied] of [
    ['target before sunset', 'not (target after sunset)'],
    ['target after sunrise', 'not (target before sunrise)'],
    ['target before sunset', 'not (sunset before target)'],
  ] as const) {
    for (const date of ['2025-01-14', '2024-01-15']) {
      expect(makara(`require ${denied}`, date), denied).toBe(makara(`require ${written}`, date));
    }
  }
  expect(makara('require not (target after sunset)', '2024-01-15')).toMatchInlineSnapshot(
    `"X is on 15 January: the Sun enters Makara at 02:44 on 15 January, after sunset of 14 January but before that of 15 January (Book)."`,
  );
  expect(makara('require not (target before sunrise)', '2024-01-15')).toMatchInlineSnapshot(
    `"X is on 14 January: the Sun enters Makara at 02:44 on 15 January, before sunrise of 15 January but after that of 14 January (Book)."`,
  );
});

test('an undecided rule names its candidates', () => {
  expect(own('observe: Bhadrapada Krishna 1\ndecide: undecided', '2025-09-08')).toMatchInlineSnapshot(
    `"X is given no date: Krishna Pratipada of Bhadrapada lies on 7 and 8 September and the rule does not decide between them (Book)."`,
  );
});

test('a rule emptied by `require` observes nothing', () => {
  const body = 'observe: Bhadrapada Shukla 4\ndecide: |\n  require target covers day\n  then first';
  expect(own(body, '2025-08-27')).toMatchInlineSnapshot(
    `"X is not observed this time: Shukla Chaturthi of Bhadrapada does not last all through the time from sunrise to sunset on either 26 or 27 August (Book)."`,
  );
});

test('a weekday that falls outside of its month', () => {
  const body = 'observe: every Monday\ndecide: |\n  require lunar month is Shravana\n  then first';
  expect(own(body, '2025-03-03')).toMatchInlineSnapshot(
    `"X is not observed this time: it is a Monday on 3 March, but the lunar month is not Shravana (Book)."`,
  );
});

test('a weekday in its month', () => {
  const body = 'observe: every Monday\ndecide: |\n  require lunar month is Shravana\n  then first';
  expect(own(body, '2025-08-04')).toMatchInlineSnapshot(
    `"X is on 4 August: it is a Monday that day and the lunar month is Shravana (Book)."`,
  );
});

test('a civil date', () => {
  expect(own('observe: Gregorian 25 December', '2025-12-25')).toMatchInlineSnapshot(
    `"X is on 25 December, a fixed date of the civil calendar (Book)."`,
  );
});

test('the Friday before a full moon', () => {
  expect(own('observe: Friday on or before Shravana Shukla 15', '2025-08-08')).toMatchInlineSnapshot(
    `"X is on 8 August, the Friday on or before Purnima of Shravana (Book)."`,
  );
});

test('an intercalary month is called so', () => {
  const body =
    'observe: every tithi Ekadashi\nadhika: both\ndecide: |\n  prefer target at sunrise\n  then first';
  expect(own(body, '2026-05-27')).toMatchInlineSnapshot(
    `"X is on 26 May: Shukla Ekadashi of Adhika Jyeshtha is running at sunrise on 26 and 27 May, not on 25 May (Book). The rule takes the earlier."`,
  );
});

test('an entry of the Sun before sunrise belongs to the day before', () => {
  expect(own('observe: Sun enters Makara\ndecide: then first', '2024-01-15')).toMatchInlineSnapshot(
    `"X is on 14 January: the Sun enters Makara at 02:44 on 15 January, before the sunrise of 15 January (Book)."`,
  );
});

test('a date that the target does not touch is answered with the nearest', () => {
  const { rule, traces, options } = caseOf(workspace, northIndia(), {
    code: 'FESTIVAL_GANESH_CHATURTHI',
    date: '2025-08-27',
  });
  expect(notMatched(rule, traces, dayOf('2025-03-05'), options)).toMatchInlineSnapshot(
    `"Ganesh Chaturthi does not fall on 5 March: the nearest, Shukla Chaturthi of Bhadrapada, gives 27 August."`,
  );
  expect(notMatched(rule, traces, dayOf('2026-01-05'), options)).toMatchInlineSnapshot(
    `"Ganesh Chaturthi does not fall on 5 January: the nearest, Shukla Chaturthi of Bhadrapada, gives 27 August 2025."`,
  );
  expect(notMatched(rule, traces, dayOf('2025-08-26'), options)).toMatchInlineSnapshot(
    `"Ganesh Chaturthi is on 27 August: Shukla Chaturthi of Bhadrapada lasts all through midday (madhyahna) that day, not on 26 August (Dharmasindhu)."`,
  );
  expect(notMatched(rule, [], dayOf('2025-08-26'), options)).toMatchInlineSnapshot(
    `"No occurrence of Ganesh Chaturthi comes near 26 August 2025."`,
  );
});

test('works are called by their titles', () => {
  const { rule, trace, options } = caseOf(workspace, northIndia(), {
    code: 'FESTIVAL_HOLI',
    date: '2025-03-14',
  });
  const works = new Map((rule.linked.fields.cite ?? []).map(({ work }) => [work, { title: 'The Book' }]));
  expect(sentenceOf(rule, trace, { ...options, works })).toContain(
    '(The Book, inferred from published dates, ',
  );
});

test.each([newDelhi, tromso])('every rule of every pack says one clean sentence at %o', (place) => {
  for (const name of ['NORTH_INDIA', 'IN-TN', 'IN-KL', 'IN-WB', 'IN-MH', 'NEPAL', 'KASHMIR', 'SRI_LANKA']) {
    const pack = workspace.pack(name);
    if (pack === undefined) throw new Error(`${name} has errors`);
    const py = workspace.almanac.placeYear(place, 2026);
    for (const rule of pack.rules.values()) {
      if (rule.checked.kind !== 'observance') continue;
      for (const trace of pack.traces.between(py, rule.code, {
        from: py.firstDay + py.yearStart,
        to: py.firstDay + py.yearEnd - 1,
      })) {
        const sentence = sentenceOf(rule, trace, { zone: place.zone, placeYear: py, pack });
        expect(sentence).toMatch(/^\S.*[^.]\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object| {2}|_|, ,| and and /);
        if (trace.outcome.kind !== 'decided') continue;
        const { first } = trace.outcome;
        const [, month = ''] = dayMonth(first).split(' ');
        expect(sentence).toContain(month);
        expect(sentence).toMatch(new RegExp(`\\b${civilFromDay(first).day}(st|nd|rd|th)?\\b`));
      }
    }
  }
});

test('of alternatives the one that held is said, and the weekday first', () => {
  const body =
    'observe: every tithi Saptami\ndecide: |\n  require (target at sunrise or target is kshaya) and weekday is Sunday\n  then first';
  expect(own(body, '2026-01-25')).toMatchInlineSnapshot(
    `"X is on 25 January: it is a Sunday that day and Shukla Saptami of Magha is running at sunrise, not on 24 January (Book)."`,
  );
});

test('many days in a row are given by the first and the last', () => {
  expect(
    own('observe: Sun in 20 deg to 43.3333 deg\ndecide: then first', '2026-05-04'),
  ).toMatchInlineSnapshot(
    `"X is on 4 May: the Sun between 20° and 43.3° touches 4 May to 28 May (Book). The rule takes the first."`,
  );
});

test('the second of two sunrises, and the tithi after the target', () => {
  expect(bundled('VRAT_EKADASHI_SMARTA', '2026-05-27')).toMatchInlineSnapshot(
    `"Ekadashi (Smarta) is on 27 May: Ekadashi sees a second sunrise, and Dwadashi is still running at the next, not on 25 or 26 May (Dharmasindhu)."`,
  );
});

test('a state of a graha at its entry', () => {
  const body =
    'observe: every Jupiter enters rashi\nday: civil\ndecide: |\n  require not (Jupiter is retrograde) at target\n  then first';
  expect(own(body, '2026-06-02')).toMatchInlineSnapshot(
    `"X is on 2 June: Jupiter enters a sign at 01:50 on 2 June and Jupiter is not retrograde then (Book)."`,
  );
});
