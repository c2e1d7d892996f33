/**
 * The text of a module with its imports of rooms made direct. One of what a folder does not pass on, which it may have of
 * its own, stays as it is.
 */
export declare function withDirectImports(text: string): string;

/** Lets esbuild read TypeScript with direct imports. */
export declare const directImports: import('esbuild').Plugin;
