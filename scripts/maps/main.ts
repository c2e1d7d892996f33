/**
 * Makes what maps are drawn and decided with, `npm run maps`: minutes. In: geo-tz, and the land of world-atlas (Natural Earth,
 * public domain). Out: `data/maps`: the zone of each half degree, and the land of each area as the path of an SVG.
 */

import { createRequire } from 'node:module';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { areas } from '../../app/map/grid.ts';
import { cellsPerDegree, mapsFile, zoneSection } from '../../app/map/zone-grid.ts';
import { geoZones } from '../../app/places/zones.ts';
import { type DataSections, dataFileOf } from '../../engine/bytes/data-file.ts';
import { type MapArea, mapProjection } from '../../explain/maps/projection.ts';
import { dataFolder, writeData } from '../manifest.ts';

const require = createRequire(import.meta.url);

/** The land that an area is drawn with: coarse for the world, finer for a part of it. */
const atlases: Readonly<Record<MapArea, string>> = { world: 'land-110m', india: 'land-50m' };

const sections: Record<string, DataSections[string]> = {};
for (const area of Object.keys(areas) as MapArea[]) {
  const topology = require(`world-atlas/${atlases[area]}.json`) as Topology;
  const { land } = topology.objects;
  if (land === undefined) throw new Error(`${atlases[area]} has no land`);
  const { projection } = mapProjection(area);
  const path = geoPath(projection).digits(1)(feature(topology, land)) ?? '';
  sections[`land ${area}`] = { about: {}, bytes: new TextEncoder().encode(path) };
  console.log(`${area}: ${path.length} characters of land`);
}

const zoneOf = geoZones();
const zones = Array.from({ length: 180 * cellsPerDegree }, (_, row) =>
  Array.from({ length: 360 * cellsPerDegree }, (__, column) => {
    const lat = (row + 0.5) / cellsPerDegree - 90;
    const lon = (column + 0.5) / cellsPerDegree - 180;
    return zoneOf(lat, lon) ?? nautical(lon);
  }),
);
const ofZones = zoneSection(zones);
if (ofZones === undefined) throw new Error('no zones');
sections.zones = ofZones;
console.log(`zones: ${ofZones.bytes.length} bytes`);

/** What a ship keeps: the hour nearest to the mean time of its longitude. The signs of these names are turned round. */
function nautical(lon: number): string {
  const hours = Math.round(lon / 15);
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

const { dependencies, devDependencies } = require('../../package.json') as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;
writeData(
  dataFolder('maps'),
  {
    file: 'maps.bin',
    what: 'The time zone of each half degree of the Earth, and its land as drawn on maps; no borders of countries',
    source: `geo-tz ${dependencies['geo-tz']} (OpenStreetMap contributors); world-atlas ${devDependencies['world-atlas']} (Natural Earth)`,
    licence: 'ODbL-1.0 AND CC0-1.0',
    version: '1',
    generator: 'scripts/maps/main.ts (npm run maps)',
  },
  dataFileOf(mapsFile, sections),
);
