// Who computes next: the caller who has used the least processor time of late, so that one with many requests, or long
// ones, gets no more of it than one with few. In: what callers have waiting, and the time that each has used. Out: the next.

/** Something of a caller that waits to compute. */
export interface Computed {
  /** new; or paused, without a place among those under way; or with one */
  readonly kind: 'fresh' | 'paused' | 'under way';
}

/** What a caller has waiting, and has used. */
interface Share<T extends Computed> {
  readonly fresh: T[];
  readonly paused: T[];
  readonly underWay: T[];
  /** places among those under way that it holds */
  held: number;
  /** processor time, milliseconds; it is never behind that of the caller who computed last */
  used: number;
  wasFresh: boolean;
}

/** The callers and what they have waiting. */
export interface Shares<T extends Computed> {
  push(caller: string, item: T): void;
  remove(caller: string, item: T): void;
  /** adds to the processor time of a caller, milliseconds */
  charge(caller: string, ms: number): void;
  /** the next of the paused ones to be under way, of a caller who holds fewer places than `most` */
  admit(most: number): T | undefined;
  /** the next to compute, new or under way */
  next(): T | undefined;
  /** a caller needs one of its places no more */
  release(caller: string): void;
  /** how many wait, of every kind */
  waiting(): number;
  /** how many of them are new */
  fresh(): number;
}

/** Callers remembered that have nothing waiting: what they have used counts when they come again. */
const mostRemembered = 1000;

/** Opens shares for callers. */
export function shares<T extends Computed>(): Shares<T> {
  // The one who computed longest ago comes first: of several who have used the same, it is next.
  const callers = new Map<string, Share<T>>();
  // The time used by whoever computed last: one who comes, or comes again, has used no less.
  let clock = 0;
  let waiting = 0;
  let fresh = 0;

  const isIdle = ({ fresh, paused, underWay, held }: Share<T>): boolean =>
    fresh.length + paused.length + underWay.length + held === 0;
  const forget = (): void => {
    for (const [caller, share] of callers) {
      if (callers.size <= mostRemembered) return;
      if (isIdle(share)) callers.delete(caller);
    }
  };
  const newShare = (caller: string): Share<T> => {
    forget();
    const share = { fresh: [], paused: [], underWay: [], held: 0, used: clock, wasFresh: false };
    callers.set(caller, share);
    return share;
  };
  const listOf = (share: Share<T>, { kind }: T): T[] =>
    kind === 'fresh' ? share.fresh : kind === 'paused' ? share.paused : share.underWay;
  const least = (isCandidate: (share: Share<T>) => boolean): [string, Share<T>] | undefined => {
    let best: [string, Share<T>] | undefined;
    for (const entry of callers) {
      if (isCandidate(entry[1]) && (best === undefined || entry[1].used < best[1].used)) best = entry;
    }
    return best;
  };

  return {
    push: (caller, item) => {
      const share = callers.get(caller) ?? newShare(caller);
      // One that has computed nothing for a while has no time in hand for it.
      if (isIdle(share)) share.used = Math.max(share.used, clock);
      listOf(share, item).push(item);
      waiting += 1;
      if (item.kind === 'fresh') fresh += 1;
    },
    remove: (caller, item) => {
      const share = callers.get(caller);
      const list = share && [share.fresh, share.paused, share.underWay].find((each) => each.includes(item));
      if (list === undefined) return;
      list.splice(list.indexOf(item), 1);
      waiting -= 1;
      if (item.kind === 'fresh') fresh -= 1;
    },
    charge: (caller, ms) => {
      const share = callers.get(caller);
      if (share !== undefined) share.used += ms;
    },
    admit: (most) => {
      const [, share] = least(({ paused, held }) => paused.length > 0 && held < most) ?? [];
      const item = share?.paused.shift();
      if (share === undefined || item === undefined) return undefined;
      share.held += 1;
      share.underWay.push(item);
      return item;
    },
    next: () => {
      const entry = least(({ fresh, underWay }) => fresh.length + underWay.length > 0);
      if (entry === undefined) return undefined;
      const [caller, share] = entry;
      clock = Math.max(clock, share.used);
      callers.delete(caller);
      callers.set(caller, share);
      // Of one caller, new ones and those under way alternate: a short answer never waits for the end of a long one.
      share.wasFresh = share.fresh.length > 0 && (!share.wasFresh || share.underWay.length === 0);
      const item = share.wasFresh ? share.fresh.shift() : share.underWay.shift();
      waiting -= 1;
      if (share.wasFresh) fresh -= 1;
      return item;
    },
    release: (caller) => {
      const share = callers.get(caller);
      if (share !== undefined) share.held -= 1;
    },
    waiting: () => waiting,
    fresh: () => fresh,
  };
}
