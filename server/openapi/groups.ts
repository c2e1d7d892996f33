// What the groups of operations are about, for readers of the description.

import type { OperationGroup } from '@nirnaya/contract/common';

/** The groups in the order in which the reference shows them. */
export const groupTexts: Readonly<Record<OperationGroup, string>> = {
  Panchang: 'The five limbs of a day, and what stands around them.',
  Timings: 'Auspicious and inauspicious windows of a day, horas and choghadiyas.',
  Sky: 'Positions of the Sun and the Moon, and the rising sign.',
  Conditions: 'Stretches of time in which some works are shunned or favoured.',
  Eclipses: 'Eclipses of the Sun and the Moon, what a place sees of them, and their sutak.',
  Tara: 'Asta and udaya: when a planet is lost in the light of the Sun, and when it comes out of it.',
  Calendar: 'Days, months and years in short, with their festivals.',
  Festivals: 'Festivals and vrats, each with the rule that decided its date.',
  Muhurat:
    'Times and dates for an event and how days are rated for it, each with what speaks for it and against it; the windows of festivals.',
  Shraddha: "Times of a day for shraddhas, and the fathers' fortnight.",
  Chakras: 'Figures in which stars stand and pierce each other. They give places and no verdict.',
  Astrology:
    'Charts of births, strengths, time lords, doshas and matches, each with the conventions it was computed by; readings that name their rules.',
  Rules: 'The rule packs, their rules, and the evaluation of texts of rules.',
  Languages: 'The languages that names are written in, and the names in each.',
  Places: 'Places by id, by name and by page.',
  Bulk: 'Many days in one request, written while they are computed.',
  Feeds: 'Calendars of festivals under addresses of their own, for calendar applications to subscribe to.',
  Profiles: 'Birth profiles and results that an account keeps.',
  Webhooks: 'Events that are sent to endpoints of an account.',
  Account: 'The account of the key: its keys, its plan and its usage.',
  Service: 'Whether the service runs, what it costs, and what changed in it.',
};
