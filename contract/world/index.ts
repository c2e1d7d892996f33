// What other rooms use of `contract/world`.

export {
  type Religion,
  religions,
  worldRecord,
} from './world.ts';
