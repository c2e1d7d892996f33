// The words that meant something only here, each with what to write instead, and the places where such a word is right.

/** What to write instead of a word in a name. */
export const replacements: Readonly<Record<string, string>> = {
  around: 'envelope, range, nearby',
  asked: 'requested, query, options',
  bare: 'what is left out: withoutContext',
  begun: 'startedAt, started',
  drained: 'awaitDrain',
  due: 'scheduled, ready',
  ended: 'endedAt, expired',
  found: 'what it is: match, occurrence, candidate, rule, result',
  gate: 'accessControl, authenticate, authorize, meter',
  handed: 'precomputed, provided',
  heard: 'onX, listener',
  hears: 'onX, listener',
  held: 'retained, condition, fulfilled',
  kept: 'cached, stored, memoized, surviving, observed',
  lacking: 'missing',
  lets: 'bindings',
  narrow: 'refineRoot, limitTo',
  noted: 'recorded',
  operated: 'createService',
  room: 'concurrencyLimit, capacity, space',
  said: 'declared, stated, input, message',
  saying: 'declared, stated, message',
  standing: 'inForce, applicable, placement, usage',
  straight: 'what is left out: decodeUnescaped',
  stranger: 'anonymous',
  told: 'declared, stated, message',
  turned: 'normalizeDegrees, rotated',
  turns: 'scheduler, timeSlices, changes',
  undated: 'undecided',
  waiting: 'queue, queued, indexKeys',
  wanted: 'requested, required, expected',
  ways: 'traditionVariants, combinations',
  wishes: 'options',
};

/** A word that is right in a place. */
export interface Exception {
  readonly name: string;
  /** the folders and files, by how their paths begin; undefined: anywhere */
  readonly within?: readonly string[];
  readonly why: string;
}

/** The words that are right where they stand. */
export const exceptions: readonly Exception[] = [
  { name: 'notFound', why: 'the status 404' },
  { name: 'not-found', why: 'the status 404' },
  { name: 'isOpenEnded', why: 'what may go on at its end' },
  { name: 'GATE', within: ['dsl/syntax/'], why: 'an option of the parser library' },
  { name: 'bare-ghati', within: ['dsl/diagnostics/'], why: 'the published code of a diagnostic' },
  { name: 'bare ghati', within: ['explain/sentences/wording.ts'], why: 'a form of the language' },
  {
    name: 'found',
    within: ['dsl/', 'compiler/front/check/', 'authoring/tests/'],
    why: 'a diagnostic says what it expected and what it found',
  },
  { name: 'found', within: ['cli/commands/test.ts'], why: 'a field of --json' },
  {
    name: 'wanted',
    within: ['dsl/diagnostics/', 'dsl/pack/read-test.ts', 'dsl/pack/test-dates.ts'],
    why: 'the parameter of a message',
  },
  {
    name: 'kept',
    within: ['dsl/', 'contract/common/words.ts', 'app/festivals/observance-words.ts'],
    why: 'a field of the words of an observance, in packs and in answers',
  },
  {
    name: 'held',
    within: [
      'contract/muhurat/',
      'app/muhurat/weighing.ts',
      'cli/commands/coverage.ts',
      'cli/output/coverage/',
    ],
    why: 'a field of answers and of --json',
  },
  { name: 'kept', within: ['web/pages/festival.tsx'], why: 'a field of the words of an observance' },
  {
    name: 'narrow',
    within: ['explain/drawing/svg.ts', 'server/pages/site/festival.ts', 'web/pages/festival.tsx'],
    why: 'a drawing for a narrow screen',
  },
  { name: 'not_held', within: ['cli/output/explain/'], why: 'a field of --json' },
  { name: 'held', within: ['ephemeris/'], why: 'a field of the files of the packed sky' },
  { name: 'lets', within: ['cli/output/diff/json.ts'], why: 'a field of --json' },
  { name: 'undated', within: ['cli/output/year/print.ts'], why: 'a field of --json' },
  { name: 'standing', within: ['contract/jyotisha/', 'app/jyotisha/'], why: 'a field of answers' },
  { name: 'lacking', within: ['contract/jyotisha/', 'app/jyotisha/'], why: 'a field of answers' },
  {
    name: 'due',
    within: ['contract/service/health.ts', 'server/observability/health-checks.ts'],
    why: 'a field of /v1/health',
  },
  {
    name: 'waiting',
    within: ['contract/service/health.ts', 'server/routes/health.ts', 'server/observability/', 'host/'],
    why: 'a field of /v1/health and of the metrics: tasks that wait',
  },
  { name: 'asked', within: ['server/store/sql/'], why: 'a column of the store' },
  { name: 'due_at', within: ['server/store/sql/'], why: 'a column of the store' },
  { name: 'begun_at', within: ['server/store/sql/'], why: 'a column of the store' },
];
