// The day as a ring of 24 hours: sunrise on the left, noon above, night below; on it what runs through the day, and now.

import { clockOf, minutesBetween } from '../format/index.ts';
import { MoonDisc } from './moon.tsx';
import { arcLine, number, type Polar, pointOn, ringPart } from './polar.ts';

/** A stretch of time on the ring; instants are local ISO 8601. */
export interface DialSpan {
  readonly start: string;
  readonly end: string;
  readonly name: string;
}

/** A window of the day, with the class of its colour. */
export interface DialWindow extends DialSpan {
  readonly tone: 'good' | 'shunned' | 'quiet';
}

/** What a dial shows. */
export interface DialProps {
  readonly sunrise: string;
  readonly sunset: string;
  readonly nextSunrise: string;
  readonly tithis: readonly DialSpan[];
  readonly nakshatras: readonly DialSpan[];
  readonly windows: readonly DialWindow[];
  /** degrees from the Sun to the Moon */
  readonly elongation: number;
  /** the present, where it lies in the day */
  readonly now: string | undefined;
  /** what the drawing is, for those who do not see it */
  readonly title: string;
}

const size = 460;
const centre = size / 2;
const rings = {
  good: [193, 203],
  shunned: [181, 191],
  day: [146, 178],
  tithi: [116, 142],
  nakshatra: [88, 112],
} as const;
const hours = 216;
const moonRadius = 46;
/** where sunrise stands, degrees clockwise from the right */
const start = 180;

/** The ring. */
export function Dial(props: DialProps) {
  const { sunrise, sunset, nextSunrise, tithis, nakshatras, windows, elongation, now, title } = props;
  const length = minutesBetween(sunrise, nextSunrise);
  const turn = (minutes: number): number => start + (360 * Math.min(Math.max(minutes, 0), length)) / length;
  const at = (instant: string): number => turn(minutesBetween(sunrise, instant));
  const part = (from: string, to: string, [inner, outer]: readonly [number, number], gap = 0) =>
    ringPart({ centre, inner, outer }, at(from) + gap, at(to) - gap);
  const dusk = minutesBetween(sunrise, sunset);
  return (
    <svg class="dial" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title}>
      <path class="fill-day" d={part(sunrise, sunset, rings.day)} />
      <path class="fill-night" d={part(sunset, nextSunrise, rings.day)} />
      <HourMarks sunrise={sunrise} length={length} turn={turn} />
      {windows.map(({ name, tone, start: from, end }) => (
        <path
          key={`${name} ${from}`}
          class={`fill-${tone}`}
          d={part(from, end, tone === 'good' ? rings.good : rings.shunned)}
        />
      ))}
      <Track id="dial-tithi" spans={tithis} ring={rings.tithi} tones={['target', 'other']} at={at} />
      <Track
        id="dial-nakshatra"
        spans={nakshatras}
        ring={rings.nakshatra}
        tones={['star', 'star-other']}
        at={at}
      />
      <path class="dial-edge" d={spoke(at(sunrise), rings.nakshatra[0], rings.good[1])} />
      <path class="dial-edge" d={spoke(turn(dusk), rings.day[0], rings.day[1])} />
      <MoonDisc x={centre} y={centre} radius={moonRadius} elongation={elongation} />
      {now === undefined ? null : <Hand angle={at(now)} isDay={minutesBetween(sunrise, now) < dusk} />}
    </svg>
  );
}

const spoke = (angle: number, inner: number, outer: number): string =>
  `M${pointOn(centre, inner, angle)}L${pointOn(centre, outer, angle)}`;

interface TrackProps {
  readonly id: string;
  readonly spans: readonly DialSpan[];
  readonly ring: readonly [number, number];
  readonly tones: readonly [string, string];
  readonly at: (instant: string) => number;
}

/** A name stands in its part where that is at least so wide, in units of the drawing for each of its characters. */
const perCharacter = 8.4;

// What follows one another through the day, each with its name where there is room.
function Track({ id, spans, ring: [inner, outer], tones, at }: TrackProps) {
  const middle = (inner + outer) / 2;
  return (
    <g>
      {spans.map(({ name, start: from, end }, i) => {
        const [a, b] = [at(from), at(end)];
        if (b - a < 0.5) return null;
        const path = `${id}-${i}`;
        const space = ((b - a) / 360) * 2 * Math.PI * middle - 16;
        const tone = tones[i % 2] ?? tones[0];
        return (
          <g key={path}>
            <path class={`fill-${tone}`} d={ringPart({ centre, inner, outer }, a + 0.5, b - 0.5)} />
            {name.length * perCharacter > space ? null : (
              <NameOn path={path} name={name} tone={tone} radius={middle} from={a} to={b} />
            )}
          </g>
        );
      })}
    </g>
  );
}

interface NameOnProps {
  readonly path: string;
  readonly name: string;
  readonly tone: string;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

// A name along an arc, upright: below the centre the arc runs the other way.
function NameOn({ path, name, tone, radius, from, to }: NameOnProps) {
  const middle = ((((from + to) / 2) % 360) + 360) % 360;
  const isBelow = middle > 0 && middle < 180;
  const reach = Math.min((to - from) / 2, 85);
  const arc: Polar = { centre, radius: radius + (isBelow ? 5 : -5) };
  const [a, b] = isBelow ? [middle + reach, middle - reach] : [middle - reach, middle + reach];
  return (
    <>
      <path id={path} d={arcLine(arc, a, b)} fill="none" />
      <text class={`dial-name on-${tone}`} text-anchor="middle">
        <textPath href={`#${path}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </>
  );
}

interface HourMarksProps {
  readonly sunrise: string;
  /** minutes of the day */
  readonly length: number;
  readonly turn: (minutes: number) => number;
}

// The hours of the clock about the ring; every third with its number.
function HourMarks({ sunrise, length, turn }: HourMarksProps) {
  const [hour = 0, minute = 0] = clockOf(sunrise).split(':').map(Number);
  const first = minute === 0 ? 0 : 60 - minute;
  const marks: { readonly hour: number; readonly angle: number }[] = [];
  for (let minutes = first, h = minute === 0 ? hour : hour + 1; minutes < length; minutes += 60, h += 1)
    marks.push({ hour: h % 24, angle: turn(minutes) });
  return (
    <g>
      {marks.map(({ hour: h, angle }) => (
        <g key={h}>
          <path class="dial-tick" d={spoke(angle, rings.day[1] - (h % 3 === 0 ? 9 : 5), rings.day[1])} />
          {h % 3 === 0 ? <HourNumber hour={h} angle={angle} /> : null}
        </g>
      ))}
    </g>
  );
}

function HourNumber({ hour, angle }: { readonly hour: number; readonly angle: number }) {
  const [x = '', y = ''] = pointOn(centre, hours, angle).split(' ');
  return (
    <text class="dial-hour" x={x} y={number(Number(y) + 4.5)} text-anchor="middle">
      {String(hour).padStart(2, '0')}
    </text>
  );
}

// The present: a line across the rings, and the Sun or a lamp of the night on it.
function Hand({ angle, isDay }: { readonly angle: number; readonly isDay: boolean }) {
  const [x = '', y = ''] = pointOn(centre, (rings.day[0] + rings.day[1]) / 2, angle).split(' ');
  return (
    <g class="dial-now">
      <path d={spoke(angle, rings.nakshatra[0] - 8, rings.good[1] + 2)} />
      <circle class={isDay ? 'dial-sun' : 'dial-lamp'} cx={x} cy={y} r="10" />
    </g>
  );
}

/** Whether an instant lies between two others. */
export const isWithin = (instant: string, from: string, to: string): boolean =>
  minutesBetween(from, instant) >= 0 && minutesBetween(instant, to) > 0;
