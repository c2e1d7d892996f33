import { describe, expect, test } from 'vitest';
import { includes, type PlanId, planIds } from '../../../../contract/plans/plan-id.ts';
import { plans } from '../../../../contract/plans/plans.ts';
import { accountOperationHandlers } from '../../../../server/routes/account-handlers.ts';
import type { Service } from '../../../../server/routes/service.ts';
import { withSharedInPlace } from '../../../contract/reference/resolved.ts';
import { pathOf } from '../../described.ts';
import { rateOf, startGated } from '../../gated.ts';
import type { Answer, Refused } from '../../harness.ts';

const client = await startGated({ now: Date.UTC(2026, 10, 21, 12) });
const { store, ask } = client;

interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description?: string;
  readonly security: readonly object[];
  readonly 'x-plan'?: PlanId;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly responses: Readonly<Record<string, { readonly description: string; readonly headers?: object }>>;
}

const description = withSharedInPlace(
  (await ask('/openapi.json')).json<{
    info: { description: string };
    paths: Record<string, Record<string, Described>>;
    components: { securitySchemes: object; headers: Record<string, object> };
  }>(),
);
// Here nobody has an account of which more than the key is stored.
const ofAccounts = accountOperationHandlers({} as Service, { check: async () => undefined, wake: () => {} });
const operations = Object.entries(description.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  .filter(({ operation }) => !(operation.operationId in ofAccounts));
const planOf = new Map(operations.map(({ operation }) => [operation.operationId, operation['x-plan']]));

/** The headers that every answer has, or may have. */
const onEvery = [
  'X-Request-Id',
  'X-RateLimit-Plan',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Used',
  'X-RateLimit-Counted',
  'X-RateLimit-Warning',
  'Cache-Control',
];

/** What requests without parameters count as, where that is more than one: two years of festivals. */
const countedWithoutParameters: Readonly<Record<string, number>> = { festivalsCalendar: 2 };

/** Asks an operation with whatever stands for its parameters: what is refused there was admitted. */
const requested = (path: string, method: string, key?: string): Promise<Answer> =>
  ask(pathOf(path), key, {
    method: method.toUpperCase(),
    ...(method === 'get' || method === 'delete'
      ? {}
      : { body: '{}', headers: { 'Content-Type': 'application/json' } }),
  });

test('the description names the headers that every answer has', () => {
  for (const name of onEvery) expect(description.info.description).toContain(name);
});

describe('every operation', () => {
  test('has a plan, unless it is one of those that are public', () => {
    const open = operations.filter(({ operation }) => operation['x-plan'] === undefined);
    expect(open.map(({ path }) => path).sort()).toEqual(['/', '/v1/health', '/v1/pricing', '/v1/status']);
    for (const { operation } of open) expect(operation.security).toEqual([]);
  });

  test.each(operations)('$method $path says its plan, its refusals and its headers', ({ operation }) => {
    const plan = operation['x-plan'];
    if (plan !== undefined) {
      expect(operation.security).toEqual([{ apiKey: [] }]);
      expect(operation.description).toContain(`Plan: ${plan}`);
      expect(operation.responses.default?.description).toMatch(
        /401: .*402: .*403: .*413: .*415: .*429: .*500: .*503: /s,
      );
    } else expect(operation.responses.default?.description).toMatch(/^(?!.*401).*500: .*503: /s);
    for (const [status, { headers }] of Object.entries(operation.responses)) {
      // What every answer has is said once, for the API.
      if (!status.startsWith('2'))
        expect(Object.keys(headers ?? {})).toEqual(expect.arrayContaining(onEvery));
      for (const name of Object.keys(headers ?? {})) {
        expect(description.components.headers).toHaveProperty([name]);
      }
    }
  });

  test.each(operations)(
    '$method $path is for its plan and those above',
    async ({ path, method, operation }) => {
      const needed = operation['x-plan'];
      const isCounted = !operation.description?.includes('Not counted.');
      const otherHolder = await requested(path, method);
      expect(rateOf(otherHolder)).toEqual(['none', '0', '0', '0']);
      if (needed === undefined) {
        expect(otherHolder.status).toBe(200);
        return;
      }
      expect([otherHolder.status, otherHolder.json<Refused>().error]).toEqual([401, 'Unauthorized']);
      for (const plan of planIds) {
        const answer = await requested(path, method, store.newKey(plan).text);
        const limit = plans[plan].requestsPerMonth;
        const used = isCounted ? (countedWithoutParameters[operation.operationId] ?? 1) : 0;
        if (includes(plan, needed)) {
          expect([401, 402, 429, 500, 503]).not.toContain(answer.status);
          expect(rateOf(answer)).toEqual([
            plan,
            limit === undefined ? 'unlimited' : `${limit}`,
            limit === undefined ? 'unlimited' : `${limit - used}`,
            `${used}`,
          ]);
        } else {
          expect(answer.status).toBe(402);
          expect(answer.json()).toMatchObject({
            error: 'plan_upgrade_required',
            required_plan: needed,
            current_plan: plan,
            message: expect.stringContaining(plans[needed].name),
          });
          expect(rateOf(answer)).toEqual([plan, `${limit}`, `${limit}`, '0']);
        }
      }
    },
  );
});

describe('the tables of plans', () => {
  const inPlan: Readonly<Record<PlanId, readonly string[]>> = {
    free: [
      'panchang',
      'panchangToday',
      'tithi',
      'timings',
      'rahuKaal',
      'hora',
      'festivals',
      'festivalsOfYear',
      'explainFestival',
      'vrat',
      'rules',
      'packs',
      'hinduMonth',
      'today',
    ],
    starter: ['panchangRange'],
    pro: [
      'calendarDay',
      'calendarMonth',
      'calendarYear',
      'calendarRange',
      'eclipses',
      'eclipse',
      'eclipseVisibility',
      'taraEvents',
      'taraStatus',
      'evaluateRules',
      'evaluateExpression',
      'shraddhaDay',
      'mahalaya',
      'chakraKota',
      'chakraNakshatras',
    ],
    business: [
      'panchak',
      'bhadra',
      'gandaMool',
      'specialYogas',
      'shastraConditions',
      'dayContext',
      'panchangFull',
    ],
    enterprise: [],
  };

  test.each(planIds)('%s', (plan) => {
    for (const id of inPlan[plan]) expect([id, planOf.get(id)]).toEqual([id, plan]);
  });

  test('whole groups are in one plan', () => {
    const plansOf = (group: string) =>
      new Set(
        operations
          .filter(({ operation }) => operation.tags.includes(group))
          .map(({ operation }) => operation['x-plan']),
      );
    expect([...plansOf('Conditions')]).toEqual(['business']);
    expect([...plansOf('Eclipses'), ...plansOf('Tara')]).toEqual(['pro', 'pro']);
    expect([...plansOf('Festivals')]).toEqual(['free']);
    expect([...plansOf('Timings')]).toEqual(['free']);
    expect([...plansOf('Shraddha')]).toEqual(['pro']);
    expect([...plansOf('Chakras')]).toEqual(['pro']);
  });
});

test('the key is described as a header', () => {
  expect(description.components.securitySchemes).toMatchObject({
    apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  });
});

describe('the headers of a plan stand on every answer', () => {
  test.each([
    ['/nowhere', 404],
    ['/v1/packs/%ZZ', 400],
    ['/openapi.json', 200],
    ['/', 200],
  ])('%s without a key', async (path, status) => {
    const answer = await ask(path);
    expect([answer.status, ...rateOf(answer)]).toEqual([status, 'none', '0', '0', '0']);
  });

  test('and on what another method asks, a preflight, and what is not modified', async () => {
    const { text } = store.newKey('free');
    expect(rateOf(await ask('/v1/tithi', text, { method: 'DELETE' }))).toEqual(['none', '0', '0', '0']);
    expect(rateOf(await ask('/v1/tithi', text, { method: 'OPTIONS' }))).toEqual(['none', '0', '0', '0']);
    const first = await ask('/v1/packs', text);
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const again = await ask('/v1/packs', text, { headers });
    expect([again.status, ...rateOf(again)]).toEqual([304, 'free', '500', '498', '2']);
  });
});

describe('/v1/pricing', () => {
  interface Priced {
    readonly currency: string;
    readonly plans: readonly { readonly plan: string; readonly price: number | null }[];
  }

  test('prices every plan in one currency, in rupees where nothing else is known', async () => {
    const inRupees = (await ask('/v1/pricing')).json<Priced>();
    expect(inRupees.currency).toBe('INR');
    expect(inRupees.plans.map(({ plan }) => plan)).toEqual(planIds);
    expect(inRupees.plans[0]).toEqual({
      plan: 'free',
      name: 'Free',
      price: 0,
      requests_per_month: 500,
      requests_per_minute: 10,
      keys: 1,
      access: plans.free.access,
    });
    const inDollars = (await ask('/v1/pricing?currency=USD')).json<Priced>();
    for (const [i, { plan, price }] of inDollars.plans.entries()) {
      expect(price).toBe(plans[plan as PlanId].price?.USD ?? null);
      expect(inRupees.plans[i].price).toBe(plans[plan as PlanId].price?.INR ?? null);
    }
    expect((await ask('/v1/pricing?currency=EUR')).status).toBe(400);
  });

  test('heeds the country that a proxy names only where it is trusted', async () => {
    const from = (country: string) => ({ headers: { 'CF-IPCountry': country } });
    const trusting = await client.replica({ countryHeader: 'CF-IPCountry' });
    const currency = async (answer: Promise<Answer>): Promise<string> =>
      (await answer).json<Priced>().currency;
    expect(await currency(ask('/v1/pricing', undefined, from('US')))).toBe('INR');
    expect(await currency(trusting.ask('/v1/pricing', undefined, from('US')))).toBe('USD');
    expect(await currency(trusting.ask('/v1/pricing', undefined, from('in')))).toBe('INR');
    expect(await currency(trusting.ask('/v1/pricing', undefined, from('??')))).toBe('INR');
    expect(await currency(trusting.ask('/v1/pricing?currency=INR', undefined, from('US')))).toBe('INR');
    expect(await currency(trusting.ask('/v1/pricing'))).toBe('INR');
  });
});
