/**
 * The streams of a packed sky, decoded when they are first needed. In: an instant. Out: the segment of a quantity that
 * holds it.
 */
import { openCache } from '@nirnaya/engine/cache';
import { type Series, SkyUnavailable, segmentAt } from '@nirnaya/engine/sky';
import { type PackedFile, STREAMS, type StreamModel, type StreamName, segmentsIn } from './format.ts';
import type { Segment } from './sphere.ts';
import { unpackStream } from './stream.ts';

/** Cached blocks, of ten years each: 40 kB as packed, 200 kB decoded. */
const CACHED_BLOCKS = 20;

/** Finds segments. The instant must lie within the range of the sky, else `SkyUnavailable` is thrown. */
export function openBlocks(file: PackedFile): (name: StreamName, jd: number) => Segment {
  const { header } = file;
  const { edges } = header;
  const first = edges[0];
  const end = edges[edges.length - 1];
  const packed = openCache<number, readonly Uint8Array[]>({
    name: 'packed blocks of the sky',
    limit: CACHED_BLOCKS,
  });
  const decoded = openCache<number, Series>({
    name: 'decoded streams of the sky',
    limit: CACHED_BLOCKS * STREAMS.length,
  });
  const streamsOf = (block: number): readonly Uint8Array[] =>
    packed.getOrCompute(block, () => file.block(block));
  const seriesOf = (block: number, stream: number, model: StreamModel): Series => {
    const key = block * STREAMS.length + stream;
    const known = decoded.get(key);
    if (known !== undefined) return known;
    const start = edges[block];
    const count = segmentsIn(model, header.months[block]);
    const layout = { start, span: (edges[block + 1] - start) / count, count };
    const series = unpackStream(model, streamsOf(block)[stream], layout);
    decoded.set(key, series);
    return series;
  };
  // Instants are asked for one after the other: mostly they lie in the segment of the one before.
  const last = new Map<StreamName, Segment>();
  return (name, jd) => {
    const before = last.get(name);
    if (before !== undefined && jd >= before.from && jd < before.to) return before;
    if (!(jd >= first && jd < end))
      throw new SkyUnavailable(`JD ${jd} is outside the packed sky, ${first} to ${end}`);
    const model = header.streams[name];
    const block = edges.findLastIndex((edge) => edge <= jd);
    const series = seriesOf(block, STREAMS.indexOf(name), model);
    const index = segmentAt(series, jd);
    const from = series.start + index * series.span;
    const { offset, rate } = model;
    const segment = { series, index, from, to: from + series.span, offset, rate, epoch: header.epoch };
    last.set(name, segment);
    return segment;
  };
}
