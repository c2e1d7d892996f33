// What other rooms use of `ephemeris/packed`.

export { openSkyOf } from './open.ts';
