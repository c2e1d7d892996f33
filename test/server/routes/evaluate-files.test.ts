// Several texts evaluated together, and the place where no other is named.

import { describe, expect, test } from 'vitest';
import { type Answer, posted, type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();

interface Evaluation {
  readonly ok: boolean;
  readonly diagnostics: readonly Readonly<Record<string, unknown>>[];
  readonly rules: readonly { readonly code: string; readonly dates: readonly { readonly date: string }[] }[];
  readonly location: Readonly<Record<string, unknown>>;
  readonly _engine: { readonly rule_pack_chain: readonly string[] };
}

const post = (body: unknown): Promise<Answer> => get('/v1/rules/evaluate', posted(body));
async function evaluated(body: object): Promise<Evaluation> {
  const answer = await post(body);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.json<Evaluation>();
}

const fair = (observe: string): string =>
  `FESTIVAL_TOWN_FAIR:
  name: Town fair
  type: FESTIVAL
  observe: ${observe}
  decide: then first
  cite: [{work: drik, level: VERIFIED}]
`;
const inTown = (text: string): string => text.replaceAll(/^/gm, '  ');
const town = {
  name: 'town.yaml',
  text: 'pack: TOWN\nextends: SOUTH_INDIA\nkala: {noon: part 3 of 5 of day}\n',
};
const rules = { name: 'rules/fairs.yaml', text: `pack: TOWN\nrules:\n${inTown(fair('Magha Shukla 5'))}` };

describe('several files', () => {
  test('are one pack where they name one', async () => {
    const answer = await evaluated({ files: [town, rules], year: 2026 });
    expect(answer.rules.map(({ code, dates }) => [code, dates.map(({ date }) => date)])).toEqual([
      ['FESTIVAL_TOWN_FAIR', ['2026-01-22']],
    ]);
    expect(answer._engine.rule_pack_chain.slice(-2)).toEqual(['SOUTH_INDIA', 'TOWN']);
  });

  test('are a chain where one builds on another, and a text stands on them', async () => {
    const text = 'extends: TOWN\nrules: {disable: [FESTIVAL_TOWN_FAIR]}';
    const answer = await evaluated({ text, files: [rules, town], year: 2026 });
    expect(answer._engine.rule_pack_chain.slice(-3)).toEqual(['SOUTH_INDIA', 'TOWN', 'TRIAL']);
    expect(answer.rules.map(({ code }) => code)).toEqual(['FESTIVAL_TOWN_FAIR']);
  });

  test('diagnostics name the file, and none for the text', async () => {
    const wrong = { ...rules, text: rules.text.replace('then first', 'then fist') };
    const answer = await evaluated({ files: [town, wrong], year: 2026 });
    expect(answer.ok).toBe(false);
    expect(answer.diagnostics[0]).toMatchObject({ file: 'rules/fairs.yaml', code: 'syntax', line: 7 });
    const unnamed = await evaluated({ text: fair('Magha Shukla'), files: [town], pack: 'NORTH_INDIA' }).catch(
      () => undefined,
    );
    expect(unnamed).toBeUndefined();
    const alone = await evaluated({ text: `extends: TOWN\n${fair('Magha Shukl 5')}`, files: [town] });
    expect(alone.diagnostics[0]).toMatchObject({ file: null });
  });

  test('of two chains are refused', async () => {
    const other = { name: 'other.yaml', text: 'pack: OTHER\nextends: base' };
    const answer = await post({ files: [town, other] });
    expect([answer.status, answer.json<Refused>().error]).toEqual([422, 'several_chains']);
  });

  test.each([
    [{}, 'text', 'is required unless files are given'],
    [{ files: [] }, 'files', 'must list at least one file'],
    [{ files: [town, town] }, 'files', 'must have different names; town.yaml occurs twice'],
    [{ files: [{ name: '(text)', text: '' }] }, 'files.0.name', 'must be a name such as rules/town.yaml'],
    [
      { text: 'x'.repeat(15_000), files: [{ name: 'a', text: 'y'.repeat(15_000) }] },
      'files',
      'must have at most 20000 characters, text included',
    ],
  ])('a body without files that can be read is refused: %#', async (body, field, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.json<Refused>().errors).toContainEqual({ field, message });
  });
});

describe('the place', () => {
  const place = async (body: object): Promise<unknown[]> => {
    const { location } = await evaluated(body);
    return [location.name_en, location.lat, location.timezone, location.source];
  };

  test('is that of the chain where none is named', async () => {
    expect(await place({ files: [town, rules] })).toEqual(['Chennai', 13.0827, 'Asia/Kolkata', 'pack']);
    expect(await place({ text: fair('Magha Shukla 5'), pack: 'IN-KL' })).toEqual([
      'Thiruvananthapuram',
      8.5241,
      'Asia/Kolkata',
      'pack',
    ]);
    const own = 'pack: HOME\nextends: base\nplace: {lat: 51.5, lon: -0.1, zone: Europe/London}';
    expect(await place({ text: own })).toEqual([null, 51.5, 'Europe/London', 'pack']);
  });

  test('and decides the dates', async () => {
    const eve = fair('Gregorian 25 December').replace(
      'decide: then first',
      'windows: {dawn: from sunrise for 60 min}',
    );
    const at = async (home: string): Promise<unknown> =>
      (await evaluated({ text: `pack: HOME\nextends: base\n${home}rules:\n${inTown(eve)}`, year: 2026 }))
        .rules[0];
    expect(JSON.stringify(await at('place: London\n'))).toContain('+00:00');
    expect(JSON.stringify(await at(''))).toContain('+05:30');
  });

  test('is the region, the location or the coordinates where one is named', async () => {
    expect(await place({ files: [town], region: 'IN-MH' })).toEqual([
      'Mumbai',
      19.076,
      'Asia/Kolkata',
      'region',
    ]);
    expect((await place({ files: [town], location_id: 22 }))[0]).toBe('New York');
    expect(await place({ files: [town], lat: 60, lon: 25 })).toEqual([
      null,
      60,
      'Europe/Helsinki',
      'coordinates',
    ]);
  });
});

test('nothing of all this was a failure of ours', () => {
  expect(failures).toEqual([]);
});
