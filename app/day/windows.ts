// The named windows of a day that are good or bad to begin something in.

import type { CompiledPack, PackKala } from '@nirnaya/compiler/runtime';
import type { namedWindow, namedWindows } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import type { Quality } from '@nirnaya/dsl/pack';
import { authoritiesOfKala } from '@nirnaya/explain/sentences';
import type { PanchangDay } from './day.ts';
import { timeSpan } from './times.ts';

/** A named window as answered. */
type NamedWindow = z.output<typeof namedWindow>;

/** The shape of windows. */
interface WindowOptions {
  /** whose word they are */
  readonly authorities?: boolean;
}

/** A kala that is listed. */
interface Listed {
  readonly kala: PackKala;
  readonly quality: Quality;
}

interface PlacedWindow {
  readonly start: number;
  readonly window: NamedWindow;
}

const listed = new WeakMap<CompiledPack, readonly Listed[]>();

function listedOf(pack: CompiledPack): readonly Listed[] {
  let known = listed.get(pack);
  if (known === undefined) {
    known = [...pack.kalas.values()].flatMap((kala) =>
      kala.quality === undefined ? [] : [{ kala, quality: kala.quality }],
    );
    listed.set(pack, known);
  }
  return known;
}

/** Every kala that has a quality, in order of time. One that comes twice stands twice; one that does not, not at all. */
export function windowsSection(day: PanchangDay, options: WindowOptions = {}): z.output<typeof namedWindows> {
  const all = listedOf(day.context.pack)
    .flatMap((kala) => occurrences(day, kala, options))
    .sort((a, b) => a.start - b.start)
    .map(({ window }) => window);
  return {
    auspicious: all.filter(({ quality }) => quality === 'auspicious'),
    inauspicious: all.filter(({ quality }) => quality === 'inauspicious'),
  };
}

/** The windows of one kala on a day; none where it does not occur, has no quality or is not known. */
export function windowNamed(day: PanchangDay, key: string): NamedWindow[] {
  const match = listedOf(day.context.pack).find(({ kala }) => kala.name === key);
  return match === undefined ? [] : occurrences(day, match, {}).map(({ window }) => window);
}

function occurrences(day: PanchangDay, { kala, quality }: Listed, options: WindowOptions): PlacedWindow[] {
  const { context, py, clock } = day;
  const spans = context.pack.dayWindows.listedKala(py, kala.name, day.day) ?? [];
  const authorities = options.authorities
    ? { authorities: [...authoritiesOfKala(kala, { works: context.works })] }
    : {};
  const out: PlacedWindow[] = [];
  for (let i = 0; i + 1 < spans.length; i += 2) {
    const start = spans[i];
    const end = spans[i + 1];
    const written = timeSpan(clock, start, end);
    if (written === null) continue;
    const window = {
      key: kala.name,
      name: kala.title,
      name_sa: kala.titleSa ?? null,
      quality,
      ...written,
      duration_minutes: minutes(end - start),
      ...authorities,
    };
    out.push({ start, window });
  }
  return out;
}

// Days as minutes, to a tenth.
const minutes = (days: number): number => Math.round(days * 14_400) / 10;
