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

test('after a quantity its own names, and what a quantity may be asked', async () => {
  const tithis = await inTarget('every tithi ¦');
  expect(tithis).toEqual(expect.arrayContaining(['Ekadashi', 'Purnima', 'is', 'in', 'at']));
  expect(tithis).not.toContain('Rohini');
  expect(tithis).not.toContain('pradosha');
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

test('at a target months come first; a month goes on with its half and its tithi', async () => {
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

test('lets and inputs are proposed in their own rule', async () => {
  const lets = '    observe: every Monday\n    let: {moon_up: from moonrise to moonset}\n    windows: {a: ¦}';
  expect(await inRule(lets)).toEqual(
    expect.arrayContaining(['moon_up', 'target', 'hora', 'sankashti_names']),
  );
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

test('fields by their place, those that stand there already left out', async () => {
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
  expect(await inRule('    observe: every Monday\n    variant:\n      - ¦')).toEqual(['when', 'name']);
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
