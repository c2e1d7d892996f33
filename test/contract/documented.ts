// What the document of the service says of its operations: parameters with those that are required, fields of bodies, and
// fields of answers with their types. Where the project decided otherwise, the decision stands here, with its reason beside it.

/**
 * Fields by their paths, each with its type; `[]` after a name stands for the entries of a list, `?` after a type lets it be
 * null, `|` parts types.
 */
export type Fields = Readonly<Record<string, string>>;

/** An operation as documented. */
export interface Documented {
  /** parameters that need not be sent, by name, with their types; the type ends in `!` where it is required */
  readonly parameters?: Fields;
  /** fields of the body, the same way */
  readonly body?: Fields;
  readonly answer?: Fields;
}

const placed: Fields = { location_id: 'integer', lat: 'number', lon: 'number', lang: 'string' };
const coordinates: Fields = { lat: 'number!', lon: 'number!', tz: 'string' };
const dated: Fields = { date: 'string!', lat: 'number', lon: 'number', location_id: 'integer' };

/** The fields of `fields` below a name. */
const under = (name: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([path, type]) => [`${name}.${path}`, type]));

const engine = under('engine', {
  name: 'string',
  version: 'string',
  calculation: 'string',
  ayanamsa: 'string',
  data_version: 'string',
});

const festivalEngine: Fields = {
  '_engine.rules_snapshot_version': 'string',
  '_engine.region_resolution': 'object',
  '_engine.rule_pack_chain[]': 'string',
};

const clocks: Fields = { sunrise: 'string?', sunset: 'string?', moonrise: 'string?', moonset: 'string?' };

const panchangDay: Fields = {
  date: 'string',
  ...under('vara', { name: 'string', name_sa: 'string?', lord: 'string' }),
  ...under('tithi', { number: 'integer', name: 'string', paksha: 'string', nature: 'string?' }),
  ...under('tithi.period', { start: 'string', end: 'string' }),
  ...under('nakshatra', { number: 'integer', name: 'string', deity: 'string?', gana: 'string?' }),
  ...under('yoga', { number: 'integer', name: 'string' }),
  ...under('karana', { number: 'integer', name: 'string', auspicious: 'boolean?' }),
  ...under('hindu_calendar', { amanta: 'string', purnimanta: 'string', samvat: 'integer' }),
  ...under('timings', clocks),
  ...engine,
  ...under('location', { timezone: 'string', region: 'string?', subdivision: 'string?' }),
};

const conditions = under('conditions', {
  ...under('panchak', { is_panchak: 'boolean', type: 'string?' }),
  ...under('bhadra', { is_bhadra: 'boolean' }),
  ...under('ganda_mool', {
    is_ganda_mool: 'boolean',
    nakshatra_num: 'integer?',
    nakshatra_name: 'string?',
    gana: 'string?',
  }),
});

const dayContext: Fields = {
  date: 'string',
  ...under('location', { lat: 'number', lon: 'number', region: 'string?', location_id: 'integer?' }),
  panchang: 'object',
  'festivals[]': 'object',
  ...conditions,
  'astronomical.eclipse': 'object?',
  _note: 'string',
  _cache: 'string',
};

const suitability: Fields = {
  event: 'string',
  rating: 'string?',
  score: 'integer?',
  'blocking_factors[]': 'string',
  'supporting_factors[]': 'string',
  'hierarchy_applied[]': 'string',
  disclaimer: 'string',
};

const location: Fields = {
  id: 'integer',
  name_en: 'string',
  latitude: 'number',
  longitude: 'number',
  timezone: 'string',
  timezone_offset: 'string',
  country_code: 'string',
  region: 'string?',
  subdivision_code: 'string?',
  is_default: 'boolean',
  name_native: 'string?',
};

const worldFestival: Fields = {
  year: 'integer',
  religion: 'string',
  festival_id: 'string',
  festival_name: 'string',
  gregorian_date: 'string',
  display_date: 'string',
  day_of_week: 'string',
  calendar_ref: 'string',
  notes: 'string?',
};

const birth: Fields = {
  date_of_birth: 'string!',
  time_of_birth: 'string!',
  latitude: 'number!',
  longitude: 'number!',
  timezone: 'string',
  name: 'string',
};

const chakra: Fields = {
  calculation_only: 'boolean',
  ruleset: 'object',
  'ruleset.rules[].verification_level': 'string?',
};

const explained: Fields = {
  festival: 'string',
  date: 'string',
  matched: 'boolean',
  rule_code: 'string?',
  ...under('conditions[]', { field: 'string', matched: 'boolean' }),
  human_readable: 'string',
};

const festivalParameters: Fields = { location_id: 'integer', lang: 'string', region: 'string' };

/** The operations that the document describes, by method and path. */
export const documented: Readonly<Record<string, Documented>> = {
  'GET /v1/panchang': {
    parameters: { ...dated, lang: 'string', region: 'string', include: 'string', tz: 'string' },
    answer: panchangDay,
  },
  'GET /v1/panchang/lite': {
    parameters: { ...dated, lang: 'string', tz: 'string' },
    answer: {
      date: 'string',
      tithi: 'object',
      nakshatra: 'object',
      sunrise: 'string?',
      sunset: 'string?',
      paksha: 'string',
    },
  },
  ...Object.fromEntries(
    ['today', 'tomorrow', 'yesterday'].map((day) => [
      `GET /v1/panchang/${day}`,
      { parameters: { ...placed, include: 'string', tz: 'string' }, answer: panchangDay },
    ]),
  ),
  'GET /v1/panchang/now': {
    parameters: { ...placed, tz: 'string' },
    answer: { tithi: 'object', nakshatra: 'object' },
  },
  'GET /v1/panchang/full': {
    parameters: { date: 'string!', lat: 'number', lon: 'number', tz: 'string' },
    answer: {
      ...panchangDay,
      'hora[]': 'object',
      choghadiya: 'object?',
      special_yogas: 'object?',
      panchak: 'object?',
      bhadra: 'object?',
      'shastra.disha_shool': 'object',
      'festivals[]': 'object',
      'suitability[]': 'object',
      ...conditions,
      'astronomical.eclipse': 'object?',
    },
  },
  'GET /v1/panchang/range': {
    parameters: { start: 'string!', end: 'string!', ...placed, region: 'string' },
    answer: { 'days[]': 'object', 'region_resolution.ignored_region': 'string?' },
  },
  'GET /v1/today': {
    parameters: { ...placed, tz: 'string' },
    answer: {
      panchang: 'object',
      'festivals[]': 'object',
      muhurat: 'object?',
      rahukaal: 'object?',
      moon_phase: 'object?',
    },
  },
  'GET /v1/tithi': {
    parameters: { date: 'string!', location_id: 'integer', lang: 'string' },
    answer: { tithi: 'object' },
  },
  'GET /v1/nakshatra': {
    parameters: { date: 'string!', time: 'string', location_id: 'integer', lang: 'string' },
    answer: under('nakshatra', {
      pada: 'integer',
      nature: 'string?',
      lord: 'string?',
      'period.start': 'string',
    }),
  },
  'GET /v1/yoga': {
    parameters: { date: 'string!', location_id: 'integer', lang: 'string' },
    answer: { yoga: 'object' },
  },
  ...Object.fromEntries(
    ['/v1/timings', '/v1/muhurat/day'].map((path) => [
      `GET ${path}`,
      {
        parameters: { date: 'string!', lat: 'number', lon: 'number', region: 'string', tz: 'string' },
        answer: {
          ...clocks,
          rahu_kaal: 'object?',
          yamagandam: 'object?',
          gulika_kaal: 'object?',
          brahma_muhurta: 'object?',
          abhijit_muhurat: 'object?',
          'amrit_kaal[]': 'object',
          'durmuhurta[]': 'object',
          'varjyam[]': 'object',
        },
      },
    ]),
  ),
  'GET /v1/day-context': {
    parameters: { ...coordinates, date: 'string!', location_id: 'integer', lang: 'string', region: 'string' },
    answer: dayContext,
  },
  'GET /v1/shastra/conditions': { parameters: { ...coordinates, date: 'string!' } },
  'GET /v1/events/suitability': {
    parameters: { date: 'string!', lat: 'number!', lon: 'number!', event: 'string' },
    answer: { ...suitability, ...under('events[]', suitability) },
  },
  'GET /v1/muhurat/find': {
    parameters: {
      ...coordinates,
      event: 'string!',
      start_date: 'string!',
      end_date: 'string!',
      min_score: 'integer',
    },
  },
  'GET /v1/panchak': {
    answer: {
      type: 'string?',
      severity: 'string?',
      'avoided_activities[]': 'string',
      'remedies[]': 'string',
    },
  },
  'GET /v1/muhurat/festival': {
    parameters: { ...coordinates, festival: 'string!', date: 'string!', region: 'string' },
    answer: {
      ...under('festival', { id: 'string', key: 'string', name: 'string', date: 'string' }),
      ...under('location', { region: 'string?', lat: 'number', lon: 'number', timezone_offset: 'string' }),
      ...under('recommended', { start: 'string', end: 'string', label: 'string' }),
      ...under('avoid[]', { start: 'string', end: 'string', reason: 'string?', label: 'string' }),
      ...under('conditions', {
        tithi: 'object',
        sunrise: 'string?',
        sunset: 'string?',
        rahu_kaal: 'object?',
        bhadra: 'object|array?',
        moonrise: 'string?',
      }),
      ...under('explanation', { rule: 'string', kala: 'string?', reason: 'string', source: 'string?' }),
      verification: 'string',
    },
  },
  'GET /v1/eclipse': {
    parameters: { year: 'integer!', type: 'string', lat: 'number', lon: 'number' },
    answer: { 'eclipses[].eclipse_id': 'integer' },
  },
  'GET /v1/eclipse/{eclipse_id}': { answer: { eclipse_id: 'integer' } },
  'GET /v1/eclipse/visibility': {
    // A curated place may stand for the coordinates.
    parameters: { eclipse_id: 'integer!', lat: 'number', lon: 'number', tz: 'string' },
    answer: { local_times: 'object?', sutak: 'object?' },
  },
  'GET /v1/shraddha/day': {
    parameters: { ...coordinates, date: 'string!' },
    answer: {
      aparahna: 'object?',
      kutapa: 'object?',
      gandharva: 'object?',
      rauhina: 'object?',
      'forbidden_kalas[]': 'object',
      'tithis_in_aparahna[].overlap_minutes': 'number',
      decision_status: 'string?',
    },
  },
  'GET /v1/shraddha/mahalaya': {
    parameters: { ...coordinates, year: 'integer!' },
    answer: {
      'tithis[].observance_date': 'string?',
      'tithis[].decision_status': 'string',
      'tithis[].candidates[].overlap_minutes': 'number',
      'sources[]': 'object',
    },
  },
  'GET /v1/vrat': {
    parameters: { date: 'string!', location_id: 'integer', lang: 'string' },
    answer: {
      count: 'integer',
      ...under('items[]', {
        code: 'string',
        category: 'string',
        name: 'string',
        rule_code: 'string',
        confidence: 'string?',
      }),
    },
  },
  'GET /v1/chakra/kota': {
    // A date may stand for the star that is transited.
    parameters: {
      janma_nakshatra: 'string!',
      transit_nakshatra: 'string',
      planet: 'string',
      transit_motion: 'string',
      moon_rashi: 'string',
      pala_variant: 'string',
    },
    answer: chakra,
  },
  'GET /v1/chakra/saptashalaka': {
    parameters: { nakshatra: 'string!', sun_nakshatra: 'string' },
    answer: chakra,
  },
  'GET /v1/chakra/sarvatobhadra': {
    parameters: {
      nakshatra: 'string!',
      planet: 'string',
      motion: 'string',
      dignity: 'string',
      variant: 'string',
    },
    answer: chakra,
  },
  'GET /v1/chakra/shula': {
    parameters: {
      reference_nakshatra: 'string!',
      transit_nakshatra: 'string',
      variant: 'string',
      include_trident_parts: 'boolean',
    },
    answer: chakra,
  },
  'GET /v1/chakra/nakshatras': { answer: { 'nakshatras[].name': 'string' } },
  'GET /v1/moon-phase': {
    answer: under('phase', {
      name: 'string',
      illumination_percent: 'number',
      paksha: 'string',
      days_to_full: 'number',
      days_to_new: 'number',
    }),
  },
  ...Object.fromEntries(
    ['hindu-month', 'ritu', 'samvatsara', 'special-yogas'].map((name) => [
      `GET /v1/${name}`,
      { parameters: { ...dated, region: 'string' } },
    ]),
  ),
  ...Object.fromEntries(
    ['hora', 'choghadiya', 'sun-position'].map((name) => [`GET /v1/${name}`, { parameters: dated }]),
  ),
  'GET /v1/calendar/day': { parameters: { date: 'string!', location_id: 'integer', lang: 'string' } },
  'GET /v1/calendar/month': {
    parameters: { year: 'integer!', month: 'integer!', ...placed },
    answer: { 'days[]': 'object' },
  },
  'GET /v1/calendar/year': {
    parameters: { year: 'integer!', location_id: 'integer', lang: 'string' },
    answer: { 'months[].key_dates': 'object|array', festival_count: 'integer' },
  },
  'GET /v1/calendar/range': {
    parameters: { start: 'string!', end: 'string!', location_id: 'integer', lang: 'string' },
  },
  'GET /v1/festivals': {
    parameters: {
      ...dated,
      ...festivalParameters,
      type: 'string',
      tags: 'string',
      festival_mode: 'string',
      pack: 'string',
      observatory: 'boolean',
      tz: 'string',
    },
    answer: festivalEngine,
  },
  'GET /v1/festivals/date': {
    parameters: { date: 'string!', ...festivalParameters },
    answer: festivalEngine,
  },
  'GET /v1/festivals/range': {
    parameters: { start: 'string!', end: 'string!', ...festivalParameters },
    answer: festivalEngine,
  },
  'GET /v1/festivals/month': {
    parameters: { year: 'integer!', month: 'integer!', ...festivalParameters },
    answer: festivalEngine,
  },
  'GET /v1/festivals/year': {
    parameters: { year: 'integer!', ...festivalParameters },
    answer: festivalEngine,
  },
  'GET /v1/festivals/search': { parameters: { q: 'string', tag: 'string', year: 'integer', lang: 'string' } },
  'GET /v1/festivals/explain': {
    // A year may stand for the date.
    parameters: { date: 'string', festival: 'string!', location_id: 'integer' },
    answer: explained,
  },
  'GET /v1/festivals/world': {
    parameters: {
      date: 'string',
      year: 'integer',
      month: 'integer',
      religion: 'string',
      festival_id: 'string',
      search: 'string',
      limit: 'integer',
      offset: 'integer',
    },
    answer: {
      total: 'integer',
      limit: 'integer',
      offset: 'integer',
      filters: 'object',
      ...under('festivals[]', worldFestival),
    },
  },
  'GET /v1/festivals/world/religions': {
    answer: {
      ...under('religions[]', {
        religion: 'string',
        total_festivals: 'integer',
        unique_festivals: 'integer',
        min_year: 'integer',
        max_year: 'integer',
      }),
      total_records: 'integer',
      ...under('year_range', { min: 'integer', max: 'integer' }),
    },
  },
  'GET /v1/festivals/world/upcoming': {
    parameters: { religion: 'string', limit: 'integer' },
    answer: under('festivals[]', worldFestival),
  },
  'POST /v1/birth-chart': {
    parameters: { store: 'boolean', include_yogas: 'boolean', include_shadbala: 'boolean' },
    body: { name: 'string!', date: 'string!', time: 'string!', lat: 'number!', lon: 'number!', tz: 'string' },
    answer: {
      profile_id: 'integer?',
      'grahas[]': 'object',
      'houses[]': 'object',
      'vargas[]': 'object',
      'dashas[]': 'object',
    },
  },
  'GET /v1/birth-chart/{profile_id}': { answer: { profile_id: 'integer?' } },
  'POST /v1/compatibility': {
    parameters: { store: 'boolean', include_dynamics: 'boolean' },
    body: Object.fromEntries(
      ['person1', 'person2'].flatMap((person) => [
        [person, 'object!'],
        ...Object.entries(
          under(person, { name: 'string', date: 'string!', time: 'string!', lat: 'number!', lon: 'number!' }),
        ),
      ]),
    ),
    answer: {
      compat_id: 'integer?',
      guna_milan: 'object?',
      'guna_milan.kutas[]': 'object',
      'domains[]': 'object',
    },
  },
  'GET /v1/compatibility/{compat_id}': { answer: { compat_id: 'integer?' } },
  'POST /v1/compatibility/report': {
    parameters: { lang: 'string' },
    body: { person_a: 'object!', person_b: 'object!' },
  },
  'GET /v1/compatibility/score': {
    parameters: {
      ...Object.fromEntries(
        ['bride', 'groom'].flatMap((who) => [
          [`${who}_dob`, 'string!'],
          [`${who}_time`, 'string!'],
          [`${who}_lat`, 'number!'],
          [`${who}_lon`, 'number!'],
          [`${who}_tz`, 'string'],
        ]),
      ),
      mode: 'string',
    },
  },
  'POST /v1/isht-devta': {
    body: {
      date_of_birth: 'string!',
      time_of_birth: 'string!',
      location: 'object!',
      'location.lat': 'number!',
      'location.lon': 'number!',
      timezone: 'string',
    },
    answer: {
      ...under('isht_devta', { name: 'string', basis: 'string', confidence: 'string' }),
      methodology: 'string',
      ...under(
        'supporting_factors',
        Object.fromEntries(
          [
            'nakshatra',
            'nakshatra_deity',
            'rashi',
            'lagna',
            'lagna_lord',
            'moon_sign_lord',
            'nakshatra_lord',
            'dominant_planet',
          ].map((name) => [name, 'string?']),
        ),
      ),
      ...under('engine', { name: 'string', ayanamsa: 'string', rule: 'string?' }),
      disclaimer: 'string',
      note: 'string',
      fallback_deity: 'string|object',
    },
  },
  ...Object.fromEntries(
    ['teaser', 'premium-report', 'ashtakavarga', 'upagrahas'].map((name) => [
      `POST /v1/kundli/${name}`,
      { body: birth },
    ]),
  ),
  'POST /v1/kundli/birth-dosha': {
    body: { ...birth, family_janma_nakshatras: 'array', born_after_three_of_other_sex: 'boolean' },
  },
  'POST /v1/kundli/avasthas': { body: { ...birth, name_syllable_number: 'integer' } },
  'POST /v1/kundli/kuja-dosha': { body: { ...birth, partner: 'object', sade_sati_date: 'string' } },
  'POST /v1/kundli/chart': {
    parameters: { include_yogas: 'boolean', include_shadbala: 'boolean' },
    body: { ...birth, profile: 'string', node_type: 'string', dasha_levels: 'integer' },
    answer: { lagna: 'object', 'grahas[]': 'object', 'houses[]': 'object', conventions: 'object' },
  },
  'POST /v1/daily-reading': {
    body: {
      ...Object.fromEntries(
        Object.entries(birth)
          .filter(([name]) => name !== 'name')
          .map(([name, type]) => [name, type.replace('!', '')]),
      ),
      date: 'string!',
      observer: 'object!',
      language: 'string',
      dasha_depth: 'integer',
      profile_id: 'integer',
      profile: 'string',
    },
    answer: { 'factors[].rule': 'string', 'domains[].factor_ids[]': 'string', reading_basis: 'object' },
  },
  'GET /v1/tara/events': {
    parameters: { ...coordinates, planet: 'string!', start_date: 'string!', end_date: 'string!' },
    answer: { 'events[].astronomical_date': 'string', 'events[].provenance.date_assignment': 'string' },
  },
  'GET /v1/tara/status': {
    parameters: { ...coordinates, planet: 'string!', at: 'string' },
    answer: { is_asta: 'boolean?', governing_event: 'object?', kalamsa: 'object', status: 'string' },
  },
  'POST /v1/bulk/panchang': {
    body: { dates: 'array!', lat: 'number', lon: 'number', include: 'string' },
    answer: { 'days[]': 'object' },
  },
  'GET /v1/bulk/festivals': {
    parameters: { start_date: 'string!', end_date: 'string!', ...festivalParameters },
  },
  'GET /v1/bulk/day-context': {
    parameters: { from: 'string!', to: 'string!', region: 'string', ...placed },
    answer: {
      from: 'string',
      to: 'string',
      region: 'string?',
      count: 'integer',
      ...under('days[]', dayContext),
    },
  },
  'GET /v1/languages': { answer: { 'languages[]': 'object' } },
  'GET /v1/languages/strings': { parameters: { category: 'string!', lang: 'string' } },
  'GET /v1/locations': { answer: under('locations[]', location) },
  'GET /v1/locations/{location_id}': { answer: location },
  'GET /v1/locations/catalogue/pages': {
    parameters: {
      limit: 'integer',
      offset: 'integer',
      catalogue_version: 'string',
      representation: 'string',
      country: 'string',
      state: 'string',
      type: 'string',
    },
    answer: {
      'items[]': 'object',
      limit: 'integer',
      offset: 'integer',
      total: 'integer',
      next_offset: 'integer?',
      catalogue_version: 'string',
    },
  },
  'GET /v1/changelog': {
    parameters: { endpoint: 'string', status: 'string', since: 'string' },
    answer: under('entries[]', { date: 'string', endpoint: 'string', status: 'string', breaking: 'boolean' }),
  },
  'GET /v1/pricing': { parameters: { currency: 'string' }, answer: { 'plans[]': 'object' } },
  'GET /v1/muhurat/best-dates': {
    parameters: {
      event: 'string!',
      year: 'integer!',
      month: 'integer',
      lat: 'number!',
      lon: 'number!',
      limit: 'integer',
    },
  },
  'GET /v1/sankranti': {
    parameters: { year: 'integer!' },
    answer: under('sankrantis[]', { date: 'string', time: 'string', rashi: 'string' }),
  },
  'GET /v1/lagna': { answer: { lagna: 'object?', udaya_lagna: 'object|array?' } },
  'GET /v1/karana': {},
  'GET /v1/bhadra': {},
  'GET /v1/ganda-mool': {},
  'GET /v1/inauspicious-timings': {},
  'GET /v1/rahukaal': {},
  'GET /v1/yamagandam': {},
  'GET /v1/gulika': {},
  'GET /v1/abhijit': {},
  'GET /v1/locations/search': {},
  'GET /': {},
  'GET /v1/status': {},
  'GET /v1/health': {},
};
