// The forms of the names that authors give.

/** The names of kalas, lets, tables, windows and inputs. */
export const smallName: RegExp = /^[a-z][a-z0-9_]*$/;

/** The names of labels and ratings. */
export const label: RegExp = /^[A-Z][A-Z0-9_]*$/;

/** The code of a rule. */
export const codeShape: RegExp = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** The keys of variants. */
export const variantKey: RegExp = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;

/** A tradition is named as packs are: its name stands in addresses. */
export const traditionName: RegExp = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
