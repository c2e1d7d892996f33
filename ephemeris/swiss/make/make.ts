/**
 * Makes a packed sky of the Swiss Ephemeris. In: a stretch of years. Out: the bytes.
 */
import { fitSeries, newYear, sampleTimes } from '@nirnaya/engine/sky';
import {
  packedFile,
  type SkyHeader,
  STREAMS,
  type StreamModel,
  type StreamName,
  segmentsIn,
} from '../../packed/format.ts';
import { packStream } from '../../packed/stream.ts';
import { openSwissSky } from '../swiss-sky.ts';
import { blockEdges, type Edges } from './edges.ts';
import { bestModel } from './model.ts';
import { SIDEREAL_EDGES, type StreamShape, streamShapes } from './samples.ts';
import { slowParts } from './slow.ts';

/** JD UT at which linear terms are zero: 2000 January 1, noon. */
const EPOCH = 2451545;

/** What was made, with the bytes that each stream takes. */
export interface MadeSky {
  readonly bytes: Uint8Array;
  readonly header: SkyHeader;
  readonly bytesByStream: Readonly<Record<StreamName, number>>;
}

/** The sky of the Gregorian years first..last. */
export function makeSky(first: number, last: number, report: (line: string) => void = () => {}): MadeSky {
  const swiss = openSwissSky();
  const blocks = blockEdges(newYear(first), newYear(last + 1));
  const from = blocks.edges[0];
  const to = blocks.edges[blocks.months.length];
  const shapes = streamShapes();
  const siderealSteps = SIDEREAL_EDGES.filter((at) => at > from && at < to).map((at) => ({
    at,
    by: stepAt(shapes.siderealTime, at),
  }));
  const bytesByStream: Partial<Record<StreamName, number>> = {};
  const streams: Partial<Record<StreamName, StreamModel>> = {};
  const packed: Uint8Array[][] = blocks.months.map(() => []);
  for (const name of STREAMS) {
    const steps = name === 'siderealTime' ? siderealSteps : [];
    const shape = withoutSteps(shapes[name], steps);
    const { model, bytes } = madeStream(shape, blocks);
    streams[name] = model;
    for (const [i, one] of bytes.entries()) packed[i].push(one);
    bytesByStream[name] = bytes.reduce((sum, one) => sum + one.length, 0);
    report(`${name}: ${bytesByStream[name]} bytes, degree ${model.orders.length - 1}`);
  }
  const header: SkyHeader = {
    source: swiss.version,
    ...blocks,
    epoch: EPOCH,
    streams: streams as Record<StreamName, StreamModel>,
    siderealSteps,
    ...slowParts(swiss, from, to),
  };
  swiss.close();
  return {
    bytes: packedFile(header, packed),
    header,
    bytesByStream: bytesByStream as Record<StreamName, number>,
  };
}

// The jump of a quantity at an instant, less what it moves meanwhile.
function stepAt({ sample }: StreamShape, at: number): number {
  const near = 1e-4;
  return sample(at + near) - sample(at - near);
}

function withoutSteps(shape: StreamShape, steps: SkyHeader['siderealSteps']): StreamShape {
  if (steps.length === 0) return shape;
  return {
    ...shape,
    sample: (jd) => steps.reduce((value, { at, by }) => (jd >= at ? value - by : value), shape.sample(jd)),
  };
}

/** A stream of all blocks. */
function madeStream(
  shape: StreamShape,
  { edges, months }: Edges,
): { readonly model: StreamModel; readonly bytes: readonly Uint8Array[] } {
  const { segments, quantum, rate } = shape;
  const offset = meanOf(shape, edges[0], edges[months.length]);
  const byBlock = months.map((length, block) => {
    const start = edges[block];
    const count = segmentsIn(shape, length);
    const span = (edges[block + 1] - start) / count;
    return Array.from({ length: count }, (_, i) => quanta(shape, offset, start + i * span, span));
  });
  const degree = byBlock.flat().reduce(
    (most, one) =>
      Math.max(
        most,
        one.findLastIndex((v) => Math.abs(v) > 2),
      ),
    0,
  );
  const orders = Array.from({ length: degree + 1 }, (_, k) => k);
  const sequences = orders.map((k) => byBlock.map((block) => block.map((one) => one[k])));
  const model = { segments, quantum, offset, rate, orders: sequences.map(bestModel) };
  const bytes = byBlock.map((_, block) =>
    packStream(
      model,
      sequences.map((order) => order[block]),
    ),
  );
  return { model, bytes };
}

/** The coefficients of a segment in whole quanta. */
function quanta(shape: StreamShape, offset: number, start: number, span: number): number[] {
  const { degree, quantum } = shape;
  const samples = sampleTimes(start, span, degree, 1).map((jd) => restOf(shape, offset, jd));
  return [...fitSeries({ start, span, degree, count: 1 }, samples).coefficients].map((c) =>
    Math.round(c / quantum),
  );
}

// The quantity less its linear part; an angle within half a round.
function restOf({ sample, rate, cyclic }: StreamShape, offset: number, jd: number): number {
  const rest = sample(jd) - offset - rate * (jd - EPOCH);
  return cyclic ? rest - 360 * Math.round(rest / 360) : rest;
}

// The mean of the quantity less its growth, from samples at even distances.
function meanOf(shape: StreamShape, from: number, to: number): number {
  const first = shape.sample(from) - shape.rate * (from - EPOCH);
  const count = 1000;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += restOf(shape, first, from + ((i + 0.5) / count) * (to - from));
  return first + sum / count;
}
