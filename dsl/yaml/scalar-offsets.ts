// Where each character of a decoded YAML scalar came from. One function a style; each decodes on its own, and the
// caller checks the result against the YAML library's, so a map is either exact or not given.

/** A decoded text and, for each of its characters, the source offset; the last entry is the end. */
export interface Decoded {
  readonly text: string;
  readonly offsets: readonly number[];
}

// Character by character, so that what a fold takes back costs no copy of all before it.
interface Builder {
  readonly characters: string[];
  readonly offsets: number[];
}

const newBuilder = (): Builder => ({ characters: [], offsets: [] });

const add = (b: Builder, text: string, offset: number): void => {
  for (let i = 0; i < text.length; i++) {
    b.characters.push(text[i]);
    b.offsets.push(offset);
  }
};

const done = ({ characters, offsets }: Builder, end: number): Decoded => {
  offsets.push(end);
  return { text: characters.join(''), offsets };
};

const isBlank = (c: string | undefined): boolean => c === ' ' || c === '\t';

// Line folding of flow scalars, from the first line break of a run of them: one becomes a space, n become n - 1
// line breaks; blanks around fall away. Returns the offset after the run.
function fold(b: Builder, source: string, at: number, end: number): number {
  while (isBlank(b.characters.at(-1))) {
    b.characters.pop();
    b.offsets.pop();
  }
  let breaks = 0;
  let i = at;
  while (i < end) {
    const c = source[i];
    if (c === '\n') breaks++;
    else if (c !== '\r' && !isBlank(c)) break;
    i++;
  }
  if (breaks === 1) add(b, ' ', at);
  else for (let n = 1; n < breaks; n++) add(b, '\n', at);
  return i;
}

/** A plain scalar, of one line or several. */
export function decodePlain(source: string, start: number, end: number): Decoded {
  const b = newBuilder();
  for (let i = start; i < end; ) {
    if (source[i] === '\n' || source[i] === '\r') i = fold(b, source, i, end);
    else {
      add(b, source[i], i);
      i++;
    }
  }
  return done(b, end);
}

/** A single-quoted scalar; start and end are those of the quotes. */
export function decodeSingle(source: string, start: number, end: number): Decoded {
  const b = newBuilder();
  const last = end - 1;
  for (let i = start + 1; i < last; ) {
    const c = source[i];
    if (c === '\n' || c === '\r') i = fold(b, source, i, last);
    else {
      add(b, c, i);
      i += c === "'" ? 2 : 1;
    }
  }
  return done(b, last);
}

const escapes: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
  '\t': '\t',
};

const hexLength: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** A double-quoted scalar; start and end are those of the quotes. */
export function decodeDouble(source: string, start: number, end: number): Decoded {
  const b = newBuilder();
  const last = end - 1;
  for (let i = start + 1; i < last; ) {
    const c = source[i];
    if (c === '\n' || c === '\r') {
      i = fold(b, source, i, last);
      continue;
    }
    if (c !== '\\') {
      add(b, c, i);
      i++;
      continue;
    }
    const kind = source[i + 1];
    const digits = hexLength[kind];
    if (digits !== undefined) {
      const code = Number.parseInt(source.slice(i + 2, i + 2 + digits), 16);
      if (code >= 0 && code <= 0x10ffff) add(b, String.fromCodePoint(code), i);
      i += 2 + digits;
    } else if (kind === '\n' || kind === '\r') {
      // An escaped line break joins the lines, the blanks before the next one's text falling away.
      i += kind === '\r' && source[i + 2] === '\n' ? 3 : 2;
      while (i < last && isBlank(source[i])) i++;
    } else {
      add(b, escapes[kind] ?? kind, i);
      i += 2;
    }
  }
  return done(b, last);
}

/** A literal block; start is that of its `|`. Chomping is taken from the decoded text itself. */
export function decodeLiteral(
  source: string,
  start: number,
  end: number,
  decoded: string,
): Decoded | undefined {
  const headerEnd = source.indexOf('\n', start);
  if (headerEnd === -1) return { text: '', offsets: [end] };
  const header = source.slice(start, headerEnd);
  const lines = source.slice(headerEnd + 1, Math.max(end, headerEnd + 1)).split('\n');
  const indicator = /[1-9]/.exec(header.split('#')[0]);
  const first = lines.find((line) => line.trim() !== '');
  const indent = first === undefined ? 0 : blanksBefore(first);
  // With an indentation indicator the block may begin with blanks of its own.
  const own = indicator === null ? indent : indentOfIndicated(decoded, indent);
  const b = newBuilder();
  let at = headerEnd + 1;
  for (const raw of lines) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    for (let i = own; i < line.length; i++) add(b, line[i], at + i);
    add(b, '\n', at + line.length);
    at += raw.length + 1;
  }
  if (!b.characters.join('').startsWith(decoded)) return undefined;
  return {
    text: decoded,
    offsets: [...b.offsets.slice(0, decoded.length), b.offsets[decoded.length] ?? end],
  };
}

// Only spaces indent; a tab or a no-break space is content.
const blanksBefore = (line: string): number => line.length - line.replace(/^ +/, '').length;

function indentOfIndicated(decoded: string, indent: number): number {
  const line = decoded.split('\n').find((l) => l.trim() !== '') ?? '';
  return indent - blanksBefore(line);
}
