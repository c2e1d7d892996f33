import { describe, expect, it } from 'vitest';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { sphutaDrishti } from '../../../../engine/jyotisha/strength/sphuta-drishti.ts';

/** Virupas at the begin of each rashi from the graha. */
const atRashis = (graha: number, rule: 'replaced' | 'added'): number[] =>
  Array.from({ length: 12 }, (_, n) => sphutaDrishti(graha, n * 30, rule));

describe('sphuta drishti', () => {
  it('is a quarter, three quarters, a half and whole at the third, fourth, fifth and seventh places', () => {
    for (const rule of ['replaced', 'added'] as const)
      expect(atRashis(G.venus, rule)).toEqual([0, 0, 15, 45, 30, 0, 60, 45, 30, 15, 0, 0]);
  });

  it('is whole at the special places of Mars, Jupiter and Saturn', () => {
    expect([90, 180, 210].map((ahead) => sphutaDrishti(G.mars, ahead, 'replaced'))).toEqual([60, 60, 60]);
    expect([120, 180, 240].map((ahead) => sphutaDrishti(G.jupiter, ahead, 'replaced'))).toEqual([60, 60, 60]);
    expect([60, 180, 270].map((ahead) => sphutaDrishti(G.saturn, ahead, 'replaced'))).toEqual([60, 60, 60]);
  });

  it('leaps nowhere but where the text takes degrees from 60 beside the common curve', () => {
    const leaps: (readonly number[])[] = [];
    for (const graha of [G.sun, G.mars, G.jupiter, G.saturn]) {
      for (let ahead = 1; ahead <= 360; ahead++) {
        const [before, at] = [ahead - 1e-9, ahead % 360].map((angle) =>
          sphutaDrishti(graha, angle, 'replaced'),
        );
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(60);
        if (Math.abs(at - before) > 1e-6) leaps.push([graha, ahead, Math.round(at - before)]);
      }
    }
    expect(leaps).toEqual([
      [G.mars, 210, 15],
      [G.jupiter, 150, -30],
      [G.jupiter, 270, -15],
    ]);
  });

  it('may be more than whole where special aspects are added', () => {
    expect(sphutaDrishti(G.saturn, 89, 'added')).toBe(89);
    expect(sphutaDrishti(G.saturn, 89, 'replaced')).toBe(45.5);
  });
});
