// What other rooms use of `app/data`.

export { bundledCalendars, bundledWorldDates, readBundledFile } from './bundled.ts';
