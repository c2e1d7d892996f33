// What the build writes for pages that are computed on the device of a reader.

/** Digests of the texts that packs and words were made of. */
interface Texts {
  readonly packs: string;
  readonly words?: string;
}

/** Those of the packs in service; null where a chain serves as it was before. */
export type TextsServed = Texts | null | undefined;

/** The content of `data.json`. */
export interface OfflineDataFiles {
  readonly texts: Texts;
  /** addresses of JSON that is compressed by gzip, by language */
  readonly words: Readonly<Record<string, string>>;
}
