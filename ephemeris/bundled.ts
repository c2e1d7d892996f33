/**
 * The packed sky that comes with Nirnaya, read from its file as it is needed.
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSky, type Sky, type SkyOptions, type SkySource, SkyUnavailable } from '@nirnaya/engine/sky';
import type { ByteSource } from './packed/format.ts';
import { openPackedSky } from './packed/packed-sky.ts';

/** How the bundled sky is opened. */
export interface BundledOptions {
  /** the file of the packed sky; by default the one that comes with Nirnaya */
  readonly file?: string;
  /** whether every block is held against its checksum at once, not before its first use */
  readonly verify?: boolean;
}

/** Opens the years of the bundled sky. Throws `SkyUnavailable` where its file is missing or damaged. */
export function openBundledSky({ file, verify, ...options }: BundledOptions & SkyOptions = {}): Sky {
  return openSky(openBundledSource({ file, verify }), options);
}

/** Opens its positions. Throws `SkyUnavailable` where its file is missing or damaged. */
export function openBundledSource({ file = bundledFile(), verify = false }: BundledOptions = {}): SkySource {
  return openPackedSky(fileSource(file), { verify });
}

/** The bytes of the bundled sky. Throws `SkyUnavailable` where its file is missing. */
export function readBundledSky(): Uint8Array {
  const file = bundledFile();
  try {
    return readFileSync(file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

const unreadable = (path: string, error: unknown): SkyUnavailable =>
  new SkyUnavailable(`the packed sky ${path} cannot be opened: ${String(error)}; install Nirnaya again`);

const bundledFile = (): string => fileURLToPath(new URL('../data/sky/sky.bin', import.meta.url));

function fileSource(path: string): ByteSource {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch (error) {
    throw unreadable(path, error);
  }
  let open = true;
  return {
    size: fstatSync(descriptor).size,
    read(offset, length) {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset));
    },
    close() {
      if (open) closeSync(descriptor);
      open = false;
    },
  };
}
