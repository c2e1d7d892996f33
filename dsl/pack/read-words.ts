// One file of words, from YAML to a document. All errors of the file are reported in one run; which rules there are, and what
// other files say, is for whoever has them all.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { YamlNode, YamlScalar } from '../yaml/node.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import type { PlacedText } from './document.ts';
import { Fields, nodeName, reportBadKey } from './fields.ts';
import { variantKey } from './name-forms.ts';
import {
  type ObservanceWords,
  referenceLanguage,
  type VariantWords,
  type WordField,
  type WordsDocument,
  wordFields,
  wordLimits,
} from './words-document.ts';

/** The form of the codes of languages. */
export const languageCode: RegExp = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** The form of the keys of deities. */
export const deityKey: RegExp = /^[A-Z][A-Z_]*$/;

/** Reads a file of words. Nothing is thrown; `document` is undefined where the file is none at all. */
export function readWords(file: SourceFile): {
  document: WordsDocument | undefined;
  diagnostics: Diagnostic[];
} {
  const { root, diagnostics } = readYaml(file);
  const start = { file, start: 0, end: Math.min(1, file.text.length) };
  if (root === undefined || root.kind !== 'map') {
    const found = root === undefined ? 'empty' : nodeName(root);
    if (!diagnostics.some((d) => d.severity === 'error')) {
      diagnostics.push(report('not-a-words-file', root?.range ?? start, { found }));
    }
    return { document: undefined, diagnostics };
  }
  const fields = new Fields(root, 'a file of words', diagnostics);
  const language = fields.scalar('words');
  const lands = fields.texts('lands') ?? [];
  const deities = readDeities(fields);
  const isReference = language?.text === referenceLanguage;
  const observances = (fields.map('observances')?.entries ?? []).flatMap(({ key, value }) =>
    readObservance(key, value, isReference, diagnostics),
  );
  fields.finish();
  if (language === undefined) {
    fields.missing('words', start);
    return { document: undefined, diagnostics };
  }
  if (!languageCode.test(language.text)) {
    diagnostics.push(report('bad-language', language.range, { text: language.text }));
    return { document: undefined, diagnostics };
  }
  return { document: { file, language: language.text, lands, deities, observances }, diagnostics };
}

function readDeities(owner: Fields): WordsDocument['deities'] {
  return (owner.map('deities')?.entries ?? []).flatMap(({ key, value }) => {
    if (value.kind !== 'scalar' || value.value === null)
      return owner.wrong(key.text, value, 'the name of a deity') ?? [];
    if (!deityKey.test(key.text)) {
      const params = { name: key.text, what: 'a deity', letters: 'capitals and _' };
      owner.sink.push(report('bad-name', key.range, params));
    }
    return [{ key: placed(key), name: value.text }];
  });
}

function readObservance(
  key: YamlScalar,
  value: YamlNode,
  isReference: boolean,
  sink: Diagnostic[],
): ObservanceWords[] {
  if (value.kind !== 'map') {
    const params = { field: key.text, expected: 'a map of names and texts', found: nodeName(value) };
    sink.push(report('wrong-node', value.range, params));
    return [];
  }
  const fields = new Fields(value, `the words of ${key.text}`, sink);
  const texts = readTexts(fields);
  const from = textsOf(fields, 'from');
  const sources = textsOf(fields, 'sources');
  const deity = isReference ? (fields.texts('deity') ?? []) : [];
  const variants = readVariants(fields);
  // What is kept is not understood without what it is.
  if (texts.about !== undefined || texts.kept !== undefined) fields.missing('summary', key.range);
  fields.finish();
  return [{ code: placed(key), texts, from, deity, sources, variants }];
}

function readVariants(owner: Fields): readonly VariantWords[] {
  return (owner.map('variants')?.entries ?? []).flatMap(({ key, value }): VariantWords[] => {
    if (!variantKey.test(key.text)) reportBadKey(key.range, key.text, 'a variant', owner.sink);
    if (value.kind !== 'map') return owner.wrong(key.text, value, 'a map with a `name`') ?? [];
    const fields = new Fields(value, `the variant ${key.text}`, owner.sink);
    const { name } = readTexts(fields, ['name']);
    if (name === undefined) fields.missing('name', key.range);
    const from = textsOf(fields, 'from');
    fields.finish();
    return name === undefined ? [] : [{ key: placed(key), name, from }];
  });
}

function readTexts(fields: Fields, written: readonly WordField[] = wordFields): ObservanceWords['texts'] {
  const texts: Partial<Record<WordField, PlacedText>> = {};
  for (const field of written) {
    const node = fields.scalar(field);
    if (node === undefined) continue;
    const text = node.text.trim();
    const most = wordLimits[field];
    if (text === '') fields.wrong(field, node, 'a text that is not empty');
    else if (text.length > most) {
      fields.sink.push(report('long-words', node.range, { field, length: text.length, most }));
    } else texts[field] = { text, range: node.range };
  }
  return texts;
}

const textsOf = (fields: Fields, field: string): readonly string[] =>
  (fields.texts(field) ?? []).map(({ text }) => text);

const placed = ({ text, range }: YamlScalar): PlacedText => ({ text, range });
