/** The text of a module with its imports of rooms made direct. Throws where a folder does not export a name. */
export declare function withDirectImports(text: string): string;
