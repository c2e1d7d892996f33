// What other rooms use of `app/world`.

export { worldEntries, worldPack } from './entries.ts';
export { findFestivals, type WorldDate } from './find.ts';
export { recordOf, type WorldRecord } from './record.ts';
export { religionsOf } from './religions.ts';
export { religionSpans } from './spans.ts';
export { traceOfDate } from './trace.ts';
export { upcomingFestivals } from './upcoming.ts';
