// What a clause saw, as JSON.

import type { TracedReading } from '@nirnaya/compiler/runtime';
import { fixedNames, nameOf, tithiFullName } from '@nirnaya/dsl/vocabulary';
import type { LocalClock } from '../dates/clock.ts';
import { type SpanJson, spansJson } from './span-json.ts';

/** One thing seen. `value` by `kind`: a truth, spans, an instant (ISO), minutes, a number, or a name. */
export interface ReadingJson {
  readonly text: string;
  readonly kind: 'truth' | 'spans' | 'instant' | 'duration' | 'number' | 'label';
  readonly value: boolean | readonly SpanJson[] | string | number | null;
}

/** A reading as JSON; what is absent is null. */
export function readingJson({ text, value }: TracedReading, clock: LocalClock): ReadingJson {
  return { text, kind: value.kind, value: jsonOf(value, clock) };
}

function jsonOf(value: TracedReading['value'], clock: LocalClock): ReadingJson['value'] {
  switch (value.kind) {
    case 'truth':
      return value.value;
    case 'spans':
      return spansJson(value.spans, clock);
    case 'instant':
      return clock.iso(value.jd);
    case 'duration':
      return finite(Math.round(value.days * 14_400) / 10);
    case 'number':
      return finite(value.value);
    case 'label':
      return labelName(value.of, value.label);
  }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

function labelName(kind: string, label: number): string | null {
  if (label < 0) return null;
  if (kind === 'tithi') return tithiFullName(label + 1);
  return kind in fixedNames ? nameOf(kind as keyof typeof fixedNames, label) : String(label);
}
