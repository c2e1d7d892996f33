// The zones of the Earth by cells of half a degree, as `scripts/maps` found them: what a map is decided by, where the zone of
// coordinates would take too long. Within a cell of a border the zone may be that of the neighbour.

import { type DataSections, openDataFile } from '@nirnaya/engine/bytes';

/** The kind of the file of maps. */
export const mapsFile = { name: 'maps', version: 1 } as const;

/** Cells to a degree. */
export const cellsPerDegree = 2;

const columns = 360 * cellsPerDegree;
const rows = 180 * cellsPerDegree;

/** IANA zones by coordinates. */
export interface ZoneGrid {
  /** the zone of the cell that coordinates lie in, degrees */
  at(lat: number, lon: number): string;
}

/** A row from the south is runs of cells from the west: the number of a zone and how many cells it has, two bytes each. */
export function openZoneGrid(sections: DataSections): ZoneGrid {
  const section = sections.zones;
  if (section === undefined) throw new Error('data/maps has no zones');
  const { names, starts } = section.about as {
    readonly names: readonly string[];
    readonly starts: readonly number[];
  };
  const view = new DataView(section.bytes.buffer, section.bytes.byteOffset, section.bytes.length);
  return {
    at: (lat, lon) => {
      const row = Math.min(rows - 1, Math.max(0, Math.floor((lat + 90) * cellsPerDegree)));
      const column = ((Math.floor((lon + 180) * cellsPerDegree) % columns) + columns) % columns;
      let passed = 0;
      for (let run = starts[row] ?? 0; ; run++) {
        passed += view.getUint16(4 * run + 2, true);
        if (passed > column) return names[view.getUint16(4 * run, true)] ?? 'UTC';
      }
    },
  };
}

/** The section of a grid of zones: the zone of each cell, row by row from the south, each from the west. */
export function zoneSection(zones: readonly (readonly string[])[]): DataSections['zones'] {
  const names = [...new Set(zones.flat())].sort();
  const numbers = new Map(names.map((name, i) => [name, i]));
  const starts: number[] = [];
  const runs: number[] = [];
  for (const row of zones) {
    starts.push(runs.length / 2);
    for (const [column, zone] of row.entries()) {
      if (column > 0 && zone === row[column - 1]) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
      else runs.push(numbers.get(zone) ?? 0, 1);
    }
  }
  const bytes = new Uint8Array(2 * runs.length);
  const view = new DataView(bytes.buffer);
  for (const [i, number] of runs.entries()) view.setUint16(2 * i, number, true);
  return { about: { names, starts }, bytes };
}

/** The maps of a file. Throws `DataFileError`. */
export const openMaps = (bytes: Uint8Array): DataSections => openDataFile(mapsFile, bytes);
