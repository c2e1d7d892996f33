// The drawings in docs/images are what the product draws now. `UPDATE_REFERENCE=1` writes them.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { images } from './images.ts';

test.each(Object.entries(images))('docs/images/%s is drawn as it is', async (name, draw) => {
  const file = new URL(`../../docs/images/${name}`, import.meta.url);
  const drawn = await draw();
  if (process.env.UPDATE_REFERENCE === '1') writeFileSync(file, drawn);
  else expect(readFileSync(file, 'utf8')).toBe(drawn);
});
