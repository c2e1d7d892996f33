// How well the texts of a page stand out from what is behind them: WCAG 2.2, contrast (minimum) and non-text contrast.

import type { Page } from 'playwright-core';

/** A text and how it stands out. */
export interface Contrast {
  readonly text: string;
  readonly ratio: number;
  /** the ratio that it needs: 4.5, or 3 where it is large */
  readonly least: number;
}

/** The contrast of every text, and of every mark of the graph, that the page shows. */
export const contrasts = (page: Page): Promise<Contrast[]> =>
  page.evaluate(() => {
    type Rgba = readonly [number, number, number, number];
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('no canvas');
    const rgba = (colour: string): Rgba => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const luminance = ([r, g, b]: Rgba): number => {
      const linear = (part: number): number => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    };
    const ratio = (a: Rgba, b: Rgba): number => {
      const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
      return (high + 0.05) / (low + 0.05);
    };
    const behind = (element: Element): Rgba => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const colour = rgba(getComputedStyle(at).backgroundColor);
        if (colour[3] === 1) return colour;
        if (colour[3] > 0) throw new Error(`half transparent: ${at.tagName}`);
      }
      return [255, 255, 255, 1];
    };
    const results: { text: string; ratio: number; least: number }[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      if (element.matches('.part')) {
        results.push({
          text: `fill of ${element.getAttribute('class')}`,
          ratio: ratio(rgba(style.fill), behind(element)),
          least: 3,
        });
      }
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const field = element instanceof HTMLInputElement ? element.value || element.placeholder : '';
      const text = `${own.map(({ textContent }) => textContent).join('')}${field}`.trim();
      if (text === '' || element.closest('title, desc, option') !== null) continue;
      const isDrawn = element instanceof SVGElement;
      const isPlaceholder = element instanceof HTMLInputElement && element.value === '';
      const ink = isPlaceholder
        ? getComputedStyle(element, '::placeholder').color
        : isDrawn
          ? style.fill
          : style.color;
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      results.push({
        text: text.slice(0, 40),
        ratio: ratio(rgba(ink), behind(element)),
        least: isLarge ? 3 : 4.5,
      });
    }
    return results;
  });
