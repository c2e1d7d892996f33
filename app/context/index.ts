// What other rooms use of `app/context`.

export { grahaPack } from './graha-rules.ts';
export { locationOf, resolutionOf } from './location-echo.ts';
export { engineOf } from './panchang-engine.ts';
export {
  type ContextQuery,
  type RequestContext,
  type RuleContext,
  requestContext,
  ruleContext,
} from './request-context.ts';
export { dayOccurred, daysOccurred, requireDayOccurredIn } from './skipped-days.ts';
export { clockOf, siteOf } from './sky-place.ts';
