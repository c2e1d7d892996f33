// A decision taken apart: the days that were compared, how the rule narrowed them, and on whose authority.

import { Chip, Foreign, Panel, Prose, TableBox } from '../design/parts/index.ts';
import { clockOf, dateText, duration } from '../format/index.ts';
import type { Words } from '../words/index.ts';
import type { AnswerOf } from './answers.ts';

type Explanation = AnswerOf<'explainFestival'>;
type Observatory = NonNullable<Explanation['observatory']>;
type Authority = Observatory['authorities'][number];

interface PartProps {
  readonly words: Words;
  readonly explanation: Explanation;
}

/** The days that were compared, each with what was measured on it. */
export function ComparedDays({
  words,
  explanation: { observatory },
  windowNames,
}: PartProps & { readonly windowNames: ReadonlyMap<string, string> }) {
  if (observatory === null) return null;
  const { candidates, overlaps, outcome } = observatory;
  const windows = [...new Set(overlaps.map(({ window }) => window))].filter((window) =>
    isOfDay(observatory, window),
  );
  const resultOf = (date: string) => {
    if (outcome.date !== null && outcome.date <= date && date <= (outcome.last_date ?? outcome.date))
      return <Chip tone="good">{words.say('festival.chosen')}</Chip>;
    if (outcome.candidates.includes(date)) return <Chip tone="open">{words.say('festival.remains')}</Chip>;
    return <Chip>{words.say('festival.dropped')}</Chip>;
  };
  return (
    <Panel id="days" title={words.say('festival.days')}>
      <TableBox
        title={`${observatory.name}: ${words.say('festival.days')}`}
        head={[
          words.say('festival.day'),
          words.say('festival.sunrise'),
          words.say('festival.targetOnDay'),
          ...windows.map(
            (window) =>
              windowNames.get(window) ?? (
                <Foreign key={window} lang="en">
                  {window}
                </Foreign>
              ),
          ),
          words.say('festival.result'),
        ]}
        rows={candidates.map(({ date, sunrise_at: sunrise, overlap_minutes: minutes }) => ({
          strong: date === outcome.date,
          cells: [
            dateText(words, date, 'short'),
            sunrise === null ? '–' : clockOf(sunrise),
            duration(words, minutes),
            ...windows.map((window) => overlapOn(words, overlaps, window, date)),
            resultOf(date),
          ],
        }))}
      />
    </Panel>
  );
}

const dayMs = 86_400_000;

// Whether a window is one of the day that it is listed for; what lasts for days, or comes again in the year, is measured whole.
const isOfDay = ({ kala_windows: windows }: Observatory, name: string): boolean =>
  windows
    .filter(({ key }) => key === name)
    .every(
      ({ date, start_at: start }) =>
        Math.abs(Date.parse(start) - Date.parse(`${date}T12:00:00Z`)) < 1.5 * dayMs,
    );

function overlapOn(words: Words, overlaps: Observatory['overlaps'], window: string, date: string): string {
  const overlap = overlaps.find((one) => one.window === window && one.date === date);
  if (overlap === undefined) return '–';
  const share = `${Math.round(overlap.share * 100)} %`;
  return overlap.overlap_minutes === null ? share : `${duration(words, overlap.overlap_minutes)} (${share})`;
}

/** How the rule narrows the days: its clauses from top to bottom, that which decided marked. */
export function Clauses({ words, explanation: { observatory } }: PartProps) {
  if (observatory === null || observatory.clauses.length === 0) return null;
  return (
    <Panel id="clauses" title={words.say('festival.clauses')}>
      <p class="quiet">{words.say('festival.clausesText')}</p>
      <ol class="clauses">
        {observatory.clauses.map(({ clause, results, narrowed, decided }, i) => {
          const left = results
            .filter(({ survives }) => survives)
            .map(({ date }) => dateText(words, date, 'day'));
          return (
            <li
              key={i}
              class={decided ? 'clause clause-decides' : narrowed ? 'clause' : 'clause clause-idle'}
            >
              <code lang="en" dir="ltr">
                {clause}
              </code>
              <span class="clause-result">
                {decided ? <Chip tone="strong">{words.say('festival.decides')}</Chip> : null}
                {narrowed
                  ? words.say('festival.leaves', { dates: left.join(', ') })
                  : words.say('festival.keepsAll')}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** On whose authority, with what was read of it. */
export function Authorities({
  words,
  explanation: { observatory },
  workNames,
}: PartProps & { readonly workNames: ReadonlyMap<string, string> }) {
  return <AuthorityPanel words={words} authorities={observatory?.authorities ?? []} workNames={workNames} />;
}

interface AuthorityProps {
  readonly words: Words;
  readonly authorities: readonly Authority[];
  /** names of works in the language of the page, by their English titles */
  readonly workNames?: ReadonlyMap<string, string>;
}

/** Authorities in a list, each with what was read of it; nothing where there are none. */
export function AuthorityPanel(props: AuthorityProps) {
  const { words, authorities } = props;
  if (authorities.length === 0) return null;
  return (
    <Panel id="authority" title={words.say('festival.authority')}>
      <AuthorityList {...props} />
    </Panel>
  );
}

/** Authorities, each with what was read of it. */
export const AuthorityList = ({ words, authorities, workNames = new Map() }: AuthorityProps) => (
  <ul class="authorities">
    {authorities.map((authority) => (
      <Cited
        key={`${authority.work} ${authority.place} ${authority.says}`}
        words={words}
        authority={authority}
        workName={workNames.get(authority.work)}
      />
    ))}
  </ul>
);

const levels = {
  VERIFIED: 'level.VERIFIED',
  DERIVED: 'level.DERIVED',
  INFERRED: 'level.INFERRED',
  PROVISIONAL: 'level.PROVISIONAL',
  DIAGRAM_VERIFIED_SECONDARY: 'level.PROVISIONAL',
} as const;

interface CitedProps {
  readonly words: Words;
  readonly authority: Authority;
  readonly workName: string | undefined;
}

function Cited({ words, authority, workName }: CitedProps) {
  const { work, place, says, level, fits, note } = authority;
  return (
    <li class="authority">
      <h3>
        {workName === undefined ? (
          <Foreign lang="en">{place === null ? work : `${work}, ${place}`}</Foreign>
        ) : (
          workName
        )}
        {workName === undefined || place === null ? null : (
          <>
            {' · '}
            <Foreign lang="en">{place}</Foreign>
          </>
        )}
      </h3>
      {says === null ? null : (
        <p>
          <Prose words={words} lang="en">
            {says}
          </Prose>
        </p>
      )}
      <p class="quiet">
        {words.say(levels[level])}
        {fits === undefined
          ? null
          : `; ${words.say('festival.fits', { matched: fits.matched, of: fits.of, span: (fits.span ?? '').replace('..', '–') })}`}
      </p>
      {note === null ? null : (
        <p class="quiet">
          <Prose words={words} lang="en">
            {note}
          </Prose>
        </p>
      )}
    </li>
  );
}
