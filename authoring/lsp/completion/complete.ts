// The completions at an offset of a file.

import { isTestFile } from '@nirnaya/dsl/pack';
import type { CompletionItem } from 'vscode-languageserver';
import { grammarAt } from '../names/expression-at.ts';
import { keyParts } from '../names/file-names.ts';
import { rangeIn } from '../workspace/positions.ts';
import type { Project } from '../workspace/project.ts';
import { type FileRead, packOf } from '../workspace/read.ts';
import { type Cursor, cursorAt } from './cursor.ts';
import { expressionProposals } from './expression.ts';
import { keyProposals, valueProposals } from './fields.ts';
import { nothing, type Proposals } from './item.ts';

/**
 * The proposals at an offset. After a mere blank only those that are few and certain, so that they do not stand in the way
 * of who goes on typing.
 */
export function completionsAt(
  project: Project,
  read: FileRead,
  offset: number,
  afterBlank: boolean,
): readonly CompletionItem[] {
  const cursor = cursorAt(read.file.text, offset);
  if (cursor === undefined) return [];
  const { items, replace, specific } = proposalsAt(project, read, cursor);
  if (afterBlank && !specific) return [];
  const range = rangeIn({ file: read.file, start: offset - replace, end: offset });
  const typed = read.file.text.slice(offset - replace, offset);
  const seen = new Set<string>();
  return items.flatMap(({ label, kind, detail, about, insert = label, rank }): CompletionItem[] => {
    if (seen.has(label)) return [];
    seen.add(label);
    return [
      {
        label,
        kind,
        sortText: `${agreement(label, typed)}${String(rank).padStart(2, '0')} ${label}`,
        textEdit: { range, newText: insert },
        ...(detail === undefined || detail === '' ? {} : { detail }),
        ...(about === undefined ? {} : { documentation: about }),
      },
    ];
  });
}

// What begins with the letters that are typed comes before what only has them somewhere.
function agreement(label: string, typed: string): number {
  if (label.startsWith(typed)) return 0;
  return label.toLowerCase().startsWith(typed.toLowerCase()) ? 1 : 2;
}

function proposalsAt(project: Project, read: FileRead, cursor: Cursor): Proposals {
  const { path, at, before } = cursor;
  const view = project.view(packOf(read));
  const setting = { view, packs: [...project.packs().keys()], root: read.root };
  // The fields are those of packs.
  if (at === 'key') return isTestFile(read.file.path) ? nothing : keyProposals(cursor, setting);
  const start = grammarAt(path);
  if (start !== undefined) {
    const owner = path[0] === 'rules' || path[0] === 'calendars' ? keyParts(path[1] ?? '').name : undefined;
    return view === undefined ? nothing : expressionProposals(before, { start, view, path, owner });
  }
  // An item of a list may be a map whose first key is being typed.
  if (path.at(-1) !== '-') return valueProposals(cursor, setting);
  const values = valueProposals(cursor, setting);
  return values.items.length > 0 ? values : keyProposals(cursor, setting);
}
