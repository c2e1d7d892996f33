/**
 * Sizes of caches by the room that the process has: a share of the limit of V8's heap, which follows the memory of the
 * machine or `--max-old-space-size`.
 */
import { getHeapStatistics } from 'node:v8';

/** The least and the most of a cache that is sized by the heap, bytes. */
const LEAST = 16_000_000;
const MOST = 1_000_000_000;

/** A share (0..1) of the heap's limit in bytes, within 16 MB and 1 GB. */
export const heapShare = (share: number): number =>
  Math.round(Math.min(MOST, Math.max(LEAST, share * getHeapStatistics().heap_size_limit)));
