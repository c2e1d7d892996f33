// The tolerances of the comparison and the figures that `--strict` asks for.

/** Minutes within which another Sun, another refraction or another Delta T can turn a decision. */
export const EDGE_MINUTES = 2;

/** Least share of agreement, by file and, within it, by figure. */
export const thresholds: readonly {
  readonly file: string;
  readonly part?: string;
  readonly least: number;
}[] = [
  { file: 'tithi_new_delhi.csv', part: 'tithi', least: 0.9996 },
  { file: 'tithi_new_delhi.csv', part: 'month and adhika', least: 0.9999 },
  { file: 'solar_month_starts.csv', least: 0.995 },
  { file: 'festival_dates_india.csv', least: 0.96 },
];
