// What other rooms use of `app/skies`.

export {
  dayOf,
  decisionsOnOtherSkies,
  type SkyChain,
  type SkyDecision,
  skyChainsBeside,
} from './decisions.ts';
export { otherSkiesJson } from './json.ts';
export { schoolsBeside } from './schools.ts';
