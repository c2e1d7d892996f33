// The panchang of a birth: the angas that run at its instant, and the classes of its star and sign.

import { authority } from '../common/authority.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { nakshatraName } from './grahas.ts';

const lord = named('graha', z.string().nullable()).describe(
  'ruling graha; null if the packs do not state it',
);
const classOf = (what: string) => named('name', z.string().nullable()).describe(what);

/** The sound of a pada, with which names begin. */
const nameSound = z
  .object({
    sound: z.string().describe('in IAST').openapi({ example: 'cū' }),
    in_scripts: z
      .record(z.string(), z.string())
      .describe('by language')
      .openapi({ example: { hi: 'चू', ta: 'சூ' } }),
  })
  .openapi('NameSound');

/** What is printed of the Moon's star and sign. */
const avakahada = z
  .object({
    varna: classOf('class of the sign of the Moon: a table of signs, of nobody’s family'),
    vashya: classOf('kind of the sign'),
    yoni: classOf('animal of the star'),
    gana: classOf('nature of the star'),
    nadi: classOf('channel of the star'),
    name_sound: nameSound.nullable().describe('of the pada of the Moon'),
    name_sound_of_lagna: nameSound.nullable().describe('of the pada of the lagna'),
    rule: z.string(),
    authorities: z.array(authority).readonly(),
  })
  .openapi('Avakahada');

/** The tithi of a matter of life. */
const specialTithi = z
  .object({
    matter: named(
      'name',
      z.string().describe('the matter of life that it stands for').openapi({ example: 'Dhana' }),
    ),
    multiplier: z
      .int()
      .min(1)
      .describe('multiplier of the elongation of the Moon from the Sun: the house of the matter'),
    number: z.int().min(1).max(30).describe('of the lunation: Purnima 15, Amavasya 30'),
    name: named('tithi', z.string()),
    paksha: named('paksha', z.enum(['Shukla', 'Krishna'])),
    elapsed: z.number().min(0).max(1).describe('elapsed share, in arc'),
  })
  .openapi('SpecialTithi');

/** The tithis of the matters of life. */
const specialTithis = z
  .object({
    tithis: z
      .array(specialTithi)
      .readonly()
      .describe('from janma, the tithi itself, to vyaya; mrityu with include_arishta=true'),
    rule: z.string(),
    authorities: z.array(authority).readonly(),
  })
  .openapi('SpecialTithis');

/** The panchang of a birth. */
export const birthPanchang = z
  .object({
    vara: z
      .object({ number: z.int().min(1).max(7), name: named('weekday', z.string()), lord })
      .nullable()
      .describe('from sunrise to sunrise; null where the Sun does not rise and set around the birth'),
    tithi: z.object({
      number: z.int().min(1).max(30).describe('of the lunation: Purnima 15, Amavasya 30'),
      name: named('tithi', z.string()),
      paksha: named('paksha', z.enum(['Shukla', 'Krishna'])),
      elapsed: z.number().min(0).max(1).describe('elapsed share, in arc'),
      lord,
    }),
    nakshatra: z.object({
      number: z.int().min(1).max(27),
      name: nakshatraName,
      pada: z.int().min(1).max(4),
      elapsed: z.number().min(0).max(1),
      lord,
    }),
    yoga: z.object({ number: z.int().min(1).max(27), name: named('yoga', z.string()), lord }),
    karana: z.object({
      half: z.int().min(1).max(60).describe('half-tithi of the lunation'),
      name: named('karana', z.string()),
    }),
    avakahada: avakahada.nullable().describe('null if the packs have no rule for it'),
    special_tithis: specialTithis
      .nullable()
      .describe(
        'tithis of multiples of the elongation; a minute of birth time moves the twelfth by a hundredth of its length. Null if the packs have no rule for them',
      ),
  })
  .openapi('BirthPanchang');
