// The index of the guide is read from its Markdown.

import { expect, test } from 'vitest';
import { guideIndex } from '../../../../../server/pages/docs/guide/guide-index.ts';

test('sections with their documents, files from the root of the project', () => {
  const index = guideIndex(
    `# Documentation

## Use the API
- [Addresses](api/ADDRESSES.md) (reference): every group of operations.
- [Settings](service/SETTINGS.md) (reference, generated): every variable.

## Write rules
- [The rule language](../dsl/LANGUAGE.md) (reference): packs, rules.
`,
    'docs',
  );
  expect(index).toEqual([
    {
      title: 'Use the API',
      documents: [
        {
          file: 'docs/api/ADDRESSES.md',
          title: 'Addresses',
          kind: 'reference',
          about: 'Every group of operations.',
        },
        { file: 'docs/service/SETTINGS.md', title: 'Settings', kind: 'reference', about: 'Every variable.' },
      ],
    },
    {
      title: 'Write rules',
      documents: [
        { file: 'dsl/LANGUAGE.md', title: 'The rule language', kind: 'reference', about: 'Packs, rules.' },
      ],
    },
  ]);
});

test('a line that is none is refused, with what was expected', () => {
  expect(() => guideIndex('## Use\n- [Addresses](api/ADDRESSES.md): every group\n', 'docs')).toThrow(
    'expected "- [title](file.md) (kind): about", got "- [Addresses](api/ADDRESSES.md): every group"',
  );
});
