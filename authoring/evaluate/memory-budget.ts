// A budget for the size of an answer, in characters of JSON; what no longer fits is left out, and the answer says so.

/** Room that fills up. */
export interface MemoryBudget {
  /** whether anything was left out */
  readonly full: boolean;
  /** Whether a value still fits; once one did not, none does. */
  takes(value: unknown): boolean;
}

/** Room for so many characters. */
export function memoryBudget(characters: number): MemoryBudget {
  let left = characters;
  return {
    get full() {
      return left < 0;
    },
    takes: (value) => {
      if (left >= 0) left -= JSON.stringify(value).length;
      return left >= 0;
    },
  };
}

/** The first of some values that fit. */
export const fitting = <T>(values: readonly T[], into: MemoryBudget): T[] =>
  values.filter((value) => into.takes(value));
