import { describe, expect, test } from 'vitest';
import { captured } from './captured.ts';

const asha = ['1990-05-15', '14:30', '--place', 'Ujjain', '--name', 'Asha'];

describe('nirnaya chart', () => {
  test.each(['north', 'south', 'east'])('draws the %s diagram in 80 columns', async (form) => {
    const { code, out, err } = await captured('chart', ...asha, '--diagram', form);
    expect([code, err]).toEqual([0, '']);
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    expect(out).toContain('Asha, Tuesday, 15 May 1990, 14:30');
    expect(out).toContain('Vimshottari');
    expect(out).toMatch(/Saturn +1°31' Makara +Uttara Ashadha 2 +5 +own, retrograde/);
    expect(out).toMatch(/Yogas, \d+/);
  });

  test('draws a varga', async () => {
    const { out } = await captured('chart', ...asha, '--varga', 'd9', '--diagram', 'south', '--no-yogas');
    expect(out).toContain('D9 Navamsha');
    expect(out).not.toContain('Yogas');
    expect((await captured('chart', ...asha, '--varga', 'D8')).err).toContain('D1, D2, D3');
  });

  test('writes a name into SVG as text', async () => {
    const { out } = await captured('chart', ...asha.slice(0, 4), '--name', '<script>&</script>', '--svg');
    expect(out).toContain(', &lt;script&gt;&amp;&lt;/script&gt;, 1990');
    expect(out).not.toContain('<script');
  });

  test('prints SVG and nothing else', async () => {
    const { out } = await captured('chart', ...asha, '--svg');
    expect(out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test('prints what the service answers as JSON', async () => {
    const { out } = await captured('chart', ...asha, '--json', '--shadbala', '--ayanamsa', 'raman');
    const chart = JSON.parse(out);
    expect(chart.conventions).toMatchObject({ ayanamsa: 'raman' });
    expect([chart.vargas.length, chart.shadbala.grahas.length]).toEqual([16, 7]);
  });

  test('adds the sahams of the birth and of a year of life', async () => {
    const { code, out } = await captured('chart', ...asha, '--no-yogas', '--sahams', '--varsha', '10');
    expect(code).toBe(0);
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    expect(out).toMatch(/Sahams, by day\n {2}punya .* moon - sun \+ lagna/);
    expect(out).toMatch(/Varshaphala, 10 years passed, 2000-05-1\dT/);
    expect(out).toMatch(/Lord of the year: \w+ \((benefic|malefic) aspect\)/);
    const running = JSON.parse((await captured('chart', ...asha, '--json', '--varsha')).out);
    expect(Date.parse(running.varshaphala.start_at)).toBeLessThanOrEqual(Date.parse(running.running_at));
    expect(Date.parse(running.varshaphala.end_at)).toBeGreaterThan(Date.parse(running.running_at));
    expect(running.sahams).toBeUndefined();
  });

  test('takes what schools differ in, and shows houses that are asked for', async () => {
    const { code, out } = await captured(
      ...['chart', ...asha, '--no-yogas', '--option', 'house_system=sripati', '--option=varga_d9=kalachakra'],
    );
    expect(code).toBe(0);
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('mean node, house_system=sripati, varga_d9=kalachakra');
    expect(out).toMatch(/Houses, sripati\nHouse +Start +Cusp +Lord +Grahas\n1 /);
    expect((await captured('chart', ...asha, '--no-yogas')).out).not.toContain('Houses,');
  });

  test('shows Krishnamurti Paddhati with its profile', async () => {
    const { out } = await captured('chart', ...asha, '--no-yogas', '--profile', 'krishnamurti');
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    expect(out).toMatch(/krishnamurti 23°3\d'/);
    expect(out).toMatch(/Lords +Rashi +Star +Sub +Sub-sub\ncusp 1 /);
    expect(out).toContain('Significators: in stars of occupants | occupants');
  });

  test('says which instant was taken of a time that was shown twice', async () => {
    const { out } = await captured('chart', '2018-11-04', '01:30', '--place', 'New York', '--no-yogas');
    expect(out.replaceAll(/\s+/g, ' ')).toContain('With clock_change=after it is taken by -05:00.');
  });

  test.each([
    [['1990-05-15'], 'lagna, houses'],
    [['1990-05-15', '25:00'], 'not a time of day'],
    [['1699-12-31', '10:00'], '1700-01-01'],
    [['1990-02-30', '10:00'], 'does not exist in the calendar'],
    [['1990-05-15', '14:30', '--ayanamsa', 'lahri'], 'did you mean lahiri?'],
    [['1990-05-15', '14:30', '--option', 'varga_d9=krishna'], 'must be one of parashara, krishna_mishra'],
    [['1990-05-15', '14:30', '--option', 'house_sytem=equal'], 'did you mean house_system?'],
    [
      ['1990-05-15', '14:30', '--option', 'gana=alike'],
      'unknown option "gana"; known options are ashtakavarga_table',
    ],
    [['1990-05-15', '14:30', '--tz', 'IST'], 'Asia/Kolkata'],
    [['1990-05-15', '14:30', '--name', 'a\u001b[31mred'], '--name: must be written on one line'],
    [['1990-05-15', '14:30', '--varsha', 'next'], '--varsha'],
    [['3090-05-15', '14:30', '--varsha', '20'], '3100-12-31'],
    [['1990-05-15', '14:30', '--place', 'Qwertzuiop'], 'unknown place'],
  ])('refuses %j', async (words, message) => {
    const { code, err } = await captured('chart', ...words);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});

describe('nirnaya match', () => {
  const both = ['1992-08-12 06:15 New Delhi', '1990-05-15 14:30 23.1793,75.7849'];

  test('tells the points kuta by kuta in 80 columns', async () => {
    const { code, out, err } = await captured('match', ...both, '--diagram', 'north');
    expect([code, err]).toEqual([0, '']);
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    expect(out).toMatch(/^26 of 36 points by the tables; 34 with exceptions counted\n/);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /Nadi: one sign and different stars \(8 points where counted; \w/,
    );
    expect(out).toMatch(/Nadi +\d(\.\d)? \/ 8/);
  });

  test('counts exceptions where that is asked for', async () => {
    const { out } = await captured('match', ...both, '--points-by', 'exceptions');
    expect(out).toMatch(/^34 of 36 points with exceptions counted; 26 by the tables\n/);
    expect(out).toMatch(/Nadi +8 \/ 8/);
  });

  test('prints JSON and SVG', async () => {
    const { out } = await captured('match', ...both, '--json');
    expect(JSON.parse(out).guna_milan.maximum).toBe(36);
    const { out: svg } = await captured('match', ...both, '--svg');
    expect(svg.match(/<svg /g)).toHaveLength(2);
  });

  test('says with which option a time is taken that the clocks passed over', async () => {
    const spring = ['2021-03-14 02:30 New York', both[1] ?? ''];
    const { out } = await captured('match', ...spring);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('With --bride-clock-change=after it is taken by -04:00.');
    const { out: other } = await captured('match', ...spring, '--bride-clock-change=after');
    expect(other.replaceAll(/\s+/g, ' ')).toContain('taken by the offset after the change, -04:00.');
  });

  test('takes the table of a kuta by its option or by the profile of a school', async () => {
    const kutas = async (...options: string[]) => {
      const { out } = await captured('match', ...both, '--json', ...options);
      const { guna_milan, conventions } = JSON.parse(out);
      const of = (name: string) => guna_milan.kutas.find(({ kuta }: { kuta: string }) => kuta === name);
      const [varna, tara, gana] = ['varna', 'tara', 'gana'].map((name) => of(name).reading);
      return { varna, tara, gana, profile: conventions.profile };
    };
    expect(await kutas()).toEqual({
      varna: 'muhurta_chintamani',
      tara: 'both_directions',
      gana: 'handbooks',
      profile: 'parashara',
    });
    expect(await kutas('--option', 'gana=alike')).toMatchObject({
      varna: 'muhurta_chintamani',
      gana: 'alike',
    });
    expect(await kutas('--profile', 'raman')).toMatchObject({
      varna: 'raman',
      tara: 'raman',
      gana: 'handbooks',
    });
    expect(await kutas('--profile=raman', '--option=varna=muhurta_chintamani')).toMatchObject({
      varna: 'muhurta_chintamani',
    });
    const { out } = await captured('match', ...both, '--option', 'gana=alike');
    expect(out).toContain('mean node, gana=alike');
    const { err } = await captured('match', ...both, '--option', 'gana=equal', '--option', 'tarra=both');
    expect(err).toContain('gana=equal: must be one of handbooks, pyjhora, maitreya, alike, halves');
    expect(err).toContain('did you mean tara?');
  });

  test('names whose birth is wrong', async () => {
    const { code, err } = await captured('match', '1992-08-12 06:15', both[1] ?? '');
    expect([code, err.includes('BRIDE')]).toEqual([1, true]);
    const { err: other } = await captured('match', both[0] ?? '', '1990-13-01 14:30 Ujjain');
    expect(other).toContain('GROOM: DATE');
  });
});
