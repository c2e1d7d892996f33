import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver-protocol/node.js';
import { type Client, changed, marked, startClient } from './client.ts';
import { atNoon, pack, rule } from './packs.ts';

let client: Client;
beforeAll(async () => {
  client = startClient({ 'other.yaml': pack(atNoon('FESTIVAL_OTHER')) });
  await client.initialize();
});
afterAll(() => client.end());

const labels = (items: readonly CompletionItem[]): string[] => items.map(({ label }) => label);

/** What is proposed in a rule; `body` has the mark. */
const inRule = async (body: string, head = ''): Promise<string[]> =>
  labels(await client.completions('mine.yaml', pack(rule('FESTIVAL_MINE', body), head)));

/** What is proposed in the target. */
const inTarget = (text: string): Promise<string[]> => inRule(`    observe: ${text}`);

/** What is proposed in the clauses. */
const inClauses = (text: string): Promise<string[]> =>
  inRule(`    observe: every Krishna 4\n    decide: |\n      ${text}`);

test('after a quantity its own names, and the operators of a quantity', async () => {
  const tithis = await inTarget('every tithi ¦');
  expect(tithis).toEqual(expect.arrayContaining(['Ekadashi', 'Purnima', 'is', 'in']));
  expect(tithis).not.toContain('Rohini');
  expect(tithis).not.toContain('pradosha');
  // What is read at an instant is no target.
  expect(tithis).not.toContain('at');
  expect(await inClauses('require tithi ¦')).toContain('at');
  const stars = await inTarget('nakshatra ¦');
  expect(stars).toEqual(expect.arrayContaining(['Rohini', 'Purva Phalguni', 'of']));
  expect(stars).not.toContain('Ekadashi');
  expect(await inTarget('nakshatra of ¦')).toEqual(
    expect.arrayContaining(['Sun', 'Moon', 'next', 'previous']),
  );
});

test('in a list, and after `is`, the names of the kind that is compared and no others', async () => {
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  expect(await inClauses('require weekday in [¦')).toEqual(days);
  expect(await inClauses('require weekday in [Sunday, ¦')).toEqual(days);
  expect(await inClauses('require weekday at sunrise is ¦')).toEqual([...days, 'not', 'vriddhi', 'kshaya']);
  const signs = await inClauses('require target touches day and rashi of Sun is not ¦');
  expect(signs).toContain('Vrishabha');
  expect(signs).toHaveLength(12 + ['vriddhi', 'kshaya'].length);
  expect(await inClauses('require hora at sunset in [¦')).toContain('Jupiter');
});

test('at a target months come first; a month continues with its half and its tithi', async () => {
  const items = await client.completions('mine.yaml', pack(rule('FESTIVAL_MINE', '    observe: ¦')));
  const first = [...items].sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1)).slice(0, 13);
  expect(labels(first)).toEqual(expect.arrayContaining(['Chaitra', 'Phalguna', 'Adhika']));
  expect(labels(items)).toEqual(
    expect.arrayContaining(['every', 'Tamil', 'FESTIVAL_OTHER', 'FESTIVAL_DIWALI', 'tithi', 'pradosha']),
  );
  const halves = await inTarget('Bhadrapada ¦');
  expect(halves).toEqual(expect.arrayContaining(['Shukla', 'Krishna', 'Purnima']));
  expect(halves).not.toContain('Rohini');
  expect(await inTarget('Tamil ¦')).toEqual(expect.arrayContaining(['Chithirai', 'Thai']));
  expect(await inTarget('Gregorian 25 ¦')).toEqual(expect.arrayContaining(['December']));
  expect(await inTarget('every Sun enters ¦')).toEqual(expect.arrayContaining(['Makara', 'rashi']));
});

test('in `decide` clauses begin a line, and end with what closes them', async () => {
  expect(await inClauses('¦')).toEqual(['also', 'require', 'prefer', 'then', 'undecided']);
  expect(await inClauses('prefer target at sunrise\n      ¦')).toEqual(
    expect.arrayContaining(['require', 'then', 'and', 'or']),
  );
  expect(await inClauses('also ¦')).toEqual(['previous', 'next']);
  expect(await inClauses('then ¦')).toEqual(['first', 'last']);
  const preferred = await inClauses('prefer ¦');
  expect(preferred).toEqual(
    expect.arrayContaining(['most', 'earliest', 'latest', 'target', 'madhyahna', 'not']),
  );
  expect(preferred).not.toContain('then');
  expect(await inClauses('prefer part 3 ¦')).toEqual(['to', 'of']);
  expect(await inClauses('require overlap of target in day >= 3 ¦')).toEqual(
    expect.arrayContaining(['min', 'hours', 'fixed', 'muhurta', 'ghati', 'prahara']),
  );
});

test('only what has a type that is allowed there', async () => {
  const instants = await inClauses('require weekday at ¦');
  expect(instants).toEqual(expect.arrayContaining(['sunrise', 'moonset', 'midnight', 'start', 'middle']));
  for (const other of [
    'day',
    'madhyahna',
    'tithi',
    'Monday',
    'FESTIVAL_HOLI',
    'vara_lord',
    'number',
    'target',
  ])
    expect(instants, other).not.toContain(other);
  const targets = await inTarget('¦');
  expect(targets).toEqual(
    expect.arrayContaining(['Bhadrapada', 'Magha', 'every', 'tithi', 'FESTIVAL_HOLI', 'Tamil']),
  );
  for (const other of ['target', 'vara_lord', 'number', 'count', 'length', 'overlap', 'FESTIVAL_MINE'])
    expect(targets, other).not.toContain(other);
  const windows = await inClauses('require overlap of target in ¦');
  expect(windows).toEqual(expect.arrayContaining(['madhyahna', 'day', 'part', 'from', 'hora']));
  for (const other of ['vara_lord', 'number', 'length']) expect(windows, other).not.toContain(other);
  const index = await inRule('    observe: every Monday\n    windows: {a: part (¦');
  expect(index).toEqual(expect.arrayContaining(['number', 'count', 'mukha_prahara']));
  for (const other of ['day', 'sunrise', 'vara_lord', 'madhyahna']) expect(index, other).not.toContain(other);
  const names = await inRule('    observe: every Monday\n    named: ¦');
  expect(names).toEqual(expect.arrayContaining(['vara_lord', 'choghadiya_day']));
  for (const other of ['day', 'sunrise', 'tithi', 'madhyahna']) expect(names, other).not.toContain(other);
  const going = await inClauses('require target ¦');
  expect(going).toEqual(expect.arrayContaining(['touches', 'covers', 'at', 'is']));
  for (const other of ['mod', 'before', 'after']) expect(going, other).not.toContain(other);
});

test('after an error before the cursor everything that the grammar allows is proposed', async () => {
  expect(await inClauses('require nonsense touches day and ¦')).toEqual(
    expect.arrayContaining(['sunrise', 'madhyahna', 'tithi']),
  );
});

test('the fields of the kind of rule that the fields before make it', async () => {
  const condition = await inRule('    holds: every Monday\n    ¦');
  expect(condition).toEqual(expect.arrayContaining(['kind', 'inputs', 'windows']));
  for (const other of ['observe', 'decide', 'score', 'result']) expect(condition, other).not.toContain(other);
  const muhurat = await inRule('    event: travel\n    ¦');
  expect(muhurat).toEqual(expect.arrayContaining(['score', 'lasting', 'over', 'hierarchy']));
  for (const other of ['observe', 'windows', 'result']) expect(muhurat, other).not.toContain(other);
  const days = await inRule('    event: travel\n    over: day\n    ¦');
  expect(days).toContain('hierarchy');
  expect(days).not.toContain('lasting');
  const extended = labels(await client.completions('mine.yaml', pack('  extend FESTIVAL_HOLI:\n    ¦')));
  expect(extended).toContain('windows');
  expect(extended).not.toContain('score');
});

test('lets and inputs are proposed in their own rule', async () => {
  const bindings =
    '    observe: every Monday\n    let: {moon_up: from moonrise to moonset}\n    windows: {a: ¦}';
  expect(await inRule(bindings)).toEqual(expect.arrayContaining(['moon_up', 'target', 'hora']));
  expect(await inTarget('¦')).not.toContain('moon_up');
});

test('a name begun in several words is replaced whole, and other spellings are found', async () => {
  const text = pack(rule('FESTIVAL_MINE', '    observe: nakshatra Purva Ph¦'));
  const [item, ...others] = await client.completions('mine.yaml', text);
  expect(others).toEqual([]);
  const edit = item?.textEdit;
  if (edit === undefined || !('range' in edit)) throw new Error('no change');
  expect(changed(marked(text).text, [edit])).toContain('observe: nakshatra Purva Phalguni\n');
  expect(await inTarget('Ashwi¦')).toContain('Ashwin');
});

test('fields by their place, without those already there', async () => {
  const fields = await inRule('    observe: every Monday\n    ¦');
  expect(fields).toEqual(expect.arrayContaining(['decide', 'windows', 'adhika', 'let']));
  expect(fields).not.toContain('observe');
  expect(fields).not.toContain('unset');
  expect(labels(await client.completions('mine.yaml', 'pack: MINE\n¦'))).toEqual(
    expect.arrayContaining(['extends', 'rules', 'kala', 'works']),
  );
  expect(labels(await client.completions('mine.yaml', 'pack: MINE\nkala:\n  dusk:\n    ¦'))).toEqual(
    expect.arrayContaining(['is', 'quality']),
  );
  expect(await inRule('    observe: every Monday\n    variants:\n      FIRST:\n        ¦')).toEqual(
    expect.arrayContaining(['name', 'name_sa', 'when']),
  );
});

test('works, levels, tags and the other words that fields may have', async () => {
  const cite = (text: string) =>
    client.completions(
      'mine.yaml',
      pack(
        rule('FESTIVAL_MINE', '    observe: every Monday').replace(
          '{work: drik, says: so, level: DERIVED}',
          text,
        ),
      ),
    );
  const works = await cite('{work: ¦');
  expect(works.find(({ label }) => label === 'dharmasindhu')?.detail).toBe('Dharmasindhu');
  expect(labels(await cite('{work: drik, level: ¦'))).toEqual(
    expect.arrayContaining(['VERIFIED', 'PROVISIONAL']),
  );
  expect(labels(await cite('{work: drik, ¦'))).toEqual(
    expect.arrayContaining(['place', 'says', 'level', 'note']),
  );
  expect(labels(await cite('work: ¦'))).toContain('dharmasindhu');
  expect(await inRule('    tags: [¦')).toEqual(expect.arrayContaining(['SHAIVA', 'VAISHNAVA']));
  expect(await inRule('    adhika: ¦')).toEqual(['skip', 'both', 'only']);
  expect(labels(await client.completions('mine.yaml', 'pack: MINE\nextends: ¦'))).toEqual(
    expect.arrayContaining(['NORTH_INDIA', 'IN-MH']),
  );
});

test('codes of the parents after `override`, `extend` and `disable`', async () => {
  const at = (rules: string) => client.completions('mine.yaml', pack(rules));
  expect(labels(await at('  override FEST¦'))).toContain('FESTIVAL_DIWALI');
  expect(labels(await at('  extend ¦'))).toContain('FESTIVAL_HOLI');
  expect(labels(await at('  disable: [FESTIVAL_HOLI, ¦'))).toContain('VRAT_KARWA_CHAUTH');
  expect(labels(await at('  ¦'))).toEqual(['override', 'extend', 'disable']);
});

test('after a blank only what is few and certain; in comments and prose nothing', async () => {
  const blank = { triggerKind: 2, triggerCharacter: ' ' };
  const typed = async (body: string) =>
    labels(await client.completions('mine.yaml', pack(rule('FESTIVAL_MINE', body)), blank));
  expect(await typed('    observe: tithi ¦')).toContain('Ekadashi');
  expect(await typed('    observe: every Monday\n    decide: |\n      prefer target ¦')).toEqual([]);
  expect(await inRule('    observe: every Monday # ¦')).toEqual([]);
  expect(await inRule('    summary: The ¦')).toEqual([]);
  expect(await inClauses('require target touches day # or ¦')).toEqual([]);
});

test('behind `touches`, `covers` and `most of` kalas rank above months', async () => {
  for (const words of ['require target touches ¦', 'prefer target covers ¦', 'prefer most of ¦']) {
    const body = `    observe: every Krishna 4\n    decide: |\n      ${words}`;
    const items = await client.completions('mine.yaml', pack(rule('FESTIVAL_MINE', body)));
    const at = (label: string): string => items.find((item) => item.label === label)?.sortText ?? '';
    expect(at('madhyahna')).not.toBe('');
    if (at('Bhadrapada') !== '') expect(at('madhyahna') < at('Bhadrapada')).toBe(true);
    expect(at('madhyahna') < (at('Rohini') || '99')).toBe(true);
  }
});

test('behind `most of` kalas come first of all, and what begins with the letters typed before the rest', async () => {
  const ranked = async (words: string): Promise<string[]> => {
    const body = `    observe: every Krishna 4\n    decide: |\n      ${words}`;
    const items = await client.completions('mine.yaml', pack(rule('FESTIVAL_MINE', body)));
    return labels([...items].sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1)));
  };
  const windows = await ranked('prefer most of ¦');
  const kalas = ['aparahna', 'arunodaya', 'madhyahna', 'nishita', 'pradosha', 'purvahna'];
  const others = ['Bhadrapada', 'Rohini', 'tithi', 'FESTIVAL_DIWALI', 'part'].filter((o) =>
    windows.includes(o),
  );
  expect(others.length).toBeGreaterThan(1);
  const first = Math.min(...others.map((other) => windows.indexOf(other)));
  for (const kala of kalas) expect(windows.indexOf(kala)).toBeLessThan(first);
  expect((await ranked('prefer most of prad¦'))[0]).toBe('pradosha');
  expect((await ranked('prefer target touches madh¦'))[0]).toBe('madhyahna');
});

test('at the end of a clause `by`, behind it the works that the rule cites, and the places in one', async () => {
  const cited = (clause: string): string =>
    pack(rule('FESTIVAL_MINE', `    observe: every Krishna 4\n    decide: |\n      ${clause}`)).replace(
      '{work: drik, says: so, level: DERIVED}',
      '{work: drik, place: on Holi, says: so, level: DERIVED}\n      - {work: dharmasindhu, level: DERIVED}',
    );
  const proposed = async (clause: string): Promise<string[]> =>
    labels(await client.completions('mine.yaml', cited(clause)));
  expect(await proposed('then first ¦')).toEqual(expect.arrayContaining(['by', 'prefer']));
  expect(await proposed('then first by ¦')).toEqual(['drik', 'dharmasindhu']);
  expect(await proposed('then first by dh¦')).toContain('dharmasindhu');
  expect(await proposed('prefer target touches madhyahna by ¦')).toEqual(
    expect.arrayContaining(['drik', 'dharmasindhu']),
  );
  expect(await proposed('then first by drik ¦')).toEqual(expect.arrayContaining(['"on Holi"', 'require']));
  expect(await proposed('then first by dharmasindhu ¦')).not.toContain('"on Holi"');
  expect(await proposed('require Venus set by ¦')).not.toContain('dharmasindhu');
});
