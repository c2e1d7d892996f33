import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startClient } from '../server/harness.ts';
import { bodiesOf } from './bodies.ts';
import { type Described, publishedBy } from './published.ts';
import { requestsOf } from './requests.ts';

const { get, failures } = await startClient();
const { description, operations, conforms } = await publishedBy(get);

/** Pages that gather a year cost much more than the others. */
const runs = (path: string): number => (/year|month|rules/.test(path) ? 6 : 20);

/** Bodies that an operation is asked with; undefined for one that takes none. */
function bodies({ requestBody }: Described, wild: boolean): fc.Arbitrary<unknown> {
  if (requestBody === undefined) return fc.constant(undefined);
  return bodiesOf(requestBody.content['application/json'].schema, description.components.schemas, wild);
}

describe('for any place and date every answer is as its operation describes', () => {
  test.each(operations)('%s %s', async (path, _method, operation) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(path, operation, false), bodies(operation, false), async (url, body) => {
        // What is required only without another field is beyond a description.
        const told = body === undefined ? [200, 404, 409, 422] : [200, 400, 404, 422];
        expect(told, url).toContain(await conforms(path, url, body));
      }),
      { seed: 20_261_121, numRuns: runs(path) },
    );
    expect(failures).toEqual([]);
  });
});

describe('whatever is asked, the answer is one that is described and no failure', () => {
  test.each(operations)('%s %s', async (path, _method, operation) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(path, operation, true), bodies(operation, true), async (url, body) => {
        expect(await conforms(path, url, body)).toBeLessThan(500);
      }),
      { seed: 20_261_122, numRuns: runs(path) },
    );
    expect(failures).toEqual([]);
  });
});
