/**
 * Sphuta drishti: how strongly a graha looks at a point, in virupas, by the angle between them (BPHS 26.6-12). In: degrees
 * from the graha forwards to the point.
 */
import { G } from '../graha.ts';

/**
 * How the special aspects of Mars, Jupiter and Saturn are counted. `replaced`: curves of their own that reach 60 at the
 * special places and never more (BPHS 26.9-12 as edited by Santhanam; read in one program's formulas, so provisional). `added`: 15, 30 and 45 on top
 * of the common curve within the special rashis (Raman, Jain and programs that follow them), which may go beyond 60.
 */
export type SphutaRule = 'replaced' | 'added';

/** The common curve (BPHS 26.6-8). */
function common(ahead: number): number {
  if (ahead < 30 || ahead >= 300) return 0;
  if (ahead < 60) return (ahead - 30) / 2;
  if (ahead < 90) return ahead - 45;
  if (ahead < 120) return (120 - ahead) / 2 + 30;
  if (ahead < 150) return 150 - ahead;
  if (ahead < 180) return 2 * (ahead - 150);
  return (300 - ahead) / 2;
}

/** The special curves; undefined where the graha looks as all do. */
function special(graha: number, ahead: number): number | undefined {
  if (graha === G.saturn) {
    if (ahead >= 30 && ahead < 60) return 2 * (ahead - 30);
    if (ahead >= 60 && ahead < 90) return 60 - (ahead - 60) / 2;
    if (ahead >= 240 && ahead < 270) return ahead - 210;
    if (ahead >= 270 && ahead < 300) return 2 * (300 - ahead);
  } else if (graha === G.mars) {
    if (ahead >= 60 && ahead < 90) return 15 + 1.5 * (ahead - 60);
    if (ahead >= 90 && ahead < 120) return 150 - ahead;
    if (ahead >= 210 && ahead < 240) return 270 - ahead;
  } else if (graha === G.jupiter) {
    if (ahead >= 90 && ahead < 120) return 45 + (ahead - 90) / 2;
    if (ahead >= 120 && ahead < 150) return 180 - ahead;
    if (ahead >= 210 && ahead < 240) return 45 + (ahead - 210) / 2;
    if (ahead >= 240 && ahead < 270) return 300 - ahead;
  }
  return undefined;
}

/** What is added within the special rashis: graha, from, virupas; each is 30 degrees long. */
const ADDED: readonly (readonly [graha: number, from: number, virupas: number])[] = [
  [G.saturn, 60, 45],
  [G.saturn, 270, 45],
  [G.mars, 90, 15],
  [G.mars, 210, 15],
  [G.jupiter, 120, 30],
  [G.jupiter, 240, 30],
];

/** Virupas with which a graha looks at a point `ahead` of it, degrees 0..360. */
export function sphutaDrishti(graha: number, ahead: number, rule: SphutaRule): number {
  if (rule === 'replaced') return special(graha, ahead) ?? common(ahead);
  const added = ADDED.find(([g, from]) => g === graha && ahead >= from && ahead < from + 30);
  return common(ahead) + (added?.[2] ?? 0);
}
