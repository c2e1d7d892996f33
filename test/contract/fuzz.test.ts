import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startClient } from '../server/harness.ts';
import { publishedBy } from './published.ts';
import { requestsOf } from './requests.ts';

const { get, failures } = await startClient();
const { description, conforms } = await publishedBy(get);
const operations = Object.entries(description.paths);

/** Pages that gather a year cost much more than the others. */
const runs = (path: string): number => (/year|month|rules/.test(path) ? 6 : 20);

describe('for any place and date every answer is as its operation describes', () => {
  test.each(operations)('%s', async (path, { get: operation }) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(path, operation, false), async (url) => {
        expect([200, 404, 422], url).toContain(await conforms(path, url));
      }),
      { seed: 20_261_121, numRuns: runs(path) },
    );
    expect(failures).toEqual([]);
  });
});

describe('whatever is asked, the answer is one that is described and no failure', () => {
  test.each(operations)('%s', async (path, { get: operation }) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(path, operation, true), async (url) => {
        expect(await conforms(path, url)).toBeLessThan(500);
      }),
      { seed: 20_261_122, numRuns: runs(path) },
    );
    expect(failures).toEqual([]);
  });
});
