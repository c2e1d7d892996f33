// A pack by its name as people write it.

/** A pack's own spelling of a name given in any case, with `-` or `_`; undefined where there is none. */
export function packNamed(
  name: string,
  packs: { has(name: string): boolean; keys(): Iterable<string> },
): string | undefined {
  const plain = (text: string): string => text.trim().toUpperCase().replaceAll('-', '_');
  return packs.has(name) ? name : [...packs.keys()].find((known) => plain(known) === plain(name));
}
