// How wide an element is, as it changes.

import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The width of what `ref` holds, CSS pixels; `before` until it is known. */
export function useWidth(ref: RefObject<Element | null>, before: number): number {
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(1, Math.round(entry.contentRect.width)));
    });
    if (ref.current !== null) watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [ref]);
  return width;
}
