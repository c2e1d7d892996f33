// The request of each operation that costs most of those it permits: the most dates, every section, every trace, names in
// another language. What has no entry takes nothing that makes it larger, and is asked as its example shows.

import type { Described, Method } from '../../contract/published.ts';
import { type ExampleRequest, exampleRequest } from '../../contract/reference/example-requests.ts';

/** Where and when a request is about: no place that is cached beforehand. */
interface Subject {
  readonly lat: number;
  readonly lon: number;
  /** the place as parameters of a query */
  readonly at: string;
  readonly year: number;
}

interface Largest {
  readonly query?: string;
  readonly body?: object;
}

/** A place and a year, another for every number. */
function subject(number: number): Subject {
  const [lat, lon] = [11.3 + 0.25 * number, 76.9 + 0.25 * number];
  return { lat, lon, at: `lat=${lat}&lon=${lon}`, year: 2027 + 3 * number };
}

/** So many dates, each in a year of its own. */
const datesOfYears = (count: number, from: number): string[] =>
  Array.from({ length: count }, (_, i) => `${from + i}-02-${String(1 + (i % 28)).padStart(2, '0')}`);

const everySection = 'hora,choghadiya,festivals,muhurat,eclipse';
const everyPart =
  'include_yogas=true&include_shadbala=true&include_sahams=true&include_varshaphala=true&observatory=true';
const deepest = { dasha_levels: 5, varsha_years: 100 };

const person = ({ lat, lon, year }: Subject, dayOfMonth = 15) => ({
  name: 'Asha',
  date: `${year - 96}-05-${dayOfMonth}`,
  time: '14:30',
  lat,
  lon,
});
const kundli = ({ lat, lon, year }: Subject, dayOfMonth = 15) => ({
  date_of_birth: `${year - 96}-05-${dayOfMonth}`,
  time_of_birth: '14:30',
  latitude: lat,
  longitude: lon,
});

const lastDay = ({ year, at }: Subject, more = ''): Largest => ({ query: `date=${year}-12-31&${at}${more}` });
const sections = ({ at }: Subject): Largest => ({ query: `${at}&include=${everySection}` });
const traced = (one: Subject): Largest => lastDay(one, '&observatory=true');

const chosen: Readonly<Record<string, (one: Subject) => Largest>> = {
  panchang: (one) => lastDay(one, `&include=${everySection}`),
  panchangToday: sections,
  panchangTomorrow: sections,
  panchangYesterday: sections,
  panchangFull: lastDay,
  panchangRange: ({ year, at }) => ({ query: `start=${year}-12-16&end=${year + 1}-01-15&${at}` }),
  dayContext: lastDay,
  calendarRange: ({ year, at }) => ({ query: `start=${year}-12-16&end=${year + 1}-01-15&${at}` }),
  calendarMonth: ({ year, at }) => ({ query: `year=${year}&month=12&${at}` }),
  calendarYear: ({ year, at }) => ({ query: `year=${year}&${at}` }),
  festivals: traced,
  festivalsOfDate: traced,
  festivalsOfMonth: ({ year, at }) => ({ query: `year=${year}&month=12&${at}&observatory=true` }),
  festivalsOfYear: ({ year, at }) => ({ query: `year=${year}&${at}&observatory=true` }),
  festivalsOfRange: ({ year, at }) => ({
    query: `start=${year}-12-01&end=${year + 1}-11-30&${at}&observatory=true`,
  }),
  festivalsCalendar: ({ at }) => ({ query: `${at}&windows=true` }),
  worldFestivals: ({ year }) => ({ query: `limit=1000&offset=${500_000 + year}` }),
  worldUpcoming: () => ({ query: 'limit=100' }),
  festivalMuhurat: ({ at }) => ({
    query: `festival=diwali&date=2027-10-29&${at}&observatory=true`,
  }),
  muhuratFind: ({ year, at }) => ({
    query: `event=marriage&start_date=${year}-11-01&end_date=${year + 1}-01-29&${at}&min_score=0`,
  }),
  muhuratBestDates: ({ year, at }) => ({
    query: `event=marriage&year=${year}&${at}&limit=100&min_score=0`,
  }),
  eventsSuitability: traced,
  taraEvents: ({ year, at }) => ({
    query: `planet=budh&${at}&start_date=${year}-06-01&end_date=${year + 1}-05-31`,
  }),
  taraStatus: ({ year, at }) => ({ query: `planet=mangal&${at}&at=${year}-12-31T12:00` }),
  createFeed: ({ lat, lon, year }) => ({
    body: {
      lat,
      lon,
      muhurats: ['marriage', 'griha_pravesh', 'travel', 'mundan'].map((event) => ({ event, months: 6 })),
      tithis: datesOfYears(20, year - 300).map((date) => ({ kind: 'birthday', date, years: 3 })),
    },
  }),
  festivalDisputes: ({ year, at }) => ({ query: `year=${year}&${at}&limit=500` }),
  festivalMap: ({ year, at }) => ({ query: `festival=holi&year=${year}&${at}` }),
  festivalMapSvg: ({ year, at }) => ({ query: `festival=holi&year=${year}&${at}` }),
  festivalMapPng: ({ year, at }) => ({ query: `festival=holi&year=${year}&${at}&width=1600` }),
  festivalSearch: ({ year, at }) => ({ query: `q=ekadashi&year=${year}&${at}` }),
  bulkPanchang: ({ lat, lon, year }) => ({
    body: { dates: datesOfYears(366, year - 300), lat, lon, include: everySection },
  }),
  bulkFestivals: ({ year, at }) => ({
    query: `start_date=${year}-12-01&end_date=${year + 1}-11-30&${at}&observatory=true`,
  }),
  bulkDayContext: ({ year, at }) => ({ query: `from=${year}-12-01&to=${year + 1}-01-31&${at}` }),
  eclipses: ({ year, at }) => ({ query: `year=${year}&${at}` }),
  mahalaya: ({ year, at }) => ({ query: `year=${year}&${at}` }),
  birthChart: (one) => ({ query: `store=false&${everyPart}`, body: { ...person(one), ...deepest } }),
  kundliChart: (one) => ({ query: everyPart, body: { ...kundli(one), ...deepest } }),
  dashas: ({ at, year }) => ({
    query: `date=${year - 96}-05-15&time=14:30&${at}&dasha=yogini&level=5&to=${year}-01-01`,
  }),
  dashasOfBody: (one) => ({ body: { ...person(one), dasha: 'yogini', level: 5, to: `${one.year}-01-01` } }),
  compatibility: (one) => ({
    query: 'store=false&include_dynamics=true&observatory=true',
    body: { person1: person(one), person2: person(one, 25) },
  }),
  compatibilityPorutham: (one) => ({ body: { person1: person(one), person2: person(one, 17) } }),
  compatibilityBatch: (one) => ({
    body: {
      person: person(one),
      candidates: Array.from({ length: 1000 }, (_, i) => person(one, 10 + (i % 18))),
    },
  }),
  kundliGochara: (one) => ({
    body: { ...kundli(one), from: `${one.year}-01-01`, to: `${one.year + 29}-12-31` },
  }),
  personalCalendar: ({ year, at }) => ({
    query: `janma_nakshatra=Rohini&janma_rashi=Vrishabha&start_date=${year}-12-01&end_date=${year + 1}-01-31&${at}`,
  }),
  compatibilityReport: (one) => ({
    query: 'observatory=true',
    body: { person_a: person(one), person_b: person(one, 25) },
  }),
  kundliKujaDosha: (one) => ({
    query: 'observatory=true',
    body: { ...kundli(one), partner: kundli(one, 25), sade_sati_date: '2026-11-22' },
  }),
  kundliPremiumReport: (one) => ({ query: 'format=pdf&include_arishta=true', body: kundli(one) }),
  dailyReading: (one) => ({
    query: 'observatory=true',
    body: {
      date: `${one.year}-12-31`,
      observer: { lat: one.lat, lon: one.lon },
      dasha_depth: 5,
      ...kundli(one),
    },
  }),
  evaluateRules: ({ year }) => ({
    body: {
      text: 'FESTIVAL_TOWN_FAIR:\n  name: Town fair\n  type: FESTIVAL\n  observe: Magha Shukla 5\n  decide: |\n    prefer target touches purvahna\n    then first\n  cite:\n    - {work: drik, level: PROVISIONAL, note: oral}\n',
      years: Array.from({ length: 10 }, (_, i) => year - 300 + i),
      observatory: true,
    },
  }),
  cataloguePage: () => ({ query: 'limit=2000' }),
};

/** A language in which names are written, where an operation takes it. */
const otherLanguage = 'ta';

/** The largest request of an operation, about another place and year for every number. Throws where a value is missing. */
export function largestRequest(
  [path, method, operation]: readonly [path: string, method: Method, operation: Described],
  number = 0,
): ExampleRequest {
  const own = chosen[operation.operationId]?.(subject(number)) ?? {};
  const request = exampleRequest(path, method, operation);
  if ('missing' in request) throw new Error(`${operation.operationId}: no value of ${request.missing}`);
  const url = new URL(own.query === undefined ? request.url : `${path}?${own.query}`, 'http://localhost');
  const language = operation.parameters?.find(({ name }) => name === 'lang');
  if (language?.schema.enum?.includes(otherLanguage) ?? language !== undefined) {
    url.searchParams.set('lang', otherLanguage);
  }
  const body = own.body ?? request.body;
  return { method, url: `${url.pathname}${url.search}`, ...(body === undefined ? {} : { body }) };
}
