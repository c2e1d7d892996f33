// What other rooms use of `ephemeris/packed`.

export { cutSky } from './cut.ts';
export { openSkyOf } from './open.ts';
