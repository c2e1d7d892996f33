// What one operation gives is given under no other name to a smaller plan: every operation with every section that it may be
// asked for, in every plan; and every answer with every part that belongs to a larger plan.

import { describe, expect, test } from 'vitest';
import type { AnyOperation } from '../../../../contract/operations/operation.ts';
import { allOperations } from '../../../../contract/operations/table.ts';
import { includes, largerPlan, type PlanId, planIds } from '../../../../contract/plans/plan-id.ts';
import { type SectionName, sectionPlans } from '../../../../contract/plans/section-plans.ts';
import type { Described, JsonSchema } from '../../../contract/published.ts';
import { withSharedInPlace } from '../../../contract/reference/resolved.ts';
import { startGated } from '../../gated.ts';
import { type Answer, posted, type Refused } from '../../harness.ts';

const { store, ask } = await startGated({ now: Date.UTC(2026, 10, 21, 12) });

const accessOf = new Map<string, AnyOperation['access']>(
  allOperations.map(([id, { access }]) => [id, access]),
);

/** The plan that an operation needs. */
function planOfOperation(id: string): PlanId {
  const access = accessOf.get(id);
  if (access === undefined || access.kind === 'public') throw new Error(`${id} needs no plan`);
  return access.plan;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const described = (await ask('/openapi.json')).json<Description>();
const { schemas } = described.components;
const operations = Object.entries(withSharedInPlace(described).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** The schema that a reference leads to. */
const resolved = (schema: JsonSchema | undefined): JsonSchema | undefined =>
  schema?.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];

interface Includable {
  readonly path: string;
  readonly operation: Described;
  readonly isBody: boolean;
  readonly section: SectionName;
}

// The values that `include` has in the description.
const includables = operations.flatMap(({ path, operation }): Includable[] => {
  const parameter = operation.parameters?.find(({ name }) => name === 'include');
  const body = resolved(operation.requestBody?.content['application/json'].schema);
  const isBody = body?.properties?.include !== undefined;
  if (parameter === undefined && !isBody) return [];
  return sectionsOf(path).map((section) => ({ path, operation, isBody, section }));
});

function sectionsOf(path: string): readonly SectionName[] {
  if (path === '/v1/inauspicious-timings') return ['panchak', 'bhadra', 'ganda_mool'];
  return [
    'tithi',
    'nakshatra',
    'yoga',
    'karana',
    'timings',
    'hora',
    'choghadiya',
    'festivals',
    'muhurat',
    'eclipse',
  ];
}

const place = { lat: 28.6139, lon: 77.209 };

/** Asks an operation for sections, with a key of a plan that has asked for nothing yet. */
function requested({ path, operation, isBody }: Includable, include: string, plan: PlanId): Promise<Answer> {
  const { text } = store.newKey(plan);
  if (isBody) return ask(path, text, posted({ dates: ['2026-09-14'], ...place, include }));
  const takesDate = operation.parameters?.some(({ name }) => name === 'date');
  const date = takesDate ? 'date=2026-09-14&' : '';
  return ask(`${path}?${date}lat=${place.lat}&lon=${place.lon}&include=${include}`, text);
}

describe('a section needs the plan of the operation that gives it', () => {
  const cases = includables.flatMap((one) =>
    planIds.map((plan) => ({ ...one, plan, id: one.operation.operationId })),
  );

  test.each(cases)('$id include=$section with $plan', async ({ plan, ...one }) => {
    const ofOperation = planOfOperation(one.operation.operationId);
    const needed = largerPlan(ofOperation, sectionPlans[one.section]);
    const answer = await requested(one, one.section, plan);
    const counted = answer.headers.get('x-ratelimit-counted');
    if (includes(plan, needed)) {
      expect([answer.status, counted]).toEqual([200, '1']);
      const { days: [day] = [answer.json()] } = answer.json<{ days?: object[] }>();
      expect(Object.keys(day)).toContain(one.section);
    } else {
      expect([answer.status, counted, answer.headers.get('x-ratelimit-used')]).toEqual([402, '0', '0']);
      expect(answer.json()).toMatchObject({
        error: 'plan_upgrade_required',
        // The operation itself is refused first.
        required_plan: includes(plan, ofOperation) ? needed : ofOperation,
        current_plan: plan,
      });
    }
  });

  test('also among others, and where another key was answered before', async () => {
    const [one] = includables;
    const all = 'hora,eclipse';
    expect((await requested(one, all, 'pro')).status).toBe(200);
    expect((await requested(one, all, 'pro')).status).toBe(200);
    const refused = await requested(one, all, 'starter');
    expect([refused.status, refused.json<Refused>().error]).toEqual([402, 'plan_upgrade_required']);
  });

  test('and the description lists every one of them', async () => {
    for (const one of includables) {
      const { text } = store.newKey('enterprise');
      const wrong = one.isBody
        ? await ask(one.path, text, posted({ dates: ['2026-09-14'], include: 'nothing' }))
        : await ask(`${one.path}?date=2026-09-14&include=nothing`, text);
      const { errors = [] } = wrong.json<Refused>();
      const about = errors.find(({ field }) => field === 'include')?.message ?? '';
      expect(sectionsOf(one.path).filter((section) => !about.includes(section))).toEqual([]);
      expect(
        about
          .split(/[^a-z_]+/)
          .filter((word) => word in sectionWords && !sectionsOf(one.path).includes(word as SectionName)),
      ).toEqual([]);
    }
  });
});

const sectionWords: Readonly<Record<string, true>> = Object.fromEntries(
  includables.map(({ section }) => [section, true as const]),
);

/** The parts of answers that belong to a plan above Free: schemas that no operation of a smaller plan may carry. */
const owned: Readonly<Partial<Record<PlanId, readonly string[]>>> = {
  pro: [
    'EclipseOfDay',
    'EclipsesOfDay',
    'EclipseLocalTimes',
    'CalendarDay',
    'CalendarMonth',
    'KundliChart',
    'ChartGraha',
    'ChartVarga',
    'ChartYogas',
    'Matched',
    'Kuta',
    'Weighing',
  ],
  business: [
    'DayContext',
    'DayConditions',
    'PanchakStatus',
    'PanchakSpan',
    'Bhadra',
    'BhadraSpan',
    'GandaMool',
    'GandaMoolSpan',
    'SpecialYoga',
    'AnandadiSpan',
    'HeldCondition',
    'ChandraBala',
    'TaraBala',
    'DishaShool',
  ],
};

/** What a section asked for by name brings to an answer. */
const ofSections: Readonly<Partial<Record<SectionName, readonly string[]>>> = {
  eclipse: ['EclipseOfDay', 'EclipsesOfDay', 'EclipseLocalTimes'],
  panchak: ['PanchakStatus', 'PanchakSpan'],
  bhadra: ['Bhadra', 'BhadraSpan'],
  ganda_mool: ['GandaMool', 'GandaMoolSpan'],
};

/** Answers from what an account had stored when its plan included it. */
const fromStore = ['storedBirthChart', 'storedCompatibility'];

/** The names of all schemas that a part of the description leads to. */
function schemasIn(node: unknown, results = new Set<string>()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return results;
  for (const [key, value] of Object.entries(node)) {
    const name = key === '$ref' && typeof value === 'string' ? value.split('/schemas/')[1] : undefined;
    if (name !== undefined && !results.has(name)) {
      results.add(name);
      schemasIn(schemas[name], results);
    }
    schemasIn(value, results);
  }
  return results;
}

describe('no answer carries a part that belongs to a larger plan', () => {
  test('and every part is one of the description', () => {
    for (const name of Object.values(owned).flat()) expect(schemas, name).toHaveProperty(name);
  });

  const keyed = operations.filter(({ operation }) => operation['x-plan'] !== undefined);
  test.each(keyed)('$operation.operationId', ({ path, operation }) => {
    const { operationId: id, responses } = operation;
    expect(operation['x-plan']).toBe(planOfOperation(id));
    if (fromStore.includes(id)) return;
    const carried = schemasIn(Object.entries(responses).filter(([status]) => status.startsWith('2')));
    const named = new Set(
      includables.filter((one) => one.path === path).flatMap(({ section }) => ofSections[section] ?? []),
    );
    const beyond = planIds.flatMap((plan) =>
      includes(planOfOperation(id), plan) ? [] : (owned[plan] ?? []).filter((name) => carried.has(name)),
    );
    expect(beyond.filter((name) => !named.has(name))).toEqual([]);
  });
});
