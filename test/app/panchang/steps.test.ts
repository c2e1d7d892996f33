import { expect, test } from 'vitest';
import { readyForFestivals } from '../../../app/festivals/planets-ahead.ts';
import { muhuratPack } from '../../../app/muhurat/events.ts';
import { readyForRatings, suitabilitySection } from '../../../app/muhurat/suitability.ts';
import { conditionsOn, conditionsReady } from '../../../app/panchang/active-conditions.ts';
import { panchangDay } from '../../../app/panchang/day.ts';
import { dayContextInSteps } from '../../../app/panchang/day-context.ts';
import { sectionsOf } from '../../../app/panchang/sections.ts';
import { shastraSectionInSteps } from '../../../app/panchang/shastra.ts';
import { newDelhi } from '../../../app/places/locations.ts';
import { requestContext } from '../../../app/request-context.ts';
import { civilDay } from '../../../engine/place/civil.ts';
import { counted } from '../../counted-steps.ts';
import { startClient } from '../../server/harness.ts';

const { service } = await startClient();

const date = civilDay(2033, 5, 17);
const noPause = (): undefined => undefined;

/** Counts the pauses that it is asked for. */
function counter() {
  const found = { pauses: 0 };
  const pause = (): undefined => {
    found.pauses += 1;
  };
  return Object.assign(found, { pause });
}

const contextWith = async (pause: () => undefined) =>
  requestContext({ ...service, pause }, { tradition: 'vaishnava', region: 'IN-GJ' }, newDelhi);

test('a chain of a tradition that nobody has asked for pauses the request that asks for it', async () => {
  const [first, second] = [counter(), counter()];
  await contextWith(first.pause);
  expect(first.pauses).toBeGreaterThan(50);
  await contextWith(second.pause);
  expect(second.pauses).toBe(0);
});

test('what the observances of single days are found in is built with pauses', async () => {
  const count = counter();
  const context = await contextWith(count.pause);
  const before = count.pauses;
  const py = await readyForFestivals(context, 2033);
  expect(py.year).toBe(2033);
  expect(count.pauses - before).toBeGreaterThan(context.pack.wanderers.length * 3);
  // The index is built: asked again, nothing is left to pause for but the planets' years.
  expect(counted(context.pack.indexedInSteps()).pauses).toBe(0);
});

test('conditions are found some at a time, and then known to every section', async () => {
  const context = await contextWith(noPause);
  await context.built(2033);
  const day = panchangDay(context, date);
  const conditions = [...context.pack.rules.values()].filter(({ checked }) => checked.kind === 'condition');
  expect(counted(conditionsReady(day)).pauses).toBeGreaterThan(conditions.length / 8);
  expect(counted(conditionsReady(day)).pauses).toBe(0);
  expect(conditionsOn(day)).toBe(conditionsOn(day));
  expect(conditionsOn(day).map(({ rule }) => rule.code)).toEqual(
    context.pack.conditionsOn(day.py, date).map(({ rule }) => rule.code),
  );
});

test('births are asked about some at a time', async () => {
  const context = await contextWith(noPause);
  await context.built(2033);
  const { value, pauses } = counted(shastraSectionInSteps(panchangDay(context, date)));
  expect(value.tara_bala.length).toBeGreaterThan(0);
  // Twelve signs twice and twenty-seven stars.
  expect(pauses).toBeGreaterThan(51 / 4);
});

test('a day is rated line by line, with the planets that decide it known', async () => {
  const pack = service.workspace.pack(muhuratPack);
  expect(pack?.weighedWanderers).toEqual(expect.arrayContaining(['Jupiter', 'Venus']));
  const context = await contextWith(noPause);
  const count = counter();
  const { built, pack: own } = context;
  await readyForRatings(service, { built, pack: own, pause: count.pause }, 2033);
  expect(count.pauses).toBeGreaterThanOrEqual(3 * (pack?.weighedWanderers.length ?? 0));
  const sections = sectionsOf(service, panchangDay(context, date));
  const rated = counted(suitabilitySection(service, sections));
  expect(rated.value?.length).toBeGreaterThan(5);
  expect(rated.pauses).toBeGreaterThan((rated.value?.length ?? 0) * 2);
  expect(sections.unavailable()).toEqual({});
});

test('the context of a day is written in steps', async () => {
  const context = await contextWith(noPause);
  await readyForFestivals(context, 2033);
  const { value, pauses } = counted(dayContextInSteps(service, panchangDay(context, date)));
  expect(value.date).toBe('2033-05-17');
  expect(pauses).toBeGreaterThan(2);
});

test('a section made in steps that fails is null, and its failure is reported once', async () => {
  const told: unknown[] = [];
  const context = await contextWith(noPause);
  await context.built(2033);
  const sections = sectionsOf({ failed: (error) => told.push(error) }, panchangDay(context, date));
  const failing = sections.partInSteps('broken', function* () {
    yield;
    throw new Error('out of order');
  });
  expect(counted(failing)).toEqual({ value: null, pauses: 1 });
  expect(told.map(String)).toEqual(['Error: out of order']);
  expect(sections.unavailable()).toEqual({
    unavailable: { broken: 'It could not be computed; the failure was reported.' },
  });
});
