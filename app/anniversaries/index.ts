// What other rooms use of `app/anniversaries`.

export { anniversariesAnswerOf } from './answers.ts';
