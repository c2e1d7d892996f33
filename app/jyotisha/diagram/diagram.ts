// What is drawn: which labels stand in which cell of a form.

import { type DiagramStyle, type Sheet, sheets } from './styles.ts';

/** What stands in a rashi. */
export interface Placed {
  /** 0 = Mesha */
  readonly rashi: number;
  readonly label: string;
}

/** A chart to be drawn. */
export interface Diagram {
  /** rashi of the lagna, 0 = Mesha */
  readonly lagna: number;
  readonly placed: readonly Placed[];
  /** lines for the middle of the forms that have one */
  readonly title: readonly string[];
}

/** A diagram laid into a form: the labels of each cell, what names the rashi first. */
export interface LaidOut {
  readonly sheet: Sheet;
  readonly cells: readonly (readonly string[])[];
}

/** Short names of the nine grahas in the order of charts. */
export const grahaLabels = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'] as const;

/** The label of the lagna. */
const lagnaLabel = 'La';

/** The diagram of nine grahas and a lagna by their rashis; those in `retrograde` are marked with an R. */
export function diagramOf(
  lagna: number,
  signs: ArrayLike<number>,
  retrograde: ReadonlySet<number>,
  title: readonly string[],
): Diagram {
  const grahas = grahaLabels.map((label, i) => ({
    rashi: signs[i],
    // The nodes always go backwards, or nearly so.
    label: retrograde.has(i) && i < 7 ? `${label}R` : label,
  }));
  return { lagna, placed: [{ rashi: lagna, label: lagnaLabel }, ...grahas], title };
}

/** Lays a diagram into a form; each rashi is written as its number, 1 = Mesha. */
export function laidOut({ lagna, placed }: Diagram, style: DiagramStyle): LaidOut {
  const sheet = sheets[style];
  const cells = sheet.cells.map((_, i) => {
    const rashi = sheet.by === 'house' ? (lagna + i) % 12 : i;
    return [String(rashi + 1), ...placed.filter((one) => one.rashi === rashi).map(({ label }) => label)];
  });
  return { sheet, cells };
}
