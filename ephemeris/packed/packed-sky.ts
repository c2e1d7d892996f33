/**
 * The ephemeris out of a packed sky: plain arithmetic on bytes, the same in Node, in a thread and in a browser. Measured
 * against the Swiss Ephemeris over its whole range: docs/dates/SKY.md.
 */
import {
  type Ayanamsa,
  BODY,
  type Body,
  type BodyPosition,
  type MovingPosition,
  type SkySource,
  SkyUnavailable,
} from '@nirnaya/engine/sky';
import { aberrated, bent, LIGHT } from './apparent.ts';
import { openBlocks } from './blocks.ts';
import { type ByteSource, openPackedFile, type StreamName, type WholePolynomial } from './format.ts';
import { placeAt, type Segment, type Sphere, segmentValue, vectorAt, velocityAt } from './sphere.ts';
import {
  EARTH_MOON_SHARE,
  fromVector,
  lengthOf,
  plus,
  type Spherical,
  times,
  toVector,
  type Vector,
} from './vector.ts';

/** Degrees the Earth turns in a day against the equinox. */
const SIDEREAL_TURN = 360.98564736629;

/** Days on either side of an instant over which a motion is measured. */
const STEP = 0.01;

/** The planets by their numbers. */
const PLANETS = { 2: 'mercury', 3: 'venus', 4: 'mars', 5: 'jupiter', 6: 'saturn' } as const;

type PlanetName = (typeof PLANETS)[keyof typeof PLANETS];

/** Masses in masses of the Sun (IAU 2009). */
const MASS = { jupiter: 1 / 1047.348644, saturn: 1 / 3497.9018 };

/** Where a body is and is seen: the segments about one instant, smooth on either side of it. */
interface Track {
  /** as seen from the Earth */
  apparent(jd: number): Spherical;
  /** without the time of light, aberration and bending */
  geometric(jd: number): Spherical;
}

/** The Sun by the barycentre of Earth and Moon, and the Moon. */
interface SunAndMoon {
  readonly barycentre: Sphere;
  readonly moon: Sphere;
}

// The Sun from the Earth is the Sun from the barycentre, and from there to the Earth the share of the Moon.
const sunAt = ({ barycentre, moon }: SunAndMoon, jd: number): Vector =>
  plus(vectorAt(barycentre, jd), vectorAt(moon, jd), EARTH_MOON_SHARE);

// The Earth about the Sun, AU a day.
const earthVelocity = ({ barycentre, moon }: SunAndMoon, jd: number): Vector =>
  times(plus(velocityAt(barycentre, jd), velocityAt(moon, jd), EARTH_MOON_SHARE), -1);

/**
 * Opens a packed sky. Throws `SkyUnavailable` where its header is damaged, or with `verify` any block; without, a damaged
 * block throws when it is first needed.
 */
export function openPackedSky(source: ByteSource, { verify = false } = {}): SkySource {
  const file = openPackedFile(source);
  if (verify) for (let block = 0; block < file.header.months.length; block++) file.block(block);
  const { header } = file;
  const segment = openBlocks(file);
  const from = header.edges[0];
  const to = header.edges[header.edges.length - 1];

  const whole = ({ coefficients }: WholePolynomial, jd: number): number =>
    chebyshev(coefficients, (2 * (jd - from)) / (to - from) - 1);
  const massWithin = (fraction: number): number => chebyshev(header.solarMass.coefficients, 2 * fraction - 1);

  const sphere = (longitude: StreamName, latitude: StreamName, distance: StreamName, jd: number): Sphere => ({
    longitude: segment(longitude, jd),
    latitude: segment(latitude, jd),
    distance: segment(distance, jd),
  });
  const planetAbout = (name: PlanetName, jd: number): Sphere =>
    sphere(`${name}Longitude`, `${name}Latitude`, `${name}Distance`, jd);
  const sunAndMoonAbout = (jd: number): SunAndMoon => ({
    barycentre: sphere('barycentreLongitude', 'barycentreLatitude', 'barycentreDistance', jd),
    moon: sphere('moonLongitude', 'moonLatitude', 'moonDistance', jd),
  });
  // Of the Sun about the barycentre of the planets, by the two that weigh: a star has no light time to be shifted with it.
  const sunVelocity = (jd: number): Vector =>
    plus(
      times(velocityAt(planetAbout('jupiter', jd), jd), -MASS.jupiter),
      velocityAt(planetAbout('saturn', jd), jd),
      -MASS.saturn,
    );

  const track = (jd: number, body: Body): Track => {
    if (body === BODY.meanNode || body === BODY.trueNode) {
      const node = segment(body === BODY.meanNode ? 'meanNode' : 'trueNode', jd);
      const at = (instant: number): Spherical => nodeAt(node, instant);
      return { apparent: at, geometric: at };
    }
    const about = sunAndMoonAbout(jd);
    if (body === BODY.moon) {
      return {
        apparent: (at) => moonSeen(about, at),
        geometric: (at) => placeAt(about.moon, at),
      };
    }
    if (body === BODY.sun) {
      return {
        apparent: (at) => fromVector(aberrated(sunAt(about, at), earthVelocity(about, at))),
        geometric: (at) => fromVector(sunAt(about, at)),
      };
    }
    const planet = planetAbout(PLANETS[body], jd);
    return {
      apparent: (at) => planetSeen(planet, about, at, massWithin),
      geometric: (at) => fromVector(plus(vectorAt(planet, at), sunAt(about, at))),
    };
  };
  const position = (jd: number, body: Body): BodyPosition => wrapped(track(jd, body).apparent(jd));
  const moving = (place: (at: number) => Spherical, jd: number): MovingPosition => {
    const turn = place(jd + STEP).longitude - place(jd - STEP).longitude;
    return { ...wrapped(place(jd)), speed: (turn - 360 * Math.round(turn / 360)) / (2 * STEP) };
  };
  const meanAyanamsa = (jd: number): number => whole(header.ayanamsas.lahiri, jd);

  return {
    version: header.source,
    position,
    moving: (jd, body) => moving(track(jd, body).apparent, jd),
    movingTrue: (jd, body) => moving(track(jd, body).geometric, jd),
    orientation: (jd) => ({
      obliquity: whole(header.meanObliquity, jd) + segmentValue(segment('obliquityNutation', jd), jd),
      nutation: segmentValue(segment('nutation', jd), jd),
    }),
    meanAyanamsa,
    meanAyanamsaOf: (system: Ayanamsa, jd) => {
      const smooth = header.ayanamsas[system];
      if (smooth !== undefined) return whole(smooth, jd);
      const star = header.stars[system];
      if (star === undefined) throw new SkyUnavailable(`the packed sky has no ayanamsa ${system}`);
      const direction = toVector({
        longitude: whole(star.longitude, jd),
        latitude: whole(star.latitude, jd),
        distance: star.distance,
      });
      const about = sunAndMoonAbout(jd);
      const toSun = sunAt(about, jd);
      const deflected = bent(plus(direction, toSun), direction, times(toSun, -1), massWithin);
      const velocity = plus(earthVelocity(about, jd), sunVelocity(jd));
      const seen = fromVector(aberrated(deflected, velocity)).longitude;
      const beyond = seen - star.held;
      return meanAyanamsa(jd) + beyond - 360 * Math.round(beyond / 360);
    },
    meanSiderealTime: (jd) => {
      const steps = header.siderealSteps.reduce((sum, { at, by }) => (jd >= at ? sum + by : sum), 0);
      return modulo(segmentValue(segment('siderealTime', jd), jd) + steps + SIDEREAL_TURN * (jd - 2451545));
    },
    close: () => source.close?.(),
  };
}

// While its light comes, the Earth moves on; the Moon is too near for the Sun to bend its light.
function moonSeen(about: SunAndMoon, jd: number): Spherical {
  const velocity = earthVelocity(about, jd);
  const lightTime = segmentValue(about.moon.distance, jd) / LIGHT;
  return fromVector(aberrated(plus(vectorAt(about.moon, jd - lightTime), velocity, -lightTime), velocity));
}

// The light that arrives left the planet earlier; two rounds give its time to a millionth of a second.
function planetSeen(
  planet: Sphere,
  about: SunAndMoon,
  jd: number,
  massWithin: (fraction: number) => number,
): Spherical {
  const toSun = sunAt(about, jd);
  let heliocentric = vectorAt(planet, jd);
  for (let round = 0; round < 2; round++)
    heliocentric = vectorAt(planet, jd - lengthOf(plus(heliocentric, toSun)) / LIGHT);
  const fromEarth = plus(heliocentric, toSun);
  const deflected = bent(fromEarth, heliocentric, times(toSun, -1), massWithin);
  const seen = fromVector(aberrated(deflected, earthVelocity(about, jd)));
  return { ...seen, distance: lengthOf(fromEarth) };
}

// A node is a direction of the ecliptic.
function nodeAt(node: Segment, jd: number): Spherical {
  return { longitude: segmentValue(node, jd), latitude: 0, distance: Number.NaN };
}

function wrapped(place: Spherical): BodyPosition {
  return { ...place, longitude: modulo(place.longitude) };
}

function modulo(degrees: number): number {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest;
}

// Clenshaw's sum at `u`, -1..1.
function chebyshev(coefficients: readonly number[], u: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let k = coefficients.length - 1; k > 0; k--) {
    const b0 = coefficients[k] + 2 * u * b1 - b2;
    b2 = b1;
    b1 = b0;
  }
  return coefficients[0] + u * b1 - b2;
}
