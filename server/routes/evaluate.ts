// Evaluates texts of rules, and single expressions: what is wrong with them, and what they give.

import { type RequestContext, requestContext } from '@nirnaya/app/context';
import { envelopeOf } from '@nirnaya/app/festivals';
import { locations, newDelhi, placeOfTradition, type Where, whereOfPack } from '@nirnaya/app/places';
import {
  civilDayAt,
  invalidParameters,
  monthBounds,
  requireServedDay,
  requireServedYear,
  yearOf,
} from '@nirnaya/app/requests';
import { evaluateTask, type ResolvedPlace, type SentText } from '@nirnaya/authoring/evaluate';
import { type evaluateBody, type expressionBody, longestText } from '@nirnaya/contract/rules';
import type { z } from '@nirnaya/contract/schema';
import type { ComputeService } from '../compute/compute-service.ts';
import { texts } from './operation/handler.ts';

type Body = z.output<typeof evaluateBody>;
type Expression = z.output<typeof expressionBody>;

/** The operations that evaluate rules and expressions. */
export const handlers = texts({
  evaluateRules: ({ service, body }) => {
    requireOnePeriod(body);
    const texts = textsOf(body);
    const context = requestContext(service, body, newDelhi, { unsupportedRegion: 'refuse' });
    const { year, years = [yearNow(service, context)], date } = body;
    const requestedYears = date !== undefined ? [yearOf(date)] : year !== undefined ? [year] : years;
    if (date !== undefined) requireServedDay(date);
    for (const each of requestedYears) requireServedYear(each);
    const ordered = [...new Set(requestedYears)].sort((a, b) => a - b);
    const where = body.region === undefined ? named(body, context) : whereFor(service, body, context);
    const result = evaluateTask(service.workspace, {
      kind: 'rules',
      texts,
      ...settingOf(body, context),
      years: ordered,
      place: where?.place,
      day: date,
      rule: body.rule,
      traces: body.observatory ?? false,
    });
    if (result.kind !== 'rules') throw new Error('another question was answered');
    const [first] = monthBounds(ordered[0], 1);
    const { pack, tradition, mode } = context;
    const used =
      where ?? (result.resolvedPlace && whereOfPlace(result.resolvedPlace, body.tz)) ?? context.where;
    const envelope = envelopeOf(service, { pack, tradition, mode, where: used }, date ?? first);
    return { ...result.answer, ...withChain(envelope, result.chain) };
  },
  evaluateExpression: ({ service, body }) => {
    const context = requestContext(service, body, newDelhi, { unsupportedRegion: 'refuse' });
    const where = whereFor(service, body, context);
    const day = body.date ?? civilDayAt(service.now(), where.zone);
    requireServedDay(day);
    const result = evaluateTask(service.workspace, {
      kind: 'expression',
      text: body.expression,
      ...settingOf(body, context),
      years: [yearOf(day)],
      place: where.place,
      day,
    });
    if (result.kind !== 'expression') throw new Error('another question was answered');
    const { pack, tradition, mode } = context;
    const envelope = envelopeOf(service, { pack, tradition, mode, where }, day);
    return { ...result.answer, ...withChain(envelope, result.chain) };
  },
});

const settingOf = ({ inputs = {}, tz }: Body | Expression, { tradition, mode }: RequestContext) => ({
  parent: tradition.pack,
  inputs,
  mode,
  zone: tz,
});

// The place that a request names by itself.
const named = ({ location_id, lat }: Body | Expression, { where }: RequestContext): Where | undefined =>
  location_id === undefined && lat === undefined ? undefined : where;

// The same, else that of the tradition's chain.
function whereFor({ workspace }: ComputeService, body: Body | Expression, context: RequestContext): Where {
  const namedPlace = named(body, context);
  if (namedPlace !== undefined) return namedPlace;
  const place = placeOfTradition(context.tradition, workspace.packs().packs);
  const where = whereOfPack(place, body.tz);
  return body.region === undefined ? where : { ...where, source: 'region' };
}

function whereOfPlace({ place, locationId }: ResolvedPlace, tz: string | undefined): Where {
  const location = locationId === undefined ? undefined : locations.get(locationId);
  return whereOfPack({ place, location }, tz);
}

function withChain<E extends { readonly _engine: object }>(
  envelope: E,
  chain: { readonly packs: readonly string[]; readonly fingerprint: string } | undefined,
): E {
  if (chain === undefined) return envelope;
  const { packs, fingerprint } = chain;
  const evaluatedBy = { rules_snapshot_version: fingerprint, rule_pack_chain: [...packs] };
  return { ...envelope, _engine: { ...envelope._engine, ...evaluatedBy } };
}

function textsOf({ text, files = [] }: Body): SentText[] {
  const texts = [...(text === undefined ? [] : [{ name: undefined, text }]), ...files];
  if (texts.length === 0)
    throw invalidParameters([{ field: 'text', message: 'is required unless files are given' }]);
  const characters = texts.reduce((sum, one) => sum + one.text.length, 0);
  const twice = files.find(({ name }, i) => files.findIndex((other) => other.name === name) !== i);
  const wrong = [
    ...(characters > longestText ? [`must have at most ${longestText} characters, text included`] : []),
    ...(twice === undefined ? [] : [`must have different names; ${twice.name} occurs twice`]),
  ];
  if (wrong.length > 0) throw invalidParameters(wrong.map((message) => ({ field: 'files', message })));
  return texts;
}

function requireOnePeriod(body: Body): void {
  const [first, ...others] = (['date', 'year', 'years'] as const).filter((name) => body[name] !== undefined);
  if (others.length === 0) return;
  throw invalidParameters(others.map((field) => ({ field, message: `cannot be combined with ${first}` })));
}

const yearNow = ({ now }: ComputeService, { zone }: RequestContext): number =>
  yearOf(civilDayAt(now(), zone));
