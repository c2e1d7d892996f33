// What rules say of one birth: the deity of devotion, doshas, the teaser, the premium report, and the reading of a day.

import { languageShape } from '../common/place-query.ts';
import { dailyReadingAnswer } from '../jyotisha/daily.ts';
import {
  birthDoshaBody,
  dailyReadingBody,
  doshaShape,
  ishtDevtaBody,
  kujaDoshaBody,
  kundliBody,
  observatoryShape,
  premiumShape,
} from '../jyotisha/jyotisha-body.ts';
import {
  birthDoshaAnswer,
  ishtDevtaAnswer,
  kujaDoshaAnswer,
  premiumAnswer,
  teaserAnswer,
} from '../jyotisha/more.ts';
import { reportContent } from '../jyotisha/report.ts';
import { from, post } from './operation.ts';

/** The operations on what rules say of a birth. */
export const operations = {
  ishtDevta: post({
    path: '/v1/isht-devta',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The isht devta, by the lords of lagna, Moon sign and birth star',
    description:
      'confidence is high if the three lords are one graha, medium if two of them are, else low, with a note and a fallback_deity. Other methods exist; the authorities name them.',
    query: { ...observatoryShape, ...languageShape },
    body: ishtDevtaBody,
    answer: ishtDevtaAnswer,
    refusals: [404, 422],
  }),
  kundliTeaser: post({
    path: '/v1/kundli/teaser',
    group: 'Astrology',
    access: from('free'),
    summary: 'A birth in short: lagna, Sun, Moon, current periods, numbers of yogas and doshas',
    description: '/v1/kundli/chart lists the yogas and doshas.',
    query: { ...observatoryShape, ...languageShape },
    body: kundliBody,
    answer: teaserAnswer,
    refusals: [404, 422],
  }),
  kundliKujaDosha: post({
    path: '/v1/kundli/kuja-dosha',
    group: 'Astrology',
    access: from('pro'),
    summary: 'Mangal dosha of a birth with cancellations, curse yogas and sade sati',
    description:
      'Counted from lagna, Moon and Venus. With a partner, the response says whether both charts have it. Only curses that apply are listed.',
    query: doshaShape,
    body: kujaDoshaBody,
    answer: kujaDoshaAnswer,
    refusals: [404, 422],
  }),
  kundliBirthDosha: post({
    path: '/v1/kundli/birth-dosha',
    group: 'Astrology',
    access: from('pro'),
    summary: 'Doshas of the time of birth: tithi, star, yoga, gandanta and family',
    description:
      'Lists each dosha and whether it applies. Eka nakshatra and trikhala use only the given family data.',
    query: doshaShape,
    body: birthDoshaBody,
    answer: birthDoshaAnswer,
    refusals: [404, 422],
  }),
  kundliPremiumReport: post({
    path: '/v1/kundli/premium-report',
    group: 'Astrology',
    access: from('pro'),
    summary: 'All computed sections of a birth in one response',
    description:
      'Chart, sixteen vargas, dashas, yogas and doshas, points, upagrahas, strengths by two sets of tables, ashtakavarga, avasthas and sade sati. format=pdf returns a designed report of about 70 pages with drawings, the transits of five years, the current annual chart, a glossary and the tables used; its words are in en, hi, ta, te and bn, elsewhere in English with names in lang. Letters: Latin script and nine scripts of India; other scripts return 422.',
    query: premiumShape,
    body: kundliBody,
    answer: premiumAnswer,
    alternative: {
      parameter: 'format',
      value: 'pdf',
      media: 'application/pdf',
      content: reportContent,
    },
    refusals: [404, 422],
  }),
  dailyReading: post({
    path: '/v1/daily-reading',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The daily reading of a birth, each statement with its rule',
    description:
      'Compares the sunrise of the date at the observer with a birth, sent or stored as profile_id. Each factor has an id, a rule and a source; readings of a domain refer to factors by factor_ids. reading_basis is the number of factors. Every statement comes from a rule.',
    query: { ...observatoryShape, ...languageShape },
    body: dailyReadingBody,
    answer: dailyReadingAnswer,
    refusals: [404, 422],
  }),
};
