// What came of a text: its dates for thirty years beside those of the rule in force, and why one of them is what it is.

import type { PlaygroundAnswer, PlaygroundReason, PlaygroundYear } from '@nirnaya/authoring/playground';
import type { State } from './state.ts';
import { trustedDrawing } from './trusted.ts';

/** The results. */
export function Results({ state }: { readonly state: State }) {
  const { answer, failure, took } = state;
  if (failure !== undefined) return <p class="note">The rules could not be decided: {failure}</p>;
  if (answer === undefined)
    return (
      <p class="quiet" aria-busy="true">
        Loading the sky and the packs…
      </p>
    );
  return (
    <>
      <Status answer={answer} took={took} />
      {answer.rules.length < 2 ? null : (
        <label class="playground-rule">
          <span>Rule</span>
          <select onChange={({ currentTarget }) => state.show({ code: currentTarget.value })}>
            {answer.rules.map(({ code, name }) => (
              <option key={code} value={code} selected={code === answer.code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Dates answer={answer} onShow={(date) => state.show({ date })} />
      <Spans answer={answer} />
      {answer.reason === undefined ? null : <Reason reason={answer.reason} />}
      {answer.reasonBefore === undefined ? null : (
        <section class="playground-before">
          <h3>The rule in force</h3>
          <p>{answer.reasonBefore.sentence}</p>
        </section>
      )}
    </>
  );
}

function Status({ answer, took }: { readonly answer: PlaygroundAnswer; readonly took: number | undefined }) {
  const count = (severity: string): number =>
    answer.findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  return (
    <div>
      <p class={errors > 0 ? 'playground-status playground-errors' : 'playground-status'} role="status">
        {`${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`}
        {answer.isCurrent || answer.code === undefined
          ? ''
          : '. The dates below are of the last text without errors.'}
      </p>
      <ul class="playground-findings">
        {answer.findings.slice(0, 6).map(({ from, line, message, severity }) => (
          <li key={`${from} ${message}`} class={`finding-${severity}`}>
            {`Line ${line}: ${message}`}
          </li>
        ))}
      </ul>
      {/* Read by those who measure; a reader hears the status alone. */}
      <p class="quiet playground-took" data-took={took?.toFixed(1)}>
        {took === undefined ? '' : `answered in ${Math.round(took)} ms`}
      </p>
    </div>
  );
}

function Dates({
  answer,
  onShow,
}: {
  readonly answer: PlaygroundAnswer;
  readonly onShow: (date: string) => void;
}) {
  const { years, changed, parent, reason } = answer;
  if (years.length === 0) return null;
  const hasBefore = years.some(({ before }) => before !== undefined);
  return (
    <section>
      <h2>Dates of {years.length} years</h2>
      <p>
        {!hasBefore
          ? `No rule of this code is in force below ${parent ?? 'this pack'}.`
          : changed === 0
            ? `The same as by the rule in force in ${parent}.`
            : `Other dates than by the rule in force in ${parent} in ${changed} of ${years.length} years.`}
      </p>
      <ol class="playground-years">
        {years.map((year) => (
          <Year key={year.year} year={year} shown={reason?.date} onShow={onShow} />
        ))}
      </ol>
    </section>
  );
}

const sameDates = ({ dates, before }: PlaygroundYear): boolean =>
  before === undefined || dates.join() === before.join();

function Year({
  year,
  shown,
  onShow,
}: {
  readonly year: PlaygroundYear;
  readonly shown: string | undefined;
  readonly onShow: (date: string) => void;
}) {
  const { year: number, dates, open, before } = year;
  return (
    <li class={sameDates(year) ? undefined : 'year-changed'}>
      <span class="year-number">{number}</span>
      {sameDates(year)
        ? null
        : before
            ?.filter((date) => !dates.includes(date))
            .map((date) => (
              <del key={date}>
                <span class="unseen">in force: </span>
                {dayMonth(date)}
              </del>
            ))}
      {dates.map((date) => (
        <button
          key={date}
          type="button"
          class="button-link"
          aria-pressed={date === shown}
          aria-label={`${dayMonth(date)} ${number}: why`}
          onClick={() => onShow(date)}
        >
          {dayMonth(date)}
        </button>
      ))}
      {open.length === 0 ? null : <span class="quiet">open: {open.map(dayMonth).join(' or ')}</span>}
      {dates.length + open.length === 0 ? <span class="quiet">none</span> : null}
    </li>
  );
}

function Spans({ answer: { spans } }: { readonly answer: PlaygroundAnswer }) {
  if (spans.length === 0) return null;
  return (
    <section>
      <h2>When it holds</h2>
      <ul class="playground-spans">
        {spans.map(({ start, end }) => (
          <li
            key={start}
          >{`${longDate(start.slice(0, 10))}, ${start.slice(11, 16)} – ${end.slice(0, 10) === start.slice(0, 10) ? '' : `${dayMonth(end.slice(0, 10))}, `}${end.slice(11, 16)}`}</li>
        ))}
      </ul>
    </section>
  );
}

const effects = { decides: 'decides', narrows: 'narrows', idle: 'leaves the days as they are' } as const;

const Reason = ({ reason: { date, sentence, clauses, drawing } }: { readonly reason: PlaygroundReason }) => (
  <section>
    <h2>Why {longDate(date)}</h2>
    <p class="playground-sentence">{sentence}</p>
    {drawing === undefined ? null : (
      <figure class="decision">
        <div class="decision-wide" dangerouslySetInnerHTML={{ __html: trustedDrawing(drawing.wide) }} />
        <div class="decision-narrow" dangerouslySetInnerHTML={{ __html: trustedDrawing(drawing.phone) }} />
      </figure>
    )}
    <ol class="clauses">
      {clauses.map(({ clause, authority, effect, left }) => (
        <li
          key={clause}
          class={
            effect === 'decides'
              ? 'clause clause-decides'
              : effect === 'idle'
                ? 'clause clause-idle'
                : 'clause'
          }
        >
          <code>{clause}</code>
          <p class="clause-result">
            <span>{effects[effect]}</span>
            {effect === 'idle' ? null : <span>leaves {left.map(dayMonth).join(', ')}</span>}
            {authority === null ? null : <span class="quiet">{authority}</span>}
          </p>
        </li>
      ))}
    </ol>
  </section>
);

const short = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const dayMonth = (date: string): string => short.format(new Date(`${date}T00:00:00Z`));
const longDate = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));
