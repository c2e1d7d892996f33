// Every operation has an example, and the example is what the operation answers. `npm run reference` writes them.

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { referenceDir } from '../../server/reference/reference-dir.ts';
import { posted } from '../server/harness.ts';
import { publishedBy } from './published.ts';
import { exampleOf } from './reference/example.ts';
import { exampleRequest } from './reference/example-requests.ts';
import { updating } from './reference/updating.ts';
import { startWhole } from './reference/whole-service.ts';

const { get } = await startWhole();
const { operations: all } = await publishedBy(get);
// What changes something comes after what shows it, and what removes it last.
const order = ['get', 'post', 'patch', 'delete'];
const operations = [...all].sort(([a, m], [b, n]) =>
  m === n ? (m === 'delete' ? b.localeCompare(a) : 0) : order.indexOf(m) - order.indexOf(n),
);
const isJson = ({ headers }: { readonly headers: Headers }): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;
// Bytes of pictures and documents are not shown.
const shownOf = (answer: { readonly headers: Headers; readonly text: string; json(): unknown }): unknown => {
  const media = answer.headers.get('content-type') ?? '';
  if (isJson(answer)) return answer.json();
  return /charset=utf-8/.test(media) ? answer.text : `(${media})`;
};
const folder = `${referenceDir()}/examples`;

describe('the example of each operation is what it answers', () => {
  test.each(operations)('%s %s', async (path, method, operation) => {
    const { operationId } = operation;
    const request = exampleRequest(path, method, operation);
    if ('missing' in request) {
      throw new Error(
        `${operationId} has no example: test/contract/reference/example-requests.ts gives no ${request.missing} for it`,
      );
    }
    const { url, body } = request;
    const init = { ...(body === undefined ? {} : posted(body)), method: method.toUpperCase() };
    const answer = await get(url, init);
    expect([url, answer.status < 300 ? 'answered' : answer.text]).toEqual([url, 'answered']);
    const example = {
      request: `${method.toUpperCase()} ${url}`,
      ...(body === undefined ? {} : { body }),
      answer: answer.text === '' ? null : exampleOf(shownOf(answer)),
    };
    const file = `${folder}/${operationId}.json`;
    if (updating) writeFileSync(file, `${JSON.stringify(example, null, 1)}\n`);
    if (!existsSync(file)) throw new Error(`${operationId} has no example: run npm run reference`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(example);
  });

  test('and there are no others', () => {
    const ids = new Set(operations.map(([, , { operationId }]) => `${operationId}.json`));
    const others = readdirSync(folder).filter((name) => !ids.has(name));
    if (updating) for (const name of others) rmSync(`${folder}/${name}`);
    expect(updating ? [] : others).toEqual([]);
  });
});
