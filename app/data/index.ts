// What other rooms use of `app/data`.

export { bundledCalendars, bundledWorldDates } from './bundled.ts';
