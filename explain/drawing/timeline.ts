// Days one above the other, and what lasts in them: the data of a drawing.

/** How a band is filled: what the day is decided by, what follows it in turn, a window, one to be shunned. */
export type Tone = 'target' | 'other' | 'window' | 'shunned';

/** A stretch of time, JD UT, with its name. */
export interface Band {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  /** what it is called where its label does not fit */
  readonly short?: string;
  readonly tone: Tone;
  /** what of it the target covers, where that was measured */
  readonly met?: Met | undefined;
  /** drawn faint: the decision did not turn on it */
  readonly isFaint?: boolean;
}

/** What of a window the target covers. */
export interface Met {
  readonly start: number;
  readonly end: number;
  /** its length in words */
  readonly label: string;
}

/** One day. Instants are JD UT. */
export interface TimelineRow {
  /** `Fri 28 Aug` */
  readonly label: string;
  /** beneath the label */
  readonly note: string;
  /** whether it is the day decided */
  readonly marked: boolean;
  /** local midnight, from which the hours are counted */
  readonly midnight: number;
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
  /** bands that do not meet stand in one lane */
  readonly lanes: readonly (readonly Band[])[];
}

/** A drawing before it is drawn. */
export interface Timeline {
  readonly title: string;
  /** what it shows, in sentences */
  readonly caption: string;
  readonly rows: readonly TimelineRow[];
}

/** Puts bands into lanes, one for each value of `laneOf`, in the order given. */
export function lanesOf(
  bands: readonly Band[],
  laneOf: (band: Band) => string,
): readonly (readonly Band[])[] {
  const lanes = new Map<string, Band[]>();
  for (const band of bands) lanes.set(laneOf(band), [...(lanes.get(laneOf(band)) ?? []), band]);
  return [...lanes.values()];
}
