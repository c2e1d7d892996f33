// One rule in two chains that place the Sun and the Moon by different skies, and by nothing else differ.

import { meanSameButForSky } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { SkyName } from '@nirnaya/dsl/vocabulary';

/** The skies that two chains decide one rule on. */
export interface SkiesOfRule {
  readonly own: SkyName;
  readonly other: SkyName;
}

/** The skies by which a rule of two chains differs, where it differs by nothing else; undefined otherwise. */
export function skiesOfSameRule(
  pack: CompiledPack,
  other: CompiledPack,
  code: string,
): SkiesOfRule | undefined {
  const skies = { own: pack.skyOf(code), other: other.skyOf(code) };
  return skies.own !== skies.other && isSameRule(pack, other, code) ? skies : undefined;
}

// Rules refer to one another in no circle.
function isSameRule(pack: CompiledPack, other: CompiledPack, code: string): boolean {
  const [own, twin] = [pack.rules.get(code), other.rules.get(code)];
  if (own === undefined || twin === undefined || own.linked.disabled || twin.linked.disabled) return false;
  return (
    meanSameButForSky(own, twin) &&
    [...own.checked.references.keys()].every((reference) => isSameRule(pack, other, reference))
  );
}
