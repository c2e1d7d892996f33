// The facts about names in languages as rows: a row for each name that two sources or more print alike.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FileRows, Row } from './rows.ts';

/** The files, by their paths beside the folder of truth. */
export const nativeFiles = ['native_names.yaml', 'native_angas.yaml'] as const;

/** The rows of a file; undefined where there is no such file. */
export function nativeRows(factsDir: string, file: (typeof nativeFiles)[number]): FileRows | undefined {
  const path = join(factsDir, file);
  if (!existsSync(path)) return undefined;
  const facts = parse(readFileSync(path, 'utf8')) as Facts;
  const named = file === 'native_names.yaml' ? observanceNames(facts) : angaNames(facts as unknown as Angas);
  const rows = named.map((fields, i) => ({ line: i + 1, at: (column) => fields[column] ?? '' }) as Row);
  return { rows, unread: [] };
}

type Fields = Readonly<Record<string, string>>;

interface Observance {
  readonly by: Readonly<Record<string, string>>;
  readonly agree?: readonly string[];
}

type Facts = Readonly<Record<string, Observance & Readonly<Record<string, unknown>>>>;

function observanceNames(facts: Facts): Fields[] {
  return Object.entries(facts).flatMap(([code, entry]) =>
    code.startsWith('_')
      ? []
      : (entry.agree ?? []).map((lang) => ({
          kind: 'observance',
          key: code,
          lang,
          name: String(entry[lang]),
          from: entry.by[lang] ?? '',
        })),
  );
}

interface Angas {
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly tables: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly names: readonly (string | null)[];
            readonly from: string;
            readonly alt?: Readonly<Record<string, readonly string[]>>;
          }
        >
      >
    >
  >;
}

// A list that prints another form says so under `alt`, by its letter; all others print the name.
function angaNames({ keys, tables }: Angas): Fields[] {
  return Object.entries(tables).flatMap(([kind, languages]) =>
    Object.entries(languages).flatMap(([lang, { names, from, alt = {} }]) =>
      (keys[kind] ?? []).flatMap((key, i) => {
        const name = names[i] ?? null;
        const others = (alt[key] ?? []).map((text) => /\[([^\]]*)\]$/.exec(text)?.[1] ?? '').join('');
        const agreeing = [...from].filter((letter) => !others.includes(letter)).join('');
        return name === null || agreeing.length < 2 ? [] : [{ kind, key, lang, name, from: agreeing }];
      }),
    ),
  );
}
