// The days of a person: when the Moon is strong for a birth, by the rules of tara bala and chandra bala.

import type { CompiledPack, ConditionSpan } from '@nirnaya/compiler/runtime';
import { mostPersonalDates, type personalAnswer } from '@nirnaya/contract/jyotisha';
import { labelRead, type z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { isoDate } from '@nirnaya/engine/civil';
import { intersect, type Spans } from '@nirnaya/engine/spans';
import { locationOf } from '../context/location-echo.ts';
import { engineOf } from '../context/panchang-engine.ts';
import { requestContext } from '../context/request-context.ts';
import { daysOccurred } from '../context/skipped-days.ts';
import { type PanchangDay, panchangDay } from '../day/day.ts';
import { timeSpan } from '../day/times.ts';
import { newDelhi } from '../places/locations.ts';
import type { PlaceQuery } from '../places/where.ts';
import { requireDateRange } from '../requests/range.ts';
import { type FieldError, invalidParameters, unavailable } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';

type Answer = z.output<typeof personalAnswer>;

/** A birth by the Moon. */
export interface MoonOfBirth {
  /** 0 = Ashwini */
  readonly star: number;
  /** 0 = Mesha */
  readonly sign: number;
}

const rules = {
  tara: 'CONDITION_TARA_BALA',
  chandra: 'CONDITION_CHANDRA_BALA',
  eighth: 'CONDITION_CHANDRASHTAMA',
} as const;

/** A star and a sign of birth as a request says them, both required. What cannot be read, or cannot be of one Moon, is a 400. */
export function moonOfBirth(given: {
  readonly janma_nakshatra?: string | undefined;
  readonly janma_rashi?: string | undefined;
}): MoonOfBirth {
  const errors: FieldError[] = [];
  const read = (field: keyof typeof given, kind: 'nakshatra' | 'rashi'): number => {
    const text = given[field];
    const label = text === undefined ? { error: 'is required' } : labelRead(kind, text);
    if ('value' in label) return label.value;
    errors.push({ field, message: label.error });
    return 0;
  };
  const [star, sign] = [read('janma_nakshatra', 'nakshatra'), read('janma_rashi', 'rashi')];
  // Nine padas are a rashi, four a nakshatra.
  const [first, last] = [Math.floor((4 * star) / 9), Math.floor((4 * star + 3) / 9)];
  if (errors.length === 0 && (sign < first || sign > last)) {
    const signs = [...new Set([first, last])].map((one) => nameOf('rashi', one)).join(' or ');
    errors.push({
      field: 'janma_rashi',
      message: `must be ${signs} for the star ${nameOf('nakshatra', star)}`,
    });
  }
  if (errors.length > 0) throw invalidParameters(errors);
  return { star, sign };
}

/** What the rules say of a day for a birth; undefined where the packs lack one of them. */
interface Strength {
  readonly tara: readonly ConditionSpan[];
  readonly chandra: readonly ConditionSpan[];
  readonly eighth: readonly ConditionSpan[];
}

function strengthOn(
  pack: CompiledPack,
  py: PlaceYear,
  day: number,
  { star, sign }: MoonOfBirth,
): Strength | undefined {
  if (Object.values(rules).some((code) => !pack.rules.has(code))) return undefined;
  const of = (code: string, inputs: Readonly<Record<string, number>>) =>
    pack.conditions.ofRule(py, code, day, inputs)?.spans ?? [];
  return {
    tara: of(rules.tara, { janma_nakshatra: star }),
    chandra: of(rules.chandra, { janma_rashi: sign }),
    eighth: of(rules.eighth, { janma_rashi: sign }),
  };
}

const spansOf = (of: readonly ConditionSpan[]): Spans => of.flatMap(({ start, end }) => [start, end]);

/** A stretch of time, JD UT. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * When both tara bala and chandra bala hold around a day; undefined where the packs lack their rules. Stretches that meet are one.
 */
export function favourableOn(
  pack: CompiledPack,
  py: PlaceYear,
  day: number,
  birth: MoonOfBirth,
): readonly Stretch[] | undefined {
  const strength = strengthOn(pack, py, day, birth);
  return strength && favourableBy(strength);
}

const favourableBy = ({ tara, chandra }: Strength): readonly Stretch[] =>
  joined(intersect(spansOf(tara), spansOf(chandra)));

/** A millisecond. */
const slack = 1e-8;

function joined(spans: Spans): readonly Stretch[] {
  const out: Stretch[] = [];
  for (let i = 0; i + 1 < spans.length; i += 2) {
    const [start, end] = [spans[i], spans[i + 1]];
    const last = out.at(-1);
    if (last !== undefined && start <= last.end + slack) out[out.length - 1] = { start: last.start, end };
    else out.push({ start, end });
  }
  return out;
}

/** Whether a stretch of a day lies within its stretches that are good for a birth, to a millisecond. */
export const isFavourable = ({ start, end }: Stretch, favourable: readonly Stretch[]): boolean =>
  favourable.some((one) => one.start <= start + slack && end <= one.end + slack);

/** A personal calendar as it is asked for. */
export interface PersonalQuestion {
  readonly janma_nakshatra: string;
  readonly janma_rashi: string;
  /** civil day numbers */
  readonly start: number;
  readonly end: number;
  readonly place: PlaceQuery;
}

/** Answer of `GET /v1/personal-calendar`. A range turned around is a 400, one too long a 422, a date that is not served a 404. */
export function personalCalendar(service: AppContext, question: PersonalQuestion): Answer {
  const { start, end, place } = question;
  const birth = moonOfBirth(question);
  requireDateRange({ from: start, to: end, fields: ['start_date', 'end_date'] }, mostPersonalDates);
  const context = requestContext(service, { ...place, pack: 'conditions' }, newDelhi);
  const days = daysOccurred(context, start, end).map((day) => writtenDay(panchangDay(context, day), birth));
  return {
    janma_nakshatra: nameOf('nakshatra', birth.star),
    janma_rashi: nameOf('rashi', birth.sign),
    count: days.length,
    days,
    rules: Object.values(rules),
    disclaimer: personalDisclaimer,
    unavailable: {},
    location: locationOf(context, start),
    engine: engineOf(service, context),
  };
}

const personalDisclaimer =
  'When the Moon is counted as strong for the star and the sign of a birth, by the rules named. Not a basis for decisions on health, money, law or other people.';

function writtenDay(
  { context: { pack }, py, day, from, to, clock }: PanchangDay,
  birth: MoonOfBirth,
): Answer['days'][number] {
  const strength = strengthOn(pack, py, day, birth);
  if (strength === undefined)
    throw unavailable('no_rules', 'the active packs have no rules of tara bala and chandra bala.');
  const within = <T extends { readonly start: number; readonly end: number }, U extends object>(
    spans: readonly T[],
    more: (of: T) => U,
  ) =>
    spans.flatMap((of) => {
      const span = timeSpan(clock, Math.max(of.start, from), Math.min(of.end, to));
      return span === null || of.end <= from || of.start >= to ? [] : [{ ...span, ...more(of) }];
    });
  const whole = timeSpan(clock, from, to);
  if (whole === null) throw new RangeError(`the day ${isoDate(day)} has no length`);
  return {
    date: isoDate(day),
    ...whole,
    tara_bala: within(strength.tara, ({ kind }) => ({ tara: String(kind ?? '') })),
    chandra_bala: within(strength.chandra, ({ kind }) => ({ house: Number(kind) })),
    chandrashtama: within(strength.eighth, () => ({})),
    favourable: within(favourableBy(strength), () => ({})),
  };
}
