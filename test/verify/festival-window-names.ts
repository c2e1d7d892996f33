// What newspapers call the windows of festivals, and which of ours they are. A window of one name may stand for several
// of ours: a page prints the pieces of a day under names of its own.

/** Windows of a rule, by name, or the spans of an expression of the packs; and how other almanacs reckon it. */
export type PrintedWindow = (
  | { readonly code: string; readonly windows: readonly string[] }
  | { readonly code: string; readonly expression: string }
) & { readonly others?: readonly OtherReckoning[] };

/** Another reckoning of a window, as an expression that needs no target. */
interface OtherReckoning {
  readonly says: string;
  readonly expression: string;
}

const of = (code: string, ...windows: string[]): PrintedWindow => ({ code, windows });
const spans = (code: string, expression: string): PrintedWindow => ({ code, expression });
const or = (window: PrintedWindow, says: string, expression: string): PrintedWindow => ({
  ...window,
  others: [{ says, expression }],
});

// Bhadra is half of the tithi: of its arc, as a karana is, or of its time.
const byTime = 'Bhadra is half of Purnima in time, not in arc';
const bhadraByTime = 'part 1 of 2 of (tithi Purnima)';

const raksha = 'FESTIVAL_RAKSHA_BANDHAN';
const shivaratri = 'FESTIVAL_MAHA_SHIVARATRI';
const holika = 'FESTIVAL_HOLIKA_DAHAN';
const karwa = 'VRAT_KARWA_CHAUTH';
const akshaya = 'FESTIVAL_AKSHAYA_TRITIYA';
const ganesh = 'FESTIVAL_GANESH_CHATURTHI';
const anant = 'FESTIVAL_ANANT_CHATURDASHI';
const ekadashi = 'VRAT_EKADASHI_SMARTA';

/** By `festival window`. */
export const printedWindows: Readonly<Record<string, PrintedWindow | undefined>> = {
  'Akshaya Tritiya puja': of(akshaya, 'puja'),
  'Akshaya Tritiya gold_purchase': of(akshaya, 'gold', 'gold_eve'),
  'Akshaya Tritiya choghadiya_shubha': spans(akshaya, 'choghadiya_day is "Shubh"'),
  'Akshaya Tritiya choghadiya_labha_amrita': spans(
    akshaya,
    'choghadiya_day is "Labh" or choghadiya_day is "Amrit"',
  ),
  'Bhai Dooj aparahna': or(
    of('FESTIVAL_BHAI_DOOJ', 'tilak'),
    'the whole afternoon, even after Dwitiya has ended',
    'aparahna',
  ),
  'Dev Uthani Ekadashi dwadashi_end': of(ekadashi, 'dwadashi'),
  'Dev Uthani Ekadashi parana': of(ekadashi, 'parana'),
  'Dhanteras dhanteras_puja': of('FESTIVAL_DHANTERAS', 'puja'),
  'Ganesh Chaturthi avoid_moon_sighting': of(ganesh, 'avoid_moon', 'avoid_moon_eve'),
  'Ganesh Chaturthi madhyahna': of(ganesh, 'puja'),
  'Ganesh Chaturthi visarjan_morning': of(anant, 'visarjan'),
  'Ganesh Chaturthi visarjan_afternoon': of(anant, 'visarjan'),
  'Ganesh Chaturthi visarjan_evening': of(anant, 'visarjan_night'),
  'Ganesh Chaturthi visarjan_night': of(anant, 'visarjan_night'),
  'Govardhan Puja pratahkala': of('FESTIVAL_GOVARDHAN_PUJA', 'morning'),
  'Govardhan Puja sayankala': of('FESTIVAL_GOVARDHAN_PUJA', 'evening'),
  'Holika Dahan bhadra_end': spans(holika, 'bhadra'),
  'Holika Dahan bhadra_mukha': of(holika, 'bhadra_mukha'),
  'Holika Dahan bhadra_punchha': of(holika, 'bhadra_puchha'),
  'Holika Dahan holika_dahan': of(holika, 'fire'),
  'Janmashtami nishita': of('FESTIVAL_JANMASHTAMI_SMARTA', 'puja'),
  'Karwa Chauth moonrise': of(karwa, 'arghya'),
  'Karwa Chauth puja': of(karwa, 'puja'),
  'Karwa Chauth upavasa': of(karwa, 'fast'),
  'Maha Shivaratri nishita': of(shivaratri, 'nishita_puja'),
  'Maha Shivaratri parana': of(shivaratri, 'parana'),
  'Maha Shivaratri prahar_1': of(shivaratri, 'first_prahara'),
  'Maha Shivaratri prahar_2': of(shivaratri, 'second_prahara'),
  'Maha Shivaratri prahar_3': of(shivaratri, 'third_prahara'),
  'Maha Shivaratri prahar_4': of(shivaratri, 'fourth_prahara'),
  'Mokshada Ekadashi dwadashi_end': of(ekadashi, 'dwadashi'),
  'Mokshada Ekadashi parana': of(ekadashi, 'parana'),
  'Raksha Bandhan abhijit': spans(raksha, 'abhijit'),
  'Raksha Bandhan aparahna': of(raksha, 'aparahna'),
  'Raksha Bandhan bhadra_avoid': of(raksha, 'bhadra'),
  'Raksha Bandhan bhadra_end': or(of(raksha, 'bhadra'), byTime, bhadraByTime),
  'Raksha Bandhan bhadra_mukha': of(raksha, 'bhadra_mukha'),
  'Raksha Bandhan bhadra_punchha': of(raksha, 'bhadra_puchha'),
  'Raksha Bandhan panchak': spans(raksha, 'CONDITION_PANCHAK'),
  'Raksha Bandhan pradosh': of(raksha, 'pradosha'),
  'Raksha Bandhan rahu_kaal_avoid': spans(raksha, 'rahu_kaal'),
  'Raksha Bandhan thread_ceremony': or(
    of(raksha, 'thread'),
    byTime,
    `(tithi Purnima) and (from sunrise to end of pradosha) except ${bhadraByTime}`,
  ),
  'Vijayadashami aparahna': of('FESTIVAL_VIJAYADASHAMI', 'puja'),
  'Vijayadashami vijaya_muhurta': of('FESTIVAL_VIJAYADASHAMI', 'vijaya'),
};
