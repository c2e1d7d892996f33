// The completions outside expressions: fields, the values of a field, and names of other things.

import { type LayeredRule, linkedRule } from '@nirnaya/compiler/front';
import { childReference, formAt, goesWith, ruleKind } from '@nirnaya/dsl/pack';
import type { RuleKind } from '@nirnaya/dsl/vocabulary';
import type { YamlNode } from '@nirnaya/dsl/yaml';
import { CompletionItemKind } from 'vscode-languageserver';
import { keyParts } from '../names/file-names.ts';
import { fieldsAt, valuesAt } from '../reference/fields.ts';
import type { ChainView } from '../workspace/project.ts';
import type { Cursor } from './cursor.ts';
import { codeItems } from './expression.ts';
import { named, type Proposal, type Proposals } from './item.ts';
import { ofKinds } from './names.ts';

/** What is known outside of expressions. */
export interface FieldSetting {
  readonly view: ChainView | undefined;
  /** every pack there is */
  readonly packs: readonly string[];
  readonly root: YamlNode | undefined;
}

const letters = (before: string): number => /[\p{L}\p{M}\d_.-]*$/u.exec(before)?.[0].length ?? 0;

/** The proposals for a key. */
export function keyProposals({ path, before }: Cursor, setting: FieldSetting): Proposals {
  const [section] = path;
  const replace = letters(before);
  if (path.length === 1 && (section === 'rules' || section === 'kala' || section === 'calendars')) {
    return { items: entryKeys(section, before, setting.view), replace, specific: before.trim() !== '' };
  }
  const present = keysAt(setting.root, path);
  const typed = before.trim();
  const kinds = path.length === 2 && section === 'rules' ? kindsOf(path[1] ?? '', present, setting) : [];
  const isStrange = (field: string): boolean =>
    kinds.length > 0 && !kinds.some((kind) => goesWith(field, kind));
  const items = [...(fieldsAt(path) ?? [])].flatMap(([field, about]): Proposal[] =>
    (present.has(field) && field !== typed) || isStrange(field)
      ? []
      : [
          {
            label: field,
            about,
            insert: field + opening(field, path),
            kind: CompletionItemKind.Field,
            rank: 0,
          },
        ],
  );
  return { items, replace, specific: false };
}

const kindOf = (rule: LayeredRule | undefined): RuleKind | undefined => rule && linkedRule(rule)?.fields.kind;

// The kinds that a rule may be of by the fields that it has; none where the kind is open.
function kindsOf(key: string, present: ReadonlySet<string>, { view }: FieldSetting): readonly RuleKind[] {
  const { mode, name } = keyParts(key);
  const extended = mode === 'extend' ? kindOf(view?.linked.layer.rules.get(name)) : undefined;
  if (extended !== undefined) return [extended];
  const kind = ruleKind((field) => present.has(field));
  // What a `type` makes of a rule that holds is not known by the names of its fields.
  if (kind === 'condition' && present.has('type')) return ['condition', 'yoga', 'dosha', 'set'];
  // A rule that scores rates times until it states that it rates days.
  if (kind === 'muhurat') return ['muhurat', 'suitability'];
  return kind === 'observance' && !present.has('observe') ? [] : [kind];
}

// What follows the name of a field: a value on the same line, a block, or a map below. In `{}` and `[]` nothing is below.
const opening = (field: string, path: readonly string[]): string => {
  const { opens } = formAt([...path, field]) ?? {};
  return opens === 'block' ? ': |' : opens === 'below' ? ':' : ': ';
};

// `override NAME:`, `extend CODE:` of what the parents of a pack define, and `disable`.
function entryKeys(
  section: 'rules' | 'kala' | 'calendars',
  before: string,
  view: ChainView | undefined,
): readonly Proposal[] {
  const isModified = /^(?:override|extend)\s/.test(before);
  if (isModified) {
    const codes = view === undefined ? [] : inherited(section, view);
    return codes.map((item) => ({ ...item, insert: `${item.label}:` }));
  }
  const word = (label: string, about: string, insert = `${label} `): Proposal => ({
    label,
    about,
    insert,
    kind: CompletionItemKind.Keyword,
    rank: 0,
  });
  const override = word('override', childReference.override);
  if (section !== 'rules') return [override];
  return [
    override,
    word('extend', childReference.extend),
    word('disable', childReference.disable, 'disable: ['),
  ];
}

function inherited(section: 'rules' | 'kala' | 'calendars', view: ChainView): readonly Proposal[] {
  const { layer } = view.linked;
  const isInherited = (pack: string): boolean => pack !== view.pack;
  switch (section) {
    case 'rules':
      return codeItems(view);
    case 'kala':
      return [...layer.kala.values()]
        .filter(({ pack }) => isInherited(pack))
        .map(({ entry, pack }) => named(entry.name, pack));
    case 'calendars':
      return [...layer.calendars.values()]
        .filter(({ pack }) => isInherited(pack))
        .map(({ entry, pack }) => named(entry.name, pack));
  }
}

/** The proposals for a value that is no expression. */
export function valueProposals({ path, before }: Cursor, setting: FieldSetting): Proposals {
  const items = valueItems(path, setting);
  return { items, replace: letters(before), specific: items.length > 0 };
}

function valueItems(path: readonly string[], { view, packs }: FieldSetting): readonly Proposal[] {
  const [section, , third] = path;
  const values = valuesAt(path);
  if (values !== undefined) return values.map((value, i) => named(value, '', i));
  if (section === 'pack') return packs.map((pack) => named(pack, 'pack'));
  const { names } = formAt(path) ?? {};
  if (names === 'pack') return packs.map((pack) => named(pack, 'pack'));
  if (view === undefined) return [];
  if (section === 'tests' && path.length === 3) {
    if (third === 'rule') return codeItems(view);
    return third === 'kala' ? [...view.linked.layer.kala.keys()].map((kala) => named(kala, 'kala')) : [];
  }
  switch (names) {
    case 'work':
      return [...view.linked.layer.works.values()].map(({ entry }) => named(entry.key, entry.title));
    case 'rule':
      return codeItems(view);
    case 'rashi':
      return ofKinds(['rashi'], view.vocabulary);
    case undefined:
      return [];
  }
}

// The keys that a map has already.
function keysAt(root: YamlNode | undefined, path: readonly string[]): ReadonlySet<string> {
  let node = root;
  for (const step of path) {
    // Of a list the item is not known from its keys, and nothing is held to be there.
    node =
      node?.kind === 'map' && step !== '-'
        ? node.entries.find(({ key }) => key.text === step)?.value
        : undefined;
  }
  return new Set(node?.kind === 'map' ? node.entries.map(({ key }) => keyParts(key.text).name) : []);
}
