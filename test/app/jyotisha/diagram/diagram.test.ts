import { describe, expect, test } from 'vitest';
import { diagramOf, grahaLabels } from '../../../../app/jyotisha/diagram/diagram.ts';
import { diagramStyles } from '../../../../app/jyotisha/diagram/styles.ts';
import { textDiagram } from '../../../../app/jyotisha/diagram/text.ts';

// Asha's: lagna in Simha, Sun and Moon in Vrishabha, Mercury retrograde.
const signs = [1, 1, 3, 2, 5, 2, 9, 10, 4];
const diagram = diagramOf(4, signs, new Set([3, 6, 7, 8]), ['Asha', '1990-05-15 14:30']);
const everyRetrograde = new Set([0, 1, 2, 3, 4, 5, 6]);

describe.each(diagramStyles)('the %s diagram', (style) => {
  test('fits a terminal, and has every graha and the lagna once', () => {
    const lines = textDiagram(diagram, style);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    const words = lines.join(' ').split(/[^A-Za-z0-9]+/);
    for (const label of [...grahaLabels, 'La']) {
      const marked = label === 'Me' || label === 'Sa' ? `${label}R` : label;
      expect(
        words.filter((word) => word === marked),
        label,
      ).toHaveLength(1);
    }
  });

  test('has room wherever they stand, also all of them in one rashi', () => {
    for (let lagna = 0; lagna < 12; lagna++) {
      for (let rashi = 0; rashi < 12; rashi++) {
        const crowded = diagramOf(lagna, Array<number>(9).fill(rashi), everyRetrograde, []);
        const text = textDiagram(crowded, style).join(' ');
        for (const label of grahaLabels) expect(text).toContain(label);
      }
    }
  });
});

test('houses run against the clock from the top in the north; rashis with it in the south', () => {
  const north = textDiagram(diagram, 'north');
  expect(north[6]).toContain('5 La Ke');
  const south = textDiagram(diagram, 'south');
  expect(south[3]).toMatch(/\| +12 +\| +1 +\| +2 Su Mo +\| +3 MeR Ve +\|/);
  const east = textDiagram(diagram, 'east');
  expect(east.findIndex((line) => line.includes('2 Su Mo'))).toBeLessThan(
    east.findIndex((line) => line.includes('3 MeR Ve')),
  );
});
