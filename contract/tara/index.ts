// What other rooms use of `contract/tara`.

export { otherGrahas, planetsByName } from './planets.ts';
export { kalamsa, taraEvent, taraEventsAnswer, taraStatusAnswer } from './tara.ts';
export { mostTaraDates } from './tara-query.ts';
