// Reads the texts of a PDF back from its objects: what each stretch of text says it is, and what the codes of its glyphs stand for.

import { inflateSync } from 'node:zlib';

/** A stretch of text of a page. */
export interface ReadText {
  /** as its `ActualText` has it */
  readonly actual: string;
  /** as the `ToUnicode` maps of its fonts have its codes */
  readonly ofCodes: string;
}

/** A document as it was read. */
export interface ReadPdf {
  /** stretches of text by page, in the order in which they are drawn */
  readonly pages: readonly (readonly ReadText[])[];
  /** the bodies of all objects that are no streams */
  readonly objects: readonly string[];
  /** the numbers of the objects whose bodies have a text */
  ids(text: string): readonly string[];
}

/** Reads a PDF as pdfkit writes one. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const bodies = new Map<string, string>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    bodies.set(match[1] as string, text.slice(start, text.indexOf('endobj', start)));
  }
  const body = (id: string): string => bodies.get(id) ?? '';
  const streamOf = (id: string): string => {
    const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(body(id)) ?? [];
    const packed = Buffer.from(data, 'latin1');
    return body(id).includes('/FlateDecode') ? inflateSync(packed).toString('latin1') : data;
  };
  const reference = (of: string, name: string): string =>
    new RegExp(`/${name} (\\d+) 0 R`).exec(of)?.[1] ?? '';
  const maps = new Map<string, ReadonlyMap<string, string>>();
  const mapOf = (font: string): ReadonlyMap<string, string> => {
    const known = maps.get(font) ?? mapIn(streamOf(reference(body(font), 'ToUnicode')));
    maps.set(font, known);
    return known;
  };
  const root = [...bodies.values()].find((one) => one.includes('/Type /Pages')) ?? '';
  const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(root) ?? [];
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
    const resources = body(reference(body(id), 'Resources'));
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', of = '']) => [name, mapOf(of)]),
    );
    return textsIn(streamOf(reference(body(id), 'Contents')), fonts);
  });
  return {
    pages,
    objects: [...bodies.values()].filter((one) => !one.includes('\nstream\n')),
    ids: (part) => [...bodies].flatMap(([id, one]) => (one.includes(part) ? [id] : [])),
  };
}

/** The characters of each code. */
function mapIn(cmap: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [i, [, units = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const code = (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0');
      map.set(code, utf16(units.replaceAll(' ', '')));
    }
  }
  return map;
}

const utf16 = (hexadecimal: string): string =>
  String.fromCharCode(...(hexadecimal.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

function textsIn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): ReadText[] {
  const spans = content.matchAll(/\/ActualText <FEFF([0-9A-F]*)>>> BDC\n([\s\S]*?)\nEMC/g);
  return [...spans].map(([, actual = '', operators = '']) => {
    let font: ReadonlyMap<string, string> | undefined;
    let ofCodes = '';
    for (const [, name, codes = ''] of operators.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
      if (name !== undefined) font = fonts.get(name);
      for (const code of codes.match(/.{4}/g) ?? []) ofCodes += font?.get(code) ?? '�';
    }
    return { actual: utf16(actual), ofCodes };
  });
}
