// The changes since the last release: one file each in `changes/`, gathered into the changelog.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kinds of change, in the order of the changelog, with their headings. */
const headings = { breaking: 'Breaking changes', added: 'Added', mended: 'Mended' };

/** A change read from the text of a file. Throws with the name of the file and what to write. */
function changeOf(file, text) {
  const [, kind, body = ''] = /^---\nkind: (\S+)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (kind === undefined) throw new Error(`${file}: must begin with "---", "kind: KIND" and "---"`);
  if (!Object.hasOwn(headings, kind))
    throw new Error(`${file}: unknown kind ${kind}; use ${Object.keys(headings).join(', ')}`);
  if (body.trim() === '') throw new Error(`${file}: has no text; write what users notice`);
  return { file, kind, text: body.trim() };
}

/** The changes of a folder by file name; none if the folder does not exist. Throws for a file that is not a change. */
export function readChanges(folder) {
  let names;
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return names
    .filter((name) => name !== 'README.md')
    .sort()
    .map((name) => changeOf(name, readFileSync(join(folder, name), 'utf8')));
}

const itemOf = ({ text }) => `- ${text.replaceAll('\n', '\n  ')}\n`;

/** The parts of a section by heading, each a list of items as text. */
const partsOf = (section) =>
  new Map(
    section
      .split(/^### /m)
      .slice(1)
      .map((part) => {
        const [heading = ''] = part.split('\n', 1);
        return [heading, part.slice(heading.length).trim()];
      }),
  );

/** The changelog with the changes as items of its section "## Unreleased", which is added if it is missing. */
export function withChanges(changelog, changes) {
  if (changes.length === 0) return changelog;
  const [title = '', ...sections] = changelog.split(/^## /m);
  const isUnreleased = (section) => section.startsWith('Unreleased\n');
  const parts = partsOf(sections.find(isUnreleased) ?? '');
  for (const [kind, heading] of Object.entries(headings)) {
    const items = changes.filter((change) => change.kind === kind).map(itemOf);
    if (items.length > 0) parts.set(heading, `${parts.get(heading) ?? ''}\n${items.join('')}`.trim());
  }
  const order = [...new Set([...Object.values(headings), ...parts.keys()])];
  const lists = order.flatMap((heading) =>
    parts.has(heading) ? [`### ${heading}\n${parts.get(heading)}\n`] : [],
  );
  const others = sections.filter((section) => !isUnreleased(section)).map((section) => `## ${section}`);
  return [`${title.trimEnd()}\n\n## Unreleased\n\n${lists.join('\n')}`, ...others].join('\n');
}

/** The changelog with its section "## Unreleased" as that of a version and its date. */
export const released = (changelog, version, date) =>
  changelog.replace(/^## Unreleased$/m, `## ${version} (${date})`);
