// Observances in a list: name, weight, and why in one line.

import type { Words } from '../../words/index.ts';
import { Chip, Foreign, Prose } from './parts.tsx';

/** An observance in a list. */
export interface ListedObservance {
  readonly name: string;
  readonly href: string;
  readonly weight: 'major' | 'regional' | 'minor';
  readonly summary: string | null;
  /** the language of `summary` */
  readonly summaryLanguage: string;
  /** why the day; undefined where the list does not say it */
  readonly reason?: string | undefined;
  readonly reasonLanguage?: string | undefined;
}

/** A list of observances. */
export const Observances = ({
  words,
  items,
}: {
  readonly words: Words;
  readonly items: readonly ListedObservance[];
}) => (
  <ul class="observances">
    {items.map((item) => (
      <li key={item.href} class={`observance observance-${item.weight}`}>
        <h3>
          <a href={item.href}>{item.name}</a>
          {item.weight === 'major' ? <Chip tone="strong">{words.say('weight.major')}</Chip> : null}
        </h3>
        {item.summary === null ? null : (
          <p>
            <Prose words={words} lang={item.summaryLanguage}>
              {item.summary}
            </Prose>
          </p>
        )}
        {item.reason === undefined ? null : (
          <p class="observance-why">
            <Foreign lang={item.reasonLanguage ?? words.code}>{item.reason}</Foreign>
          </p>
        )}
      </li>
    ))}
  </ul>
);
