// How the service is: what it says of itself to everybody, as a page.

import { Chip, type Fact, Facts, Note, Panel } from '../../design/parts/index.ts';
import type { AnswerOf } from '../answers.ts';
import { type DocsSite, Frame } from './frame.tsx';

/** What the page is made from. */
export interface ServiceStatusData {
  readonly status: AnswerOf<'status'>;
  readonly health: AnswerOf<'health'>;
  /** when it was asked, as an instant in ISO 8601 */
  readonly at: string;
}

const secondsOf = { day: 86_400, hour: 3600, minute: 60 };

/** `3 days 4 h`, `4 h 12 min`, `12 min`. */
function durationOf(seconds: number): string {
  const days = Math.floor(seconds / secondsOf.day);
  const hours = Math.floor((seconds % secondsOf.day) / secondsOf.hour);
  const minutes = Math.floor((seconds % secondsOf.hour) / secondsOf.minute);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}

const instant = (iso: string) => <time datetime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}</time>;

/** The page. */
export function ServiceStatusPage({
  site,
  data: { status, health, at },
}: {
  readonly site: DocsSite;
  readonly data: ServiceStatusData;
}) {
  const isWell = health.status === 'ok';
  return (
    <Frame
      site={site}
      title="Status"
      description="How this service is: its version, its rule packs and its health."
      current="status"
      unlisted
    >
      <div class="docs-status">
        <header class="docs-lead">
          <h1>Status</h1>
          <p class="docs-verdict">
            <Chip tone={isWell ? 'good' : 'strong'}>{isWell ? 'All is well' : 'Degraded'}</Chip>
          </p>
          <p class="quiet">
            As of {instant(at)}. As data: <a href="/v1/status">/v1/status</a> and{' '}
            <a href="/v1/health">/v1/health</a>.
          </p>
        </header>
        <div class="docs-columns">
          <Panel id="service" title="The service">
            <Facts facts={factsOfService(status)} />
          </Panel>
          <Panel id="checks" title="Checks">
            <Facts facts={factsOfChecks(health)} />
          </Panel>
        </div>
        {health.checks.packs.failing.length === 0 ? null : (
          <Note>
            {`Requests for these packs are refused until their rules compile: ${health.checks.packs.failing.join(', ')}.`}
          </Note>
        )}
      </div>
    </Frame>
  );
}

const number = new Intl.NumberFormat('en');

const factsOfService = ({
  version,
  started_at: startedAt,
  uptime_seconds: uptime,
  statistics,
}: ServiceStatusData['status']): readonly Fact[] => [
  { name: 'Version', value: version },
  { name: 'Runs for', value: durationOf(uptime), note: <>since {instant(startedAt)}</> },
  { name: 'Rule packs', value: number.format(statistics.packs), note: <a href="/v1/packs">/v1/packs</a> },
  { name: 'Rules', value: number.format(statistics.rules) },
  {
    name: 'Places',
    value: number.format(statistics.locations),
    note: `catalogue ${statistics.catalogue_version}`,
  },
  { name: 'Dates', value: `${statistics.first_date} to ${statistics.last_date}` },
];

function factsOfChecks({ checks }: ServiceStatusData['health']): readonly Fact[] {
  const { ephemeris, packs, store, outbox, computing } = checks;
  const reload = packs.last_reload;
  return [
    { name: 'Ephemeris', value: ephemeris.status, note: ephemeris.version },
    {
      name: 'Rule packs',
      value: packs.status,
      note: reload === null ? undefined : <>last reload {instant(reload.at)}</>,
    },
    ...(store === null ? [] : [{ name: 'Store', value: store.status }]),
    ...(outbox === null ? [] : [{ name: 'Webhooks', value: outbox.status }]),
    {
      name: 'Computing',
      value: computing.status,
      note: computing.waiting === 0 ? undefined : `${computing.waiting} computations wait`,
    },
  ];
}
