import { describe, expect, test } from 'vitest';
import { startAccountService } from '../account-service.ts';
import type { Refused } from '../harness.ts';

const { ask, get, holder } = await startAccountService();
const owner = await holder('pro');

interface Made {
  readonly alert_id: number;
  readonly feed_path: string;
  readonly settings: { readonly name: string; readonly enabled: boolean };
}

interface Preview {
  readonly count: number;
  readonly matches: readonly { readonly date: string }[];
}

const conditions = {
  all: [
    { fact: 'tithi', operator: 'in', value: [11, 26] },
    { not: { fact: 'weekday', operator: 'equal', value: 'monday' } },
  ],
};
const alert = { name: 'Ekadashi', region: 'IN-MH', conditions };

async function made(body: object = alert): Promise<Made> {
  const answer = await ask(owner, 'POST', '/v1/alerts', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.json<Made>();
}

describe('an alert', () => {
  test('is previewed, as its conditions are without it, and read as a calendar', async () => {
    const { alert_id, feed_path } = await made();
    const preview = (await ask(owner, 'GET', `/v1/alerts/${alert_id}/preview`)).json<Preview>();
    expect(preview.count).toBeGreaterThan(2);
    const { name: _, ...unnamed } = alert;
    expect((await ask(owner, 'POST', '/v1/alerts/preview', unnamed)).json()).toEqual(preview);
    const feed = await get(feed_path, undefined);
    expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(feed.text.match(/BEGIN:VEVENT/g)).toHaveLength(preview.count);
    for (const { date } of preview.matches)
      expect(feed.text).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`);
  });

  test('is shown without its secret, is nobody else’s, and opens to its secret alone', async () => {
    const { alert_id, feed_path } = await made();
    const all = await ask(owner, 'GET', '/v1/alerts');
    expect(all.json<{ most: number }>().most).toBe(20);
    const secret = feed_path.split('.')[2] ?? '';
    const shown = await ask(owner, 'GET', `/v1/alerts/${alert_id}`);
    expect(all.text + shown.text).not.toContain(secret);
    const other = await holder('pro');
    for (const [method, path] of [
      ['GET', `/v1/alerts/${alert_id}`],
      ['PATCH', `/v1/alerts/${alert_id}`],
      ['DELETE', `/v1/alerts/${alert_id}`],
      ['GET', `/v1/alerts/${alert_id}/preview`],
    ] as const)
      expect([
        method,
        path,
        (await ask(other, method, path, method === 'PATCH' ? {} : undefined)).status,
      ]).toEqual([method, path, 404]);
    expect((await get(feed_path.replace(/.{4}\.ics$/, 'AAAA.ics'), undefined)).status).toBe(404);
    // The address of an alert opens no feed of festivals.
    expect((await get(feed_path.replace('alert-feeds', 'feeds'), undefined)).status).toBe(404);
  });

  test('is changed: its name, its conditions, and whether it is checked', async () => {
    const { alert_id, feed_path } = await made();
    const never = {
      all: [
        { fact: 'tithi', operator: 'equal', value: 1 },
        { fact: 'tithi', operator: 'equal', value: 2 },
      ],
    };
    const changed = await ask(owner, 'PATCH', `/v1/alerts/${alert_id}`, { name: 'Never', conditions: never });
    expect(changed.json<Made>()).toMatchObject({
      alert_id,
      settings: { name: 'Never', conditions: never, region: 'IN-MH', enabled: true },
    });
    expect((await ask(owner, 'GET', `/v1/alerts/${alert_id}/preview`)).json<Preview>().count).toBe(0);
    await ask(owner, 'PATCH', `/v1/alerts/${alert_id}`, { conditions, enabled: false });
    expect((await get(feed_path, undefined)).text).not.toContain('VEVENT');
  });

  test('ends with its removal', async () => {
    const { alert_id, feed_path } = await made();
    expect((await ask(owner, 'DELETE', `/v1/alerts/${alert_id}`)).json()).toEqual({
      alert_id,
      deleted: true,
    });
    expect((await get(feed_path, undefined)).json<Refused>().error).toBe('unknown_feed');
    expect((await ask(owner, 'GET', `/v1/alerts/${alert_id}`)).status).toBe(404);
  });

  test('is exported with the account', async () => {
    const someone = await holder('free');
    await ask(someone, 'POST', '/v1/alerts', alert);
    const { alerts } = (await ask(someone, 'GET', '/v1/account/export')).json<{ alerts: readonly Made[] }>();
    expect(alerts.map(({ settings }) => settings.name)).toEqual(['Ekadashi']);
  });
});

describe('what is refused', () => {
  test('conditions beyond the bounds, each fault with its path', async () => {
    const { status, text, json } = await ask(owner, 'POST', '/v1/alerts', {
      name: '',
      conditions: { all: [{ fact: 'wealth', operator: 'equal', value: 1 }] },
    });
    expect(status, text).toBe(400);
    const fields = json<{ errors: readonly { field: string }[] }>().errors.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['name', 'conditions.all.0.fact']));
  });

  test('a place, a kala and an event that there is not', async () => {
    const of = async (more: object) => (await ask(owner, 'POST', '/v1/alerts', { ...alert, ...more })).status;
    expect(await of({ region: 'ATLANTIS' })).toBe(422);
    expect(await of({ region: undefined })).toBe(400);
    for (const [fact, params] of [
      ['kala_minutes', { kala: 'teatime' }],
      ['muhurat_score', { event: 'moonwalk' }],
    ] as const)
      expect(await of({ conditions: { all: [{ fact, params, operator: 'greaterThan', value: 1 }] } })).toBe(
        422,
      );
  });

  test('more than the plan allows', async () => {
    const someone = await holder('free');
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask(someone, 'POST', '/v1/alerts', alert)).status);
    expect(statuses).toEqual([201, 201, 409]);
  });
});

describe('observances that the tradition does not have', () => {
  const of = (value: string, region = 'IN-MH') => ({
    name: 'A festival',
    region,
    conditions: {
      all: [
        { fact: 'weekday', operator: 'equal', value: 'friday' },
        { any: [{ not: { fact: 'observances', operator: 'contains', value } }] },
      ],
    },
  });
  const faultsOf = async (path: string, body: object): Promise<string[]> => {
    const answer = await ask(owner, 'POST', path, body);
    expect(answer.status, answer.text).toBe(400);
    return (answer.json<Refused>().errors ?? []).map(({ field, message }) => `${field} ${message}`);
  };
  const field = 'conditions.all.1.any.0.not.value';

  test.each([
    ['DIWALI', /is not the code of an observance of .*did you mean FESTIVAL_DIWALI/],
    ['FESTIVAL_DIWALLI', /did you mean FESTIVAL_DIWALI/],
    ['ZZZ_QQQ_XXX', /\/v1\/rules lists/],
    ['FESTIVAL_DIWALI:KAMADA', /has the variant KAMADA, but FESTIVAL_DIWALI has no variants/],
    ['VRAT_EKADASHI_SMARTA:KAMDA', /has the unknown variant KAMDA; did you mean VRAT_EKADASHI_SMARTA:KAMADA/],
  ])('%s is refused with its path and what may be meant', async (code, message) => {
    const { name: _, ...unnamed } = of(code);
    for (const [path, body] of [
      ['/v1/alerts', of(code)],
      ['/v1/alerts/preview', unnamed],
    ] as const) {
      const faults = await faultsOf(path, body);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(message);
      expect(faults[0]?.startsWith(`${field} `)).toBe(true);
    }
  });

  test('a change is refused too, and what there is is taken', async () => {
    const { alert_id } = await made(of('VRAT_EKADASHI_SMARTA:KAMADA'));
    const { conditions } = of('FESTIVAL_DIVALI');
    const changed = await ask(owner, 'PATCH', `/v1/alerts/${alert_id}`, { conditions });
    expect(changed.status).toBe(400);
    expect(changed.json<Refused>().errors?.[0]?.field).toBe(field);
  });
});
