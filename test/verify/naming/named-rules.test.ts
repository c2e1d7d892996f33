import { describe, expect, test } from 'vitest';
import { sharedWorkspace } from '../../shared-workspace.ts';
import type { Calculator } from '../calculator.ts';
import { nameAdditions, nameExceptions } from './exceptions.ts';
import { namedRules } from './named-rules.ts';

const workspace = sharedWorkspace();
// Names are found without a day being computed.
const calculator = { workspace, pack: workspace.pack } as unknown as Calculator;
const codesOf = (pack: string, name: string) =>
  namedRules(calculator, pack, name).map(({ code, pack: land, variant }) => [code, land, variant]);

describe('the name of a list means', () => {
  test('what the search of the product finds, in any spelling and script', () => {
    for (const name of ['Karva Chauth', 'karwachauth', 'करवा चौथ'])
      expect(codesOf('NORTH_INDIA', name)).toEqual([['VRAT_KARWA_CHAUTH', 'NORTH_INDIA', undefined]]);
  });

  test('one occurrence where its name is that of one alone', () => {
    expect(codesOf('NORTH_INDIA', 'Kamada Ekadashi')).toEqual([
      ['VRAT_EKADASHI_SMARTA', 'NORTH_INDIA', 'KAMADA'],
    ]);
  });

  test('a festival of another land where the own one has none of the name', () => {
    expect(codesOf('NORTH_INDIA', 'Attukal Pongala')).toEqual([
      ['FESTIVAL_ATTUKAL_PONGALA', 'IN-KL', undefined],
    ]);
  });

  test('the same without what the list adds to it', () => {
    expect(codesOf('NORTH_INDIA', 'Adhika Kalashtami')).toEqual([
      ['VRAT_KALASHTAMI', 'NORTH_INDIA', undefined],
    ]);
    expect(codesOf('IN-GJ', 'Annakut, New Year')).toEqual([['FESTIVAL_ANNAKUT', 'IN-GJ', undefined]]);
  });

  test('what an exception says, in the chain of the place where that has the rule', () => {
    expect(codesOf('NEPAL', 'Dussehra').at(0)).toEqual(['FESTIVAL_DASHAIN_TIKA', 'NEPAL', undefined]);
    expect(codesOf('NORTH_INDIA', 'Onam')).toEqual([['FESTIVAL_ONAM', 'IN-KL', undefined]]);
  });

  test('nothing where no user would find it', () => {
    expect(codesOf('NORTH_INDIA', 'Middle Day of Year')).toEqual([]);
  });
});

test('every exception and every addition has a reason, and names rules that there are', () => {
  for (const { why } of [...nameExceptions, ...nameAdditions]) expect(why).toMatch(/\w{3}/);
  const codes = new Set(
    [...workspace.packs().packs.values()].flatMap(({ documents }) =>
      documents.flatMap(({ rules }) => rules.map(({ code }) => code)),
    ),
  );
  expect(nameExceptions.flatMap(({ codes: of }) => of).filter((code) => !codes.has(code))).toEqual([]);
});
