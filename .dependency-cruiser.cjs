// The import table of the house: who may import whom. Kept true by CI.
const rooms = {
  dsl: [],
  engine: [],
  // The packed sky, and the Swiss Ephemeris that makes it.
  ephemeris: ['engine'],
  compiler: ['dsl', 'engine'],
  // Readings of a trace are found by the canonical spelling of their expressions.
  explain: ['dsl/vocabulary', 'dsl/syntax', 'engine', 'compiler'],
  // What is asked and answered. Which dates and zones there are, the engine alone says.
  contract: ['dsl/vocabulary', 'engine/civil'],
  // The library: what decides and explains, and nothing that reads or serves.
  core: ['engine', 'ephemeris/packed', 'compiler', 'explain'],
  app: ['dsl', 'engine', 'ephemeris', 'compiler', 'explain', 'contract'],
  authoring: ['dsl', 'engine', 'ephemeris', 'compiler', 'explain', 'contract', 'app'],
  // It runs what it is given, and knows none of it.
  host: [],
  // A text of rules or an expression sent over HTTP is evaluated as authors evaluate theirs; pages are made in its threads.
  server: [
    'dsl',
    'engine',
    'compiler',
    'explain',
    'contract',
    'app',
    'authoring/evaluate',
    // Pages of rules, which the build makes.
    'authoring/site',
    'host',
    'web/pages',
    'web/words',
  ],
  cli: [
    'dsl',
    'engine',
    'ephemeris',
    'compiler',
    'explain',
    'contract',
    'app',
    'authoring',
    'host',
    'server',
  ],
  // Pages know what the service answers by its types.
  // The playground decides in the browser what authors are told of their texts.
  web: ['explain', 'app', 'contract', 'authoring/playground'],
};

// The folders of rooms, each after those that it stands on: none imports one that comes after it, so no two import each other,
// and no file lies beside them but a program.
const folders = {
  dsl: ['source', 'vocabulary', 'json-schema', 'diagnostics', 'syntax', 'yaml', 'pack', 'format', 'schema'],
  engine: [
    'bytes',
    'cache',
    'spans',
    'civil',
    'sky',
    'place',
    'calendars',
    'almanac',
    'jyotisha',
    'observe',
    'panchang',
  ],
  compiler: ['front', 'runtime', 'compile', 'artifact'],
  explain: [
    'dates',
    'markup',
    'messages',
    'scripts',
    'sentences',
    'observatory',
    'drawing',
    'pictures',
    'maps',
  ],
  contract: [
    'schema',
    'plans',
    'common',
    'day',
    'festivals',
    'muhurat',
    'shraddha',
    'anniversaries',
    'feeds',
    'alerts',
    'world',
    'webhooks',
    'account',
    'eclipses',
    'panchang',
    'bulk',
    'rules',
    'chakra',
    'jyotisha',
    'languages',
    'places',
    'service',
    'tara',
    'operations',
  ],
  app: [
    'data',
    'inscriptions',
    'requests',
    'words',
    'places',
    'packs',
    'workspace',
    'names',
    'skies',
    'context',
    'day',
    'festivals',
    'tara',
    'calendar',
    'map',
    'disputes',
    'eclipses',
    'rules',
    'vrat',
    'world',
    'jyotisha',
    'muhurat',
    'shraddha',
    'anniversaries',
    'feeds',
    'chakra',
    'panchang',
    'alerts',
  ],
  server: [
    'http',
    'store',
    'access',
    'compute',
    'observability',
    'reference',
    'webhooks',
    'openapi',
    'pictures',
    'pages',
    'report',
    'routes',
    'offline',
    'settings',
    'jobs',
    'compose',
  ],
  authoring: [
    'inputs',
    'reachable',
    'words',
    'diff',
    'tests',
    'snapshot',
    'evaluate',
    'site',
    'coverage',
    'lsp',
    'playground',
    'vscode',
  ],
  cli: ['cache', 'options', 'output', 'operator', 'commands'],
  host: ['threads'],
  web: [
    'words',
    'format',
    'design',
    'drawings',
    'pages',
    'islands',
    'offline',
    'reference',
    'playground',
    'dashboard',
  ],
  ephemeris: ['packed', 'swiss'],
};

// Rooms with so few files that some lie beside the folders.
const unfoldered = ['host', 'ephemeris'];

const all = [...Object.keys(rooms), 'test'];

// What runs anywhere: it is handed data, and knows no module of Node.
const portable = '^(dsl|engine|ephemeris|compiler|explain|contract|core|app)/';

// Its loaders, which read from Node what the rest is handed.
const loaders = [
  'dsl/pack/load-folder\\.ts', // the files of a folder of packs
  'ephemeris/bundled\\.ts', // the file of the packed sky
  'ephemeris/swiss/', // the Swiss Ephemeris, which makes and judges the packed sky
  'app/data/bundled\\.ts', // the files of data
  'app/names/bundled-names\\.ts', // the files of names beside the packs
  'app/packs/(built-bundle|bundle-file|read-packs|texts-digest)\\.ts', // files of compiled packs
  'app/packs/(pack-folders|pack-sources)\\.ts', // where packs are, and their files
  'app/places/catalogue/bundled\\.ts', // what unpacks the catalogue of places
  'app/places/zones\\.ts', // geo-tz, which reads its map by itself
  'app/workspace/version\\.ts', // package.json
];

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-cycles',
      comment: 'no two folders import each other, at whatever depth',
      scope: 'folder',
      severity: 'error',
      from: { path: `^(${Object.keys(rooms).join('|')})/` },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      // The editor brings its own modules.
      from: { pathNot: '^authoring/vscode/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'sweph-only-in-swiss',
      comment: 'the product runs on the packed sky; what makes and judges it touches the Swiss Ephemeris',
      severity: 'error',
      from: { pathNot: '^(ephemeris/swiss|test)/' },
      to: { path: 'node_modules/sweph' },
    },
    {
      name: 'no-node-in-core',
      comment: 'the core runs in browsers too; what it needs of the machine, its loaders read',
      severity: 'error',
      from: { path: portable, pathNot: `^(${loaders.join('|')})` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
    {
      name: 'no-astronomy-in-server',
      comment: 'routes ask app; only types of the sky pass through',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^engine/(sky|observe)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-only-to-serve',
      comment: 'of the commands only `serve` starts the server',
      severity: 'error',
      from: { path: '^cli/', pathNot: '^cli/commands/serve\\.ts$' },
      to: { path: '^server/', pathNot: '^server/(access|store|settings)/' },
    },
    {
      name: 'store-only-to-its-commands',
      comment:
        'commands of operators work on the store, keys and settings of the service; others need none of it',
      severity: 'error',
      from: {
        path: '^cli/',
        pathNot: '^cli/(commands/(serve|config|keys|migrate|backup|restore)(\\.ts$|/)|operator/)',
      },
      to: { path: '^server/' },
    },
    {
      name: 'only-types-in-web',
      comment: 'what runs in browsers is of web alone',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(explain|contract|app|server)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'by-package',
      comment: 'of another room what its folders export',
      severity: 'error',
      from: { path: `^(${Object.keys(rooms).join('|')})/` },
      to: {
        path: `^(${Object.keys(rooms).join('|')})/`,
        pathNot: '^$1/|/index\\.ts$',
      },
    },
    ...Object.entries(folders).flatMap(([room, inOrder]) => [
      ...inOrder.slice(0, -1).map((folder, i) => ({
        name: `${room}-in-order`,
        comment: 'a folder imports those before it, never one that stands on it',
        severity: 'error',
        from: { path: `^${room}/${folder}/` },
        to: { path: `^${room}/(${inOrder.slice(i + 1).join('|')})/` },
      })),
      {
        name: `${room}-has-folders`,
        comment: 'every file of the room lies in one of the folders that have a place in the order',
        severity: 'error',
        from: {},
        to: {
          path: `^${room}/.*\\.ts$`,
          pathNot: `^${room}/((${inOrder.join('|')})/|${unfoldered.includes(room) ? '[^/]+' : 'main'}\\.ts$)`,
        },
      },
    ]),
    ...Object.entries(rooms).map(([room, may]) => ({
      name: `${room}-imports`,
      severity: 'error',
      from: { path: `^${room}/` },
      to: {
        path: `^(${all.join('|')})/`,
        pathNot: `^(${[room, ...may].join('|')})(/|\\.ts$)`,
      },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@nirnaya/source', 'import', 'node', 'default'],
    },
  },
};
