// What every page is made with, and what comes of it.

import type { Site } from '@nirnaya/web/pages';
import type { ComputeService } from '../../compute/compute-service.ts';
import type { OutlinedDrawing } from '../../pictures/index.ts';
import type { Ask } from './ask.ts';

/** What a page is made with. */
export interface Making {
  readonly service: ComputeService;
  readonly ask: Ask;
  readonly site: Site;
  /** milliseconds since 1970, to the minute */
  readonly now: number;
}

/** What came of it: a page, or the address where it is. */
export type Made =
  | { readonly kind: 'html'; readonly status: number; readonly html: string }
  | { readonly kind: 'svg'; readonly svg: string }
  /** bytes; what has nothing to draw or no letters is refused */
  | { readonly kind: 'png'; readonly png: Promise<Uint8Array<ArrayBuffer>> }
  /** a drawing that becomes a PNG */
  | ({ readonly kind: 'drawing' } & OutlinedDrawing)
  | { readonly kind: 'calendar'; readonly text: string }
  | { readonly kind: 'moved'; readonly location: string };
