// The import table of the house: who may import whom. Kept true by CI.
const rooms = {
  dsl: [],
  engine: [],
  compiler: ['dsl', 'engine'],
  explain: ['dsl/vocabulary', 'engine', 'compiler'],
  docs: ['dsl', 'engine', 'compiler', 'explain'],
  lsp: ['dsl', 'engine', 'compiler', 'explain'],
  server: ['dsl', 'engine', 'compiler', 'explain'],
  cli: ['dsl', 'engine', 'compiler', 'explain', 'docs', 'lsp', 'server'],
};

const all = ['dsl', 'engine', 'compiler', 'explain', 'docs', 'lsp', 'server', 'cli', 'test'];

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'sweph-only-in-sky',
      comment: 'engine/sky is the only place that touches the Swiss Ephemeris',
      severity: 'error',
      from: { pathNot: '^(engine/sky|test)/' },
      to: { path: 'node_modules/sweph' },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
    ...Object.entries(rooms).map(([room, may]) => ({
      name: `${room}-imports`,
      severity: 'error',
      from: { path: `^${room}/` },
      to: {
        path: `^(${all.join('|')})/`,
        pathNot: `^(${[room, ...may].join('|')})/`,
      },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
