// Pictures of a birth, as SVG and as PNG.

import {
  type BirthInput,
  castOf,
  type PictureQuestion,
  pictureContentOf,
  pictureOfContent,
} from '@nirnaya/app/jyotisha';
import type { pictureContent } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { svgOf } from '@nirnaya/explain/pictures';
import type { ComputeService } from '../compute/compute-service.ts';
import { pngOf } from '../pictures/index.ts';
import { writtenAs } from './operation/handler.ts';

type Content = z.output<typeof pictureContent>;

/** The operations that draw a birth. */
export const handlers = {
  ...writtenAs('chartSvg', {
    lane: 'quick',
    respond: ({ service, query }) => ofQuery(service, query),
    write: svgText,
  }),
  ...writtenAs('chartSvgOfBody', {
    lane: 'quick',
    respond: ({ service, query, body }) => ofBody(service, body, query.lang),
    write: svgText,
  }),
  ...writtenAs('chartPng', {
    lane: 'long',
    respond: ({ service, query }) => ofQuery(service, query),
    write: pngBytes,
  }),
  ...writtenAs('chartPngOfBody', {
    lane: 'long',
    respond: ({ service, query, body }) => ofBody(service, body, query.lang),
    write: pngBytes,
  }),
};

function svgText(content: Content): string {
  return svgOf(pictureOfContent(content));
}

function pngBytes(content: Content): Promise<Uint8Array<ArrayBuffer>> {
  return pngOf(pictureOfContent(content));
}

type Question = BirthInput & PictureQuestion & Parameters<typeof castOf>[2];

const ofQuery = (service: ComputeService, query: Question): Content =>
  pictureContentOf(service, castOf(service, query, query), query);

function ofBody(
  service: ComputeService,
  { second, ...body }: Question & { readonly second?: BirthInput | undefined },
  lang: string | undefined,
): Content {
  return pictureContentOf(service, castOf(service, body, body), { ...body, lang }, second);
}
