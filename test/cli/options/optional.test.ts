import { expect, test } from 'vitest';
import { UsageError } from '../../../cli/options/failure.ts';
import { optionalPart } from '../../../cli/options/optional.ts';

const missing = (message: string): Promise<never> =>
  Promise.reject(Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' }));

test('a package that is not installed is named, and how to install it', async () => {
  const loading = optionalPart('docs', () => missing("Cannot find package 'marked' imported from /x/y.js"));
  await expect(loading).rejects.toThrow(UsageError);
  await expect(loading).rejects.toThrow('`nirnaya docs` requires the package marked, which is not installed');
});

test('a file of our own that is missing, and any other error, stay what they are', async () => {
  for (const message of [
    "Cannot find module '/x/y.js' imported from /x/z.js",
    "Cannot find module './y.js'",
  ]) {
    await expect(optionalPart('docs', () => missing(message))).rejects.not.toThrow(UsageError);
  }
  await expect(optionalPart('lsp', () => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  expect(await optionalPart('lsp', async () => 5)).toBe(5);
});
