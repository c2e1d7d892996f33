import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

const text = `pack: TRIAL
works: {almanac: {title: An almanac}}
kala:
  madhyahna: part 3 of 5 of day
  unused: part 1 of 5 of day
tables:
  lucky: {Sunday: 1, Monday: 2, Tuesday: 3}
divisions:
  watches: {divide: day into 4, label: "cycle [Sun, Moon] from lord of weekday"}
rules:
  FESTIVAL_ONE:
    name: One
    type: FESTIVAL
    observe: Ashvina Shukla 4
    let: {near: part (lucky by weekday) of 8 of day}
    decide: |
      prefer most of madhyahna
      prefer target touches near
      then first
    windows: {puja: target and madhyahna}
    cite: [{work: almanac, level: VERIFIED}]
  FESTIVAL_TWO:
    name: Two
    type: FESTIVAL
    observe: 1 day after FESTIVAL_ONE
    cite: [{work: almanac, level: VERIFIED}]
`;

function print(changed: string, dataVersion = 'test'): string {
  const { pack, diagnostics } = readPackSet([sourceFile('trial.yaml', changed)], { dataVersion }).compile(
    'TRIAL',
  );
  if (pack === undefined) throw new Error(diagnostics.map((d) => d.message).join('\n'));
  return pack.fingerprint;
}

function replaced(from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

const rules = text.slice(text.indexOf('  FESTIVAL_ONE'));
const [one = '', two = ''] = rules.split(/(?= {2}FESTIVAL_TWO:)/);

describe('the fingerprint stays as it is', () => {
  it.each([
    ['a comment', replaced('      then first', '      # at last\n      then first   # whichever')],
    ['spaces', replaced('prefer most of madhyahna', 'prefer   most of    madhyahna')],
    ['line breaks', replaced('prefer target touches near', 'prefer target\n        touches near')],
    ['parentheses', replaced('prefer target touches near', 'prefer ((target) touches near)')],
    ['another spelling of a name', replaced('Ashvina Shukla 4', 'Ashwin Sukla 4')],
    ['a tithi by its name', replaced('Ashvina Shukla 4', 'Ashvina Shukla Chaturthi')],
    ['another scalar style', replaced('observe: Ashvina Shukla 4', 'observe: "Ashvina Shukla 4"')],
    ['line ends of Windows', text.replaceAll('\n', '\r\n')],
    [
      'the order of fields',
      replaced('    name: One\n    type: FESTIVAL\n', '    type: FESTIVAL\n    name: One\n'),
    ],
    ['the order of rules', text.replace(rules, `${two}${one}`)],
    [
      'the order of kalas',
      replaced(
        '  madhyahna: part 3 of 5 of day\n  unused: part 1 of 5 of day\n',
        '  unused: part 1 of 5 of day\n  madhyahna: part 3 of 5 of day\n',
      ),
    ],
    ['the order of a table', replaced('Sunday: 1, Monday: 2', 'Monday: 2, Sunday: 1')],
    ['the name of a let', text.replaceAll(/\bnear\b/g, 'close')],
    [
      'a let written out',
      replaced('    let: {near: part (lucky by weekday) of 8 of day}\n', '').replace(
        'touches near',
        'touches part (lucky by weekday) of 8 of day',
      ),
    ],
    ['a summary', replaced('    name: One\n', '    name: One\n    summary: The first\n')],
    ['a citation', replaced('level: VERIFIED', 'level: DERIVED')],
    ['whose word a clause is', replaced('then first', 'then first by almanac')],
  ])('with %s', (_, changed) => {
    expect(changed).not.toBe(text);
    expect(print(changed)).toBe(print(text));
  });

  it('when it is made again', () => {
    expect(print(text)).toBe(print(text));
    expect(print(text)).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('the fingerprint changes', () => {
  it.each([
    ['a clause', replaced('then first', 'then last')],
    ['what a clause weighs', replaced('target touches near', 'near touches target')],
    ['which a clause prefers', replaced('prefer target touches', 'prefer latest target touches')],
    ['a clause more', replaced('      then first', '      prefer target at sunrise\n      then first')],
    [
      'the order of clauses',
      replaced(
        '      prefer most of madhyahna\n      prefer target touches near\n',
        '      prefer target touches near\n      prefer most of madhyahna\n',
      ),
    ],
    ['the target', replaced('Shukla 4', 'Shukla 5')],
    ['a kala that a rule uses', replaced('part 3 of 5', 'part 2 of 5')],
    ['a kala that none uses, because it can be queried', replaced('part 1 of 5', 'part 2 of 5')],
    ['a table', replaced('Monday: 2', 'Monday: 4')],
    ['a let', replaced('of 8 of day', 'of 9 of day')],
    ['a window', replaced('puja: target and', 'puja: target except')],
    ['a division', replaced('day into 4', 'day into 6')],
    ['a name', replaced('name: One', 'name: First')],
    ['the type', replaced('type: FESTIVAL', 'type: VRAT')],
    ['intercalary months', replaced('    observe: Ashvina', '    adhika: both\n    observe: Ashvina')],
    ['how days are bounded', replaced('    observe: Ashvina', '    day: civil\n    observe: Ashvina')],
    [
      'what drik calendars decide',
      replaced('    observe: Ashvina', '    drik: {decide: then last}\n    observe: Ashvina'),
    ],
    [
      'the place',
      replaced(
        '    observe: Ashvina',
        '    place: {lat: 23, lon: 75, zone: Asia/Kolkata}\n    observe: Ashvina',
      ),
    ],
    ['the code', text.replaceAll('FESTIVAL_ONE', 'FESTIVAL_FIRST')],
  ])('with %s', (_, changed) => {
    expect(print(changed)).not.toBe(print(text));
  });

  it('with the version of the sky', () => {
    expect(print(text, 'other')).not.toBe(print(text));
  });
});
