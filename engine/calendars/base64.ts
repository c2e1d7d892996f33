/** Data of the calendars as bytes. In: base64. Out: its bytes. */

/** The bytes of a text in base64. Throws what `atob` throws where the text is none. */
export const bytesOfBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
