// The match of two births: the eight kutas, the ten poruthams and Mangal dosha, each with what it rests on.

import {
  Chip,
  Disclosure,
  Document,
  Facts,
  Foreign,
  Note,
  Panel,
  Prose,
  type Site,
} from '../../design/parts/index.ts';
import { dateText } from '../../format/index.ts';
import type { Words } from '../../words/index.ts';
import type { AnswerOf } from '../answers.ts';
import { type BirthFields, BirthInputs, fieldsOf, type PlaceOption, Refused } from './birth-form.tsx';
import { Claims, RestsOn } from './claims.tsx';

type Score = AnswerOf<'compatibilityScore'>;
type Porutham = AnswerOf<'compatibilityPorutham'>;
type Kuta = NonNullable<Score['kutas']>[number];

/** Whose birth. */
const people = ['bride', 'groom'] as const;

/** What came of two births. */
export interface MatchResult {
  readonly score: Score;
  readonly porutham: Porutham;
  readonly places: Readonly<Record<(typeof people)[number], PlaceOption>>;
}

/** What the page of a match is made of. */
export interface MatchData {
  readonly bride: BirthFields;
  readonly groom: BirthFields;
  /** undefined where nothing was sent, or nothing could be computed */
  readonly result?: MatchResult | undefined;
  /** why nothing could be computed */
  readonly refused?: string | undefined;
}

/** The page of a match. */
export function MatchPage({ site, data }: { readonly site: Site; readonly data: MatchData }) {
  const { words } = site;
  const { bride, groom, result, refused } = data;
  return (
    <Document
      site={site}
      title={words.say('match.title')}
      description={words.say('match.description')}
      addressIn={(code) => `/${code}/match`}
      current="match"
      unlisted={result !== undefined || refused !== undefined}
      sent={result === undefined ? undefined : { ...fieldsOf(bride, 'bride_'), ...fieldsOf(groom, 'groom_') }}
    >
      <div class="births">
        <header class="festival-head">
          <h1>{words.say('match.title')}</h1>
          <p class="lead">{words.say('match.lead')}</p>
        </header>
        <Refused reason={refused} />
        {result === undefined ? null : <Result words={words} result={result} />}
        <Panel id="births" title={words.say(result === undefined ? 'match.enter' : 'match.again')}>
          <form class="match-form" action={`/${words.code}/match`} method="post">
            {people.map((who) => (
              <fieldset key={who} class="choose">
                <legend>{words.say(`match.${who}`)}</legend>
                <BirthInputs words={words} birth={data[who]} prefix={`${who}_`} />
              </fieldset>
            ))}
            <div class="match-send">
              <p class="hint">{words.say('chart.private')}</p>
              <button type="submit">{words.say('match.show')}</button>
            </div>
          </form>
        </Panel>
      </div>
    </Document>
  );
}

function Result({ words, result }: { readonly words: Words; readonly result: MatchResult }) {
  const { score, porutham, places } = result;
  const of = (points: number, maximum: number): string => words.say('match.points', { points, maximum });
  return (
    <>
      <div class="births-columns">
        {people.map((who) => {
          const { birth, moon, lagna } = porutham[who];
          return (
            <Panel key={who} id={who} title={words.say(`match.${who}`)}>
              <p>
                <bdi>{`${dateText(words, birth.date, 'long')}, ${birth.time}`}</bdi>
                <br />
                <bdi>{places[who].name}</bdi> <span class="quiet">{places[who].where}</span>
              </p>
              <Facts
                facts={[
                  { name: words.say('chart.lagna'), value: lagna.rashi },
                  { name: words.say('chart.moonSign'), value: moon.rashi },
                  {
                    name: words.say('chart.star'),
                    value: moon.nakshatra,
                    note: words.say('chart.pada', { pada: moon.pada }),
                  },
                ]}
              />
            </Panel>
          );
        })}
      </div>
      <Panel id="kutas" title={words.say('match.kutas')} quiet>
        <p class="festival-date">
          <bdi>{of(score.total_by_table ?? 0, score.maximum ?? 36)}</bdi>
        </p>
        <p class="quiet">
          {score.total_with_exceptions === score.total_by_table
            ? words.say('match.noExceptions')
            : words.say('match.withExceptions', { points: score.total_with_exceptions ?? 0 })}{' '}
          {words.say('match.gentle')}
        </p>
        <ul class="kutas">
          {(score.kutas ?? []).map((kuta) => (
            <KutaItem key={kuta.rule} words={words} kuta={kuta} />
          ))}
        </ul>
      </Panel>
      <Panel id="poruthams" title={words.say('match.poruthams')} quiet>
        <p class="festival-date">
          <bdi>{of(porutham.total, porutham.maximum)}</bdi>
        </p>
        <p class="quiet">{words.say('match.poruthamsText')}</p>
        <ul class="kutas">
          {porutham.poruthams.map((one) => (
            <li key={one.rule} class="kuta">
              <h3>
                {one.name}{' '}
                <Chip tone={agreementTones[one.agreement]}>{words.say(`match.${one.agreement}`)}</Chip>
              </h3>
              <Summary words={words} text={one.summary} />
              <RestsOn words={words} authorities={one.authorities} />
            </li>
          ))}
        </ul>
        <Papasamya words={words} papasamya={porutham.papasamya} />
      </Panel>
      <Mangala words={words} score={score} />
      <Note>
        <Prose words={words} lang="en">
          {score.disclaimer}
        </Prose>
      </Note>
    </>
  );
}

const agreementTones = { agrees: 'good', middling: 'open', does_not_agree: 'plain' } as const;

const Summary = ({ words, text }: { readonly words: Words; readonly text: string | null | undefined }) =>
  text === null || text === undefined ? null : (
    <p class="quiet">
      <Prose words={words} lang="en">
        {text}
      </Prose>
    </p>
  );

function KutaItem({ words, kuta }: { readonly words: Words; readonly kuta: Kuta }) {
  const { name, points, maximum, groom, bride, summary, exceptions, authorities } = kuta;
  const cells = people.flatMap((who) => {
    const cell = who === 'bride' ? bride : groom;
    return cell === null ? [] : [`${words.say(`match.${who}`)}: ${cell}`];
  });
  return (
    <li class="kuta">
      <h3>
        {name} <bdi class="kuta-points">{words.say('match.points', { points, maximum })}</bdi>
      </h3>
      <svg class="kuta-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect class="kuta-room" width="100" height="4" />
        <rect class="fill-good" width={(100 * points) / maximum} height="4" />
      </svg>
      <p>{cells.join(' · ')}</p>
      <Summary words={words} text={summary} />
      {exceptions.map(({ reason, points: counted, authorities: of }) => (
        <div key={reason}>
          <p>
            {words.say('match.exception')}: <Foreign lang="en">{reason}</Foreign>
            {counted === null ? null : ` (${words.say('match.points', { points: counted, maximum })})`}
          </p>
          <RestsOn words={words} authorities={of} />
        </div>
      ))}
      <RestsOn words={words} authorities={authorities} />
    </li>
  );
}

function Papasamya({
  words,
  papasamya,
}: {
  readonly words: Words;
  readonly papasamya: Porutham['papasamya'];
}) {
  if (papasamya === null) return null;
  const { bride, groom, authorities } = papasamya;
  return (
    <Disclosure title={words.say('match.papasamya')}>
      <p>
        <bdi>{`${words.say('match.bride')}: ${bride.points} · ${words.say('match.groom')}: ${groom.points}`}</bdi>
      </p>
      <RestsOn words={words} authorities={authorities} />
    </Disclosure>
  );
}

// What does not hold says nothing.
function Mangala({ words, score: { manglik } }: { readonly words: Words; readonly score: Score }) {
  if (manglik === null || manglik === undefined) return null;
  return (
    <Panel id="mangala" title={words.say('match.mangala')} quiet>
      <p class="quiet">{words.say('chart.doshasText')}</p>
      <div class="births-columns">
        {people.map((who) => {
          const applicable = manglik[who].filter(({ holds }) => holds);
          return (
            <div key={who}>
              <h3>{words.say(`match.${who}`)}</h3>
              {applicable.length === 0 ? (
                <p>{words.say('chart.none')}</p>
              ) : (
                <Claims words={words} claims={applicable} />
              )}
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
