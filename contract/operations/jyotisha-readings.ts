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
import { from, post } from './operation.ts';

/** The operations on what rules say of a birth. */
export const readingOperations = {
  ishtDevta: post({
    path: '/v1/isht-devta',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The deity of devotion, by the lords of lagna, Moon sign and star of birth',
    description:
      'The confidence is high where the three lords are one graha, medium where two of them are, else low: then there is a note and a fallback_deity. The texts know other ways; the authorities say so.',
    query: { ...observatoryShape, ...languageShape },
    body: ishtDevtaBody,
    answer: ishtDevtaAnswer,
    refusals: [404, 422],
  }),
  kundliTeaser: post({
    path: '/v1/kundli/teaser',
    group: 'Astrology',
    access: from('free'),
    summary: 'A birth in short: lagna, Sun, Moon, the running periods, how many yogas and doshas',
    description: 'Which yogas and doshas they are is in /v1/kundli/chart.',
    query: { ...observatoryShape, ...languageShape },
    body: kundliBody,
    answer: teaserAnswer,
    refusals: [404, 422],
  }),
  kundliKujaDosha: post({
    path: '/v1/kundli/kuja-dosha',
    group: 'Astrology',
    access: from('pro'),
    summary: 'Mangal dosha of a birth with what cancels it, curse yogas and sade sati',
    description:
      'From lagna, Moon and Venus, each whether it holds or not. With a partner, whether both charts have it. Curses are those that hold.',
    query: doshaShape,
    body: kujaDoshaBody,
    answer: kujaDoshaAnswer,
    refusals: [404, 422],
  }),
  kundliBirthDosha: post({
    path: '/v1/kundli/birth-dosha',
    group: 'Astrology',
    access: from('pro'),
    summary: 'Doshas of the time of birth: tithi, star, yoga, gandanta, and those of the family',
    description:
      'Each whether it holds or not. Eka nakshatra and trikhala follow from what is said of the family, and of nothing else.',
    query: doshaShape,
    body: birthDoshaBody,
    answer: birthDoshaAnswer,
    refusals: [404, 422],
  }),
  kundliPremiumReport: post({
    path: '/v1/kundli/premium-report',
    group: 'Astrology',
    access: from('pro'),
    summary: 'Everything that is computed of a birth, in one answer',
    description:
      'Chart, sixteen vargas, dashas, yogas and doshas, points, upagrahas, strengths by two sets of tables, ashtakavarga, avasthas and sade sati. JSON; format=pdf is refused with a 422, as it is not served yet.',
    query: premiumShape,
    body: kundliBody,
    answer: premiumAnswer,
    refusals: [404, 422],
  }),
  dailyReading: post({
    path: '/v1/daily-reading',
    group: 'Astrology',
    access: from('pro'),
    summary: 'A day for somebody: what the sky of the day is to a birth, each statement with its rule',
    description:
      'The instant is the sunrise of the date where the observer is; the chart is that of the birth, sent or kept as profile_id. Factors have ids, the rule that speaks of each and its source; the reading of a field of life refers to them by factor_ids. reading_basis has the number of factors and no more. No statement is made without a rule.',
    query: { ...observatoryShape, ...languageShape },
    body: dailyReadingBody,
    answer: dailyReadingAnswer,
    refusals: [404, 422],
  }),
};
