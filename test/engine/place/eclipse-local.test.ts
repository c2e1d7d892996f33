import { describe, expect, test } from 'vitest';
import type { EclipseHorizon, LocalInstant } from '../../../engine/place/eclipse-horizon.ts';
import { lunarEclipseAtPlace } from '../../../engine/place/lunar-eclipse.ts';
import type { Place } from '../../../engine/place/place.ts';
import { solarEclipseAtPlace } from '../../../engine/place/solar-eclipse.ts';
import type { Eclipse } from '../../../engine/sky/eclipses/eclipse.ts';
import { eclipsesOf } from '../../../engine/sky/eclipses/eclipses-of.ts';
import { SUN_RADIUS } from '../../../engine/sky/eclipses/radii.ts';
import type { SkyYear } from '../../../engine/sky/sky-year.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { sweph } from '../../ephemeris/library.ts';
import { ledger } from '../against-swiss-ephemeris/reference.ts';
import { seeded } from '../random.ts';
import { discsAt, newYear, SECOND } from '../sky/eclipses/library.ts';

const c = sweph.constants;
const sky = openBundledSky();

/** How many random places and instants; each is tried for its next eclipse of either kind. */
const PLACES = Number(process.env.ECLIPSE_PLACES ?? 200);

/** The library's horizon at the rise or set of an eclipsed body: its lower limb, through refraction at 0 degrees. */
const refraction = sweph.refrac_extended(1e-6, 0, 1013.25, 0, 0.0065, c.SE_APP_TO_TRUE).data;
const LOWER_LIMB: EclipseHorizon = {
  sun: { altitude: refraction, radius: -SUN_RADIUS, seenFrom: 'surface' },
  moon: { altitude: refraction, radius: -1737.5 / 6378.137, seenFrom: 'surface' },
};

/** Arc seconds from the contact at which the library's steps have ended short of it: so where limbs glide along. */
const ASTRAY = 0.05;

/** Magnitude up to which a quarter of an arc second takes longer than two seconds. */
const GLANCING = 0.03;

/** Arc seconds by which our discs and the library's may lie apart: it places the observer by the mean pole. */
const TOPOCENTRIC = 0.25;

/** The library's radius of the Moon at second and third contact, in its radius otherwise. */
const VALLEYS = 0.99916;

/** Arc seconds from outer and inner touch of the library's discs. */
function offTouch(jd: number, { lat, lon }: Place, contact: 'outer' | 'inner'): number {
  const { sun, moon, apart } = discsAt(jd, lat, lon);
  return Math.abs(contact === 'outer' ? apart - sun - moon : apart - Math.abs(sun - VALLEYS * moon));
}

/** A place anywhere on Earth, each square mile as likely. */
function anyPlace(random: () => number): Place {
  return { lat: (Math.asin(2 * random() - 1) * 180) / Math.PI, lon: 360 * random() - 180, zone: 'UTC' };
}

/** The eclipse of ours about an instant, with its sky. */
function ours<K extends Eclipse['kind']>(
  kind: K,
  jd: number,
): { sky: SkyYear; eclipse: Eclipse & { kind: K } } {
  const year = new Date((jd - 2440587.5) * 86_400_000).getUTCFullYear();
  const of = sky.year(year);
  const eclipse = eclipsesOf(of).find(
    (e): e is Eclipse & { kind: K } => e.kind === kind && Math.abs(e.greatest - jd) < 0.5,
  );
  if (eclipse === undefined) throw new Error(`no ${kind} eclipse about JD ${jd}`);
  return { sky: of, eclipse };
}

/** Degrees of true altitude between which refraction, disc and dip decide who counts a body as up. */
const doubtful = ({ altitude }: LocalInstant): boolean => altitude > -1.2 && altitude < 0.7;

describe('solar eclipses at random places', () => {
  const { note, worst } = ledger();
  const wrong: string[] = [];
  const random = seeded(12);

  for (let i = 0; i < PLACES; i++) {
    const place = anyPlace(random);
    const geo: [number, number, number] = [place.lon, place.lat, 0];
    // Some years before the end: a place may wait long for its next.
    const from = newYear(1700) + random() * (newYear(3090) - newYear(1700));
    const library = sweph.sol_eclipse_when_loc(from, c.SEFLG_SWIEPH, geo, false);
    const { flag, data: times, attributes } = library;
    const { sky: of, eclipse } = ours('solar', times[1]);
    const where = `${place.lat} ${place.lon} JD ${times[0]}`;
    const local = solarEclipseAtPlace(of, eclipse, place);
    if (local === undefined) {
      wrong.push(`none at ${where}`);
      continue;
    }
    for (const [theirs, instant, visible, contact] of [
      [times[1], local.first, c.SE_ECL_1ST_VISIBLE, 'outer'],
      [times[2], local.second, c.SE_ECL_2ND_VISIBLE, 'inner'],
      [times[3], local.third, c.SE_ECL_3RD_VISIBLE, 'inner'],
      [times[4], local.fourth, c.SE_ECL_4TH_VISIBLE, 'outer'],
    ] as const) {
      if ((instant === undefined) !== (theirs === 0)) wrong.push(`a contact too many at ${where}`);
      if (instant === undefined) continue;
      note('touch', offTouch(instant.jd, place, contact), where);
      if (offTouch(theirs, place, contact) < ASTRAY && local.maximum.magnitude > GLANCING)
        note('contact', Math.abs(instant.jd - theirs) / SECOND, where);
      if (instant.up !== ((flag & visible) !== 0) && !doubtful(instant)) wrong.push(`up at ${where}`);
    }
    if (flag & c.SE_ECL_MAX_VISIBLE) {
      const [apart, least] = [local.maximum.jd, times[0]].map(
        (jd) => discsAt(jd, place.lat, place.lon).apart,
      );
      note('apart', apart - least, where);
      note('maximum', Math.abs(local.maximum.jd - times[0]) / SECOND, where);
      note('magnitude', Math.abs(local.maximum.magnitude - attributes[8]), where);
      note('obscuration', Math.abs(local.maximum.obscuration - Math.min(1, attributes[2])), where);
      note('altitude', Math.abs(local.maximum.altitude - attributes[5]), where);
      if (local.seen?.jd !== local.maximum.jd && !doubtful(local.maximum)) wrong.push(`not seen at ${where}`);
    }
    if (local.visible.length === 0 && !doubtful(local.first) && !doubtful(local.fourth))
      wrong.push(`invisible at ${where}`);
    const limb = solarEclipseAtPlace(of, eclipse, place, LOWER_LIMB);
    for (const [theirs, event] of [
      [times[5], limb?.rises[0]],
      [times[6], limb?.sets[0]],
    ] as const) {
      // The library leaves these two as they were where the Sun neither rises nor sets.
      if (theirs > times[1] && theirs < times[4])
        note('rise or set', Math.abs((event ?? 0) - theirs) / SECOND, where);
    }
  }
  if (process.env.ECLIPSE_PLACES !== undefined)
    for (const kind of [
      'contact',
      'touch',
      'apart',
      'maximum',
      'magnitude',
      'obscuration',
      'altitude',
      'rise or set',
    ])
      console.log(`solar at ${PLACES} places, worst ${kind}:`, worst(kind));

  test('the same contacts, and the Sun up or down at each', () => expect(wrong).toEqual([]));

  test.each(['contact', 'rise or set'])('%s within 2 seconds', (kind) => {
    const { off, seen, where } = worst(kind);
    expect(seen).toBeGreaterThan(0.1 * PLACES);
    expect(off, where).toBeLessThan(2);
  });

  test('at every contact the limbs touch for the library too, however slight the eclipse', () => {
    const { off, seen, where } = worst('touch');
    expect(seen).toBeGreaterThanOrEqual(2 * PLACES);
    expect(off, where).toBeLessThan(TOPOCENTRIC);
  });

  // The distance of the discs hardly changes about its least value: an arc second in a hundred is some seconds.
  test('the maximum, where the discs stand as near as at the maximum of the library', () => {
    expect(worst('apart').off, worst('apart').where).toBeLessThan(0.05);
    expect(worst('maximum').off, worst('maximum').where).toBeLessThan(6);
  });

  test('magnitude, obscuration and altitude', () => {
    expect(worst('magnitude').off, worst('magnitude').where).toBeLessThan(2e-4);
    expect(worst('obscuration').off, worst('obscuration').where).toBeLessThan(2e-4);
    expect(worst('altitude').off, worst('altitude').where).toBeLessThan(0.02);
  });
});

describe('lunar eclipses at random places', () => {
  const { note, worst } = ledger();
  const wrong: string[] = [];
  const random = seeded(13);

  for (let i = 0; i < PLACES; i++) {
    const place = anyPlace(random);
    const geo: [number, number, number] = [place.lon, place.lat, 0];
    const from = newYear(1700) + random() * (newYear(3095) - newYear(1700));
    const { flag, data: times } = sweph.lun_eclipse_when_loc(from, c.SEFLG_SWIEPH, geo, false);
    const { sky: of, eclipse } = ours('lunar', times[0]);
    const where = `${place.lat} ${place.lon} JD ${times[0]}`;
    const local = lunarEclipseAtPlace(of, eclipse, place);
    const { penumbral, partial, total, maximum, seen } = local;
    // The library leaves out the contacts below its horizon.
    for (const [theirs, instant, visible] of [
      [times[6], penumbral.start, c.SE_ECL_PENUMBBEG_VISIBLE],
      [times[2], partial?.start, c.SE_ECL_PARTBEG_VISIBLE],
      [times[4], total?.start, c.SE_ECL_TOTBEG_VISIBLE],
      [times[5], total?.end, c.SE_ECL_TOTEND_VISIBLE],
      [times[3], partial?.end, c.SE_ECL_PARTEND_VISIBLE],
      [times[7], penumbral.end, c.SE_ECL_PENUMBEND_VISIBLE],
    ] as const) {
      if (instant === undefined) {
        if (theirs !== 0) wrong.push(`a contact of the library's only at ${where}`);
        continue;
      }
      if (theirs !== 0) note('contact', Math.abs(instant.jd - theirs) / SECOND, where);
      if (instant.up !== ((flag & visible) !== 0) && !doubtful(instant)) wrong.push(`up at ${where}`);
      const { data } = sweph.lun_eclipse_how(instant.jd, c.SEFLG_SWIEPH, geo);
      note('altitude', Math.abs(instant.altitude - data[5]), where);
    }
    const { data } = sweph.lun_eclipse_how(maximum.jd, c.SEFLG_SWIEPH, geo);
    note('magnitude', Math.abs(maximum.penumbralMagnitude - data[1]), where);
    if (seen === undefined && !doubtful(penumbral.start) && !doubtful(penumbral.end))
      wrong.push(`invisible at ${where}`);
    const limb = lunarEclipseAtPlace(of, eclipse, place, LOWER_LIMB).penumbral;
    for (const [theirs, event] of [
      [times[8], limb.rises[0]],
      [times[9], limb.sets[0]],
    ] as const) {
      if (theirs !== 0) note('rise or set', Math.abs((event ?? 0) - theirs) / SECOND, where);
    }
  }
  if (process.env.ECLIPSE_PLACES !== undefined)
    for (const kind of ['contact', 'altitude', 'magnitude', 'rise or set'])
      console.log(`lunar at ${PLACES} places, worst ${kind}:`, worst(kind));

  test('the same contacts, and the Moon up or down at each', () => expect(wrong).toEqual([]));

  test.each(['contact', 'rise or set'])('%s within 2 seconds', (kind) => {
    const { off, seen, where } = worst(kind);
    expect(seen).toBeGreaterThan(0.1 * PLACES);
    expect(off, where).toBeLessThan(2);
  });

  test('altitude and magnitude', () => {
    expect(worst('altitude').off, worst('altitude').where).toBeLessThan(0.001);
    expect(worst('magnitude').off, worst('magnitude').where).toBeLessThan(1e-5);
  });
});
