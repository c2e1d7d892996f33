// Samples of a request to copy: curl, TypeScript and Python. A key is never written into one: it is read from the environment.

/** A request. */
export interface SampleRequest {
  readonly method: string;
  /** a whole address */
  readonly url: string;
  /** whether a key is sent */
  readonly needsKey: boolean;
  /** media type of the answer; undefined where there is none */
  readonly accept: string | undefined;
  /** what is sent as JSON; undefined: nothing */
  readonly body: unknown;
}

/** Writes a sample. */
export type SampleWriter = (request: SampleRequest) => string;

/** The variable of the environment that samples read the key from. */
export const keyVariable = 'NIRNAYA_KEY';

const isJson = (type: string | undefined): boolean => type === undefined || type.includes('json');
const isText = (type: string | undefined): boolean => type !== undefined && /^text\/|^image\/svg/.test(type);

const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A command of a shell. */
export const curlSample: SampleWriter = ({ method, url, needsKey, accept, body }) =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuoted(url)}`,
    ...(needsKey ? [`-H "X-API-Key: $${keyVariable}"`] : []),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${shellQuoted(JSON.stringify(body, null, 2))}`]),
    ...(isJson(accept) || isText(accept) ? [] : ['-o answer']),
  ].join(' \\\n  ');

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A module of TypeScript for Node, Deno or Bun. */
export const typescriptSample: SampleWriter = ({ method, url, needsKey, accept, body }) => {
  const headers = [
    ...(needsKey ? [`'X-API-Key': process.env.${keyVariable} ?? ''`] : []),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} },`]),
    ...(body === undefined
      ? []
      : [`body: JSON.stringify(${indented(JSON.stringify(body, null, 2), '  ')}),`]),
  ];
  const call =
    options.length === 0
      ? `fetch(${quoted(url)})`
      : `fetch(${quoted(url)}, {\n${options.map((line) => `  ${line}\n`).join('')}})`;
  const read = isJson(accept) ? 'json' : isText(accept) ? 'text' : 'arrayBuffer';
  return [
    `const response = await ${call};`,
    'if (!response.ok) throw new Error(await response.text());',
    `const answer = await response.${read}();`,
  ].join('\n');
};

/** A program of Python 3 that needs nothing but its standard library. */
export const pythonSample: SampleWriter = ({ method, url, needsKey, accept, body }) => {
  const json = isJson(accept);
  const imports = [
    ...(json || body !== undefined ? ['json'] : []),
    ...(needsKey ? ['os'] : []),
    'urllib.request',
  ];
  const headers = [
    ...(needsKey ? [`"X-API-Key": os.environ["${keyVariable}"]`] : []),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const fields = [
    JSON.stringify(url),
    ...(method === 'GET' ? [] : [`method="${method}"`]),
    ...(headers.length === 0 ? [] : [`headers={${headers.join(', ')}}`]),
    ...(body === undefined ? [] : [`data=json.dumps(${indented(pythonOf(body), '    ')}).encode()`]),
  ];
  const read = json ? 'json.load(response)' : isText(accept) ? 'response.read().decode()' : 'response.read()';
  return [
    ...imports.map((name) => `import ${name}`),
    '',
    `request = urllib.request.Request(\n${fields.map((field) => `    ${field},\n`).join('')})`,
    'with urllib.request.urlopen(request) as response:',
    `    answer = ${read}`,
  ].join('\n');
};

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

// Strings of JSON are strings of Python, save that it has no surrogates.
function pythonOf(value: unknown, indent = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const parts = Array.isArray(value)
    ? value.map((one) => pythonOf(one, inner))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonOf(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}
