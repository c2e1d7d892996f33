// What other rooms use of `contract/bulk`.

export {
  mostContextDates,
  mostFestivalDates,
} from './bulk-query.ts';
