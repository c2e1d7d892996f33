// What other rooms use of `ephemeris`.

export { openBundledSky, openBundledSource, readBundledSky } from './bundled.ts';
