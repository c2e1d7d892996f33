// Names other than those of rules, kalas and lets changed: every place where they stand, and what is refused.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SymbolInformation, WorkspaceEdit } from 'vscode-languageserver-protocol/node.js';
import { type Client, changed, marked, startClient } from './client.ts';
import { rule } from './packs.ts';

const town = `pack: TOWN
extends: base
tables:
  fair_names: {Sunday: Sun fair, Monday: Moon fair}
  names_of_fifths: [a, b, c, d, e]
divisions:
  quintiles: {divide: day into 5, label: names_of_fifths}
calendars:
  Townish:
    begins: every Sun enters rashi
    decide: |
      also next day
      require sunset after target
      then first
    first_month: Mesha
    months: [Ma, Va, Ji, Ka, Si, Ky, Tu, Vr, Dh, Mk, Ku, Mi]
    cite: [{work: drik, level: DERIVED}]
rules:
${rule('FESTIVAL_FAIR', '    observe: Townish Ka 1\n    named: fair_names by weekday\n    windows: {third: quintiles is "c"}')}  CONDITION_STAR:
    name: Star
    inputs: {star: nakshatra}
    holds: nakshatra and count from star to nakshatra in [1, 3]
    cite: [{work: drik, level: DERIVED}]
  CONDITION_ALONE:
    name: Alone
    inputs: {own: nakshatra}
    holds: nakshatra and count from own to nakshatra in [1, 3]
    cite: [{work: drik, level: DERIVED}]
  CONDITION_USER:
    name: User
    inputs: {star: nakshatra}
    holds: CONDITION_STAR and count from star to nakshatra in [1]
    cite: [{work: drik, level: DERIVED}]
`;
const village = `pack: VILLAGE
extends: TOWN
rules:
${rule('FESTIVAL_AFTER', '    observe: Townish Si 2\n    named: fair_names by weekday')}`;
const tests = `pack: [TOWN, VILLAGE]
tests:
  - {rule: CONDITION_ALONE, holds_at: 2026-09-14T12:00, inputs: {own: Rohini}}
`;
const words = `words: hi
lands: [TOWN]
observances:
  FESTIVAL_FAIR: {name: मेला}
`;
const files: Readonly<Record<string, string>> = {
  'town.yaml': town,
  'village.yaml': village,
  'town.test.yaml': tests,
  'town.words.yaml': words,
};

let client: Client;
beforeAll(async () => {
  client = startClient(files);
  await client.initialize();
  for (const [name, text] of Object.entries(files)) await client.open(name, text);
});
afterAll(() => client.end());

async function renamed(name: string, text: string, newName: string): Promise<Record<string, string>> {
  const whole = files[name] ?? '';
  const { position } = marked(whole.replace(text.replace('¦', ''), text));
  const uri = client.folder.uri(name);
  const { changes = {} } = await client.request<WorkspaceEdit>('textDocument/rename', uri, {
    position,
    newName,
  });
  return Object.fromEntries(
    Object.entries(changes).map(([at, edits]) => {
      const file = at.slice(at.lastIndexOf('/') + 1);
      return [file, changed(files[file] ?? '', edits)];
    }),
  );
}

describe('renamed everywhere', () => {
  test('a table', async () => {
    expect(await renamed('town.yaml', 'named: fair_¦names', 'names_of_fairs')).toEqual({
      'town.yaml': town.replaceAll('fair_names', 'names_of_fairs'),
      'village.yaml': village.replaceAll('fair_names', 'names_of_fairs'),
    });
  });

  test('a division', async () => {
    expect(await renamed('town.yaml', '  quint¦iles:', 'pieces')).toEqual({
      'town.yaml': town.replaceAll('quintiles', 'pieces'),
    });
  });

  test('a calendar', async () => {
    expect(await renamed('village.yaml', 'observe: Town¦ish', 'Municipal')).toEqual({
      'town.yaml': town.replaceAll('Townish', 'Municipal'),
      'village.yaml': village.replaceAll('Townish', 'Municipal'),
    });
  });

  test('an input, in tests too', async () => {
    expect(await renamed('town.yaml', 'count from ow¦n', 'birth_star')).toEqual({
      'town.yaml': town.replace('{own:', '{birth_star:').replace('from own', 'from birth_star'),
      'town.test.yaml': tests.replace('{own:', '{birth_star:'),
    });
  });

  test('a pack, in tests too', async () => {
    expect(await renamed('village.yaml', 'extends: TO¦WN', 'CITY')).toEqual({
      'town.yaml': town.replace('pack: TOWN', 'pack: CITY'),
      'village.yaml': village.replace('extends: TOWN', 'extends: CITY'),
      'town.test.yaml': tests.replace('[TOWN,', '[CITY,'),
      'town.words.yaml': words.replace('[TOWN]', '[CITY]'),
    });
  });

  test('a rule, in words too', async () => {
    expect(await renamed('town.yaml', '  FESTIVAL_¦FAIR:', 'FESTIVAL_MARKET')).toEqual({
      'town.yaml': town.replace('  FESTIVAL_FAIR:', '  FESTIVAL_MARKET:'),
      'town.words.yaml': words.replace('FESTIVAL_FAIR', 'FESTIVAL_MARKET'),
    });
  });
});

test.each([
  ['named: fair_¦names', 'quintiles', 'a division named quintiles already exists'],
  ['observe: Town¦ish', 'townish', 'not a valid name of a calendar'],
  ['pack: TO¦WN', 'VILLAGE', 'a pack named VILLAGE already exists'],
  ['pack: TO¦WN', 'A TOWN', 'not a valid pack name'],
  ['extends: ba¦se', 'mine', 'belongs to the packs that come with Nirnaya'],
  ['inputs: {st¦ar: nakshatra}', 'birth_star', 'CONDITION_USER refers to CONDITION_STAR'],
])('%s to %s is refused: %s', async (text, newName, why) => {
  await expect(renamed('town.yaml', text, newName)).rejects.toThrow(why);
});

describe('symbols of the workspace', () => {
  const answer = async (query: string): Promise<string[]> => {
    const symbols = await client.request<SymbolInformation[]>('workspace/symbol', '', { query });
    return symbols.map(({ name, containerName }) => `${name} in ${containerName}`);
  };

  test('the whole name first, then its beginning, then any part, then its letters in order', async () => {
    const fair = await answer('fair');
    expect(fair.slice(0, 2)).toEqual(['fair_names in TOWN', 'FESTIVAL_FAIR in TOWN']);
    expect((await answer('town'))[0]).toBe('TOWN in TOWN');
    expect(await answer('cdalone')).toContain('CONDITION_ALONE in TOWN');
  });

  test('inputs come last, and nothing where no name has the letters', async () => {
    expect(await answer('own')).toContain('own in CONDITION_ALONE');
    expect(await answer('qqqqxx')).toEqual([]);
  });

  test('without letters everything but what belongs to rules, up to a bound', async () => {
    const all = await answer('');
    expect(all).toContain('quintiles in TOWN');
    expect(all).not.toContain('own in CONDITION_ALONE');
    expect(all.length).toBeLessThanOrEqual(512);
  });
});
