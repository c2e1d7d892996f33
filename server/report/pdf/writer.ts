// Pages as a PDF: text that can be copied and searched, tags for those who have it read, links and an outline.

import { colourOf, type Paint, type PictureElement, type TextElement } from '@nirnaya/explain/pictures';
import PDFDocument from 'pdfkit';
import type { FontWeight, Letters, ShapedRun } from '../../pictures/letters.ts';
import { isPart, type Page, type Part, type Placed } from '../layout/element.ts';
import type { Entry } from '../layout/flow.ts';
import { sheet } from '../layout/sheet.ts';
import { type EmbeddedFont, type Encoder, encoderOf } from './fonts.ts';
import { number, rgb, type TextPlace, textOperators } from './text.ts';

/** What a document is besides its pages. */
export interface DocumentFacts {
  readonly title: string;
  /** code of its language */
  readonly language: string;
  /** instant in ISO 8601 */
  readonly createdAt: string;
  readonly entries: readonly Entry[];
}

/** The bytes of a PDF of pages. */
export async function writePdf(
  pages: readonly Page[],
  letters: Pick<Letters, 'shape'>,
  facts: DocumentFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    // Links lead to pages that come later.
    bufferPages: true,
    pdfVersion: '1.7',
    lang: facts.language,
    tagged: true,
    displayTitle: true,
    subset: 'PDF/UA',
    font: null,
    info: {
      Title: facts.title,
      Creator: 'Nirnaya',
      Producer: 'Nirnaya',
      CreationDate: new Date(facts.createdAt),
    },
  } as unknown as PDFKit.PDFDocumentOptions) as Writable;
  const chunks: Uint8Array[] = [];
  const bytes = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('error', reject);
    document.on('end', () => resolve(joined(chunks)));
  });
  const drawing: Drawing = { document, letters, fonts: new Map() };
  const root = document.struct('Document');
  document.addStructure(root);
  for (const page of pages) {
    document.addPage();
    for (const part of page.parts) writePart(part, root, drawing);
    for (const entry of facts.entries.filter((one) => one.page === page.number)) {
      document.addNamedDestination(entry.destination, 'XYZ', 0, Math.max(0, entry.y - 12), null as never);
    }
  }
  root.end();
  writeOutline(document, facts.entries);
  document.end();
  return bytes;
}

// What pdfkit has, and its types lack.
type Writable = InstanceType<typeof PDFDocument> & {
  readonly _font: EmbeddedFont;
  readonly page: { readonly fonts: Record<string, object> };
  addContent(operators: string): void;
};

interface Drawing {
  readonly document: Writable;
  readonly letters: Pick<Letters, 'shape'>;
  readonly fonts: Map<string, { readonly embedded: EmbeddedFont; readonly encoder: Encoder }>;
}

type Structure = PDFKit.PDFStructureElement;

function writePart(part: Part, parent: Structure, drawing: Drawing): void {
  const { document } = drawing;
  const { tag, alt, scope, area, children, link } = part;
  if (tag === 'Artifact') {
    document.markContent('Artifact', { type: 'Layout' });
    for (const child of children) if (!isPart(child)) writePlaced(child, drawing);
    document.endMarkedContent();
    return;
  }
  const element = document.struct(
    tag as never,
    {
      ...(alt === undefined ? {} : { alt }),
      ...(scope === undefined ? {} : { scope }),
      ...(area === undefined ? {} : { bbox: [area.x, area.y, area.x + area.width, area.y + area.height] }),
    } as never,
  );
  parent.add(element);
  const holder = link === undefined ? element : document.struct('Link');
  if (holder !== element) element.add(holder);
  const placed = children.filter((child): child is Placed => !isPart(child));
  if (placed.length > 0) {
    const content = document.markStructureContent(tag as never);
    for (const child of placed) writePlaced(child, drawing);
    document.endMarkedContent();
    holder.add(content);
  }
  for (const child of children) if (isPart(child)) writePart(child, holder, drawing);
  if (link !== undefined) {
    const { x, y, width, height } = link.area;
    document.goTo(x, y, width, height, link.to, {
      structParent: holder,
      Contents: new String(link.title),
    } as never);
  }
  element.end();
}

function writePlaced(placed: Placed, drawing: Drawing): void {
  switch (placed.kind) {
    case 'text': {
      const { text, x, baseline, size, weight, tone } = placed;
      writeText(drawing, text, weight, { x, baseline, size, colour: colourOf('light', tone) });
      return;
    }
    case 'picture': {
      const { picture, x, y, scale } = placed;
      const { document } = drawing;
      document.save();
      document.transform(scale, 0, 0, scale, x, y);
      for (const element of picture.elements) writeElement(element, drawing);
      document.restore();
      return;
    }
    default:
      writeElement(placed, drawing);
  }
}

function writeElement(element: PictureElement, drawing: Drawing): void {
  const { document } = drawing;
  switch (element.kind) {
    case 'text':
      writeTextElement(element, drawing);
      return;
    case 'box': {
      const { x, y, width, height } = element.box;
      const radius = Math.min(element.radius, width / 2, height / 2);
      if (radius > 0) document.roundedRect(x, y, width, height, radius);
      else document.rect(x, y, width, height);
      painted(element, document);
      return;
    }
    case 'circle':
      document.circle(...element.centre, element.radius);
      painted(element, document);
      return;
    case 'area':
      throw new Error('a report has no maps');
    case 'path': {
      for (const [i, [x, y]] of element.points.entries()) {
        if (i === 0) document.moveTo(x, y);
        else document.lineTo(x, y);
      }
      if (element.isClosed) document.closePath();
      painted(element, document);
      return;
    }
  }
}

// Those of maps are not those of births.
function colourOfPaint(paint: Paint): string {
  if (/^(date\d+|undecided|land)$/.test(paint)) throw new Error(`a report has no ${paint}`);
  return colourOf('light', paint as Parameters<typeof colourOf>[1]);
}

interface PaintedShape {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly width?: number;
  readonly opacity?: number;
}

function painted({ fill, stroke, width = 1, opacity = 1 }: PaintedShape, document: Writable): void {
  if (opacity !== 1) document.opacity(opacity);
  if (fill !== undefined) document.addContent(`${rgb(colourOfPaint(fill))} rg`);
  if (stroke !== undefined) {
    document.addContent(`${rgb(colourOfPaint(stroke))} RG`);
    document.addContent(`${number(width)} w`);
  }
  document.addContent(fill === undefined ? 'S' : stroke === undefined ? 'f' : 'B');
  if (opacity !== 1) document.opacity(1);
}

function writeTextElement({ at: [x, y], anchor, parts }: TextElement, drawing: Drawing): void {
  const shaped = parts.map((part) => ({
    ...part,
    width: widthOf(drawing.letters.shape(part.text, part.weight)) * part.size,
  }));
  const width = shaped.reduce((sum, part) => sum + part.width, 0);
  let left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  for (const { text, size, tone, weight, width: own } of shaped) {
    writeText(drawing, text, weight, { x: left, baseline: y, size, colour: colourOf('light', tone) });
    left += own;
  }
}

const widthOf = (runs: readonly ShapedRun[]): number => runs.reduce((sum, { width }) => sum + width, 0);

function writeText(drawing: Drawing, text: string, weight: FontWeight, place: TextPlace): void {
  const { document, letters } = drawing;
  if (text === '') return;
  const runs = letters.shape(text, weight).map((run) => {
    const { embedded, encoder } = fontOf(run, drawing);
    document.page.fonts[embedded.id] ??= embedded.ref();
    return { font: embedded.id, glyphs: encoder.encode(run), width: run.width };
  });
  document.addContent(textOperators(runs, text, place));
}

function fontOf({ font }: ShapedRun, { document, fonts }: Drawing) {
  const known = fonts.get(font.name);
  if (known !== undefined) return known;
  document.registerFont(font.name, Buffer.from(font.bytes));
  document.font(font.name);
  const embedded = document._font;
  const opened = { embedded, encoder: encoderOf(embedded, font) };
  fonts.set(font.name, opened);
  return opened;
}

function writeOutline(document: Writable, entries: readonly Entry[]): void {
  let chapter: PDFKit.PDFOutline | undefined;
  for (const { title, level, page } of entries) {
    const options = { pageNumber: page - 1 } as never;
    if (level === 1) chapter = document.outline.addItem(title, options);
    else chapter?.addItem(title, options);
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
