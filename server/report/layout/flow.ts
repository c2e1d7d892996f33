// Lays the strips of chapters on pages: each chapter begins a page, and what belongs together stays together.

import type { Page, Part } from './element.ts';
import { columnHeight, margins } from './sheet.ts';
import type { Strip, StripGroup } from './strip.ts';

/** A chapter. */
export interface Chapter {
  readonly title: string;
  readonly strips: readonly Strip[];
}

/** Where a chapter or a section begins. */
export interface Entry {
  readonly title: string;
  readonly level: 1 | 2;
  readonly isMinor: boolean;
  /** the name by which links lead to it */
  readonly destination: string;
  readonly page: number;
  /** its top on that page */
  readonly y: number;
}

/** Pages, and where what begins on them. */
export interface Flowed {
  readonly pages: readonly Page[];
  readonly entries: readonly Entry[];
}

/** The pages of chapters; the first has the number said. Throws `RangeError` for a strip that is higher than a page. */
export function flowed(chapters: readonly Chapter[], firstPage: number): Flowed {
  const pages: Page[] = [];
  const entries: Entry[] = [];
  for (const [chapter, { title, strips }] of chapters.entries()) {
    let open = newPage();
    const close = (): void => {
      pages.push({ number: firstPage + pages.length, chapter, parts: open.parts });
      open = newPage();
    };
    entries.push({
      title,
      level: 1,
      isMinor: false,
      destination: `c${chapter + 1}`,
      page: firstPage + pages.length,
      y: margins.top,
    });
    for (const [i, strip] of strips.entries()) {
      if (strip.height > columnHeight) throw new RangeError(`a strip of ${Math.round(strip.height)} points`);
      const isFirst = open.parts.length === 0;
      const needed = heightTogether(strips, i, open.table);
      if (!isFirst && (strip.isOnNewPage === true || open.y + strip.gap + needed > columnHeight)) close();
      const { table } = strip;
      const isNewTable = table !== undefined && open.table !== table;
      if (open.parts.length > 0) open.y += strip.gap;
      if (strip.section !== undefined) {
        entries.push({
          title: strip.section.title,
          level: 2,
          isMinor: strip.section.isMinor === true,
          destination: `c${chapter + 1}s${i}`,
          page: firstPage + pages.length,
          y: margins.top + open.y,
        });
      }
      const put = (one: Strip): readonly Part[] => {
        const parts = one.parts(margins.left, margins.top + open.y);
        open.y += one.height;
        return parts;
      };
      if (table === undefined) {
        open.parts.push(...put(strip));
        open.rows = [];
      } else {
        if (isNewTable) {
          open.rows = table.head === undefined ? [] : [...put(table.head)];
          open.parts.push({ tag: table.tag, children: open.rows });
        }
        open.rows.push(...put(strip));
      }
      open.table = table;
    }
    if (open.parts.length > 0) close();
  }
  return { pages, entries };
}

interface OpenPage {
  y: number;
  readonly parts: Part[];
  table: StripGroup | undefined;
  rows: Part[];
}

const newPage = (): OpenPage => ({ y: 0, parts: [], table: undefined, rows: [] });

/** How much a strip takes with those that must stand on its page, and the head of its table. */
function heightTogether(strips: readonly Strip[], from: number, open: StripGroup | undefined): number {
  let height = 0;
  let table = open;
  for (let i = from; i < strips.length; i++) {
    const strip = strips[i] as Strip;
    if (strip.table !== undefined && strip.table !== table) height += strip.table.head?.height ?? 0;
    table = strip.table;
    height += (i === from ? 0 : strip.gap) + strip.height;
    if (strip.isWithNext !== true) break;
  }
  return Math.min(height, columnHeight);
}
