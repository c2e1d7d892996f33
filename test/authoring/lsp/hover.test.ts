import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hover, MarkupContent } from 'vscode-languageserver-protocol/node.js';
import { type Client, marked, startClient, textIn } from './client.ts';
import { pack, rule } from './packs.ts';

let client: Client;
beforeAll(async () => {
  client = startClient({ 'town.yaml': pack(rule('FESTIVAL_TOWN', '    observe: every Monday')) });
  await client.initialize();
});
afterAll(() => client.end());

/** The hover at the mark, and the text that it is about. */
async function hover(text: string): Promise<{ text: string; about: string } | null> {
  const at = marked(text);
  const uri = await client.open('mine.yaml', at.text);
  const answer = await client.request<Hover | null>('textDocument/hover', uri, { position: at.position });
  await client.close(uri);
  if (answer?.range === undefined) return null;
  return { text: (answer.contents as MarkupContent).value, about: textIn(at.text, answer.range) };
}

const inRule = (body: string) => hover(pack(rule('FESTIVAL_MINE', body)));

test('a rule: its name, what it is, how it is decided, its authority, and its next dates', async () => {
  const answer = await inRule('    observe: 1 day after FESTIVAL_GANESH_CHAT¦URTHI');
  expect(answer?.about).toBe('FESTIVAL_GANESH_CHATURTHI');
  for (const part of [
    '**Ganesh Chaturthi** (Gaṇeśacaturthī) `FESTIVAL_GANESH_CHATURTHI`',
    'FESTIVAL, GANAPATYA',
    '`Bhadrapada Shukla 4`',
    'Shukla Chaturthi of Bhadrapada',
    'rather the day on which the target holds most of madhyahna',
    'then the earlier',
    '*Dharmasindhu*, Bhadrapada, Ganesha Chaturthi: noon-pervading; the earlier when both or neither (DERIVED)',
    // The clock of the server stands on the day itself; the dates are those of printed almanacs.
    'Next: 2025-08-27, 2026-09-14, 2027-09-04 (',
  ]) {
    expect(answer?.text).toContain(part);
  }
});

test('while a chain has errors, its dates are those from before it had them', async () => {
  expect((await inRule('    observe: 1 day after FESTIVAL_HO¦LI'))?.text).toContain('Next: 2026-03-04, ');
  const answer = await inRule('    observe: 1 day after FESTIVAL_HO¦LI\n    decide: nonsense');
  expect(answer?.text).toContain('**Holi**');
  expect(answer?.text).toContain('Next: 2026-03-04, ');
});

test('an error in a file of another pack withholds no dates', async () => {
  const broken = await client.open('broken.yaml', 'pack: BROKEN\nrules: 1\n');
  await client.diagnostics(broken, (diagnostics) => diagnostics.length > 0);
  const own = await client.open(
    'apart.yaml',
    pack(rule('FESTIVAL_APART', '    observe: 1 day after FESTIVAL_HOLI')).replace('MINE', 'APART'),
  );
  const text = await client.request<Hover>('textDocument/hover', own, {
    position: { line: 6, character: 30 },
  });
  expect((text.contents as MarkupContent).value).toContain('Next: 2026-03-04, ');
  await client.close(own);
  await client.close(broken);
});

test('a kala: what it is called, its expression, its quality and its authority', async () => {
  const answer = await inRule('    observe: every Monday\n    windows: {a: rahu_k¦aal}');
  expect(answer?.about).toBe('rahu_kaal');
  expect(answer?.text).toContain('**Rahu Kaal** (Rāhukāla)');
  expect(answer?.text).toContain('inauspicious');
  expect(answer?.text).toContain('`part ([8, 2, 7, 5, 6, 4, 3] by weekday) of 8 of day`');
  expect(answer?.text).toContain('(VERIFIED)');
});

test('names of the calendar: their kind and their spellings, as the words before them have it', async () => {
  const month = await inRule('    observe: Ma¦gha Shukla 5');
  expect(month?.text).toContain('lunar month 11 of 12; also written Maagha');
  expect(month?.text).toContain('nakshatra 10 of 27; also written Makha');
  const star = await inRule('    observe: every nakshatra Ma¦gha');
  expect(star?.text).toContain('nakshatra 10 of 27');
  expect(star?.text).not.toContain('lunar month');
  const joined = await inRule('    observe: every nakshatra Purva Ph¦alguni');
  expect(joined?.about).toBe('Purva Phalguni');
  expect((await inRule('    observe: Shravana Amava¦sya'))?.text).toContain(
    'the last tithi of the Krishna half',
  );
  expect((await inRule('    observe: Tamil Th¦ai 1'))?.text).toContain('month 10 of the Tamil calendar');
});

test('words of the language: a line of its reference', async () => {
  const clause =
    '    observe: every Krishna 4\n    decide: |\n      prefer mo¦st of madhyahna\n      then first';
  expect(await inRule(clause)).toEqual({
    text: '`prefer most of K`\n\nkeeps the candidates with the greatest share of K covered by the target',
    about: 'most',
  });
  expect((await inRule('    observe: every nak¦shatra Rohini'))?.text).toContain('one of 27 stars');
  expect((await inRule('    observe: every Monday\n    windows: {a: d¦ay}'))?.text).toContain(
    'from sunrise to sunset',
  );
  expect((await inRule('    obs¦erve: every Monday'))?.text).toContain('the target whose day is decided');
});

test('lets, tables, divisions, calendars, works and packs', async () => {
  const bindings = await inRule(
    '    observe: every Monday\n    let: {dusk: from sunset for 24 min}\n    windows: {a: du¦sk}',
  );
  expect(bindings?.text).toContain('`from sunset for 24 min`');
  expect(
    (await inRule('    observe: every Monday\n    named: sanka¦shtis by purnimanta_month'))?.text,
  ).toContain('13 keys');
  expect((await inRule('    observe: every Monday\n    windows: {a: ho¦ra is Sun}'))?.text).toContain(
    '`day into 12, night into 12`',
  );
  expect((await inRule('    observe: Tam¦il Thai 1'))?.text).toContain('Chithirai, Vaikaasi');
  const work = pack(rule('FESTIVAL_MINE', '    observe: every Monday')).replace(
    'work: drik',
    'work: dharma¦sindhu',
  );
  expect((await hover(work))?.text).toContain('Kashinatha Upadhyaya');
  expect((await hover('pack: MINE\nextends: IN-M¦H\n'))?.text).toContain('base → WEST\\_INDIA → IN-MH');
});

test('what others wrote cannot become markup', async () => {
  const text = pack(
    rule('FESTIVAL_MI¦NE', '    observe: every Monday').replace(
      '    name: FESTIVAL_MI¦NE',
      '    name: "<b>[x](http://e)*"',
    ),
  );
  expect((await hover(text))?.text).toContain('\\<b\\>\\[x\\](http://e)\\*');
});

test('prose and empty space have no hover', async () => {
  expect(await inRule('    summary: A fe¦stival\n    observe: every Monday')).toBeNull();
  expect(await hover('pack: MINE\n¦\nrules: {}\n')).toBeNull();
});

test.each([
  ['prefer over¦lap of target in madhyahna >= 1 hour', 'overlap of target in madhyahna', 'a duration'],
  ['prefer target tou¦ches madhyahna', 'target touches madhyahna', 'a truth'],
  ['prefer target touches madh¦yahna', 'madhyahna', 'spans of time'],
  ['prefer start of ta¦rget after sunset', 'target', 'spans of time'],
  ['prefer sta¦rt of target after sunset', 'start of target', 'an instant'],
  ['prefer nakshatra at sun¦rise is Rohini', 'sunrise', 'an instant'],
  ['prefer late aft¦er sunset', 'late after sunset', 'a truth'],
  ['prefer la¦te after sunset', 'late', 'an instant'],
  ['prefer number o¦f tithi > 3', 'number of tithi', 'a number'],
])('the type of the part at the cursor: %s', async (clause, part, type) => {
  const body = `    let: {late: end of target}\n    observe: Magha Shukla 4\n    decide: |\n      ${clause}\n      then first`;
  expect((await inRule(body))?.text).toContain(`\`${part}\`: ${type}`);
});

test('what does not parse or has an error has no type, and a valid part beside the error has one', async () => {
  const withErrors = (clause: string) =>
    inRule(`    observe: Magha Shukla 4\n    decide: |\n      ${clause}\n      then first`);
  expect((await withErrors('prefer tou¦ches touches'))?.text ?? '').not.toContain('`: ');
  expect((await withErrors('prefer nons¦ense touches madhyahna'))?.text ?? '').not.toContain('`: ');
  expect((await withErrors('prefer nonsense touches mad¦hyahna'))?.text).toContain(
    '`madhyahna`: spans of time',
  );
});

test('the value of the part at the cursor on the day of the clock, at the place of the pack', async () => {
  const valueIn = async (clause: string) => {
    const body = `    let: {dusk: from sunset for 24 min}\n    observe: Magha Shukla 4\n    decide: |\n      ${clause}\n      then first`;
    return (await inRule(body))?.text.split('\n\n').slice(-1)[0];
  };
  expect(await valueIn('prefer target touches madh¦yahna')).toMatch(/^- 11:\d\d to 13:\d\d$/);
  expect(await valueIn('prefer target touches du¦sk')).toMatch(/^- 18:\d\d to 19:\d\d$/);
  expect(await valueIn('prefer number o¦f tithi > 3')).toBe('- 4');
  expect(await valueIn('prefer target touches nakshatra Roh¦ini')).toContain('- not on this day; next ');
  // What hangs on the target has a value only where a rule is decided.
  expect(await valueIn('prefer tar¦get touches madhyahna')).not.toMatch(/\d\d:\d\d/);
});

test('the work whose word a clause is, and what `by` means', async () => {
  const clause = (text: string) => inRule(`    observe: every Krishna 4\n    decide: ${text}`);
  const work = await clause('then first by dr¦ik');
  expect(work?.about).toBe('drik');
  expect(work?.text).toContain('**');
  expect((await clause('then first b¦y drik'))?.text).toContain('the work whose word it is');
  const named = await inRule('    observe: 1 day after FESTIVAL_MI¦NE\n    decide: then first by drik');
  expect(named?.text).toMatch(/then the earlier, by \*\w/);
});
