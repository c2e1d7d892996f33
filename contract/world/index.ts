// What other rooms use of `contract/world`.

export {
  type Religion,
  religions,
  worldAnswer,
  worldRecord,
  worldReligionsAnswer,
  worldUpcomingAnswer,
} from './world.ts';
export { worldReligionsShape, worldShape, worldUpcomingShape } from './world-query.ts';
