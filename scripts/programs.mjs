// The programs that are built, each with the source that it is made from, both without an extension. The service starts its
// threads from programs of their own, and the build makes the documents of the API by one.

/** Programs of one file of CommonJS, which are started with the code that V8 made of them before. */
export const singleFiles = { 'cli/explain-alone': 'cli/commands/explain-alone' };

export const programs = {
  'cli/main': 'cli/main',
  'server/main': 'server/main',
  'server/worker': 'server/compose/compute-worker',
  'server/write-documents': 'server/openapi/write-documents',
  'server/write-docs': 'server/pages/docs/write-docs',
  'server/write-rules': 'server/pages/docs/write-rules',
  'server/write-offline': 'server/offline/write-data',
  'server/load-worker': 'server/compute/load-worker',
  'authoring/write-playground-data': 'authoring/playground/write-data',
};
