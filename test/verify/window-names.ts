// What almanacs and newspapers call a window of the day, and which of ours it is: a kala, or a named window of a rule.
// Names are taken without what stands in brackets and without a year at the end.

/**
 * A kala of the packs, a window of a rule, or an expression of the packs; and other known definitions of it, in the
 * language of the packs.
 */
export type WindowName = (
  | { readonly kala: string }
  | { readonly code: string; readonly window: string }
  | { readonly expression: string }
) & {
  readonly others?: readonly OtherWindow[];
};

/** Another definition of a window. */
interface OtherWindow {
  readonly says: string;
  /** an expression of the rule language that needs no target */
  readonly expression: string;
}

const godhuli: readonly OtherWindow[] = [
  {
    says: 'it begins a quarter muhurta of the day before sunset and lasts a ghati',
    expression: 'from (0.25 muhurta of day before sunset) for 24 min',
  },
  {
    says: 'it lasts half a muhurta of the night from sunset',
    expression: 'from sunset for 0.5 muhurta of night',
  },
  {
    says: 'it begins a tenth of a night ghati before sunset and lasts one night ghati',
    expression: 'from (0.05 muhurta of night before sunset) for 0.5 muhurta of night',
  },
];

/** By the published name. */
export const windowNames: Readonly<Record<string, WindowName | undefined>> = {
  'Aadal Yoga': { expression: 'YOGA_AADAL' },
  Abhijit: { kala: 'abhijit' },
  'Ahoi Ashtami puja': { code: 'VRAT_AHOI_ASHTAMI', window: 'puja' },
  'Akshaya Tritiya Puja': { code: 'FESTIVAL_AKSHAYA_TRITIYA', window: 'puja' },
  'Amrit Kalam': { kala: 'amrit_kaal' },
  'Aparahna Puja': { code: 'FESTIVAL_VIJAYADASHAMI', window: 'puja' },
  Bhadra: { kala: 'bhadra' },
  'Brahma Muhurta': { kala: 'brahma_muhurta' },
  'Dhanteras Puja Muhurat': { code: 'FESTIVAL_DHANTERAS', window: 'puja' },
  'Dur Muhurtam': { kala: 'durmuhurta' },
  'Ekadashi Parana': { code: 'VRAT_EKADASHI_SMARTA', window: 'parana' },
  'Ganesh Chaturthi Madhyahna': { code: 'FESTIVAL_GANESH_CHATURTHI', window: 'puja' },
  'Ganesh Chaturthi moon avoid': { code: 'FESTIVAL_GANESH_CHATURTHI', window: 'avoid_moon' },
  'Ganesh Visarjan choghadiya afternoon': { code: 'FESTIVAL_ANANT_CHATURDASHI', window: 'visarjan' },
  'Ganesh Visarjan choghadiya evening': { code: 'FESTIVAL_ANANT_CHATURDASHI', window: 'visarjan_night' },
  'Ganesh Visarjan choghadiya morning': { code: 'FESTIVAL_ANANT_CHATURDASHI', window: 'visarjan' },
  'Ganesh Visarjan choghadiya night': { code: 'FESTIVAL_ANANT_CHATURDASHI', window: 'visarjan_night' },
  'Ganda Moola': { expression: 'CONDITION_GANDA_MOOL' },
  'Godhuli Muhurta': { kala: 'godhuli', others: godhuli },
  'Gulikai Kalam': { kala: 'gulika' },
  'Janmashtami Nishita Puja': { code: 'FESTIVAL_JANMASHTAMI_SMARTA', window: 'puja' },
  'Karwa Chauth puja muhurat': { code: 'VRAT_KARWA_CHAUTH', window: 'puja' },
  'Karwa Chauth upavasa': { code: 'VRAT_KARWA_CHAUTH', window: 'fast' },
  'Lakshmi Puja Muhurat': { code: 'FESTIVAL_DIWALI', window: 'lakshmi_puja' },
  'Mahanishita Kaal': { code: 'FESTIVAL_DIWALI', window: 'mahanishita' },
  'Matsya Jayanti muhurat': { code: 'FESTIVAL_MATSYA_JAYANTI', window: 'puja' },
  'Nishita Kaal': { kala: 'nishita' },
  'Nishita Muhurta': { kala: 'nishita' },
  'Pradosh Kaal': { kala: 'pradosha' },
  'Pratah Sandhya': { kala: 'pratah_sandhya' },
  'Rahu Kalam': { kala: 'rahu_kaal' },
  'Raksha Bandhan Pradosh muhurat': { code: 'FESTIVAL_RAKSHA_BANDHAN', window: 'thread' },
  'Ravi Yoga': { expression: 'YOGA_RAVI' },
  'Ratri first prahar': { kala: 'prahara_1' },
  'Ratri fourth prahar': { kala: 'prahara_4' },
  'Ratri second prahar': { kala: 'prahara_2' },
  'Ratri third prahar': { kala: 'prahara_3' },
  'Sarvartha Siddhi Yoga': { expression: 'YOGA_SARVARTHA_SIDDHI' },
  'Sayahna Sandhya': { kala: 'sayam_sandhya' },
  'Shivaratri Parana': {
    code: 'FESTIVAL_MAHA_SHIVARATRI',
    window: 'parana',
    others: [
      {
        says: 'until three praharas of the next day have passed',
        expression: '(parts 1 to 3 of 4 of day) of next day',
      },
    ],
  },
  'Simha Kaal': { code: 'FESTIVAL_DIWALI', window: 'simha' },
  Varjyam: { kala: 'varjyam' },
  'Vidaal Yoga': { expression: 'YOGA_VIDAAL' },
  'Vijay Muhurat': { kala: 'vijaya_muhurta' },
  'Vijaya Muhurta': { kala: 'vijaya_muhurta' },
  'Vrishabha Kaal': { code: 'FESTIVAL_DIWALI', window: 'vrishabha' },
  Yamaganda: { kala: 'yamagandam' },
};

/** A published name without what stands in brackets and without a year at the end. */
export function plainName(name: string): string {
  return name
    .replace(/\s*\(.*$/, '')
    .replace(/\s+\d{4}$/, '')
    .trim();
}
