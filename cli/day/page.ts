// The panchang of a day for people: labelled groups, no line wider than the screen.

import { isoDate } from '../../engine/place/civil.ts';
import { dayMonth } from '../../explain/date-text.ts';
import { glue, labelled } from '../text/wrap.ts';
import type { FullDay } from './panchang.ts';

/** One labelled line, or an empty one between groups. */
export type PageLine = readonly [label: string, text: string] | undefined;

/** Cells of the column of labels. */
const column = 14;

/** Lays out lines in a width of cells; `dim` paints the labels. */
export function laidOut(lines: readonly PageLine[], width: number, dim: (text: string) => string): string {
  return lines
    .map((line) => {
      if (line === undefined) return '';
      const [label, text] = line;
      const block = labelled(label, text, width, column);
      return label === '' ? block : `${dim(label)}${block.slice(label.length)}`;
    })
    .join('\n');
}

/** The groups of a page, in the order in which people look at them. */
export function pageOf(full: FullDay, day: number): PageLine[] {
  const groups = [
    angaLines(full, day),
    lightLines(full, day),
    calendarLines(full),
    windowLines(full, day),
    conditionLines(full, day),
    tableLines(full, day),
  ];
  return groups.flatMap((group, i) => (i === 0 ? group : [undefined, ...group]));
}

type Lines = PageLine[];

function angaLines({ vara, tithi, nakshatra, yoga, karana }: FullDay, day: number): Lines {
  const running = (spans: readonly { name: string; period: { end: string } }[]): string =>
    spans.map(({ name, period }) => `${glued(name)} until${glue}${momentOf(period.end, day)}`).join(', ');
  const tithis = tithi.of_day.map(({ name, paksha, period }) => ({
    name: name === 'Purnima' || name === 'Amavasya' ? name : `${paksha} ${name}`,
    period,
  }));
  return [
    ['Vara', listed([vara.name, vara.name_sa, vara.lord && `of ${vara.lord}`])],
    ['Tithi', running(tithis)],
    ['Nakshatra', `${running(nakshatra.of_day)}; pada ${nakshatra.pada} as the day begins`],
    ['Yoga', running(yoga.of_day)],
    ['Karana', running(karana.of_day)],
  ];
}

function lightLines({ timings, astronomical }: FullDay, day: number): Lines {
  const { sun, moon } = astronomical;
  const lines: Lines = [];
  if (sun !== null) {
    const times = [
      sun.sunrise === null ? 'does not rise' : `rises ${short(sun.sunrise)}`,
      sun.noon && `noon ${short(sun.noon)}`,
      sun.sunset === null ? 'does not set' : `sets ${short(sun.sunset)}`,
      sun.day_length && `day ${length(sun.day_length)}`,
      sun.night_length && `night ${length(sun.night_length)}`,
    ];
    lines.push(['Sun', listed(times)]);
  }
  if (moon !== null) {
    const { phase } = moon;
    const times = [
      timings.moonrise_at === null ? 'does not rise' : `rises ${momentOf(timings.moonrise_at, day)}`,
      timings.moonset_at === null ? 'does not set' : `sets ${momentOf(timings.moonset_at, day)}`,
      phase.name.toLowerCase(),
      `${phase.illumination_percent} % lit`,
      moon.rashis.map(({ rashi, period }) => `in ${rashi} until ${momentOf(period.end, day)}`).join(', '),
    ];
    lines.push(['Moon', listed(times)]);
  }
  return lines;
}

function calendarLines({ hindu_calendar: calendar, season }: FullDay): Lines {
  if (calendar === null) return [];
  const { amanta, purnimanta, primary, paksha, samvatsara } = calendar;
  const months = [`${amanta} (amanta)`, `${purnimanta} (purnimanta)`];
  const lines: Lines = [
    ['Month', listed([...(primary.month === 'purnimanta' ? months.reverse() : months), `${paksha} paksha`])],
    [
      'Year',
      listed([
        `Vikram ${calendar.vikram_samvat}`,
        `Gujarati ${calendar.vikram_samvat_kartikadi}`,
        `Shaka ${calendar.shaka_samvat}`,
        `Kali ${calendar.kali_year}`,
      ]),
    ],
    ['Samvatsara', `${samvatsara.north} (north), ${samvatsara.south} (south)`],
  ];
  const solar = calendar.solar.flatMap(({ calendar: name, month, day }) =>
    month === null || day === null ? [] : [`${name} ${month} ${day}`],
  );
  if (solar.length > 0) lines.push(['Solar', listed(solar)]);
  if (season !== null) {
    const { drik, vedic } = season;
    lines.push(['Season', `${drik.ritu}, ${drik.ayana} (drik); ${vedic.ritu}, ${vedic.ayana} (vedic)`]);
  }
  return lines;
}

interface Named {
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

function windowLines({ windows, choghadiya, hora }: FullDay, day: number): Lines {
  const spans = (all: readonly Named[]): string =>
    all.length === 0
      ? 'none'
      : all.map(({ name, start, end }) => `${glued(name)}${glue}${spanOf(start, end, day)}`).join(', ');
  const lines: Lines = [];
  if (windows !== null) {
    lines.push(['Auspicious', spans(windows.auspicious)], ['Inauspicious', spans(windows.inauspicious)]);
  }
  if (choghadiya !== null) {
    const slots = (all: readonly { name: string; rating: string | null; start: string }[]): string =>
      all.map(({ name, rating, start }) => `${name}${glue}${momentOf(start, day)}${mark(rating)}`).join(', ');
    lines.push(
      ['Choghadiya', `${slots(choghadiya.day)} (+ good, - bad)`],
      ['by night', slots(choghadiya.night)],
    );
  }
  if (hora !== null) {
    const rulers = (isDay: boolean): string =>
      hora
        .filter(({ is_day }) => is_day === isDay)
        .map(({ ruler, start }) => `${ruler}${glue}${momentOf(start, day)}`)
        .join(', ');
    lines.push(['Hora', rulers(true)], ['by night', rulers(false)]);
  }
  return lines;
}

const mark = (rating: string | null): string => (rating === 'good' ? '+' : rating === 'bad' ? '-' : '');

function conditionLines({ shastra, special_yogas: yogas }: FullDay, day: number): Lines {
  if (shastra === null) return [];
  const lines: Lines = shastra.conditions
    .filter(({ code }) => code !== 'CONDITION_DISHA_SHOOL' && code !== 'CONDITION_ANANDADI')
    .map(({ name, kind, spans }): PageLine => {
      const times = spans.map(({ within_day: { start, end } }) => spanOf(start, end, day)).join(', ');
      return ['', `${name}${kind === null ? '' : ` (${kind})`} ${times}`];
    });
  const [first] = lines;
  if (first !== undefined) lines[0] = ['Conditions', first[1]];
  const { direction } = shastra.disha_shool;
  if (direction !== null) lines.push(['Disha Shool', `no journey ${direction.toLowerCase()}`]);
  const anandadi = yogas?.anandadi.flatMap(({ name, within_day: { end } }) =>
    name === null ? [] : [`${glued(name)} until${glue}${momentOf(end, day)}`],
  );
  if (anandadi !== undefined && anandadi.length > 0) lines.push(['Anandadi', anandadi.join(', ')]);
  const births = (all: readonly { good_for: readonly string[]; end: string }[]): string =>
    all
      .map(({ good_for, end }) => `${good_for.map(glued).join(', ')} until${glue}${momentOf(end, day)}`)
      .join('; ');
  if (shastra.chandra_bala.length > 0) lines.push(['Chandra bala', births(shastra.chandra_bala)]);
  if (shastra.tara_bala.length > 0) lines.push(['Tara bala', births(shastra.tara_bala)]);
  return lines;
}

function tableLines({ astronomical: { lagna, grahas } }: FullDay, day: number): Lines {
  const lines: Lines = [];
  if (lagna !== null) {
    const rising = lagna.map(({ rashi, end }) => `${rashi}${glue}until${glue}${momentOf(end, day)}`);
    lines.push(['Lagna', rising.join(', ')]);
  }
  if (grahas !== null) {
    const places = grahas.map(({ graha, rashi, degrees_in_rashi, nakshatra, pada, retrograde }) => {
      const degrees = `${Math.floor(degrees_in_rashi)}°`;
      return glued(`${graha} ${rashi} ${degrees} ${nakshatra} ${pada}${retrograde ? ' R' : ''}`);
    });
    lines.push(['Grahas', `${places.join(', ')} (R retrograde)`]);
  }
  return lines;
}

const listed = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');

const glued = (text: string): string => text.replaceAll(' ', glue);

/** `06:49` of `06:49:12`, to the nearest minute. */
const short = (clock: string): string => nearestMinute(`2000-01-01T${clock}`).clock;

/** A local time to the nearest minute: of `2026-11-22 06:49` or `2026-11-22T06:49:12+05:30`. */
function nearestMinute(text: string): { readonly date: string; readonly clock: string } {
  const [, date = '', clock = '', seconds = '00'] = /^([\d-]+)[ T](\d\d:\d\d)(?::(\d\d))?/.exec(text) ?? [];
  const local = new Date(Date.parse(`${date}T${clock}:${seconds}Z`) + 30_000).toISOString();
  return { date: local.slice(0, 10), clock: local.slice(11, 16) };
}

/** `10 h 36 min` of `10:35:41`. */
function length(duration: string): string {
  const [hours, minutes, seconds] = duration.split(':').map(Number);
  const all = hours * 60 + minutes + Math.round(seconds / 60);
  return glued(`${Math.floor(all / 60)} h ${all % 60} min`);
}

/** `06:49`, with the date where it is another. */
function momentOf(text: string, day: number): string {
  const { date, clock } = nearestMinute(text);
  return date === isoDate(day) ? clock : `${clock}${glue}(${dateOf(date)})`;
}

function spanOf(start: string, end: string, day: number): string {
  const [from, to] = [nearestMinute(start), nearestMinute(end)];
  // Both on one other date: it is said once.
  const first = from.date === to.date ? from.clock : momentOf(start, day);
  return `${first}-${momentOf(end, day)}`;
}

// `22 November` of `2026-11-22`.
function dateOf(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return dayMonth(Math.round(Date.UTC(year, month - 1, day) / 86_400_000)).replaceAll(' ', glue);
}
