// The days ahead on which the conditions of an alert hold, with what each has.

import type { AlertConditions } from '@nirnaya/contract/alerts';
import { useState } from 'preact/hooks';
import { matchText } from '../alerts/words.ts';
import type { AlertPreview } from '../api/answers.ts';
import { daysBetween, longDay } from '../format/days.ts';
import { counted } from '../format/instants.ts';

interface AlertDaysProps {
  readonly preview: AlertPreview;
  readonly conditions: AlertConditions;
  /** days that are shown first */
  readonly daysAhead: (typeof ranges)[number];
}

/** Days that stand in the list before it is opened. */
const shownFirst = 12;

const ranges = [30, 60, 90] as const;

/** The days. */
export function AlertDays({ preview, conditions, daysAhead }: AlertDaysProps) {
  const [range, setRange] = useState(daysAhead);
  const { from, matches, skipped, location } = preview;
  const within = matches.filter(({ date }) => daysBetween(from, date) < range);
  const [first, rest] = [within.slice(0, shownFirst), within.slice(shownFirst)];
  const place = 'name_en' in location ? location.name_en : undefined;
  return (
    <>
      <fieldset class="choices">
        <legend class="unseen">Look ahead</legend>
        {ranges.map((days) => (
          <button key={days} type="button" aria-pressed={days === range} onClick={() => setRange(days)}>
            {days} days
          </button>
        ))}
      </fieldset>
      <p>
        <b>{counted(within.length, 'day')}</b> of the next {range}
        {typeof place === 'string' && ` at ${place}`}
      </p>
      {within.length === 0 && (
        <p class="empty">
          No day fits
          {matches.length > 0 && `; look ${daysBetween(from, matches[0]?.date ?? from) + 1} days ahead`}. The
          alert stands all the same: each day is checked at its sunrise.
        </p>
      )}
      <Days of={first} from={from} conditions={conditions} />
      {rest.length > 0 && (
        <details>
          <summary>{counted(rest.length, 'day')} more</summary>
          <Days of={rest} from={from} conditions={conditions} />
        </details>
      )}
      {skipped.length > 0 && (
        <p class="quiet">{counted(skipped.length, 'day')} without a sunrise there are not checked.</p>
      )}
    </>
  );
}

interface DaysProps {
  readonly of: AlertPreview['matches'];
  readonly from: string;
  readonly conditions: AlertConditions;
}

function Days({ of: matches, from, conditions }: DaysProps) {
  return (
    <ol class="days">
      {matches.map(({ date, facts }) => (
        <li key={date}>
          <b>
            <time dateTime={date}>{longDay(date)}</time>
          </b>{' '}
          <span class="quiet">{distance(daysBetween(from, date))}</span>
          <br />
          <span class="quiet">{facts.flatMap((fact) => matchText(fact, conditions) ?? []).join(' · ')}</span>
        </li>
      ))}
    </ol>
  );
}

const distance = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
