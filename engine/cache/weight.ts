/**
 * How many bytes values take in V8's heap on a 64-bit machine: constants of its object layout, added up. Estimates, held
 * against the growth of a real heap by test/engine/cache/weight.test.ts.
 */

/** A pointer or a number in a field. */
const WORD = 8;

/** A number that is no small integer, where it does not lie in an array of numbers. */
const HEAP_NUMBER = 16;

/** An object with some fields of its own: map, properties and elements, then the fields. */
export const objectBytes = (fields: number): number => (3 + fields) * WORD;

/** An array of pointers: pushing leaves room for up to half as much again, a quarter on average. */
export const arrayBytes = (length: number): number => 48 + 10 * length;

/** An array of numbers that are not all small integers. */
export const numbersBytes = (length: number): number => arrayBytes(length);

/** A typed array: its values and the objects about them. */
export const typedArrayBytes = ({ byteLength }: ArrayBufferView): number => 200 + byteLength;

/** A map or set of some entries: the table is never more than half empty. */
export const mapBytes = (entries: number): number => 200 + 5 * WORD * entries;

/** A text: a byte a character where all are Latin-1, otherwise two. */
export function textBytes(text: string): number {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0xff) return 24 + 2 * text.length;
  return 24 + text.length;
}

/**
 * Plain data: numbers, texts, arrays, typed arrays, maps, sets and objects without cycles, each counted wherever it
 * stands. Functions and symbols count as the pointer to them.
 */
export function dataBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? 0 : HEAP_NUMBER;
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) {
    if (typeof value[0] === 'number') return numbersBytes(value.length);
    return value.reduce((sum: number, item) => sum + dataBytes(item), arrayBytes(value.length));
  }
  if (ArrayBuffer.isView(value)) return typedArrayBytes(value);
  if (value instanceof Map) {
    let sum = mapBytes(value.size);
    for (const [key, held] of value) sum += dataBytes(key) + dataBytes(held);
    return sum;
  }
  if (value instanceof Set) {
    let sum = mapBytes(value.size);
    for (const held of value) sum += dataBytes(held);
    return sum;
  }
  const fields = Object.values(value);
  return fields.reduce((sum: number, field) => sum + dataBytes(field), objectBytes(fields.length));
}
