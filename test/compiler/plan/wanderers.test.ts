import { afterAll, expect, test } from 'vitest';
import { openWorkspace } from '../../../app/workspace.ts';

const workspace = openWorkspace();
afterAll(() => workspace.close());

const packOf = (name: string) => {
  const pack = workspace.pack(name);
  if (pack === undefined) throw new Error(`${name} does not compile`);
  return pack;
};

test('a chain knows which planets decide its observances', () => {
  expect(packOf('base').wanderers).toEqual(['Jupiter']);
  expect([...packOf('IN-TN').wanderers].sort()).toEqual(['Jupiter', 'Rahu', 'Saturn']);
  expect(packOf('kala').wanderers).toEqual([]);
});
