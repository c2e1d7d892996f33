/** How a script or style becomes one file with all that it imports, for esbuild. In: the source's path, and the form of a script. */
export declare function oneFile(entry: string, format?: 'esm' | 'iife'): import('esbuild').BuildOptions;
