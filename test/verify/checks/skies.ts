// What almanacs of other skies print: the tithis, months and festivals of Nepal, the Tamil days of the Sun, the moments of the
// vakyas, and the ends of tithis in Bengal.

import { placeYearOn } from '../../../engine/almanac/on-sky.ts';
import { civilFromDay, parseIsoDate } from '../../../engine/civil/civil.ts';
import { labelAt } from '../../../engine/observe/quantities.ts';
import type { SkyName } from '../../../engine/sky/sky-name.ts';
import { type Track, trackIndexAt } from '../../../engine/sky/track.ts';
import { type Calculator, nearest, shown } from '../calculator.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { isJudged, uncovered, type Verdict, verdict } from '../verdict.ts';

/** Years of Bikram Sambat that the site prints by another sky, or doubtfully. */
const OTHER_SKY = new Set(['2071', '2074', '2077']);

const TITHI = { name: 'tithi', body: 'Moon' } as const;

/** Judges a day of Nepal: the tithi at sunrise as printed, 1 to 15 of either half, 30 for the new moon. */
export function checkNepalTithi(calculator: Calculator, row: Row): Verdict {
  const day = parseIsoDate(row.at('date'));
  const at = day === undefined ? undefined : calculator.dayOf(places.Kathmandu, day);
  const sky = calculator.pack('NEPAL')?.sky;
  if (at === undefined || sky === undefined) return uncovered;
  const py = placeYearOn(at.py, sky);
  const tithi = labelAt(py, TITHI, py.sunrise[at.index]) + 1;
  const ours = tithi === 30 ? 30 : ((tithi - 1) % 15) + 1;
  const year = row.at('bs_date').slice(0, 4);
  const part = OTHER_SKY.has(year) ? 'years on another sky' : 'years on this sky';
  const isSame = String(ours) === row.at('tithi_printed');
  return verdict(
    isSame,
    () => ({
      what: `tithi of ${row.at('bs_date')}`,
      expected: row.at('tithi_printed'),
      actual: String(ours),
      reason: OTHER_SKY.has(year) ? 'the site computes this year on another sky' : null,
    }),
    { [part]: isSame },
  );
}

/** Judges the first day of a month of Bikram Sambat. */
export function checkBikramMonth(calculator: Calculator, row: Row): Verdict {
  const day = parseIsoDate(row.at('first_gregorian_date'));
  const pack = calculator.pack('NEPAL');
  // Of later years public tables are guesses.
  if (day === undefined || pack === undefined || Number(row.at('bs_year')) > 2083) return uncovered;
  const py = calculator.yearOf(places.Kathmandu, civilFromDay(day).year);
  if (py === undefined) return uncovered;
  const month = Number(row.at('month')) - 1;
  const first = [day, day - 1, day + 1, day - 2, day + 2].find((d) => {
    const date = pack.calendarDate(py, 'Nepali', d);
    return date?.month === month && date.day === 1;
  });
  const [agree, sources] = row.at('agree').split('/');
  const parts = {
    ...(row.at('published') !== '' && Number(row.at('bs_year')) >= 2067
      ? { 'published, since 2067': first === day }
      : {}),
    ...(agree === sources && sources !== '1' ? { 'sources agree': first === day } : {}),
  };
  return verdict(
    first === day,
    () => ({
      what: `first of month ${row.at('month')} of ${row.at('bs_year')}`,
      expected: row.at('first_gregorian_date'),
      actual: shown(first),
      reason: agree === sources ? null : 'the sources disagree',
    }),
    parts,
  );
}

/** The rules that a name of a patro stands for. */
const nepalCodes: Readonly<Record<string, string>> = {
  MATA_TIRTHA: 'FESTIVAL_MATATIRTHA_AUNSI',
  BUDDHA_JAYANTI: 'FESTIVAL_BUDDHA_PURNIMA',
  JANAI_PURNIMA: 'FESTIVAL_RAKSHA_BANDHAN',
  GAI_JATRA: 'FESTIVAL_GAI_JATRA',
  JANMASHTAMI: 'FESTIVAL_JANMASHTAMI_SMARTA',
  TEEJ: 'FESTIVAL_HARTALIKA_TEEJ',
  GHATASTHAPANA: 'FESTIVAL_GHATASTHAPANA_DASHAIN',
  PHULPATI: 'FESTIVAL_PHULPATI',
  MAHA_ASHTAMI: 'FESTIVAL_MAHA_ASHTAMI',
  MAHA_NAVAMI: 'FESTIVAL_MAHA_NAVAMI',
  VIJAYA_DASHAMI: 'FESTIVAL_DASHAIN_TIKA',
  KOJAGRAT: 'FESTIVAL_KOJAGRAT_PURNIMA',
  KAAG_TIHAR: 'FESTIVAL_KAAG_TIHAR',
  KUKUR_TIHAR: 'FESTIVAL_KUKUR_TIHAR',
  LAXMI_PUJA: 'FESTIVAL_DIWALI',
  GOVARDHAN: 'FESTIVAL_GOVARDHAN_PUJA',
  BHAI_TIKA: 'FESTIVAL_BHAI_TIKA',
  CHHATH: 'FESTIVAL_CHHATH_PUJA',
  SARASWATI_PUJA: 'FESTIVAL_VASANT_PANCHAMI',
  NAG_PANCHAMI: 'FESTIVAL_NAG_PANCHAMI',
  CHAITE_DASHAIN: 'FESTIVAL_CHAITE_DASHAIN',
  KUSHE_AUNSI: 'FESTIVAL_KUSHE_AUNSI',
  GATHEMANGAL: 'FESTIVAL_GATHEMANGAL',
  GHODE_JATRA: 'FESTIVAL_GHODE_JATRA',
  SHIVARATRI: 'FESTIVAL_MAHA_SHIVARATRI',
  AKSHAYA_TRITIYA: 'FESTIVAL_AKSHAYA_TRITIYA',
  GURU_PURNIMA: 'FESTIVAL_GURU_PURNIMA',
  FAGU_HILL: 'FESTIVAL_FAGU_PURNIMA_HILL',
  FAGU_TERAI: 'FESTIVAL_FAGU_PURNIMA_TERAI',
  GANESH_CHATURTHI: 'FESTIVAL_GANESH_CHATURTHI',
  BALA_CHATURDASHI: 'FESTIVAL_BALA_CHATURDASHI',
  TULSI_VIVAH: 'FESTIVAL_TULSI_VIVAH',
  RISHI_PANCHAMI: 'FESTIVAL_RISHI_PANCHAMI',
  NARASIMHA: 'FESTIVAL_NARASIMHA_JAYANTI',
  VIVAH_PANCHAMI: 'FESTIVAL_VIVAH_PANCHAMI',
};

/** Judges a festival as printed in Nepal. */
export function checkNepalFestival(calculator: Calculator, row: Row): Verdict {
  const day = parseIsoDate(row.at('date'));
  const name = row.at('festival');
  const code = nepalCodes[name];
  if (day === undefined || code === undefined) return uncovered;
  const outcome = nearest(calculator.observances({ code, pack: 'NEPAL', place: places.Kathmandu }, day), day);
  const isSame = outcome?.day === day;
  const isOther = OTHER_SKY.has(row.at('bs_date').slice(0, 4));
  const result = verdict(
    isSame,
    () => ({
      what: `${name} of ${row.at('bs_date')}`,
      expected: row.at('date'),
      actual: shown(outcome?.day),
      reason: isOther ? 'the site computes this year on another sky' : null,
    }),
    { [isOther ? 'years on another sky' : 'years on this sky']: isSame, [name]: isSame },
  );
  return isOther || !isJudged(result) ? result : { ...result, judged: { code, pack: 'NEPAL', day } };
}

const tamilRules = {
  'Thai Pongal': { 'Sri Lanka': 'FESTIVAL_THAI_PONGAL', India: 'FESTIVAL_PONGAL' },
  Pongal: { 'Sri Lanka': 'FESTIVAL_THAI_PONGAL', India: 'FESTIVAL_PONGAL' },
  'Tamil New Year': { 'Sri Lanka': 'FESTIVAL_SINHALA_NEW_YEAR', India: 'FESTIVAL_PUTHANDU' },
} as const;

/** Judges a day of Pongal or of the Tamil New Year. */
export function checkTamilDay(calculator: Calculator, row: Row): Verdict {
  const day = parseIsoDate(row.at('date'));
  const isLanka = row.at('place') === 'Sri Lanka';
  const rules = tamilRules[row.at('festival') as keyof typeof tamilRules];
  if (day === undefined || rules === undefined) return uncovered;
  const subject = isLanka
    ? { code: rules['Sri Lanka'], pack: 'SRI_LANKA', place: places.Colombo }
    : { code: rules.India, pack: 'IN-TN', place: places.Chennai };
  const result = nearest(calculator.observances(subject, day), day);
  const isSame = result?.day === day;
  const part = `${row.at('festival')}, ${row.at('place')}`;
  return verdict(
    isSame,
    () => ({ what: part, expected: row.at('date'), actual: shown(result?.day), reason: null }),
    { [part]: isSame },
  );
}

/** Minutes within which a printed moment of the vakyas is met, and a printed end of a tithi in Bengal. */
const MINUTES = { vakya: 6, bengal: 20 };

/** Judges a printed moment of a sankranti by the vakyas. */
export function checkVakyaMoment(calculator: Calculator, row: Row): Verdict {
  const rashi = row.at('event').startsWith('Thai') ? 9 : 0;
  return checkMoment(
    calculator,
    { sky: 'vakya', text: row.at('published'), what: row.at('event'), within: MINUTES.vakya },
    (year) => ({ track: year.sunRashi, label: rashi }),
  );
}

/** Judges a printed end of a tithi of the Gupta Press panjika. */
export function checkGuptaPress(calculator: Calculator, row: Row): Verdict {
  const [tithi, begins] = guptaEvents[row.at('event')] ?? [];
  if (tithi === undefined) return uncovered;
  const text = `${row.at('date')}T${row.at('published_ist')}`;
  return checkMoment(
    calculator,
    { sky: 'surya_siddhanta_bhujantara', text, what: row.at('event'), within: MINUTES.bengal },
    (year) => ({ track: year.tithi, label: begins ? tithi : (tithi + 1) % 30 }),
  );
}

// The tithi (0..29), and whether it begins.
const guptaEvents: Readonly<Record<string, readonly [number, boolean]>> = {
  'Amavasya begins': [29, true],
  'Amavasya ends': [29, false],
  'Krishna Ashtami begins': [22, true],
  'Krishna Ashtami ends': [22, false],
  'Shukla Panchami begins': [4, true],
};

interface Moment {
  readonly sky: SkyName;
  /** `YYYY-MM-DDTHH:MM`, on the clocks of India */
  readonly text: string;
  readonly what: string;
  /** minutes */
  readonly within: number;
}

function checkMoment(
  calculator: Calculator,
  { sky, text, what, within }: Moment,
  boundary: (year: { readonly tithi: Track; readonly sunRashi: Track }) => {
    readonly track: Track;
    readonly label: number;
  },
): Verdict {
  const printed = Date.parse(`${text}+05:30`) / 86_400_000 + 2_440_587.5;
  const py = calculator.yearOf(places.Kolkata, Number(text.slice(0, 4)));
  if (py === undefined || Number.isNaN(printed)) return uncovered;
  const { track, label } = boundary(placeYearOn(py, sky).sky);
  const near = trackIndexAt(track, printed);
  const match = [near, near + 1].find((i) => (track.first + i) % track.cycle === label);
  const minutes = match === undefined ? Number.NaN : (track.starts[match] - printed) * 1440;
  return verdict(Math.abs(minutes) <= within, () => ({
    what,
    expected: text,
    actual: Number.isNaN(minutes) ? 'none near' : `${minutes.toFixed(1)} min later`,
    reason: null,
  }));
}
