// The tasks that a thread was given and has not ended. It begins them in their order, and each only if it is not taken back
// before: whoever is first changes a number that the pool and the thread share.

/** The tasks of a thread, as the pool sees them. */
export interface GivenTasks<T> {
  /** shared with the thread: the ticket of the first task that it has not begun */
  readonly next: Int32Array;
  readonly size: number;
  /** the task that the thread runs, or begins next */
  readonly first: T | undefined;
  /** the ticket that the next task is sent with */
  readonly ticket: number;
  /** Adds a task that was sent. */
  add(task: T): void;
  /** Removes the first task, which has ended. */
  shift(): T | undefined;
  /** Takes back, in their order, the tasks that the thread has not begun: it passes over them. */
  takeBack(): T[];
}

/** No tasks yet. */
export function givenTasks<T>(): GivenTasks<T> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const tasks: T[] = [];
  const tickets: number[] = [];
  let issued = 0;
  return {
    next,
    get size() {
      return tasks.length;
    },
    get first() {
      return tasks[0];
    },
    get ticket() {
      return issued;
    },
    add: (task) => {
      tasks.push(task);
      tickets.push(issued);
      issued = (issued + 1) | 0;
    },
    shift: () => {
      tickets.shift();
      return tasks.shift();
    },
    takeBack: () => {
      for (;;) {
        const from = Atomics.load(next, 0);
        if (Atomics.compareExchange(next, 0, from, issued) !== from) continue;
        const index = tickets.indexOf(from);
        if (index < 0) return [];
        tickets.splice(index);
        return tasks.splice(index);
      }
    },
  };
}

/** In the thread: whether the task of a ticket is begun; false where it was taken back. */
export const isStarted = (next: Int32Array, ticket: number): boolean =>
  Atomics.compareExchange(next, 0, ticket, (ticket + 1) | 0) === ticket;
