// The good houses of the grahas from the Moon of birth and what obstructs them, as a rule of the packs has them.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { GRAHA_COUNT, type Vedha } from '@nirnaya/engine/jyotisha';
import { unavailable } from '../requests/refusal.ts';
import { grahaNamed } from './grahas.ts';
import {
  type JyotishaRules,
  noRules,
  type RulesWorkspace,
  reading,
  readingPack,
  rulesDeciding,
  rulesIn,
} from './rules.ts';

const vedhaRule = 'READING_GOCHARA_VEDHA';

/** Vedha with whose word it is. */
interface StatedVedha extends Vedha {
  /** work and place of each authority, and what it says */
  readonly source: string;
}

// The rule says the same as long as its pack is.
const known = new WeakMap<CompiledPack, StatedVedha>();

/** Vedha by the packs in force. Refuses with `unavailable` where they have no rule of it. */
export function vedhaIn(workspace: RulesWorkspace): StatedVedha {
  const rules = rulesIn(workspace, readingPack);
  const vedha = rules && vedhaOf(rules);
  if (vedha === undefined) throw unavailable('no_rules', `${noRules(readingPack)} with ${vedhaRule}.`);
  return vedha;
}

/** Vedha by the rules of readings; undefined where they have no rule of it. */
function vedhaOf(rules: JyotishaRules): StatedVedha | undefined {
  const { pack } = rulesDeciding(rules, vedhaRule);
  const before = known.get(pack);
  if (before !== undefined) return before;
  const vedha = readVedha(rules);
  if (vedha !== undefined) known.set(pack, vedha);
  return vedha;
}

function readVedha(rules: JyotishaRules): StatedVedha | undefined {
  const ask = (planet: number, place: number) => reading(rules, vedhaRule, { planet, place });
  const first = ask(0, 1);
  if (first === undefined) return undefined;
  return {
    houses: grahas.map(
      (planet) =>
        new Map(
          houses.flatMap((place) => {
            const from = ask(planet, place)?.text('vedha') ?? null;
            return from === null ? [] : [[place, Number(from)] as const];
          }),
        ),
    ),
    exempt: grahas.map((planet) => grahaCalled(ask(planet, 1)?.text('exempt') ?? null)),
    source: first.authorities
      .map(({ work, place, says }) => (place === null ? (says ?? work) : `${work} ${place}: ${says}`))
      .join('; '),
  };
}

const grahas = Array.from({ length: GRAHA_COUNT }, (_, graha) => graha);
const houses = Array.from({ length: 12 }, (_, i) => i + 1);

const grahaCalled = (name: string | null): number | undefined =>
  grahas.find((graha) => grahaNamed(graha) === name);
