// What the groups of operations are about, for readers of the description.

import type { OperationGroup } from '@nirnaya/contract/common';

/** The groups in the order in which the reference shows them. */
export const groupTexts: Readonly<Record<OperationGroup, string>> = {
  Panchang: 'The panchang of a day: tithi, nakshatra, yoga, karana, weekday and more.',
  Timings: 'Auspicious and inauspicious windows of a day, horas and choghadiyas.',
  Sky: 'Positions of the Sun and the Moon, and the rising sign.',
  Conditions: 'Times that are unfavourable or favourable for some activities.',
  Eclipses: 'Solar and lunar eclipses, their visibility at a place, and sutak.',
  Tara: 'Asta and udaya: when a planet becomes invisible near the Sun, and visible again.',
  Calendar:
    'Days, months and years in short with their festivals; Hindu months, seasons, sankrantis and anniversaries by the tithi.',
  Festivals: 'Festivals and vrats, each with the rule that decided its date.',
  Muhurat:
    'Times and dates for an event, ratings of days with factors for and against, and the muhurats of festivals.',
  Shraddha: 'Times of a day for shraddhas, and Mahalaya (Pitru Paksha).',
  Chakras: 'Chakras: positions of stars and grahas in figures, without a verdict.',
  Astrology:
    'Birth charts, strengths, dashas, doshas and matches with their conventions, and readings with their rules.',
  Rules: 'Rule packs, rules, and the evaluation of rule texts.',
  Languages: 'Languages of names, and the names in each.',
  Places: 'Places by id and by name, and the whole catalogue in pages.',
  Bulk: 'Many days in one request, as a streamed response.',
  Feeds: 'Calendars of festivals under addresses of their own, for calendar applications to subscribe to.',
  Alerts:
    'Conditions on the day of a place, checked once a day at its sunrise and sent to webhooks and a feed.',
  Profiles: 'Birth profiles stored for an account.',
  Webhooks: 'Events sent to URLs of an account.',
  Account: 'The account of the key: its keys, its plan and its usage.',
  Service: 'Status, health, prices and changes of the service.',
};
