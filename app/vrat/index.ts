// What other rooms use of `app/vrat`.

export { vratsOn } from './vrats.ts';
