// What a land and a tradition over it state: each by the nearest of its packs that states anything.

/** The packs of a chain, those of the land and those of a tradition over it that the land does not have; each from the root down. */
export interface LandAndTradition<P> {
  readonly below: readonly P[];
  readonly over: readonly P[];
}

/** What the nearest packs of either state; `ofChain` is what holds where the two do not differ. */
export interface Stated<S> {
  readonly ofLand: S | undefined;
  readonly ofTradition: S | undefined;
  readonly ofChain: S | undefined;
}

/** What the land and the tradition of a chain state. */
export function statedBy<P, S>(
  { below, over }: LandAndTradition<P>,
  statementOf: (pack: P) => S | undefined,
): Stated<S> {
  const nearest = (packs: readonly P[]): S | undefined =>
    packs.map(statementOf).findLast((stated) => stated !== undefined);
  const ofLand = nearest(below);
  const ofTradition = nearest(over);
  return { ofLand, ofTradition, ofChain: ofTradition ?? ofLand };
}
