// Evaluates the text of rules: what is wrong with it, and what its rules give.

import { type Asked, ask } from '../asked.ts';
import { civilDayAt, monthBounds, requireServedDay, requireServedYear, yearOf } from '../dates.ts';
import { invalidParameters } from '../errors.ts';
import { packTexts } from '../evaluate/pack-texts.ts';
import { envelopeOf } from '../festivals/envelope.ts';
import { type Operation, operation } from '../http/operation.ts';
import { newDelhi } from '../places/locations.ts';
import { evaluateAnswer, evaluateBody } from '../schemas/evaluate.ts';
import type { z } from '../schemas/zod.ts';
import type { Service } from '../service.ts';

type Body = z.output<typeof evaluateBody>;

/** The operation that evaluates rules. */
export function evaluateOperations(service: Service): Operation[] {
  return [
    operation({
      id: 'evaluateRules',
      method: 'post',
      path: '/v1/rules/evaluate',
      group: 'Rules',
      summary:
        'Evaluates the text of rules: diagnostics, what they give, traces, and what those in force give',
      description: `The text builds on the pack that it \`extends\`; else, unless it names itself a pack, on pack, else on that of region, else on that of the location, else on that of ${newDelhi.name_en}. It is evaluated apart, within bounds of time and memory, and kept nowhere.`,
      query: {},
      params: {},
      body: evaluateBody,
      answer: evaluateAnswer,
      refusals: [404, 422, 503],
      respond: async (_query, _params, body) => {
        requireOnePeriod(body);
        const asked = await ask(service, body, newDelhi, { unsupportedRegion: 'refuse' });
        const { year, years = [yearNow(service, asked)], date } = body;
        const wanted = date !== undefined ? [yearOf(date)] : year !== undefined ? [year] : years;
        if (date !== undefined) requireServedDay(date);
        for (const each of wanted) requireServedYear(each);
        const { sky, packs } = service.workspace;
        const ordered = [...new Set(wanted)].sort((a, b) => a - b);
        const { answer, chain } = await service.trials.evaluate({
          text: body.text,
          parent: asked.tradition.pack,
          packs: packTexts(packs()),
          dataVersion: sky.ephemerisVersion,
          place: asked.where.place,
          years: ordered.map((each) => ({ year: each, fit: sky.year(each).fit })),
          day: date,
          rule: body.rule,
          traces: body.traces ?? false,
          inputs: body.inputs ?? {},
          mode: asked.mode,
        });
        const [first] = monthBounds(ordered[0], 1);
        const { location, _engine } = envelopeOf(service, asked, date ?? first);
        const evaluatedBy = chain && {
          rules_snapshot_version: chain.fingerprint,
          rule_pack_chain: [...chain.packs],
        };
        return { ...answer, location, _engine: { ..._engine, ...evaluatedBy } };
      },
    }),
  ];
}

function requireOnePeriod(body: Body): void {
  const [kept, ...others] = (['date', 'year', 'years'] as const).filter((name) => body[name] !== undefined);
  if (others.length === 0) return;
  throw invalidParameters(others.map((field) => ({ field, message: `cannot stand beside ${kept}` })));
}

const yearNow = ({ now }: Service, { zone }: Asked): number => yearOf(civilDayAt(now(), zone));
