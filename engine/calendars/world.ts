/**
 * The calendars of the world that rules may name, besides the Gregorian.
 */

import { openCache } from '../cache/cache.ts';
import { badi, birthOfBahaullah, birthOfTheBab } from './badi.ts';
import { burmese, thingyan } from './burmese.ts';
import type { WorldCalendar, WorldMonth } from './calendar.ts';
import { chinese } from './chinese.ts';
import { coptic, ethiopian } from './coptic.ts';
import { crescentCalendars } from './crescents.ts';
import { easter, orthodoxEaster } from './easter.ts';
import { hebrew } from './hebrew.ts';
import { iranian } from './iranian.ts';
import { islamic } from './islamic.ts';
import { japanese } from './japanese.ts';
import { julian } from './julian.ts';
import { khmer } from './khmer.ts';
import { korean } from './korean.ts';
import { nanakshahi } from './nanakshahi.ts';
import { chineseTerms, japaneseTerms, koreanTerms, vietnameseTerms } from './solar-terms.ts';
import { asalhaBucha, lao, makhaBucha, thai, visakhaBucha } from './thai.ts';
import { bhutanese, losar, mongolian, tibetan, tsagaanSar } from './tibetan.ts';
import { hijriSaudi, ummAlQura } from './umm-al-qura.ts';
import { vietnamese } from './vietnamese.ts';
import { fasli, kadmi, shahanshahi } from './zoroastrian.ts';

const years = openCache<string, readonly WorldMonth[]>({ name: 'years of the world calendars', limit: 2048 });

// Rules ask for the same few years over and over.
const remembered = (calendar: WorldCalendar): WorldCalendar => ({
  ...calendar,
  monthsOf: (year) => years.getOrCompute(`${calendar.name} ${year}`, () => calendar.monthsOf(year)),
});

/** Every one of them. */
export const worldCalendars: readonly WorldCalendar[] = [
  easter,
  orthodoxEaster,
  julian,
  hebrew,
  islamic,
  ummAlQura,
  hijriSaudi,
  ...crescentCalendars,
  coptic,
  ethiopian,
  chinese,
  chineseTerms,
  korean,
  koreanTerms,
  vietnamese,
  vietnameseTerms,
  japanese,
  japaneseTerms,
  tibetan,
  losar,
  bhutanese,
  mongolian,
  tsagaanSar,
  thai,
  makhaBucha,
  visakhaBucha,
  asalhaBucha,
  lao,
  khmer,
  burmese,
  thingyan,
  badi,
  birthOfTheBab,
  birthOfBahaullah,
  shahanshahi,
  kadmi,
  fasli,
  iranian,
  nanakshahi,
].map(remembered);

const byName = new Map(worldCalendars.map((calendar) => [calendar.name, calendar]));

/** The calendar of a name; undefined if there is none. */
export const worldCalendar = (name: string): WorldCalendar | undefined => byName.get(name);
