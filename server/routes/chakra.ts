// Chakras: places of stars in figures, computed from what is given or from the sky of a date.

import {
  chakraAnswerOf,
  type FigureName,
  type GivenValues,
  nakshatrasAnswerOf,
  ownChakraAnswerOf,
  type WhenQuery,
} from '@nirnaya/app/chakra';
import { kotaAnswer, saptashalakaAnswer, sarvatobhadraAnswer, shulaAnswer } from '@nirnaya/contract/chakra';
import type { z } from '@nirnaya/contract/schema';
import type { ComputeService } from '../compute/compute-service.ts';
import { quick } from './operation/handler.ts';

// Every figure takes when and where the sky is taken, and what is its own.
interface FigureRequest {
  readonly service: ComputeService;
  readonly query: WhenQuery & GivenValues;
}

const figure =
  <S extends z.ZodType>(name: FigureName, shape: S) =>
  ({ service, query: { date, time, location_id, lat, lon, tz, ...given } }: FigureRequest): z.output<S> =>
    chakraAnswerOf(service, name, given, { when: { date, time, location_id, lat, lon, tz }, shape });

/** The operations on chakras. */
export const handlers = quick({
  chakraKota: figure('kota', kotaAnswer),
  chakraSaptashalaka: figure('saptashalaka', saptashalakaAnswer),
  chakraSarvatobhadra: figure('sarvatobhadra', sarvatobhadraAnswer),
  chakraShula: figure('shula', shulaAnswer),
  chakraNakshatras: ({ service }) => nakshatrasAnswerOf(service),
  evaluateChakra: ({ service, body: { code, inputs = {} } }) => ownChakraAnswerOf(service, code, inputs),
});
