// What other rooms use of `ephemeris`.

export { openBundledSky, openBundledSource, openSkyOf, readBundledSky } from './bundled.ts';
