// The Moon as it is lit: the right half first, as the northern half of the Earth sees it.

import { number } from './polar.ts';

/** The path of the lit part of a disc. `elongation`: degrees from the Sun to the Moon, 0 new, 180 full. */
export function litPart(
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  elongation: number,
): string {
  const angle = ((elongation % 360) + 360) % 360;
  const isWaxing = angle <= 180;
  const across = number(Math.abs(Math.cos((angle * Math.PI) / 180)) * radius);
  const [top, bottom] = [`${x} ${y - radius}`, `${x} ${y + radius}`];
  // From the top along the lit limb, and back along the edge of the shadow.
  const limb = `A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} ${bottom}`;
  const isGibbous = angle > 90 && angle < 270;
  const edge = `A${across} ${radius} 0 0 ${isWaxing === isGibbous ? 1 : 0} ${top}`;
  return `M${top}${limb}${edge}Z`;
}

/** The Moon in a drawing. */
export const MoonDisc = ({
  x,
  y,
  radius,
  elongation,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly elongation: number;
}) => (
  <g>
    <circle class="moon-dark" cx={x} cy={y} r={radius} />
    <path class="moon-lit" d={litPart({ x, y, radius }, elongation)} />
  </g>
);
