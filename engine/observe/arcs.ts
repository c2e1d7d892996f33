// When a graha stands between two longitudes.

import type { Graha } from '../sky/grahas.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import type { Spans } from '../spans/spans.ts';
import { grahaArcSpans } from './graha-tracks.ts';

/** Mean sidereal motion, degrees a day. */
const motion = { Sun: 0.98561, Moon: 13.17636 } as const;

const wrap = (degrees: number): number => (((degrees % 360) + 540) % 360) - 180;

/** Spans (JD UT) in which a graha's sidereal longitude lies in from..to degrees (a wrap past 360 is allowed). */
export function arcSpans(sky: SkyYear, graha: Graha, from: number, to: number): Spans {
  return graha === 'Sun' || graha === 'Moon'
    ? luminaryArcSpans(sky, graha, from, to)
    : grahaArcSpans(sky, graha, from, to);
}

// The Sun and the Moon never turn back, and cross a longitude once in a round.
function luminaryArcSpans(sky: SkyYear, body: 'Sun' | 'Moon', from: number, to: number): Spans {
  const longitude = body === 'Sun' ? sky.sunLongitude : sky.moonLongitude;
  const width = (((to - from) % 360) + 360) % 360 || 360;
  if (width === 360) return [sky.from, sky.to];
  const crossing = (near: number, degrees: number): number => {
    let t = near;
    for (let i = 0; i < 8; i++) {
      const step = wrap(degrees - longitude.call(sky, t)) / motion[body];
      t += step;
      if (Math.abs(step) < 1e-9) break;
    }
    return t;
  };
  const out: number[] = [];
  const speed = motion[body];
  const behind = (((longitude.call(sky, sky.from + 1) - from) % 360) + 360) % 360;
  // The crossing before the data begins may lie outside it; start from the first one inside.
  let start = sky.from + 1 - behind / speed;
  if (start < sky.from + 0.5) {
    const end = crossing(sky.from + 1 + Math.max(0, width - behind) / speed, from + width);
    if (behind < width) out.push(sky.from, end);
    start = sky.from + 1 + (360 - behind) / speed;
  }
  while (start < sky.to - 0.5) {
    const entry = crossing(start, from);
    const leave = entry + width / speed;
    out.push(entry, leave < sky.to - 0.5 ? crossing(leave, from + width) : sky.to);
    start = entry + 360 / speed;
  }
  return out;
}
