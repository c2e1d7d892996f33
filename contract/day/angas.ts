// The response shape of the five angas of a day.

import { period } from '../common/times.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** An attribute of a name in the packs; null where they have none. */
const nullableText = (what: string, example: string) =>
  z.string().nullable().describe(what).openapi({ example });

const number = (last: number) => z.int().min(1).max(last);
const auspicious = z.boolean().nullable();

/** The bright or the dark half of the lunation. */
export const paksha = named('paksha', z.enum(['Shukla', 'Krishna']));

/** The weekday, which runs from sunrise to sunrise. */
export const vara = z
  .object({
    number: number(7).describe('Sunday is 1'),
    name: named('weekday', z.string().openapi({ example: 'Sunday' })),
    name_sa: nullableText('in Sanskrit', 'Ravivara'),
    lord: named('graha', z.string().describe('ruling graha').openapi({ example: 'Sun' })),
    nature: named('name', nullableText('as that of stars', 'Dhruva')),
  })
  .openapi('Vara');

/** A tithi by name and time. */
export const tithiBrief = z
  .object({
    number: number(30).describe('of the lunation: Purnima 15, Amavasya 30'),
    name: named('tithi', z.string().openapi({ example: 'Ekadashi' })),
    paksha,
    period,
  })
  .openapi('TithiBrief');

/** A tithi, and those of its day. */
export const tithi = z
  .object({
    ...tithiBrief.shape,
    full_name: named(
      { kind: 'tithi', keys: 'full tithi' },
      z.string().openapi({ example: 'Shukla Ekadashi' }),
    ),
    nature: named('tithi class', nullableText('Nanda, Bhadra, Jaya, Rikta or Purna', 'Nanda')),
    lord: named('graha', nullableText('ruling graha', 'Mars')),
    deity: named('name', nullableText('its deity', 'Vishvedevas')),
    of_day: z.array(tithiBrief).describe('all during the day, in order'),
  })
  .openapi('Tithi');

/** A nakshatra of the Moon by name and time. */
export const nakshatraBrief = z
  .object({
    number: number(27).describe('Ashwini is 1'),
    name: named('nakshatra', z.string().openapi({ example: 'Rohini' })),
    period,
  })
  .openapi('NakshatraBrief');

const pada = z.int().min(1).max(4);

/** A quarter of a nakshatra. */
const nakshatraPada = z
  .object({
    number: nakshatraBrief.shape.number.describe('of the nakshatra'),
    name: nakshatraBrief.shape.name,
    pada,
    period,
  })
  .openapi('NakshatraPada');

/** A nakshatra, and those of its day. */
export const nakshatra = z
  .object({
    ...nakshatraBrief.shape,
    deity: named('name', nullableText('its deity', 'Brahma')),
    gana: named('name', nullableText('Deva, Manushya or Rakshasa', 'Manushya')),
    nature: named('name', nullableText('kind of work it favours', 'Dhruva')),
    lord: named('graha', nullableText('ruling graha', 'Moon')),
    yoni: named('name', nullableText('its animal', 'Serpent')),
    nadi: named('name', nullableText('Adi, Madhya or Antya', 'Antya')),
    pada: pada.describe('the quarter of the Moon'),
    padas: z.array(nakshatraPada).describe('all quarters during the day, in order'),
    of_day: z.array(nakshatraBrief).describe('all during the day, in order'),
  })
  .openapi('Nakshatra');

/** A yoga of Sun and Moon by name and time. */
export const yogaBrief = z
  .object({
    number: number(27).describe('Vishkambha is 1'),
    name: named('yoga', z.string().openapi({ example: 'Siddhi' })),
    period,
  })
  .openapi('YogaBrief');

/** A yoga, and those of its day. */
export const yoga = z
  .object({
    ...yogaBrief.shape,
    nature: nullableText('auspicious or inauspicious', 'auspicious'),
    lord: named('graha', nullableText('ruling graha', 'Mars')),
    deity: named('name', nullableText('its deity', 'Ganesha')),
    of_day: z.array(yogaBrief).describe('all during the day, in order'),
  })
  .openapi('Yoga');

/** A karana by name and time. */
export const karanaBrief = z
  .object({
    number: number(11).describe('Bava is 1, Vishti 7, Kimstughna 11'),
    half: number(60).describe('half-tithi of the lunation'),
    name: named('karana', z.string().openapi({ example: 'Bava' })),
    auspicious,
    period,
  })
  .openapi('KaranaBrief');

/** A karana, and those of its day. */
export const karana = z
  .object({
    ...karanaBrief.shape,
    class: named('name', nullableText('chara (movable) or sthira (fixed)', 'chara')),
    deity: named('name', nullableText('its deity', 'Indra')),
    of_day: z.array(karanaBrief).describe('all during the day, in order'),
  })
  .openapi('Karana');
