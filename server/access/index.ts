// What other rooms use of `server/access`.

export { newKeyText } from './keys/key-format.ts';
