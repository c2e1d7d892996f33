// Files of names that a program was handed. Where there are no files, the build puts it in the place of `bundled-names.ts`.

const files = new Map<string, unknown>();

/** Hands over the content of files, by their paths below `rulepacks/words`, before a name is first written. */
export function provideNames(provided: Readonly<Record<string, unknown>>): void {
  for (const [path, content] of Object.entries(provided)) files.set(path, content);
}

/** The content of a file; undefined where none was provided. The build has it called in the place of that of the bundled files. @public */
export const readNames = (path: string): unknown => files.get(path);
