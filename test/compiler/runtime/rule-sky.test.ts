import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { skyOfRule } from '../../../compiler/runtime/rule-sky.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const cite = 'cite: [{work: almanac, level: VERIFIED}]';
const months = '[A, B, C, D, E, F, G, H, I, J, K, L]';
const calendar = (name: string, sky: string): string =>
  `  ${name}: {begins: every Sun enters rashi, day: civil, decide: then first, first_month: Mesha, months: ${months}, ${sky}${cite}}`;
const rule = (code: string, observe: string, more = ''): string =>
  `  FESTIVAL_${code}: {name: N, type: FESTIVAL, observe: ${observe}, ${more}${cite}}`;

const text = `pack: T
sky: surya_siddhanta
works: {almanac: {title: An almanac}}
calendars:
${calendar('Own', 'sky: vakya, ')}
${calendar('Plain', '').replaceAll('[A', '[AA')}
rules:
${rule('CHAIN', 'every Krishna 8', 'decide: then first, ')}
${rule('OWN', 'every Krishna 8', 'sky: drik, decide: then first, ')}
${rule('DATE', 'Own B 1')}
${rule('DATE_OWN', 'Plain AA 1', 'sky: drik, ')}
${rule('DATE_CHAIN', 'Plain AA 1')}
${rule('AFTER', '1 day after FESTIVAL_OWN')}
${rule('AFTER_AFTER', '1 day after FESTIVAL_AFTER', 'sky: vakya, ')}
${rule('STRETCH', 'from FESTIVAL_OWN to FESTIVAL_CHAIN', 'sky: vakya, ')}
`;

describe('the sky of a rule is', () => {
  const { pack, diagnostics } = readPackSet([sourceFile('t.yaml', text)], { dataVersion: 'test' }).compile(
    'T',
  );
  it.each([
    ['that of the chain', 'CHAIN', 'surya_siddhanta'],
    ['its own', 'OWN', 'drik'],
    ['that of the calendar whose date it is', 'DATE', 'vakya'],
    ['its own, where the calendar has none', 'DATE_OWN', 'drik'],
    ['that of the chain, where neither has one', 'DATE_CHAIN', 'surya_siddhanta'],
    ['that of the rule whose days it is counted from', 'AFTER', 'drik'],
    ['that of the first of several rules counted from one another', 'AFTER_AFTER', 'drik'],
    ['its own, where it is counted from several rules', 'STRETCH', 'vakya'],
    ['that of the chain, where there is no such rule', 'NOT_THERE', 'surya_siddhanta'],
  ])('%s', (_what, code, sky) => {
    if (pack === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    expect(skyOfRule(pack, `FESTIVAL_${code}`)).toBe(sky);
    expect(pack.skyOf(`FESTIVAL_${code}`)).toBe(sky);
    expect(pack.onSky('vakya').skyOf(`FESTIVAL_${code}`)).toBe('vakya');
  });
});
