// The festivals of a day, each with the sentence that says why.

import type { Sheet } from '../text/sheet.ts';
import { widthOf } from '../text/width.ts';
import { glued, wrapped } from '../text/wrap.ts';
import type { FullDay } from './panchang.ts';

type Festival = NonNullable<FullDay['festivals']>[number];

/** The festivals with their reasons, or the word that there are none. */
export function festivalText({ festivals }: FullDay, sheet: Sheet): string {
  if (festivals === null || festivals.length === 0) return sheet.dim('No festivals.');
  return festivals
    .flatMap((festival) => [titleOf(festival, sheet), wrapped(festival.reason, sheet.width, '  ')])
    .join('\n');
}

// The code stands beside the names where there is room.
function titleOf({ code, name, also }: Festival, { width, bold, dim }: Sheet): string {
  const names = [name, ...also.map((one) => one.name)];
  const title = names.join(', ');
  if (widthOf(title) + 2 + code.length <= width) return `${bold(title)}  ${dim(code)}`;
  return `${bold(wrapped(names.map(glued).join(', '), width))}\n  ${dim(code)}`;
}
