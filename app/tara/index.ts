// What other rooms use of `app/tara`.

export { taraEvents } from './events.ts';
export { requirePlanet } from './planets.ts';
export { taraStatus } from './status.ts';
