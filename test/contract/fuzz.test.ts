import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as account from '../../contract/operations/account.ts';
import * as accountRecords from '../../contract/operations/account-records.ts';
import * as alerts from '../../contract/operations/alerts.ts';
import * as feeds from '../../contract/operations/feeds.ts';
import * as profiles from '../../contract/operations/profiles.ts';
import * as storedCharts from '../../contract/operations/stored-charts.ts';
import * as storedMatches from '../../contract/operations/stored-matches.ts';
import * as webhooks from '../../contract/operations/webhooks.ts';
import { startGated } from '../server/gated.ts';
import { bodiesOf } from './bodies.ts';
import { type Described, publishedBy } from './published.ts';
import { requestsOf } from './requests.ts';

const { ask, store, failures } = await startGated({ now: Date.UTC(2026, 10, 21, 6, 30) });
const everything = store.newKey('enterprise').text;
const published = await publishedBy((path, init) => ask(path, everything, init));
const { description, conforms } = published;

// What is stored for an account is not served here.
const stored = Object.keys({
  ...account.operations,
  ...accountRecords.operations,
  ...alerts.operations,
  ...feeds.operations,
  ...profiles.operations,
  ...storedCharts.operations,
  ...storedMatches.operations,
  ...webhooks.operations,
});
const operations = published.operations.filter(([, , { operationId }]) => !stored.includes(operationId));

/** Answers that gather a year, or many places or days, cost much more than the others. */
const runs = (path: string): number => {
  if (/map|disputes|premium-report|muhurat\/festival/.test(path)) return 3;
  return /year|month|rules|calendar\.ics/.test(path) ? 6 : 20;
};

/** Operations with parameters that are of use only beside, or instead of, others: their 400 names both. */
const dependent = ['anniversaries', 'muhuratFind', 'chartSvg', 'chartPng'];

/** Bodies that an operation is asked with; undefined for one that takes none. */
function bodies({ requestBody }: Described, wild: boolean): fc.Arbitrary<unknown> {
  if (requestBody === undefined) return fc.constant(undefined);
  return bodiesOf(requestBody.content['application/json'].schema, description.components.schemas, wild);
}

describe('for any place and date every answer is as its operation describes', () => {
  test.each(operations)('%s %s', async (path, method, operation) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(path, operation, false), bodies(operation, false), async (url, body) => {
        // What is required only without another field is beyond a description.
        const mayBeIncomplete = body !== undefined || dependent.includes(operation.operationId);
        const answer = [200, 201, 202, 204, 404, 409, 422, ...(mayBeIncomplete ? [400] : [])];
        expect(answer, url).toContain(await conforms(path, url, body, method));
      }),
      { seed: 20_261_121, numRuns: runs(path) },
    );
    expect(failures).toEqual([]);
  });
});

describe('whatever is asked, the answer is one that is described and no failure', () => {
  test.each(operations)('%s %s', async (path, method, operation) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(path, operation, true), bodies(operation, true), async (url, body) => {
        expect(await conforms(path, url, body, method)).toBeLessThan(500);
      }),
      { seed: 20_261_122, numRuns: runs(path) },
    );
    expect(failures).toEqual([]);
  });
});

describe('without a key, or with one of the smallest plan, the answer is one that is described', async () => {
  const otherHolder = await publishedBy((path, init) => ask(path, undefined, init));
  const free = await publishedBy((path, init) => ask(path, store.newKey('free').text, init));

  test.each(operations)('%s %s', async (path, method, operation) => {
    const plan = operation['x-plan'];
    await fc.assert(
      fc.asyncProperty(requestsOf(path, operation, true), bodies(operation, true), async (url, body) => {
        const without = await otherHolder.conforms(path, url, body, method);
        if (plan !== undefined) expect(without).toBe(401);
        const small = await free.conforms(path, url, body, method);
        if (plan !== undefined && plan !== 'free') expect(small).toBe(402);
        else expect([401, 402, 429]).not.toContain(small);
        for (const status of [without, small]) expect(status).toBeLessThan(500);
      }),
      { seed: 20_261_123, numRuns: 4 },
    );
    expect(failures).toEqual([]);
  });
});
