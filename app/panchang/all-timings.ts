// Every timing of a day in one: rise and set, the windows that people know by name, and all windows in order.

import type { PanchangDay } from '../day/day.ts';
import { whyNoEvents, whyNoWindow } from '../day/reasons.ts';
import type { Sections } from '../day/sections.ts';
import type { TimeSpan } from '../day/times.ts';
import { timingsSection } from '../day/timings.ts';
import { windowsSection } from '../day/windows.ts';

/** Rise and set, the named windows by name, and the lists of all with their authorities. */
export function allTimings(day: PanchangDay, sections: Sections) {
  for (const [event, reason] of whyNoEvents(day)) sections.note(event, reason);
  const windows = windowsSection(day, { authorities: true });
  const every = [...windows.auspicious, ...windows.inauspicious];
  const spansOf = (key: string): TimeSpan[] =>
    every.filter((window) => window.key === key).map(({ start_at, end_at }) => ({ start_at, end_at }));
  const spanOf = (path: string, key = path): TimeSpan | null => {
    const title = day.context.pack.kalas.get(key)?.title ?? key;
    return sections.withReason(path, spansOf(key)[0] ?? null, () => whyNoWindow(day, title));
  };
  return {
    ...timingsSection(day),
    rahu_kaal: spanOf('rahu_kaal'),
    yamagandam: spanOf('yamagandam'),
    gulika_kaal: spanOf('gulika_kaal', 'gulika'),
    brahma_muhurta: spanOf('brahma_muhurta'),
    abhijit_muhurat: spanOf('abhijit_muhurat', 'abhijit'),
    amrit_kaal: spansOf('amrit_kaal'),
    durmuhurta: spansOf('durmuhurta'),
    varjyam: spansOf('varjyam'),
    ...windows,
  };
}
