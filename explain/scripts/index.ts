// What other rooms use of `explain/scripts`.

export { sanscript } from './sanscript.ts';
export { written } from './script.ts';
export { scriptOf } from './scripts.ts';
