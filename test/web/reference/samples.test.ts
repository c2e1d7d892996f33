// The samples of every operation are run as they are copied: the shell, JavaScript and Python send the request of the example.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Description, Examples } from '../../../web/reference/description.ts';
import {
  curlSample,
  keyVariable,
  pythonSample,
  type SampleRequest,
  typescriptSample,
} from '../../../web/reference/samples.ts';
import { exampleRequest } from '../../../web/reference/shown-samples.ts';

const read = <T>(name: string): T => JSON.parse(readFileSync(`dist/api/${name}.json`, 'utf8')) as T;
const { paths } = read<Description>('description');
const examples = read<Examples>('examples');
const origin = 'https://calendar.example';

/** What is sent. */
interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const strange: SampleRequest = {
  method: 'POST',
  url: `${origin}/v1/x?q=it's&name=%E0%A4%A6`,
  needsKey: true,
  accept: 'application/json',
  body: { text: `it's "a" \\ $HOME \`b\` दीपावली 😀`, list: [], none: null, yes: true, object: {}, n: 1.5 },
};

const requests: readonly (readonly [id: string, request: SampleRequest])[] = [
  ...Object.values(paths).flatMap((item) =>
    Object.values(item).map((operation): readonly [string, SampleRequest] => {
      const example = examples[operation.operationId];
      if (example === undefined) throw new Error(`${operation.operationId} has no example`);
      return [operation.operationId, exampleRequest(operation, example, origin)];
    }),
  ),
  ['what needs quoting', strange],
];

const expected = ({ method, url, needsKey, body }: SampleRequest): Sent => ({
  method,
  url,
  headers: {
    ...(needsKey ? { 'x-api-key': 'secret' } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  body,
});

const lowered = (headers: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));

const environment = { ...process.env, [keyVariable]: 'secret' };

describe('curl', () => {
  const sent = new Map<string, Sent>();
  beforeAll(() => {
    // In the place of curl, a function that writes its arguments.
    const script = requests.map(([, request]) => `${curlSample(request)}\nprintf '\\036'\n`).join('');
    const shell = `curl() { printf '%s\\037' "$@"; }\n${script}`;
    const { stdout, status } = spawnSync('bash', ['-c', shell], { encoding: 'utf8', env: environment });
    if (status !== 0) throw new Error(`bash ended with ${status}`);
    stdout.split('\x1e').forEach((text, i) => {
      const id = requests[i]?.[0];
      if (id !== undefined) sent.set(id, curlSent(text.split('\x1f').slice(0, -1)));
    });
  });

  test.each(requests)('%s', (id, request) => {
    expect(sent.get(id)).toEqual(expected(request));
  });
});

function curlSent(args: readonly string[]): Sent {
  const headers: (readonly [string, string])[] = [];
  let [method, url, body]: [string, string, unknown] = ['GET', '', undefined];
  for (let i = 0; i < args.length; i++) {
    const value = args[i + 1] ?? '';
    if (args[i] === '-X') method = value;
    else if (args[i] === '-H') headers.push([value.split(': ')[0] ?? '', value.split(': ')[1] ?? '']);
    else if (args[i] === '-d') body = JSON.parse(value);
    else if (args[i] !== '-o') {
      url = args[i] ?? '';
      continue;
    }
    i++;
  }
  return { method, url, headers: lowered(headers), body };
}

describe('TypeScript', () => {
  test.each(requests)('%s', async (_, request) => {
    let sent: Sent | undefined;
    let taken: string | undefined;
    const take = (how: string) => async () => {
      taken = how;
    };
    const answer = { ok: true, json: take('json'), text: take('text'), arrayBuffer: take('arrayBuffer') };
    const stub = async (url: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
      sent = {
        method,
        url,
        headers: lowered(Object.entries(headers as Record<string, string>)),
        body: body === undefined ? undefined : JSON.parse(String(body)),
      };
      return answer;
    };
    const { code } = transformSync(`async function run() {\n${typescriptSample(request)}\n}`, {
      loader: 'ts',
    });
    const run = new Function('fetch', 'process', `${code}\nreturn run();`);
    await run(stub, { env: { [keyVariable]: 'secret' } });
    expect(sent).toEqual(expected(request));
    expect(taken).toBe(kindOf(request.accept));
  });

  test('an answer that is an error is thrown', async () => {
    const [, request] = requests[0] ?? ['', strange];
    const run = new Function(
      'fetch',
      'process',
      `return (async () => {\n${typescriptSample(request)}\n})();`,
    );
    const refused = async () => ({ ok: false, text: async () => 'the quota is used up' });
    await expect(run(refused, { env: {} })).rejects.toThrow('the quota is used up');
  });
});

function kindOf(accept = 'application/json'): string {
  if (accept.includes('json')) return 'json';
  return /^text|svg/.test(accept) ? 'text' : 'arrayBuffer';
}

const python = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!python)('Python', () => {
  const sent = new Map<string, Sent>();
  beforeAll(() => {
    // In the place of the network, a function that writes the request.
    const program = `
import io, json, sys, urllib.request
out = []
def urlopen(request):
    out.append({"method": request.get_method(), "url": request.full_url, "headers": dict(request.header_items()),
        "body": None if request.data is None else json.loads(request.data)})
    return io.BytesIO(b"{}")
urllib.request.urlopen = urlopen
for sample in json.load(sys.stdin):
    exec(compile(sample, "sample", "exec"), {})
json.dump(out, sys.stdout)
`;
    const { stdout, stderr, status } = spawnSync('python3', ['-c', program], {
      encoding: 'utf8',
      env: environment,
      input: JSON.stringify(requests.map(([, request]) => pythonSample(request))),
    });
    if (status !== 0) throw new Error(stderr);
    (JSON.parse(stdout) as Sent[]).forEach(({ headers, body, ...rest }, i) => {
      const id = requests[i]?.[0];
      if (id === undefined) return;
      sent.set(id, { ...rest, headers: lowered(Object.entries(headers)), body: body ?? undefined });
    });
  });

  test.each(requests)('%s', (id, request) => {
    expect(sent.get(id)).toEqual(expected(request));
  });
});

test('no sample has a key in it', () => {
  for (const write of [curlSample, typescriptSample, pythonSample]) {
    expect(write(strange)).toContain(keyVariable);
    expect(write({ ...strange, needsKey: false })).not.toContain(keyVariable);
  }
});
