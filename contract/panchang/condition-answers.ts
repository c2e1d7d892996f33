// The response shapes of the operations on conditions.

import { authority } from '../common/authority.ts';
import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { bhadra, gandaMool, panchak, shastra, specialYogas } from '../day/conditions.ts';
import { z } from '../schema/zod.ts';

const date = z.string().openapi({ format: 'date' });
const authorities = z.array(authority);

/** `/v1/panchak`. */
export const panchakAnswer = z
  .object({ date, ...panchak.shape, authorities, ...panchangEnvelope })
  .openapi('PanchakOfDay');

/** `/v1/bhadra`. */
export const bhadraAnswer = z
  .object({ date, ...bhadra.shape, authorities, ...panchangEnvelope })
  .openapi('BhadraOfDay');

/** `/v1/ganda-mool`. */
export const gandaMoolAnswer = z
  .object({ date, ...gandaMool.shape, authorities, ...panchangEnvelope })
  .openapi('GandaMoolOfDay');

/** `/v1/special-yogas`. */
export const specialYogasAnswer = z
  .object({ date, ...specialYogas.shape, ...panchangEnvelope })
  .openapi('SpecialYogasOfDay');

/** `/v1/shastra/conditions`. */
export const shastraAnswer = z
  .object({ date, ...shastra.shape, ...panchangEnvelope })
  .openapi('ShastraOfDay');
