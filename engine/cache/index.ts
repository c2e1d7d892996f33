// What other rooms use of `engine/cache`.

export { CountedCache, openCache } from './cache.ts';
export { memoOn, setWithin } from './memo.ts';
export { type CacheReport, cacheReports, clearCaches, registerCache } from './registry.ts';
