// The chart of a birth: drawings, grahas, the panchang, the periods of life, what rules say of it, and what another minute of
// birth would change.

import {
  Chip,
  Document,
  type Fact,
  Facts,
  Foreign,
  Note,
  Panel,
  Prose,
  type Site,
  TableBox,
} from '../../design/parts/index.ts';
import { dateText } from '../../format/index.ts';
import type { Words } from '../../words/index.ts';
import type { AnswerOf } from '../answers.ts';
import { type BirthFields, BirthInputs, fieldsOf, type PlaceOption, Refused } from './birth-form.tsx';
import { type Claim, Claims } from './claims.tsx';
import { Drawing } from './drawing.tsx';
import { SensitivityPanel } from './sensitivity.tsx';

type Chart = AnswerOf<'kundliChart'>;

/** A period of a dasha with the dates of the place of birth. */
export interface DashaSpan {
  readonly lord: string;
  /** ISO dates */
  readonly from: string;
  readonly to: string;
  readonly isRunning: boolean;
  readonly parts: readonly DashaSpan[];
}

/** What came of a birth. */
export interface ChartResult {
  readonly chart: Chart;
  readonly place: PlaceOption;
  /** SVG of the vargas that are drawn, as parts of a page */
  readonly drawings: readonly string[];
  /** the periods of Vimshottari, and their time line as SVG */
  readonly dashas: readonly DashaSpan[];
  readonly timeLine: string;
}

/** What the page of a birth is made of. */
export interface ChartData {
  readonly birth: BirthFields;
  /** the form of the drawing */
  readonly style: string;
  /** undefined where nothing was sent, or nothing could be computed */
  readonly result?: ChartResult | undefined;
  /** why nothing could be computed */
  readonly refused?: string | undefined;
}

interface PartProps {
  readonly words: Words;
  readonly result: ChartResult;
}

/** The page of a birth. */
export function ChartPage({ site, data }: { readonly site: Site; readonly data: ChartData }) {
  const { words } = site;
  const { result, refused, birth, style } = data;
  return (
    <Document
      site={site}
      title={words.say('chart.title')}
      description={words.say('chart.description')}
      addressIn={(code) => `/${code}/chart`}
      current="chart"
      unlisted={result !== undefined || refused !== undefined}
      sent={result === undefined ? undefined : { ...fieldsOf(birth, ''), style }}
    >
      <div class="births">
        <header class="festival-head">
          <h1>{words.say('chart.title')}</h1>
          {result === undefined ? (
            <p class="lead">{words.say('chart.lead')}</p>
          ) : (
            <Born words={words} result={result} />
          )}
        </header>
        <Refused reason={refused} />
        {result === undefined ? null : <Result words={words} result={result} />}
        <Panel id="birth" title={words.say(result === undefined ? 'chart.enter' : 'chart.again')}>
          <ChartForm words={words} data={data} />
        </Panel>
      </div>
    </Document>
  );
}

function Born({ words, result: { chart, place } }: PartProps) {
  const { date, time, utc_offset: offset, clock_change: change, other_time: other } = chart.birth;
  return (
    <>
      <p class="lead">
        <time datetime={`${date}T${time}`}>{`${dateText(words, date, 'full')}, ${time}`}</time>{' '}
        <bdi class="quiet">{`UTC${offset}`}</bdi>
        <br />
        <bdi>{place.name}</bdi> <span class="quiet">{place.where}</span>
      </p>
      {[change?.note, other?.note].map((note) =>
        note === undefined ? null : (
          <p key={note} class="quiet">
            <Prose words={words} lang="en">
              {note}
            </Prose>
          </p>
        ),
      )}
    </>
  );
}

function Result({ words, result }: PartProps) {
  const { chart, drawings, timeLine } = result;
  const [sun, moon] = chart.grahas;
  const facts: Fact[] = [
    { name: words.say('chart.lagna'), value: chart.lagna.rashi },
    ...(moon === undefined
      ? []
      : [
          { name: words.say('chart.moonSign'), value: moon.rashi },
          {
            name: words.say('chart.star'),
            value: moon.nakshatra,
            note: words.say('chart.pada', { pada: moon.pada }),
          },
        ]),
    ...(sun === undefined ? [] : [{ name: words.say('chart.sunSign'), value: sun.rashi }]),
  ];
  return (
    <>
      <Panel id="short" title={words.say('chart.short')} quiet>
        <Facts facts={facts} />
      </Panel>
      <div class="chart-drawings">
        {drawings.map((svg, i) => (
          <Drawing key={i} svg={svg} />
        ))}
      </div>
      <Grahas words={words} chart={chart} />
      <div class="births-columns">
        <PanchangPanel words={words} chart={chart} />
        <SensitivityPanel words={words} sensitivity={chart.sensitivity} />
      </div>
      <Panel id="dashas" title={words.say('chart.dashas')} quiet>
        <p class="quiet">{words.say('chart.dashasText')}</p>
        <Drawing svg={timeLine} isWide />
        <DashaList words={words} dashas={result.dashas} />
      </Panel>
      <YogaPanels words={words} yogas={chart.yogas ?? undefined} />
      <Panel id="conventions" title={words.say('chart.conventions')} quiet>
        <p>
          <Foreign lang="en">
            {`${chart.conventions.ayanamsa} ayanamsa ${chart.conventions.ayanamsa_degrees.toFixed(4)}°, ${chart.conventions.node_type} node, houses by whole signs, ${chart.conventions.profile} conventions.`}
          </Foreign>
        </p>
        <Note>
          <Prose words={words} lang="en">
            {chart.disclaimer}
          </Prose>
        </Note>
      </Panel>
    </>
  );
}

function Grahas({ words, chart }: { readonly words: Words; readonly chart: Chart }) {
  return (
    <Panel id="grahas" title={words.say('chart.grahas')} quiet>
      <TableBox
        title={`${words.say('chart.title')}: ${words.say('chart.grahas')}`}
        head={[
          words.say('chart.graha'),
          words.say('chart.sign'),
          words.say('chart.degrees'),
          words.say('today.nakshatra'),
          words.say('chart.house'),
          words.say('chart.state'),
        ]}
        rows={[
          {
            strong: true,
            cells: [
              words.say('chart.lagna'),
              chart.lagna.rashi,
              degreesText(chart.lagna.degrees_in_rashi),
              `${chart.lagna.nakshatra} ${chart.lagna.pada}`,
              1,
              '',
            ],
          },
          ...chart.grahas.map((graha) => ({
            cells: [
              graha.graha,
              graha.rashi,
              degreesText(graha.degrees_in_rashi),
              `${graha.nakshatra} ${graha.pada}`,
              graha.house,
              stateOf(words, graha),
            ],
          })),
        ]}
      />
    </Panel>
  );
}

// Degrees and whole minutes of arc, not rounded into the next sign.
function degreesText(degrees: number): string {
  const whole = Math.floor(degrees);
  const minutes = Math.floor((degrees - whole) * 60);
  return `${whole}° ${String(minutes).padStart(2, '0')}′`;
}

const dignified = {
  exalted: 'chart.exalted',
  mulatrikona: 'chart.mulatrikona',
  own: 'chart.own',
  debilitated: 'chart.debilitated',
} as const;

function stateOf(words: Words, { retrograde, combust, dignity }: Chart['grahas'][number]): string {
  const key = Object.hasOwn(dignified, dignity) ? dignified[dignity as keyof typeof dignified] : undefined;
  return [
    ...(retrograde ? [words.say('chart.retrograde')] : []),
    ...(combust ? [words.say('chart.combust')] : []),
    ...(key === undefined ? [] : [words.say(key)]),
  ].join(', ');
}

function PanchangPanel({ words, chart: { panchang } }: { readonly words: Words; readonly chart: Chart }) {
  const { vara, tithi, nakshatra, yoga, karana, avakahada } = panchang;
  const sound = avakahada?.name_sound;
  const facts: Fact[] = [
    ...(vara === null ? [] : [{ name: words.say('chart.weekday'), value: vara.name }]),
    { name: words.say('today.tithi'), value: `${tithi.paksha} ${tithi.name}` },
    {
      name: words.say('today.nakshatra'),
      value: nakshatra.name,
      note: words.say('chart.pada', { pada: nakshatra.pada }),
    },
    { name: words.say('today.yoga'), value: yoga.name },
    { name: words.say('today.karana'), value: karana.name },
    ...(sound === undefined || sound === null
      ? []
      : [{ name: words.say('chart.sound'), value: sound.in_scripts[words.code] ?? sound.sound }]),
  ];
  return (
    <Panel id="panchang" title={words.say('chart.panchang')}>
      <Facts facts={facts} />
    </Panel>
  );
}

const DashaList = ({ words, dashas }: { readonly words: Words; readonly dashas: readonly DashaSpan[] }) => (
  <ol class="dashas">
    {dashas.map((period) => (
      <li key={period.from}>
        <details class="disclosure">
          <summary>
            <DashaSpanText words={words} period={period} />
          </summary>
          <ol class="disclosure-in">
            {period.parts.map((part) => (
              <li key={part.from}>
                <DashaSpanText words={words} period={part} />
              </li>
            ))}
          </ol>
        </details>
      </li>
    ))}
  </ol>
);

const DashaSpanText = ({ words, period }: { readonly words: Words; readonly period: DashaSpan }) => (
  <>
    <span class="claim-name">{period.lord}</span>{' '}
    <bdi class="claim-rarity">
      {`${dateText(words, period.from, 'long')} – ${dateText(words, period.to, 'long')}`}
    </bdi>{' '}
    {period.isRunning ? <Chip tone="strong">{words.say('chart.running')}</Chip> : null}
  </>
);

// What holds and is not set aside first; of both what is rare.
const inOrder = (claims: readonly Claim[]): readonly Claim[] =>
  [...claims].sort(
    (a, b) => Number(a.cancelled) - Number(b.cancelled) || (a.rarity?.share ?? 1) - (b.rarity?.share ?? 1),
  );

function YogaPanels({ words, yogas }: { readonly words: Words; readonly yogas: Chart['yogas'] | undefined }) {
  if (yogas === undefined || yogas === null) return null;
  const withheld = yogas.withheld.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Panel id="yogas" title={words.say('chart.yogas')} quiet>
        <p class="quiet">{words.say('chart.yogasText')}</p>
        {yogas.yogas.length === 0 ? (
          <p>{words.say('chart.none')}</p>
        ) : (
          <Claims words={words} claims={inOrder(yogas.yogas)} />
        )}
      </Panel>
      <Panel id="doshas" title={words.say('chart.doshas')} quiet>
        <p class="quiet">{words.say('chart.doshasText')}</p>
        {yogas.doshas.length === 0 ? (
          <p>{words.say('chart.none')}</p>
        ) : (
          <Claims words={words} claims={inOrder(yogas.doshas)} />
        )}
        {withheld === 0 ? null : <p class="quiet">{words.say('chart.withheld', { count: withheld })}</p>}
      </Panel>
    </>
  );
}

const styles = ['north', 'south', 'east', 'wheel'] as const;

function ChartForm({ words, data }: { readonly words: Words; readonly data: ChartData }) {
  return (
    <form class="choose" action={`/${words.code}/chart`} method="post">
      <BirthInputs words={words} birth={data.birth} withSure />
      <label for="style">{words.say('chart.style')}</label>
      <select id="style" name="style">
        {styles.map((style) => (
          <option key={style} value={style} selected={style === data.style}>
            {words.say(`chart.${style}`)}
          </option>
        ))}
      </select>
      <p class="hint">{words.say('chart.private')}</p>
      <button type="submit">{words.say('chart.show')}</button>
    </form>
  );
}
