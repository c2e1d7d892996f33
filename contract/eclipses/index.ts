// What other rooms use of `contract/eclipses`.

export {
  type EclipseFilter,
  eclipseAnswer,
  eclipseAtPlace,
  eclipseBrief,
  eclipseRecord,
  eclipsesAnswer,
  eclipsesOfDay,
  eclipseVisibilityAnswer,
  sutak,
} from './eclipse.ts';
