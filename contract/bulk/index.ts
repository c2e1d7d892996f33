// What other rooms use of `contract/bulk`.

export { bulkDayContextAnswer, bulkFestivalsAnswer, bulkPanchangAnswer } from './bulk.ts';
export {
  bulkDayContextShape,
  bulkFestivalsShape,
  bulkPanchangBody,
  mostContextDates,
  mostDates,
  mostFestivalDates,
} from './bulk-query.ts';
