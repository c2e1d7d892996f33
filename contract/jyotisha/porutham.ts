// The ten poruthams of two births, and how their malefics weigh against each other.

import { authority } from '../common/authority.ts';
import { z } from '../schema/zod.ts';
import { chartEnvelope } from './chart-envelope.ts';
import { kutaShape, matched, matchRoles } from './match.ts';

/** How a porutham agrees. */
const agreements = ['agrees', 'middling', 'does_not_agree'] as const;

const porutham = z
  .object({
    porutham: z.string().openapi({ example: 'rajju' }),
    agreement: z.enum(agreements).describe('one point, half a point, no point').openapi('PoruthamAgreement'),
    ...kutaShape.pick({
      name: true,
      rule: true,
      summary: true,
      points: true,
      maximum: true,
      groom: true,
      bride: true,
      authorities: true,
    }).shape,
  })
  .openapi('Porutham');

/** The malefics of one chart. */
const malefics = z
  .object({
    from_lagna: z.number().describe('malefics in houses 1, 2, 4, 7, 8 and 12'),
    from_moon: z.number(),
    from_venus: z.number(),
    points: z.number().describe('counted in full from the lagna, half from the Moon, a quarter from Venus'),
  })
  .openapi('PapaPoints');

/** Answer of `POST /v1/compatibility/porutham`. */
export const poruthamAnswer = z
  .object({
    roles: matchRoles,
    bride: matched,
    groom: matched,
    poruthams: z.array(porutham).readonly().describe('the ten, in their order'),
    total: z.number().describe('of ten'),
    agreeing: z.int().describe('how many agree in full'),
    maximum: z.number(),
    papasamya: z
      .object({
        bride: malefics,
        groom: malefics,
        is_balanced: z.boolean().describe('whether the groom has as many points or more'),
        rule: z.string(),
        authorities: z.array(authority).readonly(),
      })
      .openapi('Papasamya')
      .nullable()
      .describe('null with the reason under unavailable'),
    ...chartEnvelope,
  })
  .openapi('PoruthamReport');
