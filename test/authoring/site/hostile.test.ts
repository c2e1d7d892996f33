import { expect, test } from 'vitest';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { tagsOf, textOf } from './markup.ts';
import { madeOf } from './sites.ts';

// Closes whatever it stands in, then does its worst.
const evil = `"'></span></pre></title><script>alert(1)</script><img src=x onerror=alert(1)>`;
const quoted = JSON.stringify(evil);

const pack = `
pack: HOSTILE
title: ${quoted}
works:
  evil_work: {title: ${quoted}, author: ${quoted}, year: ${quoted}, about: ${quoted}}
kala:
  evil_kala:
    is: part 3 of 5 of day
    name: ${quoted}
    name_sa: ${quoted}
    quality: auspicious
    cite: [{work: evil_work, says: ${quoted}, level: VERIFIED}]
tables:
  evil_table: {${quoted}: ${quoted}, list: [${quoted}]}
calendars:
  Evil:
    begins: every Sun enters rashi
    decide: then first
    first_month: Mesha
    months: [A, B, C, D, E, F, G, H, I, J, K, L]
    era: {name: ${quoted}, offset: 1}
    cite: [{work: evil_work, level: VERIFIED}]
rules:
  FESTIVAL_EVIL: # ${evil}
    name: ${quoted}
    name_sa: ${quoted}
    summary: ${quoted}
    aliases: [${quoted}]
    type: FESTIVAL
    observe: Bhadrapada Shukla 4
    decide: prefer most of evil_kala then first
    variants: {EVIL: {when: sunrise before sunset, name: ${quoted}, name_sa: ${quoted}}}
    cite: [{work: evil_work, place: ${quoted}, says: ${quoted}, level: PROVISIONAL, note: ${quoted}}]
  MUHURAT_EVIL:
    name: ${quoted}
    event: evil
    base: 50
    score: add 1 when weekday is Monday because "<script>alert(1)</script>"
    cite: [{work: evil_work, level: VERIFIED}]
`;

test('what a pack says is text on every page, whatever it says', () => {
  const { files } = madeOf([sourceFile('<b>.yaml', pack)], `# Title\n\n${evil}\n\n## ${evil}\n`);
  const pages = [...files].filter(([file]) => file.endsWith('.html'));
  for (const [file, text] of pages) {
    const tags = tagsOf(text);
    const scripts = tags.filter(({ name }) => name === 'script');
    expect([file, scripts.map(({ attributes }) => attributes.get('src'))]).toEqual([file, ['narrow.js']]);
    expect(tags.some(({ name }) => name === 'img')).toBe(false);
    expect(
      tags.flatMap(({ attributes }) => [...attributes.keys()]).filter((key) => key.startsWith('on')),
    ).toEqual([]);
  }
  for (const file of [
    'rule-FESTIVAL_EVIL',
    'kala-evil_kala',
    'work-evil_work',
    'table-evil_table',
    'language',
  ])
    expect(textOf(files.get(`${file}.html`) ?? '')).toContain('<script>alert(1)</script>');
});
