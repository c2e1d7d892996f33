// What may be the case, as sets of states: unions of boxes, each of which says on some axes which values are possible.
// Of the two directions in which such a set may be inexact, every operation says which one it takes.

import { intersect, type Spans, subtract, unite } from '@nirnaya/engine/spans';

/** Something that has one value at a time: the tithi at a sunrise, the weekday of a moment, the time of the day. */
export interface Axis {
  readonly key: string;
  /** the values that there are; what is below `first` stands for having none */
  readonly from: number;
  readonly to: number;
  readonly first: number;
  /** what it is called in a sentence: `the weekday` */
  readonly subject: string;
  /** some of its values in words */
  readonly words: (values: Spans) => string;
}

/** The values that an axis may have. */
export interface Bound {
  readonly axis: Axis;
  readonly values: Spans;
}

/** States by what each axis that matters may be; an axis without a bound may be anything. */
export type Box = ReadonlyMap<string, Bound>;

/** A union of boxes: without any nothing, with an empty one everything. */
export type Region = readonly Box[];

/** Whether an inexact result may have states too many, or lack some. */
export type Direction = 'over' | 'under';

export const nowhere: Region = [];
export const everywhere: Region = [new Map()];

export const isEmpty = (region: Region): boolean => region.length === 0;

/** The most boxes of a region; what needs more is taken inexactly. */
const mostBoxes = 48;

/** The states in which an axis has one of some values. */
export function bounded(axis: Axis, values: Spans): Region {
  if (values.length === 0) return nowhere;
  return [new Map([[axis.key, { axis, values }]])];
}

/** Two boxes at once; undefined where they share no state. */
function meetOf(a: Box, b: Box): Box | undefined {
  const out = new Map(a);
  for (const [key, bound] of b) {
    const other = a.get(key);
    const values = other === undefined ? bound.values : intersect(other.values, bound.values);
    if (values.length === 0) return undefined;
    out.set(key, { axis: bound.axis, values });
  }
  return out;
}

/** What two regions share. */
export function meet(a: Region, b: Region, direction: Direction): Region {
  return within(
    a.flatMap((one) => b.flatMap((other) => meetOf(one, other) ?? [])),
    direction,
  );
}

/** What is in either of two regions. */
export const join = (a: Region, b: Region, direction: Direction): Region => within([...a, ...b], direction);

/** What is outside of a region. */
export function outside(region: Region, direction: Direction): Region {
  return region.reduce<Region>(
    (left, box) =>
      meet(
        left,
        [...box.values()].flatMap(({ axis, values }) =>
          bounded(axis, subtract([axis.from, axis.to], values)),
        ),
        direction,
      ),
    everywhere,
  );
}

/** A region without its states in which an axis has no value. */
export const whereRead = (region: Region): Region =>
  region.filter((box) =>
    [...box.values()].every(({ axis, values }) => intersect(values, [axis.first, axis.to]).length > 0),
  );

/** A region with its axes under other names; an axis that gets none is left free, for which the region grows. */
export const renamed = (region: Region, name: (axis: Axis) => Axis | undefined): Region =>
  region.map((box) => {
    const out = new Map<string, Bound>();
    for (const { axis, values } of box.values()) {
      const other = name(axis);
      if (other !== undefined) out.set(other.key, { axis: other, values });
    }
    return out;
  });

/** The least box about two. */
function about(a: Box, b: Box): Box {
  const out = new Map<string, Bound>();
  for (const [key, { axis, values }] of a) {
    const other = b.get(key);
    if (other !== undefined) out.set(key, { axis, values: unite(values, other.values) });
  }
  return out;
}

function within(region: Region, direction: Direction): Region {
  const everything = region.find((box) => box.size === 0);
  if (everything !== undefined) return [everything];
  if (region.length <= mostBoxes) return region;
  return direction === 'over' ? [region.reduce(about)] : region.slice(0, mostBoxes);
}

/**
 * An axis on which no two boxes of two regions meet, neither of which is empty, with what each has there; undefined where none
 * is alone to blame.
 */
export function clash(a: Region, b: Region): readonly [Bound, Bound] | undefined {
  const other = b.reduce(about);
  for (const [key, bound] of a.reduce(about)) {
    const against = other.get(key);
    if (against !== undefined && intersect(bound.values, against.values).length === 0)
      return [bound, against];
  }
  return undefined;
}
