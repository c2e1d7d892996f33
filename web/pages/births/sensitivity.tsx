// How much of a chart hangs on the minute of the birth.

import { Facts, Panel } from '../../design/parts/index.ts';
import { duration } from '../../format/index.ts';
import type { WordKey, Words } from '../../words/index.ts';
import type { AnswerOf } from '../answers.ts';

type Sensitivity = AnswerOf<'kundliChart'>['sensitivity'];
type Point = Sensitivity['points'][number];

const parts = {
  rashi: 'chart.sign',
  nakshatra: 'today.nakshatra',
  pada: 'chart.padaName',
} as const satisfies Record<Point['of'], WordKey>;

/** What another time of birth would change. */
export function SensitivityPanel({
  words,
  sensitivity,
}: {
  readonly words: Words;
  readonly sensitivity: Sensitivity;
}) {
  const { time_uncertainty: seconds, points, vimshottari_days: days, changes } = sensitivity;
  return (
    <Panel id="sensitivity" title={words.say('chart.sensitivity')}>
      <p>
        {words.say('chart.sensitivityText', {
          length: seconds < 60 ? words.say('length.seconds', { seconds }) : duration(words, seconds / 60),
        })}{' '}
        {changes.length === 0 ? words.say('chart.changesNone') : words.say('chart.changes')}
      </p>
      {changes.length === 0 ? null : (
        <ul>
          {changes.map(({ what, of, from, to, seconds: at }) => (
            <li key={`${what} ${of} ${at}`}>
              <bdi>{`${what}, ${words.say(parts[of])}: ${from} → ${to}`}</bdi>{' '}
              <span class="quiet">
                {words.say(at < 0 ? 'chart.earlier' : 'chart.later', { length: lengthOf(words, at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">{words.say('chart.dashaShift', { days: days.toFixed(1) })}</p>
      <Facts
        facts={points.map((point) => ({
          name: `${words.say(point.point === 'lagna' ? 'chart.lagna' : 'chart.moon')}, ${words.say(parts[point.of])}`,
          value: point.in,
          note: (
            <>
              <Edge words={words} edge={point.back} /> · <Edge words={words} edge={point.ahead} />
            </>
          ),
        }))}
      />
    </Panel>
  );
}

const lengthOf = (words: Words, seconds: number): string =>
  Math.abs(seconds) < 60
    ? words.say('length.seconds', { seconds: Math.round(Math.abs(seconds)) })
    : duration(words, Math.abs(seconds) / 60);

// What begins at another time; of an edge whose time is not known, what alone.
const Edge = ({
  words,
  edge: { into, seconds },
}: {
  readonly words: Words;
  readonly edge: Point['back'];
}) => (
  <bdi>
    {seconds === null
      ? into
      : `${words.say(seconds < 0 ? 'chart.earlier' : 'chart.later', { length: lengthOf(words, seconds) })}: ${into}`}
  </bdi>
);
