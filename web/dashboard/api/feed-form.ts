// The form of a feed: what is chosen in it, as the API takes it, and the fields beside which errors stand.

import type { Feed, NewFeed } from './answers.ts';
import { type ChosenPlace, whereOf } from './chosen-place.ts';

/** An occasion, as it is chosen. */
export interface MuhuratDraft {
  readonly event: string;
  readonly minScore: string;
  readonly months: string;
}

/** The tithi of a person, as it is chosen: by a date, or by a month and a tithi. */
export interface TithiDraft {
  readonly kind: 'birthday' | 'shraddha';
  readonly name: string;
  readonly by: 'date' | 'tithi';
  readonly date: string;
  readonly time: string;
  /** 1 = Chaitra */
  readonly month: string;
  /** 1 to 30 */
  readonly tithi: string;
  readonly isAdhika: boolean;
  readonly years: string;
}

/** A feed, as it is chosen. */
export interface FeedDraft {
  readonly name: string;
  readonly place: ChosenPlace | undefined;
  readonly region: string;
  readonly lang: string;
  readonly festivals: 'important' | 'all' | 'none';
  readonly windows: boolean;
  /** minutes, as it is written; empty: none */
  readonly alarm: string;
  readonly muhurats: readonly MuhuratDraft[];
  readonly tithis: readonly TithiDraft[];
}

/** A feed of which nothing is chosen. */
export const emptyFeed: FeedDraft = {
  name: '',
  place: undefined,
  region: '',
  lang: '',
  festivals: 'important',
  windows: false,
  alarm: '',
  muhurats: [],
  tithis: [],
};

/** An occasion that is added. */
export const newMuhurat: MuhuratDraft = { event: 'marriage', minScore: '60', months: '3' };

/** A tithi that is added. */
export const newTithi: TithiDraft = {
  kind: 'birthday',
  name: '',
  by: 'date',
  date: '',
  time: '',
  month: '1',
  tithi: '1',
  isAdhika: false,
  years: '2',
};

type Entries = Required<NewFeed>;

/** The feed as the API takes it; what is empty is left to its defaults. */
export function feedIn(draft: FeedDraft): NewFeed {
  const { name, place, festivals, windows, alarm, muhurats, tithis } = draft;
  const [region, lang] = [draft.region.trim(), draft.lang.trim()];
  return {
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...whereOf(place),
    ...(region === '' ? {} : { region }),
    ...(lang === '' ? {} : { lang }),
    ...(festivals === 'important' ? { weight: 'major,regional' } : {}),
    festivals: festivals !== 'none',
    windows,
    // What is no number is NaN, which JSON writes as null: a feed takes it for no reminder, so it is sent as a text.
    ...(alarm.trim() === '' ? {} : { alarm: (/^\d+$/.test(alarm.trim()) ? Number(alarm) : alarm) as number }),
    muhurats: muhurats.map(({ event, minScore, months }) => ({
      event,
      min_score: Number(minScore),
      months: Number(months),
    })),
    tithis: tithis.map(tithiIn),
  };
}

function tithiIn(draft: TithiDraft): Entries['tithis'][number] {
  const { kind, name, by, date, time, month, tithi, isAdhika, years } = draft;
  const shared = { kind, ...(name.trim() === '' ? {} : { name: name.trim() }), years: Number(years) };
  if (by === 'tithi')
    return { ...shared, month: Number(month), tithi: Number(tithi), ...(isAdhika ? { adhika: true } : {}) };
  return { ...shared, date, ...(time === '' ? {} : { time: time.slice(0, 5) }) };
}

/** The fields of the form as the API names them. */
export const feedFields = ({ muhurats, tithis }: FeedDraft): readonly string[] => [
  'name',
  'location_id',
  'region',
  'lang',
  'festivals',
  'alarm',
  'muhurats',
  'tithis',
  ...muhurats.map((_entry, i) => `muhurats.${i}`),
  ...tithis.flatMap((_entry, i) => [
    `tithis.${i}`,
    ...['name', 'date', 'time'].map((field) => `tithis.${i}.${field}`),
  ]),
];

/** What a feed has, in words. */
export function feedText({ festivals, weight, muhurats, tithis }: Feed['settings']): string {
  const parts = [
    festivals ? (weight === undefined ? 'all festivals' : `festivals (${weight.join(', ')})`) : undefined,
    muhurats.length === 0
      ? undefined
      : `times for ${muhurats.map(({ event }) => event.replaceAll('_', ' ')).join(', ')}`,
    tithis.length === 0
      ? undefined
      : `${tithis.length} ${tithis.length === 1 ? 'tithi' : 'tithis'} of people`,
  ];
  return parts.filter((part) => part !== undefined).join('; ');
}
