// What people wrote into a form, as the API takes it.

/** The text of a field, without spaces around it. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The text of a field; undefined where it is empty. */
export const givenText = (data: FormData, name: string): string | undefined =>
  textIn(data, name) || undefined;

/**
 * The number in a field; undefined where it is empty. What is no number is not sent as 0 or left out: it is NaN, which
 * JSON writes as null, and the API says what it may be.
 */
export function givenNumber(data: FormData, name: string): number | undefined {
  const text = textIn(data, name);
  return text === '' ? undefined : Number(text);
}

/** The words of a field, separated by commas or spaces; undefined where there are none. */
export function givenWords(data: FormData, name: string): readonly string[] | undefined {
  const words = textIn(data, name)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return words.length === 0 ? undefined : words;
}
