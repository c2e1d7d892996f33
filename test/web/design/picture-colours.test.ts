// The style sheet of pages paints the pictures of births as pictures by themselves are painted.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourOf } from '../../../explain/pictures/colours.ts';

const css = readFileSync(new URL('../../../web/design/styles/births.css', import.meta.url), 'utf8');

const tones = [...css.matchAll(/--picture-([a-z]+): light-dark\((#\w+), (#\w+)\)/g)];
const lords = [...css.matchAll(/\.(lord\d) \{\s*fill: light-dark\((#\w+), (#\w+)\)/g)];

test('every tone and every lord has one colour on each ground', () => {
  expect(tones.map(([, tone]) => tone)).toHaveLength(11);
  expect(lords.map(([, lord]) => lord)).toHaveLength(9);
  for (const [, paint = '', light, dark] of [...tones, ...lords]) {
    const name = paint as Parameters<typeof colourOf>[1];
    expect([paint, light, dark]).toEqual([paint, colourOf('light', name), colourOf('dark', name)]);
  }
});
