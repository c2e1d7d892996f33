// Other libraries over the same year of New Delhi, by their own interface, a few runs each.

import { getPanchangam, Observer } from '@ishubhamx/panchangam-js';
import { MhahPanchang } from 'mhah-panchang';
import type { Measured } from './measure.ts';
import { newDelhi } from './subject.ts';

/** A library, and how many times slower it should be at the least. */
export interface Peer {
  readonly task: Measured;
  readonly aim?: number;
  /** what one run does, beside ours */
  readonly does: string;
}

const YEAR = 2025;
/** 06:00 in New Delhi, as UTC. */
const mornings = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(YEAR, 0, 1 + i, 0, 30)));

/** The libraries. */
export function peers(): readonly Peer[] {
  const observer = new Observer(newDelhi.lat, newDelhi.lon, 0);
  const mhah = new MhahPanchang();
  return [
    {
      task: {
        name: '@ishubhamx/panchangam-js',
        runs: 3,
        run: () => mornings.map((date) => getPanchangam(date, observer, { timezoneOffset: 330 })),
      },
      aim: 100,
      does: 'daily panchang with festivals; also planets, choghadiya and dasha, which ours leaves out',
    },
    {
      task: {
        name: 'mhah-panchang',
        runs: 5,
        run: () =>
          mornings.map((date) => [
            mhah.calendar(date, newDelhi.lat, newDelhi.lon),
            mhah.sunTimer(date, newDelhi.lat, newDelhi.lon),
          ]),
      },
      does: 'angas at sunrise with masa, and sun times; no ends, no moonrise, no festivals',
    },
  ];
}
