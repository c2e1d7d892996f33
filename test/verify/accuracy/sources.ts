// What each truth file is, in the words of docs/dates/ACCURACY.md, in the order of the page.

/** A group of files on one subject. */
export interface SourceGroup {
  readonly title: string;
  /** what each file has, by its name */
  readonly files: Readonly<Record<string, string>>;
  /** how many lines of grouped differences are shown of each file; none are shown of files of tables */
  readonly shown: number;
}

export const sourceGroups: readonly SourceGroup[] = [
  {
    title: 'Festivals',
    shown: 30,
    files: {
      'festival_dates_india.csv': '30 festivals of India, 2001 to 2035, from a public list of holidays',
      'festival_dates_official.csv': 'dates officially observed in other countries, or set by a body',
      'festival_dates_mixed.csv':
        'four lists that change convention or contain errors; to be explained, not matched',
      'published_dates.csv': 'festivals as websites, almanacs and governments print them, 2024 to 2035',
      'drik_2023.csv': "every festival of 2023 on Drik Panchang's day pages",
      'madhva_ekadashi.csv': 'ekadashis of the Madhvas at many places, with the end of the fast',
      'jyotisha_festivals_south.csv': 'festivals of Bengaluru and Chennai by another program, 2021 and 2022',
    },
  },
  {
    title: 'Festivals of another program and of the world',
    shown: 8,
    files: {
      'jyotisha_festivals_new_delhi.csv': 'festivals of New Delhi by another program, 2021 and 2022',
      'world_dates.csv': 'Islamic, Buddhist, East Asian, Jewish, Sikh, Jain, Bahai and Zoroastrian dates',
    },
  },
  {
    title: 'Calendars',
    shown: 12,
    files: {
      'tithi_new_delhi.csv': 'tithi at sunrise and lunar month in New Delhi, 1900 to 2050',
      'lunar_month_starts.csv': 'first days of amanta months',
      'solar_month_starts.csv': 'first days of Tamil, Bengali, Odia and Malayalam months, 1900 to 2050',
      'places_march_2026.csv': 'tithis and solar dates at three places in March 2026',
      'chinese_months.csv': 'first days of Chinese months, 1700 to 2200',
    },
  },
  {
    title: 'Almanacs on another sky',
    shown: 8,
    files: {
      'skies/nepal_daily_tithi.csv': 'tithis of days as printed in Nepal',
      'skies/bikram_sambat_months.csv': 'first days of months of Bikram Sambat',
      'skies/nepal_festivals.csv': 'festivals as printed in Nepal',
      'skies/tamil_new_year_and_pongal.csv': 'Tamil New Year and Pongal in India and Sri Lanka',
      'skies/vakya_sankranti_moments.csv': 'printed times of sankrantis by the vakyas',
      'skies/gupta_press_times.csv': 'ends of tithis as an almanac of Bengal prints them',
      'skies/bengali_month_starts.csv': 'first days of months as the schools of Bengal print them',
      'skies/pambu_almanac_2026.csv': 'tithis of 2026 by a Tamil almanac',
      'skies/almanac_festivals_official.csv': 'official dates that follow such almanacs',
      'skies/calendrica_hindu.csv': 'sample dates in Hindu calendars by Reingold and Dershowitz',
    },
  },
  {
    title: 'Times',
    shown: 8,
    files: {
      'published_times.csv': 'sunrise, moonrise, ends of angas and windows as printed for a named place',
      'festival_windows.csv': 'printed windows of worship, ends of fasts and times to avoid, 2022 to 2027',
      'eclipse_times.csv': 'printed local contacts of eclipses and their sutak',
      'eclipse_catalogue.csv': "eclipses of NASA's canon, 1700 to 3000",
      'asta_dates.csv': 'printed asta and udaya of five planets, 2021 to 2026; sources differ by days',
    },
  },
  {
    title: 'Muhurats',
    shown: 0,
    files: {
      'muhurat_dates.csv': 'printed auspicious dates by event, 2023 to 2026, from sources that disagree',
      'muhurat_none_weeks.csv': 'weeks printed as having no auspicious date',
    },
  },
  {
    title: 'Births',
    shown: 0,
    files: {
      'astrology/bhadra.jsonl': 'Bhadra of printed days',
      'astrology/panchanga_pyjhora.jsonl': 'panchangs of births by another program',
      'astrology/panchang_published.jsonl': 'panchangs of births as printed',
      'astrology/longitudes.jsonl': 'longitudes as books give them',
      'astrology/ayanamsa_pyjhora.jsonl': 'ayanamsas by another program',
      'astrology/vargas_pyjhora.jsonl': 'vargas by another program',
      'astrology/sphuta_jhora.jsonl': 'sphutas by another program',
      'astrology/jhora_sample_births.jsonl': 'sample births of another program',
      'astrology/vimshottari.jsonl': 'Vimshottari dashas',
      'astrology/other_dashas.jsonl': 'other dashas, of books and of another program',
      'astrology/tajaka_saham.jsonl': 'sahams',
      'astrology/shadbala.jsonl': 'shadbala, mostly worked examples of books',
      'astrology/ashtakavarga.jsonl': 'ashtakavarga of worked examples',
      'astrology/avasthas.jsonl': 'avasthas',
      'astrology/yoga_charts.csv': 'charts with a yoga expected or not, mostly synthetic',
      'astrology/doshas_yogas.jsonl': 'doshas and yogas of printed charts',
      'astrology/guna_milan.jsonl': 'matches as printed',
      'astrology/guna_milan_matrices.csv':
        'matches of all pairs of padas by two programs, which agree with each other on one total in nine',
    },
  },
  {
    title: 'Names',
    shown: 0,
    files: {
      'native_names.yaml': 'established names of festivals by language',
      'native_angas.yaml': 'established names of angas by language',
      'translit_icu72.jsonl': 'Sanskrit names in many scripts by a transliterator',
      'translit_aksharamukha.jsonl': 'the same by another transliterator',
    },
  },
];
