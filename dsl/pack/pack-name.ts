// What a text says of its pack, read without parsing it: enough to choose among files.

/** The name of a text's pack, the first of several; undefined where it gives none, or spells it in more than a plain word. */
export const packNamedIn = (text: string): string | undefined =>
  /^\uFEFF?(?:pack|"pack"|'pack')[ \t]*:[ \t[]*["']?([\w.-]+)/m.exec(text)?.[1];

/** Whether a text states what its pack extends. */
export const statesParent = (text: string): boolean =>
  /^\uFEFF?(?:extends|"extends"|'extends')[ \t]*:/m.test(text);
