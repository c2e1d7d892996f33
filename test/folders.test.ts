import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Rooms in whose root no file lies but the named ones, and none of whose folders import each other. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  server: ['main.ts'],
};

const sourcesOf = (room: string): readonly string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));

/** The folder of a room that a path lies in; undefined at its root, and outside. */
const folderOf = (room: string, path: string): string | undefined => {
  const [first, folder, ...rest] = path.split('/');
  return first === room && rest.length > 0 ? folder : undefined;
};

/** What a source imports by a relative path, types too. */
const importsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport\(?|new URL\()\s*'(\.[^']+)'/g)].map(
    ([, to = '']) => normalize(join(dirname(path), to)),
  );

/** Imports between folders of a room, `from > to` with the files that have them. */
function importsBetweenFolders(room: string): ReadonlyMap<string, readonly string[]> {
  const pairs = new Map<string, string[]>();
  for (const path of sourcesOf(room)) {
    const from = folderOf(room, path);
    for (const imported of importsOf(path)) {
      const to = folderOf(room, imported);
      if (from === undefined || to === undefined || from === to) continue;
      const pair = `${from} > ${to}`;
      pairs.set(pair, [...(pairs.get(pair) ?? []), `${path} imports ${imported}`]);
    }
  }
  return pairs;
}

describe.each(Object.entries(rooms))('%s', (room, loose) => {
  const pairs = importsBetweenFolders(room);

  test('has folders that import one another one way', () => {
    expect(pairs.size).toBeGreaterThan(0);
    const mutual = [...pairs].filter(([pair]) => pairs.has(pair.split(' > ').reverse().join(' > ')));
    expect(Object.fromEntries(mutual)).toEqual({});
  });

  test('has no loose files', () => {
    const files = sourcesOf(room).filter((path) => dirname(path) === room);
    expect(files.map((path) => path.slice(room.length + 1))).toEqual(loose);
  });
});
