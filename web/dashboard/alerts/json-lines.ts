// On which line of a JSON text each of its values stands, and on which line the text is no JSON. `JSON.parse` says neither in every
// browser.

/** A text that is JSON. */
export interface ReadJson {
  readonly value: unknown;
  /** lines from 1, by path: `all.0.value`; that of the whole is '' */
  readonly lines: ReadonlyMap<string, number>;
}

/** Why a text is no JSON. */
export interface JsonFault {
  /** from 1 */
  readonly line: number;
  /** what stands there: `has a , where a value is expected` */
  readonly fault: string;
}

/** Arrays and objects within one another that are read; conditions may have far fewer. */
const deepest = 60;

const tokens = {
  space: /[ \t\n\r]*/y,
  text: /"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y,
  plain: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
} as const;

/** Reads a text as JSON. */
export function readJson(text: string): ReadJson | JsonFault {
  const lines = new Map<string, number>();
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const token = pattern.exec(text)?.[0];
    if (token === undefined || (pattern === tokens.text && hasControl(token))) return undefined;
    at += token.length;
    return token;
  };
  const line = (): number => text.slice(0, at).split('\n').length;
  const fail = (expected: string): never => {
    const actual = at >= text.length ? 'ends' : `has a ${JSON.stringify(Array.from(text.slice(at))[0])}`;
    throw new Unreadable({ line: line(), fault: `${actual} where ${expected} is expected` });
  };
  const next = (character: string): boolean => {
    take(tokens.space);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const list = (end: '}' | ']', each: (index: number) => void): void => {
    if (next(end)) return;
    for (let index = 0; ; index++) {
      each(index);
      if (next(end)) return;
      if (!next(',')) fail(`, or ${end}`);
    }
  };
  const read = (path: readonly (string | number)[]): void => {
    take(tokens.space);
    lines.set(path.join('.'), line());
    if (path.length > deepest) fail('less within one another');
    if (next('[')) list(']', (index) => read([...path, index]));
    else if (next('{'))
      list('}', () => {
        take(tokens.space);
        const name = take(tokens.text) ?? fail('a name in quotation marks');
        if (!next(':')) fail('a colon');
        read([...path, JSON.parse(name)]);
      });
    else if (take(tokens.text) === undefined && take(tokens.plain) === undefined) fail('a value');
  };
  try {
    read([]);
    take(tokens.space);
    if (at < text.length) fail('the end');
    return { value: JSON.parse(text), lines };
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
}

// A text of JSON has no line within.
const hasControl = (token: string): boolean => Array.from(token).some((character) => character < ' ');

class Unreadable extends Error {
  readonly fault: JsonFault;
  constructor(fault: JsonFault) {
    super(fault.fault);
    this.fault = fault;
  }
}

/** The line of a path, or of the nearest value around it that the text has. */
export function lineOf(lines: ReadonlyMap<string, number>, path: string): number {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const line = lines.get(at);
    if (line !== undefined) return line;
  }
  return lines.get('') ?? 1;
}
