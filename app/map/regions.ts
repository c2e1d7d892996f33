// A part of the Earth by what an occurrence comes to on it: decided by quarters, and outlined.

import type { Place } from '@nirnaya/engine/place';
import { type Decided, deciderOf, type PlaceOutcome } from './decide.ts';
import { type Area, areas, type Grid, pointAt } from './grid.ts';
import { type Piece, piecesOf } from './outlines.ts';
import { cellsOf, type Leaf, quartered } from './quadtree.ts';
import type { ZoneGrid } from './zone-grid.ts';

/** Where an occurrence comes to the same. */
export interface Region {
  readonly outcome: PlaceOutcome;
  /** the largest first */
  readonly pieces: readonly Piece[];
  /** of the surface of the area, 0..1 */
  readonly share: number;
  /** the cells that were decided at their centres, the largest first */
  readonly leaves: readonly Leaf[];
}

/** A map of an occurrence. */
export interface RegionMap {
  readonly grid: Grid;
  readonly regions: readonly Region[];
  /** how many places were decided */
  readonly probes: number;
}

/** How an outcome is known: what differs is of another region. Undecidable days are all one: nothing tells them apart on a map. */
export const outcomeKey = (outcome: PlaceOutcome): string => {
  switch (outcome.kind) {
    case 'decided':
      return `${outcome.first}/${outcome.last}`;
    case 'undecided':
      return `undecided ${outcome.candidates.join()}`;
    default:
      return outcome.kind;
  }
};

/** The most regions of a map: cells are bytes. An occurrence has a few days. */
const most = 250;

/** Decides an area. Regions are in order of their days, what has no day last. */
export function regionsOf(decided: Decided, area: Area, zones: ZoneGrid): RegionMap {
  const grid: Grid = areas[area];
  const decide = deciderOf(decided);
  const numbers = new Map<string, number>();
  const outcomes: PlaceOutcome[] = [];
  const numberOf = (outcome: PlaceOutcome): number => {
    const key = outcomeKey(outcome);
    let number = numbers.get(key);
    if (number === undefined) {
      number = Math.min(outcomes.length, most);
      numbers.set(key, number);
      outcomes[number] ??= outcome;
    }
    return number;
  };
  const { leaves, probes } = quartered(grid, (x, y) => numberOf(decide(placeAt(grid, zones, x, y))));
  const cells = cellsOf(grid, leaves);
  const pieces = piecesOf({ grid, cells });
  const whole = surfaceOf(grid, 0, grid.rows) * grid.columns;
  const regions = outcomes.flatMap((outcome, number): Region[] => {
    const own = pieces.get(number);
    if (own === undefined) return [];
    const ownLeaves = leaves.filter(({ value }) => value === number).sort((a, b) => b.size - a.size);
    const surface = ownLeaves.reduce((sum, { y, size }) => sum + size * surfaceOf(grid, y, y + size), 0);
    return [{ outcome, pieces: own, share: surface / whole, leaves: ownLeaves }];
  });
  return { grid, regions: regions.sort((a, b) => orderOf(a) - orderOf(b)), probes };
}

function placeAt(grid: Grid, zones: ZoneGrid, x: number, y: number): Place {
  const [lon, lat] = pointAt(grid, x, y);
  return { lat, lon, zone: zones.at(lat, lon) };
}

const RADIANS = Math.PI / 180;

/** The surface of a column of cells between two rows, in any unit. */
const surfaceOf = ({ south, step }: Grid, from: number, to: number): number =>
  Math.sin((south + to * step) * RADIANS) - Math.sin((south + from * step) * RADIANS);

function orderOf({ outcome }: Region): number {
  switch (outcome.kind) {
    case 'decided':
      return outcome.first;
    case 'undecided':
      return 1e9;
    case 'not_observed':
      return 2e9;
    case 'undecidable':
      return 3e9;
  }
}
