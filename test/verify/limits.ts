// The tolerances of the comparison and the figures that `--strict` requires.

/** Minutes within which another Sun, another refraction or another Delta T can turn a decision. */
export const EDGE_MINUTES = 2;

/** How far Drik Panchang's Sun is seen to lie behind the Swiss Ephemeris', arcseconds: 25 to 30, and a few of rounding. */
export const SUN_LAG_ARCSEC = 33;

/** Minutes that the Sun needs for that, at 59' 8" a day: by so much a source's sankranti may be away from ours. */
export const SANKRANTI_EDGE_MINUTES = (SUN_LAG_ARCSEC / 3548) * 1440;

/** Least share of agreement, by file and, within it, by figure. */
export const thresholds: readonly {
  readonly file: string;
  readonly part?: string;
  readonly least: number;
}[] = [
  { file: 'tithi_new_delhi.csv', part: 'tithi', least: 0.9996 },
  { file: 'skies/nepal_daily_tithi.csv', part: 'years on this sky', least: 0.995 },
  { file: 'skies/bikram_sambat_months.csv', part: 'published, since 2067', least: 1 },
  { file: 'skies/nepal_festivals.csv', part: 'years on this sky', least: 0.97 },
  { file: 'skies/tamil_new_year_and_pongal.csv', part: 'Pongal, India', least: 1 },
  { file: 'skies/vakya_sankranti_moments.csv', least: 1 },
  { file: 'skies/gupta_press_times.csv', least: 1 },
  { file: 'skies/bengali_month_starts.csv', least: 1 },
  { file: 'skies/pambu_almanac_2026.csv', least: 0.9 },
  { file: 'skies/almanac_festivals_official.csv', least: 0.95 },
  { file: 'tithi_new_delhi.csv', part: 'month and adhika', least: 0.9999 },
  { file: 'solar_month_starts.csv', least: 0.995 },
  { file: 'festival_dates_india.csv', least: 0.96 },
  { file: 'published_times.csv', part: 'sunrise', least: 0.97 },
  { file: 'published_times.csv', part: 'moonrise', least: 0.97 },
  { file: 'published_times.csv', part: 'tithi_end', least: 0.97 },
  { file: 'published_times.csv', part: 'karana_end', least: 0.97 },
  { file: 'published_times.csv', part: 'window', least: 0.96 },
  { file: 'festival_windows.csv', least: 0.92 },
  { file: 'festival_windows.csv', part: 'city named', least: 0.93 },
  { file: 'chinese_months.csv', least: 1 },
  { file: 'eclipse_catalogue.csv', part: 'found', least: 1 },
  { file: 'eclipse_catalogue.csv', part: 'saros', least: 1 },
  { file: 'eclipse_catalogue.csv', part: 'greatest eclipse', least: 0.92 },
  { file: 'muhurat_dates.csv', part: 'marriage', least: 0.85 },
  { file: 'muhurat_dates.csv', part: 'marriage, printed times met', least: 0.8 },
  { file: 'muhurat_dates.csv', part: 'griha_pravesh', least: 0.8 },
  { file: 'muhurat_dates.csv', part: 'mundan', least: 0.75 },
  { file: 'muhurat_none_weeks.csv', part: 'none excellent', least: 1 },
  { file: 'astrology/bhadra.jsonl', least: 1 },
  { file: 'astrology/shadbala.jsonl', least: 0.85 },
  { file: 'astrology/ashtakavarga.jsonl', least: 1 },
  { file: 'astrology/avasthas.jsonl', least: 1 },
  { file: 'astrology/ayanamsa_pyjhora.jsonl', least: 1 },
  { file: 'astrology/vargas_pyjhora.jsonl', least: 1 },
  { file: 'astrology/sphuta_jhora.jsonl', part: 'of grahas', least: 1 },
  { file: 'astrology/vimshottari.jsonl', least: 1 },
  { file: 'astrology/yoga_charts.csv', least: 0.84 },
  { file: 'astrology/doshas_yogas.jsonl', least: 1 },
  { file: 'astrology/guna_milan.jsonl', least: 1 },
  { file: 'astrology/other_dashas.jsonl', part: 'of books', least: 0.9 },
  { file: 'astrology/other_dashas.jsonl', part: 'of PyJHora', least: 1 },
];

/** The files of which nothing may be left unexplained. */
export const explainedWhole: readonly string[] = [
  'translit_icu72.jsonl',
  'translit_aksharamukha.jsonl',
  'native_names.yaml',
  'native_angas.yaml',
];
