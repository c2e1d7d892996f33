// Arcs and parts of rings as paths of SVG. Angles are degrees clockwise from the right.

/** A circle about the middle of a drawing. */
export interface Polar {
  readonly centre: number;
  readonly radius: number;
}

/** A number as a path has it. */
export const number = (value: number): string => String(Math.round(value * 100) / 100);

/** The point of a circle at an angle, `x y`. */
export function pointOn(centre: number, radius: number, angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${number(centre + radius * Math.cos(radians))} ${number(centre + radius * Math.sin(radians))}`;
}

/** An arc from one angle to another; clockwise where the second is larger. Less than a whole turn. */
export function arcLine({ centre, radius }: Polar, from: number, to: number): string {
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${pointOn(centre, radius, from)}A${radius} ${radius} 0 ${isLarge} ${sweep} ${pointOn(centre, radius, to)}`;
}

/** The part of a ring between two angles, the second larger; nothing where it is not. */
export function ringPart(
  { centre, inner, outer }: { readonly centre: number; readonly inner: number; readonly outer: number },
  from: number,
  to: number,
): string {
  if (to <= from) return '';
  // An arc of a whole turn would begin where it ends, and be none.
  const end = Math.min(to, from + 359.9);
  const back = arcLine({ centre, radius: inner }, end, from).replace('M', 'L');
  return `${arcLine({ centre, radius: outer }, from, end)}${back}Z`;
}
