// A map whose keys are known and whose values are read when they are first asked for.

/** A map of texts to values, made of the numbers of the values and what reads one. */
export class ReadMap<V> implements ReadonlyMap<string, V> {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #read: (number: number) => V;

  constructor(numbers: ReadonlyMap<string, number>, read: (number: number) => V) {
    this.#numbers = numbers;
    this.#read = read;
  }

  get size(): number {
    return this.#numbers.size;
  }

  has(key: string): boolean {
    return this.#numbers.has(key);
  }

  get(key: string): V | undefined {
    const number = this.#numbers.get(key);
    return number === undefined ? undefined : this.#read(number);
  }

  keys(): MapIterator<string> {
    return this.#numbers.keys();
  }

  *values(): MapIterator<V> {
    for (const number of this.#numbers.values()) yield this.#read(number);
  }

  *entries(): MapIterator<[string, V]> {
    for (const [key, number] of this.#numbers) yield [key, this.#read(number)];
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries();
  }

  forEach(callback: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this.entries()) callback(value, key, this);
  }

  /** the same map with its values made into others, each once for a value */
  mapped<W>(make: (value: V) => W): ReadMap<W> {
    const made = new Map<number, W>();
    return new ReadMap(this.#numbers, (number) => {
      let one = made.get(number);
      if (one === undefined) {
        one = make(this.#read(number));
        made.set(number, one);
      }
      return one;
    });
  }
}
