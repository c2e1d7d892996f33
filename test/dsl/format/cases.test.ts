// Every pair of `cases/`: what an author wrote, and what the formatter makes of it.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatted } from './formatted.ts';

const folder = fileURLToPath(new URL('cases/', import.meta.url));
const read = (name: string): string => readFileSync(`${folder}${name}.yaml`, 'utf8');

const cases = readdirSync(folder).flatMap((name) => /^(.*)\.before\.yaml$/.exec(name)?.[1] ?? []);

describe('the formatter', () => {
  it.each(cases)('%s', (name) => {
    expect(formatted(read(`${name}.before`))).toBe(read(`${name}.after`));
  });

  it.each(cases)('%s: laid out again, it stays', (name) => {
    expect(formatted(read(`${name}.after`))).toBe(read(`${name}.after`));
  });

  it.each(cases)('%s: with the line ends of Windows the same', (name) => {
    expect(formatted(read(`${name}.before`).replaceAll('\n', '\r\n'))).toBe(read(`${name}.after`));
  });
});
