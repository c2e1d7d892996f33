// What other rooms use of `authoring/reachable`.

export { unreachableRules } from './unreachable.ts';
