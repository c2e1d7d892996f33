// The request of an operation's example: with the parameters that it needs, as their descriptions give them, or as the table
// says where something else shows more.

import type { Described, Method } from '../published.ts';

/** A request. */
export interface ExampleRequest {
  readonly method: Method;
  readonly url: string;
  readonly body?: unknown;
}

// The births that examples of astrology are of.
const birth = { name: 'Asha', date: '1990-05-15', time: '14:30', lat: 23.1793, lon: 75.7849 };
const other = { name: 'Kiran', date: '1985-03-02', time: '18:05', lat: 13.0827, lon: 80.2707 };
const kundli = { date_of_birth: '1990-05-15', time_of_birth: '14:30', latitude: 23.1793, longitude: 75.7849 };

/** What is asked instead of the parameters' own examples: the query of a `get`, the body of a `post`. */
const chosen: Readonly<
  Record<string, { readonly query?: string; readonly body?: unknown; readonly path?: string }>
> = {
  festivals: { query: 'date=2026-09-14&region=IN-MH' },
  festivalsCalendar: { query: 'year=2026&region=IN-MH&weight=major' },
  festivalsOfRange: { query: 'start=2026-09-01&end=2026-09-30&region=IN-MH' },
  festivalsOfMonth: { query: 'year=2026&month=9&region=IN-MH' },
  explainFestival: { query: 'date=2026-09-14&festival=FESTIVAL_GANESH_CHATURTHI' },
  festivalMap: { query: 'festival=vijayadashami&date=2026-10-20&area=india' },
  festivalMapSvg: { query: 'festival=vijayadashami&date=2026-10-20&area=india' },
  festivalMapPng: { query: 'festival=vijayadashami&date=2026-10-20&area=india' },
  evaluateRules: {
    body: {
      text: 'FESTIVAL_TOWN_FAIR:\n  name: Town fair\n  type: FESTIVAL\n  observe: Magha Shukla 5\n  decide: |\n    prefer target touches purvahna\n    then first\n  cite:\n    - {work: drik, level: PROVISIONAL, note: oral}\n',
      year: 2026,
    },
  },
  evaluateChakra: { body: { code: 'CHAKRA_SAPTASHALAKA', inputs: { star: 'Krittika' } } },
  evaluateExpression: { body: { expression: 'pradosha and not bhadra', date: '2026-03-03' } },
  bulkPanchang: { body: { dates: ['2026-09-14', '2026-11-08'], location_id: 2, include: 'festivals' } },
  bulkFestivals: { query: 'start_date=2026-09-01&end_date=2026-09-30&region=IN-MH' },
  bulkDayContext: { query: 'from=2026-09-14&to=2026-09-15&region=IN-MH' },
  createProfile: {
    body: { name: 'Kiran', date: '1985-03-02', time: '18:05', lat: 13.0827, lon: 80.2707 },
  },
  createFeed: {
    body: {
      name: 'Our calendar',
      region: 'IN-MH',
      weight: 'major',
      alarm: 360,
      muhurats: [{ event: 'griha_pravesh', min_score: 80, months: 2 }],
      tithis: [{ kind: 'birthday', name: 'Birthday of Asha', date: '1990-10-06', time: '06:30' }],
    },
  },
  createAlert: {
    body: {
      name: 'Guru Pushya',
      location_id: 2,
      conditions: {
        all: [
          { fact: 'weekday', operator: 'equal', value: 'thursday' },
          { fact: 'nakshatras', operator: 'contains', value: 'pushya' },
        ],
      },
    },
  },
  changeAlert: { body: { name: 'Pushya on a Thursday' } },
  previewConditions: {
    body: {
      location_id: 2,
      conditions: {
        all: [
          { fact: 'tithi', operator: 'in', value: [11, 26] },
          { fact: 'weekday', operator: 'equal', value: 'thursday' },
        ],
      },
    },
  },
  createWebhook: {
    body: {
      url: 'https://hooks.example.com/rules',
      kinds: ['rules.updated', 'festival.upcoming'],
      filter: { region: 'IN-MH', days_ahead: 3 },
    },
  },
  changeWebhook: { body: { description: 'Our calendar' } },
  rotateWebhookSecret: { body: { overlap_hours: 24 } },
  createKey: { body: { name: 'mobile app' } },
  rotateKey: { body: { overlap_hours: 24 } },
  accountUsage: { query: 'start_date=2026-11-19&end_date=2026-11-20' },
  muhuratFind: {
    query: 'event=griha_pravesh&start_date=2026-02-01&end_date=2026-02-14&lat=28.6139&lon=77.209',
  },
  muhuratBestDates: { query: 'event=marriage&year=2026&month=2&limit=3&lat=28.6139&lon=77.209' },
  eventsSuitability: { query: 'date=2026-02-06&lat=28.6139&lon=77.209' },
  festivalMuhurat: { query: 'festival=raksha_bandhan&date=2024-08-19&lat=28.6139&lon=77.209' },
  mahalaya: { query: 'year=2024&lat=28.6139&lon=77.209' },
  shraddhaDay: { query: 'date=2024-09-28&lat=28.6139&lon=77.209' },
  anniversaries: { query: 'kind=shraddha&date=1990-10-06&time=09:15&from=2026-11-21&years=3&location_id=2' },
  chakraKota: {
    query: 'janma_nakshatra=Rohini&transit_nakshatra=Punarvasu&moon_rashi=Vrishabha&janma_pada=2',
  },
  chakraSarvatobhadra: { query: 'nakshatra=Krittika&planet=Saturn&motion=BACKWARD' },
  chakraShula: { query: 'reference_nakshatra=Ashwini&transit_nakshatra=Ashlesha' },
  eclipseVisibility: { query: 'eclipse_id=74845&lat=28.6139&lon=77.209&tz=Asia/Kolkata' },
  taraStatus: { query: 'planet=shukra&at=2026-01-15T12:00' },
  storedBirthChart: { path: '/v1/birth-chart/2' },
  deleteBirthChart: { path: '/v1/birth-chart/2' },
  birthChart: { query: 'include_shadbala=true', body: { ...birth, options: { house_system: 'sripati' } } },
  compatibility: { body: { person1: birth, person2: other } },
  compatibilityReport: { query: 'lang=en', body: { person_a: birth, person_b: other } },
  compatibilityScore: {
    query:
      'bride_dob=1990-05-15&bride_time=14:30&bride_lat=23.1793&bride_lon=75.7849&groom_dob=1985-03-02&groom_time=18:05&groom_lat=13.0827&groom_lon=80.2707',
  },
  ishtDevta: {
    body: {
      date_of_birth: '1990-05-15',
      time_of_birth: '14:30',
      location: { lat: 23.1793, lon: 75.7849 },
    },
  },
  chartSvg: { query: 'style=south&lang=hi' },
  chartSvgOfBody: { body: { ...birth, picture: 'shadbala' } },
  chartPng: { query: 'style=wheel&varga=D9&width=400' },
  chartPngOfBody: { body: { ...birth, second: other, theme: 'dark' } },
  dashas: { query: 'level=3&from=2026-01-01&to=2026-12-31' },
  dashasOfBody: { body: { ...birth, dasha: 'yogini', level: 2, from: '2026-01-01', to: '2026-12-31' } },
  kundliTeaser: { body: kundli },
  kundliChart: {
    body: {
      ...kundli,
      profile: 'krishnamurti',
      judgment: { at: '2026-11-22T06:30:00Z', lat: 28.6139, lon: 77.209 },
    },
  },
  kundliAshtakavarga: { body: kundli },
  compatibilityPorutham: { body: { person1: birth, person2: other } },
  compatibilityBatch: { body: { person: birth, candidates: [other, { ...other, date: '1994-02-03' }] } },
  kundliGochara: { body: { ...kundli, from: '2026-11-01', to: '2026-12-31' } },
  kundliAvasthas: { body: { ...kundli, name_syllable_number: 1 } },
  kundliUpagrahas: { body: kundli },
  kundliBirthDosha: { body: { ...kundli, family_janma_nakshatras: ['Rohini', 'Hasta'] } },
  kundliKujaDosha: { body: { ...kundli, sade_sati_date: '2026-11-22' } },
  kundliPremiumReport: { body: kundli },
  dailyReading: { body: { date: '2026-11-22', observer: { lat: 51.5074, lon: -0.1278 }, ...kundli } },
  changelog: { query: 'endpoint=/v1/bulk/panchang&limit=2' },
};

/** Values of parameters whose descriptions give none. */
const values: Readonly<Record<string, string>> = {
  year: '2026',
  month: '9',
  start: '2026-09-14',
  end: '2026-09-16',
  lat: '28.6139',
  lon: '77.209',
  pack: 'IN-MH',
  code: 'FESTIVAL_GANESH_CHATURTHI',
  profile_id: '1',
  compat_id: '1',
  alert_id: '1',
  feed_id: '1',
  webhook_id: '1',
  delivery_id: '1',
  key_id: '2',
};

/** The request that an operation is shown with; undefined where a value is missing, with its name. */
export function exampleRequest(
  path: string,
  method: Method,
  { operationId, parameters = [], requestBody }: Described,
): ExampleRequest | { readonly missing: string } {
  const own = chosen[operationId] ?? {};
  const requested = new URLSearchParams(own.query);
  let filled = own.path ?? path;
  for (const { name, in: place, required, schema } of parameters) {
    if (required !== true || (place !== 'path' && place !== 'query')) continue;
    const value = values[name] ?? schema.example ?? schema.enum?.[0];
    const isGiven = place === 'query' ? requested.has(name) : !filled.includes(`{${name}}`);
    if (isGiven) continue;
    if (value === undefined) return { missing: name };
    if (place === 'query') requested.set(name, String(value));
    else filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
  }
  const query = decodeURIComponent(requested.toString());
  const url = query === '' ? filled : `${filled}?${query}`;
  if (requestBody === undefined) return { method, url };
  if (own.body === undefined) return { missing: 'body' };
  return { method, url, body: own.body };
}
