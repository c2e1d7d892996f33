// What other rooms use of `app/requests`.

export {
  civilDayAt,
  monthBounds,
  nearestServedYear,
  requireServedDay,
  requireServedYear,
  servedDates,
  yearOf,
} from './dates.ts';
export { requireDateRange, requireOrder } from './range.ts';
export {
  type FieldError,
  invalidParameters,
  notFound,
  Refusal,
  type RefusalReason,
  unsupported,
} from './refusal.ts';
