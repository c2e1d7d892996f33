// What other rooms use of `app/day`.

export { bhadraCode, bhadraSection } from './bhadra.ts';
export { choghadiyaSection } from './choghadiya.ts';
export { type PanchangDay, panchangDay } from './day.ts';
export { gandaMoolCode, gandaMoolSection } from './ganda-mool.ts';
export { hinduCalendarSection } from './hindu-calendar.ts';
export { horaDivision, horaSection } from './hora.ts';
export { karanaSection } from './karana.ts';
export { lagnaAt, lagnaSection } from './lagna.ts';
export { moonSection, phaseOf } from './moon.ts';
export { nakshatraSection } from './nakshatra.ts';
export { panchakBrief, panchakCode, panchakSection } from './panchak.ts';
export { whyNoEvents, whyNoLagna, whyNotWhole, whyNoWindow } from './reasons.ts';
export { seasonSection } from './season.ts';
export { sectionsOf } from './sections.ts';
export { shastraSection } from './shastra.ts';
export { specialYogasSection } from './special-yogas.ts';
export { sunSection } from './sun.ts';
export type { TimeSpan } from './times.ts';
export { tithiSection } from './tithi.ts';
export { windowNamed, windowsSection } from './windows.ts';
export { yogaSection } from './yoga.ts';
