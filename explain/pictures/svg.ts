// Pictures as SVG: pure text, without a document, a script or a font from elsewhere.

import { escapedText } from '../markup/xml.ts';
import { styleOf } from './colours.ts';
import { hatchDefinitions, hatchId } from './hatches.ts';
import { latinFamily, runsOf } from './scripts.ts';
import type { Painted, Picture, PictureElement, TextElement } from './sheet.ts';

/** How a picture is written. */
export interface SvgOptions {
  /** whether it is a part of a page whose style sheet has the colours of its classes; default a picture of its own */
  readonly isPart?: boolean;
  /** writes a text in place of letters, as outlines for instance */
  readonly text?: (element: TextElement) => string;
}

/** A picture as SVG. */
export function svgOf(
  { frame: { width, theme, title }, across, down, elements }: Picture,
  { isPart = false, text = textTag }: SvgOptions = {},
): string {
  const height = Math.round((width * down) / across);
  const name = escapedText(title.join(', '));
  const box = `viewBox="0 0 ${number(across)} ${number(down)}" role="img"`;
  const parts = [
    isPart
      ? `<svg class="chart-picture" ${box}>`
      : `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box} font-family="'${latinFamily}', system-ui, sans-serif">`,
    `<title>${name}</title>`,
    ...(isPart
      ? []
      : [
          `<style>${styleOf(theme)}</style>`,
          `<rect class="page" width="${number(across)}" height="${number(down)}"/>`,
        ]),
    hatchDefinitions(elements.flatMap((one) => (one.kind === 'area' ? (one.hatch ?? []) : []))),
    ...elements.map((element) => tagOf(element, text)),
    '</svg>',
  ];
  return `${parts.filter((part) => part !== '').join('\n')}\n`;
}

function tagOf(element: PictureElement, text: (element: TextElement) => string): string {
  switch (element.kind) {
    case 'text':
      return text(element);
    case 'path': {
      const corners = element.points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L');
      return `<path${painted(element)} d="M${corners}${element.isClosed ? 'Z' : ''}"/>`;
    }
    case 'area': {
      const { path, hatch, down = 0 } = element;
      const where = `${down === 0 ? '' : ` transform="translate(0 ${number(down)})"`} fill-rule="evenodd" d="${path}"`;
      const pattern = hatch === undefined ? '' : `<path fill="url(#${hatchId(hatch)})"${where}/>`;
      return `<path${painted(element)}${where}/>${pattern}`;
    }
    case 'box': {
      const { x, y, width, height } = element.box;
      const radius = element.radius === 0 ? '' : ` rx="${number(element.radius)}"`;
      return `<rect${painted(element)} x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${radius}/>`;
    }
    case 'circle': {
      const [x, y] = element.centre;
      return `<circle${painted(element)} cx="${number(x)}" cy="${number(y)}" r="${number(element.radius)}"/>`;
    }
  }
}

function painted({ fill, stroke, width, opacity }: Painted): string {
  const classes = [fill, stroke === undefined ? undefined : `${stroke}-stroke`].filter(
    (name) => name !== undefined,
  );
  return [
    ` class="${classes.join(' ')}"`,
    width === undefined ? '' : ` stroke-width="${number(width)}"`,
    opacity === undefined ? '' : ` opacity="${number(opacity)}"`,
  ].join('');
}

function textTag({ at: [x, y], anchor, parts }: TextElement): string {
  const where = `x="${number(x)}" y="${number(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`;
  const styled = parts.map(({ text, size, tone, weight }) => ({
    style: `class="${tone}" font-size="${number(size)}"${weight === 'bold' ? ' font-weight="600"' : ''}`,
    content: spans(text),
  }));
  const [only] = styled;
  return styled.length === 1 && only !== undefined
    ? `<text ${where} ${only.style}>${only.content}</text>`
    : `<text ${where}>${styled.map(({ style, content }) => `<tspan ${style}>${content}</tspan>`).join('')}</text>`;
}

// Each script in its family.
const spans = (text: string): string =>
  runsOf(text)
    .map(({ text: part, family }) =>
      family === latinFamily
        ? escapedText(part)
        : `<tspan font-family="'${family}'">${escapedText(part)}</tspan>`,
    )
    .join('');

/** To a tenth of a unit. */
const number = (value: number): string => String(Math.round(value * 10) / 10);
