// Addresses made of the paths of a description.

/** A path with something in the place of each of its parameters. */
export const pathOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '1');
