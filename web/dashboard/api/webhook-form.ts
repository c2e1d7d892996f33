// What people write into the form of a webhook, as the API takes it, and as the form shows what there is.

import type { NewWebhook, Webhook } from './answers.ts';
import { type ChosenPlace, whereOf } from './chosen-place.ts';
import { givenNumber, givenText, givenWords, textIn } from './form-values.ts';

/** Kinds of events with what each says, in the order of the form. */
export const kindTexts: Readonly<Record<Webhook['kinds'][number], string>> = {
  'festival.upcoming': 'A festival draws near at a place',
  'alert.matched': 'The conditions of an alert hold on the day that has begun',
  'rules.updated': 'The rules of some packs have changed, and with them perhaps dates',
  'data.updated': 'The data that is computed with has changed',
  'quota.warning': 'A key has used 75 % or 90 % of its quota',
};

/** The kinds, in the order of the form. */
export const kinds = Object.keys(kindTexts) as readonly Webhook['kinds'][number][];

/** How days of observances are decided, as it is offered. */
export const festivalModes = [
  { value: 'standard', name: 'standard' },
  { value: 'drik', name: 'drik' },
] as const;

/** What `festival.upcoming` is asked for. */
export type Filter = NonNullable<NewWebhook['filter']>;

/** The fields of the form as the API names them. */
export const webhookFields = [
  'url',
  'kinds',
  'description',
  'filter',
  'filter.region',
  'filter.pack',
  'filter.festival_mode',
  'filter.festivals',
  'filter.days_ahead',
  'filter.at_hour',
] as const;

/** The webhook that a form describes. */
export function webhookIn(data: FormData, place: ChosenPlace | undefined): NewWebhook {
  const chosen = kinds.filter((kind) => data.getAll('kinds').includes(kind));
  return {
    url: textIn(data, 'url'),
    kinds: [...chosen],
    description: textIn(data, 'description'),
    ...(chosen.includes('festival.upcoming') ? { filter: filterIn(data, place) } : {}),
  };
}

function filterIn(data: FormData, place: ChosenPlace | undefined): Filter {
  const mode = givenText(data, 'filter.festival_mode');
  const words = givenWords(data, 'filter.festivals');
  return {
    ...whereOf(place),
    ...given('region', givenText(data, 'filter.region')),
    ...given('pack', givenText(data, 'filter.pack')),
    ...(mode === 'drik' || mode === 'standard' ? { festival_mode: mode } : {}),
    ...(words === undefined ? {} : { festivals: [...words] }),
    ...given('days_ahead', givenNumber(data, 'filter.days_ahead')),
    ...given('at_hour', givenNumber(data, 'filter.at_hour')),
  };
}

const given = <K extends string, V>(name: K, value: V | undefined): { [k in K]?: V } =>
  value === undefined ? {} : ({ [name]: value } as { [k in K]?: V });
