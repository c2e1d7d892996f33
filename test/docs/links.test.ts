// Every link of every document leads to a file and to a heading that are there.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const passedOver = new Set(['node_modules', 'dist', '.git', 'store']);

function documentsIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): readonly string[] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : documentsIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const documents = documentsIn(root);

/** The text without code, in which nothing is a link. */
const proseOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, 'code');

/** The anchors that GitHub makes of the headings. */
function anchorsOf(path: string): ReadonlySet<string> {
  const text = readFileSync(path, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  return new Set(
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );
}

/** What is wrong with a link of a document; undefined where nothing is. */
function fault(document: string, link: string): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [path = '', anchor = ''] = link.split('#');
  const target = path === '' ? document : join(dirname(document), decodeURIComponent(path));
  if (!existsSync(target)) return `${link}: no such file`;
  if (anchor === '' || statSync(target).isDirectory() || !target.endsWith('.md')) return undefined;
  return anchorsOf(target).has(anchor) ? undefined : `${link}: no such heading`;
}

test.each(documents.map((path) => [relative(root, path), path] as const))('%s', (_, path) => {
  const links = [...proseOf(path).matchAll(/!?\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  expect(links.flatMap((link) => fault(path, link) ?? [])).toEqual([]);
});

test('every page of docs is in its index; decisions are listed by the page on architecture', () => {
  const pages = documents.map((path) => relative(join(root, 'docs'), path));
  const own = pages.filter(
    (path) => !path.startsWith('..') && !path.includes('adr/') && path !== 'README.md',
  );
  const index = readFileSync(join(root, 'docs/README.md'), 'utf8');
  expect(own.filter((path) => !index.includes(`](${path})`))).toEqual([]);
});
