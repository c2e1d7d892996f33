// What the rest of the room, and other rooms, use of `web/words`.

export { type PageLanguageCode, pageLanguage, pageLanguages } from './languages.ts';
export { type WordKey, type Words, wordsOf } from './words.ts';
