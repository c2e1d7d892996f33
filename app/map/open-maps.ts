// The data of maps, read when one is first needed: the grid of zones, and the land of each area.

import type { DataSections } from '@nirnaya/engine/bytes';
import { readBundledFile } from '../data/bundled.ts';
import type { Area } from './grid.ts';
import { openMaps, openZoneGrid, type ZoneGrid } from './zone-grid.ts';

let sections: DataSections | undefined;
let grid: ZoneGrid | undefined;

function mapData(): DataSections {
  sections ??= openMaps(readBundledFile('maps/maps.bin'));
  return sections;
}

/** The zones of the Earth by half degrees. Throws `DataFileError`. */
export function zoneGrid(): ZoneGrid {
  grid ??= openZoneGrid(mapData());
  return grid;
}

/** The land of an area as the path of an SVG, in the units of its projection. Throws `DataFileError`. */
export function landPath(area: Area): string {
  const section = mapData()[`land ${area}`];
  if (section === undefined) throw new Error(`data/maps has no land for ${area}`);
  return new TextDecoder().decode(section.bytes.slice());
}
