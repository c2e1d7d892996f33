// How the rules of births speak: each has a tone, what concerns a reader's fears is said as a name alone, in both languages.

import { expect, test } from 'vitest';
import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { wordsRead } from '../../app/words/read-book.ts';
import { loadWordsFiles } from '../../dsl/pack/load-folder.ts';
import { bundledSet } from '../bundled-packs.ts';

const pack = bundledSet().compile('jyotisha').pack;
const book = wordsRead(loadWordsFiles(bundledPacksDir()));
const rules = [...(pack?.births.values() ?? [])].flatMap(({ code, linked: { fields } }) =>
  fields.kind === 'yoga' || fields.kind === 'dosha' ? [{ code, fields }] : [],
);

test('every yoga and dosha has a tone', () => {
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter(({ fields }) => fields.tone === undefined).map(({ code }) => code)).toEqual([]);
});

test('what is withheld is what a rule is named for, in English and in Hindi, and only that', () => {
  for (const { code, fields } of rules) {
    const isWithheld = fields.concern !== undefined;
    expect([code, /^Named for /.test(fields.effects ?? '')]).toEqual([code, isWithheld]);
    expect([code, /^इसका नाम .* पर पड़ा है/.test(book.texts('hi', code)?.effects ?? '')]).toEqual([
      code,
      isWithheld,
    ]);
  }
});

test('another form stands under a rule of its kind that is no other form itself', () => {
  const byCode = new Map(rules.map((rule) => [rule.code, rule]));
  const forms = rules.filter(({ fields }) => fields.form_of !== undefined);
  expect(forms.length).toBeGreaterThan(60);
  for (const { code, fields } of forms) {
    const main = byCode.get(fields.form_of?.text ?? '');
    expect([code, main?.fields.kind, main?.fields.form_of]).toEqual([code, fields.kind, undefined]);
  }
});

test('rules of one name and group are one entry', () => {
  const mains = rules.filter(({ fields }) => fields.form_of === undefined);
  const names = mains.map(({ fields }) => `${fields.name} (${fields.group?.text})`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
