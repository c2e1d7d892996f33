// What other rooms use of `server/access`.

export { showsDevKey } from './keys/first-key.ts';
export { newKeyText } from './keys/key-format.ts';
