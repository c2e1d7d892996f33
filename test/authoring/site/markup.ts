// The markup of a page taken apart: its tags with their attributes, and what a reader sees of it.

/** A tag that opens. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
const unescaped = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);

/** Every tag that opens. Throws where a `<` begins nothing that is a tag. */
export function tagsOf(page: string): readonly Tag[] {
  return [...page.matchAll(/<(?!\/)([^>]*)/g)].map(([whole, inner = '']): Tag => {
    const match = /^(!?[a-z][a-z0-9]*)((?:\s+[a-z:-]+(?:="[^"<]*")?)*)\s*\/?$/i.exec(inner);
    if (match === null) throw new Error(`no tag: ${whole}`);
    const [, name = '', rest = ''] = match;
    const attributes = [...rest.matchAll(/([a-z:-]+)(?:="([^"]*)")?/gi)].map(
      ([, key = '', value = '']) => [key, unescaped(value)] as const,
    );
    return { name: name.toLowerCase(), attributes: new Map(attributes) };
  });
}

/** The text of a page. */
export const textOf = (page: string): string => unescaped(page.replace(/<[^>]*>/g, ''));

/** The values of an attribute, in order. */
export const valuesOf = (page: string, attribute: string): readonly string[] =>
  tagsOf(page).flatMap(({ attributes }) => attributes.get(attribute) ?? []);
