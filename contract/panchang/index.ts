// What other rooms use of `contract/panchang`.

export { dayContextAnswer, dayContextBlock } from './day-context.ts';
export { fullBlock } from './full.ts';
export { liteAnswer } from './lite.ts';

export { includable, panchangAnswer, panchangDayBlock } from './panchang.ts';

export { sankrantis } from './sankranti.ts';
