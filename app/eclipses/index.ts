// What other rooms use of `app/eclipses`.

export { eclipseById, eclipsesOf, visibilityOf } from './answers.ts';
export { eclipsesAbout } from './on-day.ts';
