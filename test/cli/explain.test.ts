// `explain` of the kinds of rule that decide no day, and of values that rules wait for.

import { describe, expect, test } from 'vitest';
import { captured } from './captured.ts';

const explained = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await captured('explain', ...args);
  expect([code, err]).toEqual([0, '']);
  return out;
};
const data = async (...args: string[]) => JSON.parse(await explained(...args, '--json'));

describe('a condition', () => {
  test('from when to when it holds, and its authority', async () => {
    // Panchak of September 2026: Drik Panchang, New Delhi.
    const out = await explained('panchak', '2026-09-25');
    expect(out).toMatch(/^CONDITION_PANCHAK on Friday, 25 September 2026\n/);
    expect(out.replaceAll('\n', ' ')).toMatch(
      /Panchak holds from 21:5\d on 23 September to 10:1\d on 28 September/,
    );
    expect(out).toContain('Muhurta Chintamani');
  });

  test('when it holds next where it does not', async () => {
    const out = await explained('CONDITION_PANCHAK', '2026-09-14');
    expect(out).toMatch(/Panchak does not hold on 14 September; next from 21:5\d on 23 September\./);
    expect(await data('CONDITION_PANCHAK', '2026-09-14')).toMatchObject({ matched: false, spans: [] });
  });

  test('what must hold together, each by itself', async () => {
    const args = ['CONDITION_TARA_BALA', '2026-09-14', '--input', 'janma_nakshatra=Rohini'];
    const { matched, spans, parts } = await data(...args);
    expect([matched, spans.length]).toEqual([true, 1]);
    expect(parts.map(({ text }: { text: string }) => text)).toEqual(['nakshatra', 'tara in [2, 4, 6, 8, 9]']);
    expect(await explained(...args)).toContain('What must hold together');
  });
});

test('a muhurat: its windows with the lines that hold, and where they are written', async () => {
  const { matched, windows } = await data('MUHURAT_TRAVEL', '2026-09-17', '--region', 'muhurat');
  expect(matched).toBe(true);
  for (const { start_at, end_at, score, blocked, reasons } of windows) {
    expect(start_at < end_at).toBe(true);
    for (const { how, file, line } of reasons) {
      if (blocked) expect([how, score]).toEqual(['block', 0]);
      expect([file, line]).toEqual([expect.stringMatching(/^muhurat\//), expect.any(Number)]);
    }
  }
  const out = await explained('travel', '2026-09-17', '--region', 'muhurat');
  expect(out).toMatch(/Journeys: .* on 17 September from \d\d:\d\d to \d\d:\d\d, worth \d+/);
});

test('a suitability: what held, what did not, and the sum of both', async () => {
  const {
    score,
    reasons,
    not_held: not_fulfilled,
  } = await data('SUITABILITY_MARRIAGE', '2026-11-21', '--region', 'suitability');
  // The base of the rule is 40.
  const sum = reasons.reduce((all: number, { points }: { points: number }) => all + points, 40);
  expect(score).toBe(Math.min(100, Math.max(0, sum)));
  // Revati holds until late; with her ends Panchak, which is not weighed of a part of the day.
  expect(reasons.map(({ reason }: { reason: string }) => reason)).toContain('a star for marriages');
  expect(not_fulfilled).toContain('Panchak');
  expect(await explained('SUITABILITY_MARRIAGE', '2026-11-21', '--region', 'suitability')).toContain(
    'What did not hold',
  );
});

test('a chakra: step by step, without a day', async () => {
  const inputs = ['--input', 'janma_nakshatra=Rohini', '--input', 'transit_nakshatra=Pushya'];
  const { result, steps } = await data('CHAKRA_KOTA', '--region', 'chakra', ...inputs);
  // Rohini, Mrigashira, Ardra, Punarvasu, Pushya.
  expect(result.position).toBe(5);
  expect(steps[0]).toMatchObject({ role: 'let', name: 'place', value: 5, file: 'chakra/kota.yaml' });
  expect(await explained('kota', '--region', 'chakra', ...inputs)).toContain('position = 5');
});

test('every error of the values is reported', async () => {
  const { code, err } = await captured(
    'explain',
    'CHAKRA_KOTA',
    '--region',
    'chakra',
    '--input',
    'janam=Rohini',
    '--input',
    'janma_nakshatra=Mesha',
  );
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    expect.stringContaining('unknown input janam of CHAKRA_KOTA; known inputs are'),
    expect.stringContaining('janma_nakshatra must be a nakshatra28, found Mesha'),
    expect.stringContaining('requires transit_nakshatra=..., a nakshatra28'),
  ]);
});

test('a rule of another chain: how to query it', async () => {
  const { code, err } = await captured('explain', 'MUHURAT_TRAVEL', '2026-09-14');
  expect([code, err]).toEqual([
    1,
    'nirnaya: CODE: unknown rule "MUHURAT_TRAVEL" in NORTH_INDIA; `--region muhurat` has it\n',
  ]);
});

test('a diagnostic: what it means, with the mistake and without', async () => {
  const out = await explained('not-closed');
  expect(out).toMatch(/^error\[not-closed\]: the clauses may leave several days/);
  expect(out).toMatch(
    /With the mistake: pack\.yaml[\s\S]*--> pack\.yaml:\d+:\d+[\s\S]*Put right: good\.yaml/,
  );
  expect(await data('not-closed')).toMatchObject({
    code: 'not-closed',
    severity: 'error',
    bad: [{ file: 'pack.yaml' }],
  });
});

describe('how a day was decided', () => {
  test('the parts of a clause with what each measured, by what it is about', async () => {
    const out = await explained('FESTIVAL_HOLIKA_DAHAN', '2026-03-03');
    const day = out.slice(out.indexOf('    3 March '), out.indexOf('  prefer target touches pradosha\n'));
    expect(day).toMatch(/no, 0 % +target touches pradosha\n/);
    expect(day).toMatch(/yes, 100 % +bhadra covers pradosha of previous day\n/);
    expect(day).toMatch(/yes, 10 h 2\d +overlap of target in day >= 3.5 prahara of day\n/);
    expect(out).toMatch(/Day +Sunrise +Overlap +day +pradosha\n/);
    expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

  test('instants that are compared, with their days; lets expanded; and a legend of what is there', async () => {
    const out = await explained('VRAT_EKADASHI_VAISHNAVA', '2026-02-13');
    const [head = ''] = out.split('\n').filter((line) => line.includes('Sunrise'));
    expect(head).not.toMatch(/arunodaya|dwadashi/);
    expect(out).toMatch(
      /yes +start of arunodaya after start of target\n +\(05:2\d 13 February, 12:2\d 12 February\)/,
    );
    expect(out).toContain('\nLets\n  dwadashi = next tithi Dwadashi after start of target\n');
    const legend = out.slice(out.indexOf('\nLegend\n'), out.indexOf('\nAuthority\n'));
    for (const mark of ['>:', 'Overlap:', 'added:', '<- decides:', 'yes, no:', '(time, time):'])
      expect(legend).toContain(`\n  ${mark}`);
    expect(legend).not.toContain('h, min:');
    expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

  test('inputs that are not given are named', async () => {
    const args = ['SUITABILITY_TRAVEL', '2026-02-06', '--region', 'suitability'];
    expect(await explained(...args)).toContain('  direction, one of East, South, West, North\n');
    expect(await data(...args)).toMatchObject({ inputs_not_given: ['direction'] });
    const given = await data(...args, '--input', 'direction=East');
    expect(given).toMatchObject({ inputs_not_given: [] });
  });
});

describe('--svg', () => {
  test('draws the decision of one date', async () => {
    expect(await explained('FESTIVAL_HOLI', '2026', '--svg')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test('says what it cannot draw, and what to do', async () => {
    const refused = async (...args: string[]): Promise<string> => {
      const { code, err } = await captured('explain', ...args, '--svg');
      expect(code).toBe(1);
      return err;
    };
    expect(await refused('VRAT_EKADASHI_SMARTA', '2026')).toMatch(/--svg: only one date can be drawn/);
    expect(await refused('panchak', '2026-09-25')).toMatch(/--svg: only festivals and vrats can be drawn/);
  });
});

describe('--sky', () => {
  test('decides on the Sun and Moon of another siddhanta, and says whose they are', async () => {
    // The vakyas have the Sun in Makara at 18:10, after sunset; it is seen to enter at 15:07.
    const out = await explained('Makara Sankranti', '2026', '--sky', 'vakya');
    expect(out).toContain('on Thursday, 15 January 2026\n');
    expect(out).toContain('NORTH_INDIA, standard, by the vakyas\n');
    expect(out).toContain('18:10 on 14 January');
    const seen = await explained('Makara Sankranti', '2026', '--sky', 'drik');
    expect(seen).toContain('on Wednesday, 14 January 2026\n');
    expect(seen).toContain('NORTH_INDIA, standard\n');
  });

  test('one that there is not is an error that lists all', async () => {
    const { code, err } = await captured('explain', 'Diwali', '2026', '--sky', 'ketaki');
    expect(code).not.toBe(0);
    expect(err).toContain('surya_siddhanta_bija');
  });
});
