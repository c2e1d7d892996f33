/**
 * The twelve months of the Hijri year, in the spellings that rules may use.
 */

import type { WorldCalendar } from './calendar.ts';

export const islamicMonths: WorldCalendar['months'] = [
  ['Muharram'],
  ['Safar'],
  ["Rabi' I", 'Rabi I', 'Rabi Al-Awwal'],
  ["Rabi' II", 'Rabi II', 'Rabi Al-Thani'],
  ['Jumada I', 'Jumada Al-Ula'],
  ['Jumada II', 'Jumada Al-Akhira'],
  ['Rajab'],
  ["Sha'ban", 'Shaban'],
  ['Ramadan', 'Ramazan'],
  ['Shawwal'],
  ["Dhu Al-Qa'da", 'Dhu Al-Qada', 'Dhul-Qadah'],
  ['Dhu Al-Hijja', 'Dhul-Hijjah'],
];
