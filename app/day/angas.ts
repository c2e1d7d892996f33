// The five angas of a day.

import { angasOn } from '@nirnaya/engine/panchang';
import type { PanchangDay } from './day.ts';
import { karanaBriefBy, karanaSection } from './karana.ts';
import { nakshatraBriefOf, nakshatraSection } from './nakshatra.ts';
import { periodOf } from './times.ts';
import { tithiBriefOf, tithiSection } from './tithi.ts';
import { varaSection } from './vara.ts';
import { yogaBriefOf, yogaSection } from './yoga.ts';

/** The vara, and the tithi, nakshatra, yoga and karana of the day's start, each with all that touch the day. */
export function angasSection(day: PanchangDay) {
  const { tithi, nakshatra, yoga, karana } = angasOn(day.py, day.index);
  return {
    vara: varaSection(day),
    tithi: tithiSection(day, tithi),
    nakshatra: nakshatraSection(day, nakshatra),
    yoga: yogaSection(day, yoga),
    karana: karanaSection(day, karana),
  };
}

/** The angas of the day's start by name and time only. */
export function angasBrief({ context, py, index, clock }: PanchangDay) {
  const {
    tithi: [tithi],
    nakshatra: [nakshatra],
    yoga: [yoga],
    karana: [karana],
  } = angasOn(py, index);
  return {
    tithi: tithiBriefOf(tithi, periodOf(clock, tithi)),
    nakshatra: nakshatraBriefOf(nakshatra, periodOf(clock, nakshatra)),
    yoga: yogaBriefOf(yoga, periodOf(clock, yoga)),
    karana: karanaBriefBy(context.pack)(karana, periodOf(clock, karana)),
  };
}
