// Templates of alerts: conditions to begin with, each with its fields to be chosen.

import type { Draft } from './draft.ts';
import { firstPart, type Part } from './parts.ts';

/** A template. */
export interface Template {
  readonly title: string;
  /** one of the alerts that it makes */
  readonly example: string;
  readonly draft: Draft;
  /** days that the preview shows, of 90 */
  readonly daysAhead: 30 | 60 | 90;
}

const part = (kind: Part['kind'], chosen: Part['chosen']): Part => ({
  ...firstPart(kind),
  chosen: { ...firstPart(kind).chosen, ...chosen },
});

const all = (...parts: readonly Part[]): Draft => ({ match: 'all', parts });

/** The templates, in the order in which they are offered. */
export const templates = {
  tithi: {
    title: 'A tithi on a weekday',
    example: 'Ekadashi on a Thursday',
    draft: all(part('tithi', { value: '11,26' }), part('weekday', { value: 'thursday' })),
    daysAhead: 90,
  },
  nakshatra: {
    title: 'A nakshatra on a weekday',
    example: 'Guru Pushya: Pushya on a Thursday',
    draft: all(part('nakshatra', { value: 'pushya', when: 'day' }), part('weekday', { value: 'thursday' })),
    daysAhead: 90,
  },
  observance: {
    title: 'A festival or vrat',
    example: 'Pradosha, wherever it falls',
    draft: all(part('observance', { value: 'VRAT_PRADOSHA' })),
    daysAhead: 90,
  },
  muhurat: {
    title: 'A good day for an event',
    example: 'A marriage muhurat of 80 or more within 60 days',
    draft: all(part('muhurat', { event: 'marriage', score: '80' })),
    daysAhead: 60,
  },
  own: {
    title: 'Your own',
    example: 'Any conditions, by buttons or as JSON',
    draft: all(part('tithi', { value: '15' })),
    daysAhead: 90,
  },
} satisfies Readonly<Record<string, Template>>;

/** The name of a template. */
export type TemplateName = keyof typeof templates;
