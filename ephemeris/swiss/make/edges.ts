/**
 * Where the blocks of a packed sky begin: at the seams of the Moon's segments in the files of the Swiss Ephemeris, over
 * which its positions jump by 0.001 arcsec. A polynomial that ended elsewhere would have to follow the jump.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import sweph from 'sweph';
import { MONTHS } from '../../packed/format.ts';
import { defaultDataDir } from '../data-dir.ts';

/** The files of the Moon, in their order. */
const MOON_FILES = ['semo_12.se1', 'semo_18.se1', 'semo_24.se1', 'semo_30.se1'];

/** Where the constants of the Moon's segments stand in a file: three doubles, the first and last instant and the length. */
const CONSTANTS = 202;

interface MoonFile {
  /** JD TT */
  readonly from: number;
  readonly to: number;
  /** days of a segment, an anomalistic month */
  readonly month: number;
}

/** The edges of blocks, JD UT, and the number of months in each. */
export interface Edges {
  readonly edges: readonly number[];
  readonly months: readonly number[];
}

/** Edges of the blocks that cover from..to (JD). Each has `MONTHS` months, or less before a seam of files. */
export function blockEdges(from: number, to: number): Edges {
  const starts: number[] = [];
  const months: number[] = [];
  let at = Number.NEGATIVE_INFINITY;
  for (const file of MOON_FILES.map(constantsOf)) {
    if (file.to <= from) continue;
    // A file begins a month before the one before it ends.
    const first = Math.max(
      0,
      Math.floor((Math.max(from, at - file.month / 2) - file.from) / file.month + 0.5),
    );
    const last = Math.round((file.to - file.from) / file.month);
    for (let month = first; month < last && file.from + month * file.month < to; month += MONTHS) {
      starts.push(file.from + month * file.month);
      months.push(Math.min(MONTHS, last - month));
      at = file.from + (month + Math.min(MONTHS, last - month)) * file.month;
    }
  }
  return { edges: [...starts, at].map(universalTime), months };
}

// An instant of the files' own time as JD UT.
const universalTime = (tt: number): number => tt - sweph.deltat(tt - sweph.deltat(tt));

function constantsOf(name: string): MoonFile {
  const bytes = Buffer.alloc(24);
  const descriptor = openSync(join(defaultDataDir(), name), 'r');
  readSync(descriptor, bytes, 0, bytes.length, CONSTANTS);
  closeSync(descriptor);
  const [from, to, month] = [0, 8, 16].map((offset) => bytes.readDoubleLE(offset));
  if (!(month > 27.5 && month < 27.6 && from < to))
    throw new Error(`${name} holds no segments of the Moon at byte ${CONSTANTS}`);
  return { from, to, month };
}
