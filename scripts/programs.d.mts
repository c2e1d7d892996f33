/** The programs that are built, each with the source that it is made from, both without an extension. */
export declare const programs: Readonly<Record<string, string>>;
