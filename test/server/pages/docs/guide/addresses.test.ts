// Documents have addresses, and links between them become links between pages.

import { expect, test } from 'vitest';
import { documentAddress, linksFrom } from '../../../../../server/pages/docs/guide/addresses.ts';

test.each([
  ['docs/api/CONVENTIONS.md', '/docs/guide/api/conventions'],
  ['docs/COMMANDS.md', '/docs/guide/commands'],
  ['docs/contribute/adr/0003-sunrise.md', '/docs/guide/contribute/adr/0003-sunrise'],
  ['dsl/LANGUAGE.md', '/docs/guide/rules/language'],
  ['docs/README.md', '/docs'],
])('%s is at %s', (file, address) => {
  expect(documentAddress(file)).toBe(address);
});

const documents = new Set(['docs/api/SUBJECTS.md', 'dsl/LANGUAGE.md']);
const linkOf = linksFrom('docs/api/CONVENTIONS.md', documents);

test.each([
  ['SUBJECTS.md#eclipses-and-asta', { href: '/docs/guide/api/subjects#eclipses-and-asta' }],
  ['../../dsl/LANGUAGE.md', { href: '/docs/guide/rules/language' }],
  ['#keys', { href: '#keys' }],
  ['https://example.org/x.md', { href: 'https://example.org/x.md' }],
  ['../../deploy/nginx.conf', { href: '/source', title: 'In the source: deploy/nginx.conf' }],
])('%s', (link, expected) => {
  expect(linkOf(link)).toEqual(expected);
});
