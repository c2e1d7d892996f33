// What every chapter is made with: the contents, the words, and the blocks that chapters share.

import type { reportContent } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { boxOf } from '@nirnaya/explain/pictures';
import { columnWidth } from '../layout/sheet.ts';
import { backed, type Strip, stacked, textStrip } from '../layout/strip.ts';
import { type Cell, tableStrip } from '../layout/table.ts';
import type { Typesetter } from '../layout/typesetter.ts';
import type { Say, WordKey } from '../words/index.ts';

/** The contents of a report. */
export type ReportContent = z.output<typeof reportContent>;

/** What chapters are made with. */
export interface Kit {
  readonly content: ReportContent;
  readonly say: Say;
  readonly typesetter: Typesetter;
  /** a term of the tradition by its key */
  term(key: string): string;
  /** `15 May 1990` of `1990-05-15` or of an instant */
  date(iso: string): string;
}

/** The title of a chapter and what it is about. */
export const opening = ({ typesetter, say }: Kit, title: WordKey, intro?: string): readonly Strip[] => [
  {
    ...textStrip(typesetter, say(title), {
      size: 24,
      weight: 'bold',
      tone: 'accent',
      leading: 1.4,
      width: columnWidth,
      tag: 'H1',
    }),
    isWithNext: true,
  },
  ...(intro === undefined ? [] : [paragraph({ typesetter }, intro, { tone: 'faint', size: 11, gap: 6 })]),
];

/** The title of a section. */
export const section = (
  { typesetter }: Pick<Kit, 'typesetter'>,
  title: string,
  { gap = 22, isMinor = false } = {},
): Strip => ({
  ...textStrip(typesetter, title, {
    size: 14.5,
    weight: 'bold',
    leading: 1.45,
    width: columnWidth,
    tag: 'H2',
    gap,
    isWithNext: true,
  }),
  section: { title, isMinor },
});

/** A section that begins a page. */
export const sectionOnNewPage = (
  kit: Pick<Kit, 'typesetter'>,
  title: string,
  { isMinor = false } = {},
): Strip => ({
  ...section(kit, title, { isMinor }),
  isOnNewPage: true,
});

/** A paragraph of running text. */
export const paragraph = (
  { typesetter }: Pick<Kit, 'typesetter'>,
  text: string,
  {
    size = 10.5,
    tone = 'ink',
    gap = 5,
    width = columnWidth,
    isWithNext = false,
  }: {
    readonly size?: number;
    readonly tone?: 'ink' | 'faint' | 'accent';
    readonly gap?: number;
    readonly width?: number;
    readonly isWithNext?: boolean;
  } = {},
): Strip => textStrip(typesetter, text, { size, tone, gap, width, leading: 1.55, isWithNext });

/** Pairs of what something is and its value. */
export const facts = (
  { typesetter }: Pick<Kit, 'typesetter'>,
  rows: readonly (readonly [string, Cell])[],
  { width = columnWidth, gap = 8, share = 0.62, padding = 3.2 } = {},
): Strip =>
  tableStrip(
    typesetter,
    { columns: [{ share: 1 - share }, { share }], rows, size: 9.5, padding, gap },
    width,
  );

/** The lord of a period or the owner of bindus: a name, or the lagna, which is written by the term. */
export const lordNamed = ({ term }: Pick<Kit, 'term'>, name: string): string =>
  name === 'Lagna' ? term('lagna') : name;

/** Strips on a ground of their own, which stay together. */
export function card(strips: readonly Strip[], width: number, gap = 10): Strip {
  const padding = 9;
  return {
    ...backed(stacked(strips), {
      padding,
      draw: ({ x, y, height }) => [
        boxOf({ x, y, width, height }, 'panel', 5),
        boxOf({ x, y, width: 3, height }, 'line'),
      ],
    }),
    gap,
  };
}

/** How wide the text of a card is. */
export const insideCard = (width: number): number => width - 18;

/** `12°34′` of degrees; cut off, as almanacs do. */
export function arc(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** `1990-05-15` of an instant. */
export const isoDay = (instant: string): string => instant.slice(0, 10);

/** `1990-05-15 09:00` of an instant. */
export const isoMinute = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

/** A share as a percentage, to one decimal where it is small. */
export const percent = (share: number): string =>
  share < 0.1 ? (100 * share).toFixed(1) : String(Math.round(100 * share));
