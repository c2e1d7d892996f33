import { expect, test } from 'vitest';
import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { wordsRead } from '../../app/words/read-book.ts';
import { loadWordsFiles } from '../../dsl/pack/load-folder.ts';
import { bundledSet } from '../bundled-packs.ts';

const pack = bundledSet().compile('jyotisha').pack;
const book = wordsRead(loadWordsFiles(bundledPacksDir()));

test('what is said of every yoga and dosha is there in English and in Hindi', () => {
  const fulfilled = [...(pack?.births.values() ?? [])].filter(({ checked }) =>
    ['yoga', 'dosha'].includes(checked.kind),
  );
  expect(fulfilled.length).toBeGreaterThan(300);
  const effectsOf = ({ linked }: (typeof fulfilled)[number]) =>
    'effects' in linked.fields ? linked.fields.effects : undefined;
  expect(fulfilled.filter((rule) => effectsOf(rule) === undefined).map(({ code }) => code)).toEqual([]);
  const hindi = fulfilled.map(({ code }) => [code, book.texts('hi', code)?.effects ?? ''] as const);
  expect(hindi.filter(([, text]) => !/^[\u0900-\u097F ,;-]+$/.test(text))).toEqual([]);
});
