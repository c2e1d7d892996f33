// The map of a date as a picture: regions in colours and patterns, the land over them, places, and what each region is.

import { geoGraticule10, geoPath } from 'd3-geo';
import { crossed, hatchId } from '../pictures/hatches.ts';
import {
  areaOf,
  boxOf,
  circleOf,
  type Frame,
  headingOf,
  type Picture,
  type PictureElement,
  paintOfDate,
  pictureOf,
  textAt,
  widthOf,
} from '../pictures/index.ts';
import { type MultiPolygon, type Position, regionPath } from './paths.ts';
import { type MapArea, type MapProjection, mapProjection } from './projection.ts';

/** A region as it is drawn. */
export interface DrawnRegion {
  readonly coordinates: MultiPolygon;
  /** its place among the dates, by which it has its colour and pattern; undefined for what has no date */
  readonly date: number | undefined;
  /** written in its middle; empty for none */
  readonly label: string;
  readonly at: Position;
  /** what it is, in the legend */
  readonly meaning: string;
}

/** What a map shows. */
export interface MapContent {
  readonly area: MapArea;
  /** the path of the land, in units of the projection */
  readonly land: string;
  readonly regions: readonly DrawnRegion[];
  readonly places: readonly { readonly name: string; readonly at: Position }[];
  /** whether places are named, where their names have space */
  readonly namesPlaces: boolean;
  /** without heading and legend, which a page has of its own */
  readonly isPart: boolean;
}

/** The picture of a map. */
export function mapPicture(frame: Frame, content: MapContent): Picture {
  const map = mapProjection(content.area);
  const across = map.width;
  const head = content.isPart ? { parts: [], height: 0 } : headingOf(frame, across, across * 0.02);
  const legend = content.isPart
    ? { parts: [], height: 0 }
    : legendOf(content, across, head.height + map.height);
  return pictureOf(
    frame,
    [across, head.height + map.height + legend.height],
    [
      ...head.parts,
      ...mapElements(content, map).map((element) => lowered(element, head.height)),
      ...legend.parts,
    ],
  );
}

// None for the first date, so that the map is quiet where it can be.
const hatchOf = (date: number | undefined): number | undefined => {
  if (date === undefined) return crossed;
  return date === 0 ? undefined : date - 1;
};

/** The class that a region is painted by, and the id of its pattern; undefined: none. */
export function keyOf(date: number | undefined): {
  readonly paint: string;
  readonly hatch: string | undefined;
} {
  const hatch = hatchOf(date);
  return { paint: paintOf(date), hatch: hatch === undefined ? undefined : hatchId(hatch) };
}

const paintOf = (date: number | undefined) => (date === undefined ? 'undecided' : paintOfDate(date));

function mapElements(
  { area, land, regions, places, namesPlaces }: MapContent,
  map: MapProjection,
): PictureElement[] {
  const { projection } = map;
  const labels = regions.flatMap((region) => labelOf(region, map));
  const graticule = area === 'world' ? (geoPath(projection).digits(1)(geoGraticule10()) ?? '') : '';
  const pointOf = (at: Position) => projection([at[0] ?? 0, at[1] ?? 0]) ?? [0, 0];
  const dots = places.map(({ name, at }) => ({ name, point: pointOf(at) }));
  return [
    ...regions.map(({ coordinates, date }) =>
      areaOf(regionPath(coordinates, projection), { fill: paintOf(date) }, hatchOf(date)),
    ),
    ...(graticule === '' ? [] : [areaOf(graticule, { stroke: 'ink', width: 0.4, opacity: 0.16 })]),
    areaOf(land, { fill: 'land', width: 0.7 }),
    ...dots.map(({ point }) => circleOf([point[0], point[1]], area === 'world' ? 2.6 : 3.4, { fill: 'ink' })),
    ...(namesPlaces
      ? namesOf(
          dots,
          labels.flatMap((label) => (label.kind === 'box' ? label.box : [])),
          map,
        )
      : []),
    ...labels,
  ];
}

const labelSize = 17;

// A label on a plate of its own, so that it is read over any colour.
function labelOf({ label, at }: DrawnRegion, { projection, width, height }: MapProjection): PictureElement[] {
  if (label === '') return [];
  const [x, y] = projection([at[0] ?? 0, at[1] ?? 0]) ?? [0, 0];
  const wide = widthOf(label, 'bold') * labelSize + labelSize;
  const high = labelSize * 1.7;
  const left = Math.min(Math.max(x - wide / 2, 4), width - wide - 4);
  const top = Math.min(Math.max(y - high / 2, 4), height - high - 4);
  return [
    { ...boxOf({ x: left, y: top, width: wide, height: high }, 'page', 5), opacity: 0.9 },
    textAt([left + wide / 2, top + high / 2], label, { size: labelSize, weight: 'bold' }),
  ];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const nameSize = 12.5;

// Names beside their dots, each where nothing that was written before stands in its way.
function namesOf(
  dots: readonly { readonly name: string; readonly point: readonly [number, number] }[],
  taken: readonly Box[],
  { width }: MapProjection,
): PictureElement[] {
  const boxes: Box[] = [
    ...taken,
    ...dots.map(({ point: [x, y] }) => ({ x: x - 3, y: y - 3, width: 6, height: 6 })),
  ];
  return dots.flatMap(({ name, point: [x, y] }) => {
    const wide = widthOf(name, 'regular') * nameSize;
    const high = nameSize * 1.3;
    const right = { x: x + 7, y: y - high / 2, width: wide, height: high };
    const left = { ...right, x: x - 7 - wide };
    const above = { ...right, x: x - wide / 2, y: y - 6 - high };
    const below = { ...above, y: y + 6 };
    const box = [right, left, above, below].find(
      (one) => one.x >= 2 && one.x + wide <= width - 2 && boxes.every((other) => !overlap(one, other)),
    );
    if (box === undefined) return [];
    boxes.push(box);
    return [textAt([box.x, box.y + high / 2], name, { size: nameSize, anchor: 'start' })];
  });
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function legendOf(
  { regions }: MapContent,
  across: number,
  top: number,
): Pick<ReturnType<typeof headingOf>, 'parts' | 'height'> {
  const size = 15;
  const line = size * 1.75;
  const margin = across * 0.03;
  const parts = regions.flatMap(({ date, meaning }, i): PictureElement[] => {
    const y = top + size * 1.2 + i * line;
    const path = `M${margin} ${y - 9}h28v18h-28Z`;
    return [
      areaOf(path, { fill: paintOf(date) }, hatchOf(date)),
      areaOf(path, { stroke: 'ink', width: 0.7, opacity: 0.75 }),
      textAt([margin + 38, y], meaning, { size, anchor: 'start' }),
    ];
  });
  return { parts, height: regions.length * line + size };
}

// An element of the map under the heading.
function lowered(element: PictureElement, by: number): PictureElement {
  if (by === 0) return element;
  switch (element.kind) {
    case 'text':
      return { ...element, at: [element.at[0], element.at[1] + by] };
    case 'box':
      return { ...element, box: { ...element.box, y: element.box.y + by } };
    case 'circle':
      return { ...element, centre: [element.centre[0], element.centre[1] + by] };
    case 'path':
      return { ...element, points: element.points.map(([x, y]) => [x, y + by]) };
    case 'area':
      return { ...element, down: by };
  }
}
