// Names of day pages, almanacs and lists of holidays that the search of the product does not find, or by which they mean another
// rule than a user who types them: each with its reason. Every other name is searched. Names are compared in lower case.

/** A name or a family of names, and the rules that the lists mean: of several the one that comes near the date. */
export interface NameException {
  readonly names: RegExp;
  readonly codes: readonly string[];
  /** the chain of the rules where that of the place has none of them */
  readonly pack?: string;
  readonly why: string;
}

/** What a list adds to a name: without it, the name is searched. */
export interface NameAddition {
  readonly printed: RegExp;
  readonly searched: string;
  readonly why: string;
}

const means = (names: RegExp, codes: string, why: string, pack?: string): NameException => ({
  names,
  codes: codes.split(' '),
  why,
  ...(pack === undefined ? {} : { pack }),
});

const twoDays = 'the name of two days of the year: the list means the one by its date';
const unsearched = 'another name of the rule, which no pack lists';

/** The first that matches counts. */
export const nameExceptions: readonly NameException[] = [
  means(/^bhai dooj$/, 'FESTIVAL_BHAI_DOOJ FESTIVAL_HOLI_BHAI_DOOJ', twoDays),
  means(/^buddha jayanti$/, 'FESTIVAL_BUDDHA_AVATARA_JAYANTI FESTIVAL_BUDDHA_PURNIMA', twoDays),
  means(/^gayatri jayanti$/, 'FESTIVAL_GAYATRI_JAYANTI FESTIVAL_GAYATRI_JAYANTI_SHRAVANA', twoDays),
  means(/^saraswati puja$/, 'FESTIVAL_SARASWATI_PUJA_NAVARATRI FESTIVAL_VASANT_PANCHAMI', twoDays),
  means(/^sri panchami$/, 'FESTIVAL_VASANT_PANCHAMI', `${twoDays}; holiday lists print that of Magha`),
  means(
    /^durgashtami$/,
    'FESTIVAL_DURGASHTAMI_MASIK',
    'lists print it in every month; searched, it is the great one of Ashvina',
  ),
  means(
    /^(dussehra|vijayadashami|bijaya dashami)$/,
    'FESTIVAL_DASHAIN_TIKA FESTIVAL_VIJAYADASHAMI',
    "in Nepal the day of the tika, which Nepal's own name of it means",
  ),
  means(
    /^(ghatasthapana|navratri begins)$/,
    'FESTIVAL_GHATASTHAPANA_DASHAIN FESTIVAL_SHARAD_NAVARATRI',
    "of the Navaratri of autumn; in Nepal Dashain's",
  ),
  means(/^mahalaya$/, 'FESTIVAL_MAHALAYA_BENGAL FESTIVAL_SARVA_PITRU_AMAVASYA', 'in Bengal its own rule'),
  means(
    /^mahalaya pitru paksha$/,
    'FESTIVAL_SARVA_PITRU_AMAVASYA',
    'printed on the last day of the fortnight, not on each of its days',
  ),
  means(
    /^(shani|som|bhaum|ravi|budh|guru|shukra) ?pradosha?( vrat)?$/,
    'VRAT_PRADOSHA',
    'lists name the fast by a weekday that it may not fall on; searched, that of the weekday alone',
  ),
  means(/^onam$/, 'FESTIVAL_ONAM', "pages print Kerala's, whose rule differs from the region's", 'IN-KL'),
  means(
    /^gowri habba$/,
    'FESTIVAL_GOWRI_HABBA',
    "pages of all lands mean Karnataka's; searched in the north, it is Hartalika Teej",
    'IN-KA',
  ),
  means(/^vaishakha purnima$/, 'VRAT_PURNIMA_SNANA', 'the full moon itself, beside Buddha Purnima'),
  means(/^magha amavasya$/, 'VRAT_AMAVASYA_SNANA', 'the new moon itself, beside Mauni Amavasya'),
  means(/^shravana adhika amavasya$/, 'FESTIVAL_ADHIKA_MASA_ENDS', 'the last day of the month that is added'),
  means(/^adhika purnima vrat$/, 'VRAT_ADHIKA_PURNIMA', 'a rule of its own, unlike other days of that month'),
  means(/^\w+ purnima vrat$/, 'VRAT_PURNIMA', 'the fast of the evening; searched, the bath of the morning'),
  means(/^vat purnima vrat$/, 'VRAT_VAT_PURNIMA', unsearched),
  means(/^\w+ begins north$/, 'VRAT_MONTH_BEGINS', 'the name of a month in front of a rule of all months'),
  means(
    /^(masik )?satyanarayan( vrat| puja)?$/,
    'VRAT_PURNIMA_SNANA',
    'kept on every full moon, without a rule',
  ),
  means(/^ekadasi \(gaudiya\)$/, 'VRAT_EKADASHI_VAISHNAVA', 'the school stands in brackets', 'gaudiya'),
  means(/^vaishnava .* ekadashi$/, 'VRAT_EKADASHI_VAISHNAVA', 'the school stands before the name of the day'),
  means(/^dev uthi agiyaras$/, 'VRAT_EKADASHI_SMARTA', 'Gujarati for Devutthana Ekadashi'),
  means(/^(varalakshmi vratam)$/, 'VRAT_VARALAKSHMI', unsearched, 'SOUTH_INDIA'),
  means(
    /^yajurveda upakarma$/,
    'FESTIVAL_UPAKARMA',
    "the south's rule without a school is Yajurveda's",
    'SOUTH_INDIA',
  ),
  means(/^gauri vrat begins$/, 'VRAT_GAURI_GUJARAT', 'the first of its days has the name alone', 'IN-GJ'),
  means(/^gauri vrat ends$/, 'VRAT_GAURI_GUJARAT_ENDS', unsearched, 'IN-GJ'),
  means(/^navpatrika puja$/, 'FESTIVAL_MAHA_SAPTAMI', 'a rite of the day', 'IN-WB'),
  means(/^guru pournami$/, 'FESTIVAL_GURU_PURNIMA', unsearched),
  means(/^solar new year$/, 'SANKRANTI_MESHA', 'the event, not a new year of one land'),
  means(/^sata yuga$/, 'SHRADDHA_YUGADI_KARTIKA', 'the age that began on the day'),
  means(/^mahavir swami jayanti$/, 'FESTIVAL_MAHAVIR_JAYANTI', unsearched),
  means(/^maharnavami$/, 'FESTIVAL_MAHA_NAVAMI', unsearched),
  means(/^(bhai bij|bhatri dwitiya|bhaiphonta)$/, 'FESTIVAL_BHAI_DOOJ', unsearched),
  means(/^kajali trij$/, 'FESTIVAL_KAJARI_TEEJ', 'Gujarati for Kajari Teej'),
  means(/^chhath$/, 'FESTIVAL_CHHATH_PUJA', unsearched),
  means(/^(first|second|third|fourth|fifth) shravan somwar vrat$/, 'VRAT_SHRAVANA_SOMVAR', unsearched),
  means(
    /^navratri shailputri$/,
    'FESTIVAL_NAVADURGA_SHAILAPUTRI',
    'the Durga of the first day, spelled as spoken',
  ),
  means(/^mela kheer bhawani$/, 'FESTIVAL_KHEER_BHAWANI', 'the fair of the day'),
  means(/^shankaracharya jayanti$/, 'FESTIVAL_SHANKARA_JAYANTI', unsearched),
  means(/^parshuram jayanti$/, 'FESTIVAL_PARASHURAMA_JAYANTI', unsearched),
  means(
    /^vivekananda jayanti samvat$/,
    'FESTIVAL_VIVEKANANDA_JAYANTI_TITHI',
    'by the tithi, not by 12 January',
  ),
  means(/^kartik snan/, 'FESTIVAL_KARTIKA_SNANA_BEGINS', 'the first of a month of baths'),
];

/** Tried in this order where the name as printed is not found. */
export const nameAdditions: readonly NameAddition[] = [
  { printed: /^adhika? /, searched: '', why: 'in a month that is added: the day that every month has' },
  {
    printed: /^(first|second|third|fourth|fifth) /,
    searched: '',
    why: 'which of the days of a season: its rule is that of all',
  },
  {
    printed: /^bengal | (\(bengal\)|bengal)$/,
    searched: '',
    why: 'whose festival it is; the chain asked says it',
  },
  {
    printed: /^.* ekadashi parana$/,
    searched: 'ekadashi parana',
    why: 'the fast that is broken, by its own name',
  },
  {
    printed: /^.* ekadashi \(smarta\)$/,
    searched: 'ekadashi (smarta)',
    why: 'the fast by its own name, and whose',
  },
  {
    printed: /^\w+ sankashti( chaturthi)?$/,
    searched: 'sankashti chaturthi',
    why: 'the month, or Ganesha of the month',
  },
  { printed: /^navratri (?=\w+$)/, searched: 'navadurga ', why: 'the Durga of a day of Navaratri' },
  { printed: / (vrat|vrata|vratam|puja)$/, searched: '', why: 'that it is kept by a fast or a puja' },
  { printed: /, .*$/, searched: '', why: 'two festivals of one day: the first' },
];
