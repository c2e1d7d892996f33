// The answers about chakras with their envelopes. A place is needed only where the sky of a date is asked about.

import { worksOf } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { chakraNakshatrasAnswer, ownChakraAnswer } from '@nirnaya/contract/chakra';
import { citeLevel } from '@nirnaya/contract/common';
import { z } from '@nirnaya/contract/schema';
import { clockIn } from '@nirnaya/explain/dates';
import { engineFacts } from '../context/engine-facts.ts';
import { locationOf } from '../context/location-echo.ts';
import { requestContext } from '../context/request-context.ts';
import { panchangDay } from '../day/day.ts';
import { degrees } from '../day/numbers.ts';
import { ujjain } from '../places/locations.ts';
import { usablePack } from '../places/usable-pack.ts';
import type { PlaceQuery } from '../places/where.ts';
import { requireServedDay } from '../requests/dates.ts';
import { invalidParameters, unavailable } from '../requests/refusal.ts';
import type { GivenTexts } from '../rules/given-inputs.ts';
import { type Chains, chainDeciding } from '../rules/last-word.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { chakraByCode, chakraOf, chakraPack } from './chakra.ts';
import { type FigureName, figures, type GivenValues } from './figures.ts';
import { chakraChains, chakraInputs, chakraNamed } from './own.ts';
import { skyGrahas } from './sky.ts';
import { stars } from './stars.ts';

/** When and where the transits are taken. */
export interface WhenQuery extends PlaceQuery {
  /** civil day number */
  readonly date?: number | undefined;
  /** minutes after midnight at the place; without it the sunrise */
  readonly time?: number | undefined;
}

/**
 * Answers with a figure. Neither a date nor what it may stand for is a 400. Packs whose rule has other fields than the shape
 * names are refused, so that an answer is what clients were told.
 */
export function chakraAnswerOf<S extends z.ZodType>(
  service: AppContext,
  name: FigureName,
  given: GivenValues,
  { when, shape }: { readonly when: WhenQuery; readonly shape: S },
): z.output<S> {
  const answer = computedAnswer(service, name, given, when);
  const { data, error } = shape.safeParse(answer);
  if (error === undefined) return data;
  throw unavailable(
    'rule_differs',
    `The rule of ${name} in the active packs has another result: ${z.prettifyError(error)}`,
  );
}

function computedAnswer(
  service: AppContext,
  name: FigureName,
  given: GivenValues,
  { date, time, ...where }: WhenQuery,
) {
  const { orDate } = figures[name];
  if (orDate !== undefined && given[orDate] === undefined && date === undefined)
    throw invalidParameters([{ field: orDate, message: 'is required unless date is sent' }]);
  const chains = chainsIn(service);
  const [first] = chains;
  const pack = chainDeciding(chains, figures[name].rule(given)) ?? first;
  if (date === undefined)
    return {
      ...chakraOf(rulesOf(service, pack), name, given),
      engine: engineWith(service, pack.fingerprint),
    };
  requireServedDay(date);
  const context = requestContext(service, { ...where, pack: pack.name }, ujjain);
  const { py, index, from } = panchangDay(context, date);
  const jd = time === undefined ? from : py.clock(index, time);
  const sky = skyGrahas(service.workspace.sky.ephemeris, jd);
  return {
    ...chakraOf(context, name, given, sky),
    at: `${clockIn(context.zone).iso(jd)}`,
    location: locationOf(context, date),
    engine: engineWith(service, context.pack.fingerprint),
  };
}

/** Answers with a chakra of any pack, by its code and the inputs of its rule. */
export function ownChakraAnswerOf(
  service: AppContext,
  name: string,
  given: GivenTexts,
): z.output<typeof ownChakraAnswer> {
  const match = chakraNamed(chainsIn(service), name);
  const { pack, rule } = match;
  return {
    ...chakraByCode(rulesOf(service, pack), rule.code, chakraInputs(match, given)),
    engine: engineWith(service, pack.fingerprint),
  };
}

// The chains that may have chakras, that of the bundled pack first.
function chainsIn({ workspace }: AppContext): Chains {
  const set = workspace.packs();
  const [, ...others] = chakraChains(set.packs);
  return [usablePack(set, chakraPack), ...others.flatMap((other) => workspace.pack(other) ?? [])];
}

const rulesOf = ({ workspace }: AppContext, pack: CompiledPack) => ({
  pack,
  works: worksOf(pack.chain, workspace.packs().packs),
});

/** Answers with the 28 stars. */
export function nakshatrasAnswerOf(service: AppContext): z.output<typeof chakraNakshatrasAnswer> {
  const pack = usablePack(service.workspace.packs(), chakraPack);
  return {
    calculation_only: true,
    count: stars.length,
    nakshatras: stars.map(({ spellings, from, to, ...star }) => ({
      ...star,
      spellings: [...spellings],
      from: degrees(from),
      to: degrees(to),
    })),
    verification_levels: [...citeLevel.options],
    engine: engineWith(service, pack.fingerprint),
  };
}

const engineWith = (service: AppContext, fingerprint: string) => ({
  ...engineFacts(service),
  rules_snapshot_version: fingerprint,
});
