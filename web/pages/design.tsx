// The parts that pages are made of, on one page: for those who make pages, and for tests.

import {
  Chip,
  Disclosure,
  Document,
  Facts,
  Foreign,
  Note,
  Observances,
  Pager,
  Panel,
  PlaceForm,
  type Site,
  TableBox,
} from '../design/parts/index.ts';
import { Dial } from '../drawings/index.ts';

const at = (clock: string, day = 27): string => `2026-11-${day}T${clock}:00+05:30`;

/** The page of parts. */
export function DesignPage({ site }: { readonly site: Site }) {
  const { words } = site;
  const title = words.say('design.title');
  const [today, next] = [words.say('today.back'), words.say('today.after')];
  return (
    <Document site={site} title={title} description={title} addressIn={(code) => `/${code}/design`} unlisted>
      <div class="column">
        <p class="eyebrow">Document</p>
        <h1>{title}</h1>
        <p class="lead">{words.say('site.tagline')}</p>
        <p class="quiet">{words.say('source.text')}</p>
        <Panel id="facts" title="Facts, Key">
          <Facts
            facts={[
              {
                name: words.say('today.tithi'),
                value: '06:53',
                note: words.say('today.until', { time: '09:49' }),
                key: 'target',
              },
              { name: words.say('today.sunset'), value: '17:24', key: 'night' },
            ]}
          />
        </Panel>
        <Panel id="chips" title="Chip" quiet>
          <p>
            <Chip>{words.say('festival.dropped')}</Chip>{' '}
            <Chip tone="strong">{words.say('weight.major')}</Chip>{' '}
            <Chip tone="good">{words.say('festival.chosen')}</Chip>{' '}
            <Chip tone="open">{words.say('festival.remains')}</Chip>
          </p>
        </Panel>
        <Panel id="observances" title="Observances, Foreign">
          <Observances
            words={words}
            items={(['major', 'regional', 'minor'] as const).map((weight) => ({
              name: weight,
              href: `#${weight}`,
              weight,
              summary: 'Lakshmi is worshipped with rows of lamps at dusk of the new moon.',
              summaryLanguage: 'en',
              reason: 'Diwali is on 8 November: Amavasya of Kartika covers pradosha that day.',
              reasonLanguage: 'en',
            }))}
          />
        </Panel>
        <Note>
          <Foreign lang="en">Note</Foreign>
        </Note>
        <TableBox
          title="TableBox"
          head={[words.say('festival.day'), words.say('festival.sunrise')]}
          rows={[{ cells: [today, '06:53'], strong: true }, { cells: [next, '06:54'] }]}
        />
        <Pager
          label="Pager"
          before={{ href: '#before', label: words.say('today.before') }}
          middle={{ href: '#today', label: today }}
          after={{ href: '#after', label: next }}
        />
        <Disclosure title="Disclosure">
          <p>{words.say('source.rules')}</p>
        </Disclosure>
        <PlaceForm words={words} id="design" />
        <figure class="day-dial">
          <Dial
            sunrise={at('06:53')}
            sunset={at('17:24')}
            nextSunrise={at('06:54', 28)}
            tithis={[
              { name: words.say('today.tithi'), start: at('01:00'), end: at('21:00') },
              { name: words.say('today.tithi'), start: at('21:00'), end: at('20:00', 28) },
            ]}
            nakshatras={[{ name: words.say('today.nakshatra'), start: at('01:00'), end: at('23:00', 28) }]}
            windows={[
              { name: 'shunned', tone: 'shunned', start: at('10:50'), end: at('12:09') },
              { name: 'good', tone: 'good', start: at('11:48'), end: at('12:30') },
            ]}
            elongation={130}
            now={at('15:00')}
            title="Dial"
          />
        </figure>
      </div>
    </Document>
  );
}
