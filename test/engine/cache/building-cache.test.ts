import { describe, expect, test } from 'vitest';
import { buildingCache } from '../../../engine/cache/building-cache.ts';
import { charge } from '../../../engine/cache/ledger.ts';
import { cacheReports } from '../../../engine/cache/registry.ts';
import { finished, type Steps } from '../../../engine/steps.ts';

interface Built {
  readonly key: string;
}

/** A cache, and what building an object of three steps does in it. */
function open(name: string, limit = 100_000) {
  const steps: string[] = [];
  const cache = buildingCache<string, Built>({ name, limit, bytesOf: () => 1000 });
  const get = (key: string): Steps<Built> =>
    cache.get(key, function* () {
      for (const step of [1, 2, 3]) {
        steps.push(`${key}${step}`);
        if (key === 'bad' && step === 2) throw new RangeError('bad');
        yield;
      }
      return { key };
    });
  return { steps, cache, get };
}

describe('an object that is built in steps', () => {
  test('is built once for several who go on by turns, and they get the same', () => {
    const { steps, get } = open('by turns');
    const [one, other] = [get('a'), get('a')];
    expect([one.next().done, other.next().done, one.next().done]).toEqual([false, false, false]);
    const first = other.next();
    expect(first).toEqual({ done: true, value: { key: 'a' } });
    expect(one.next().value).toBe(first.value);
    expect(finished(get('a'))).toBe(first.value);
    expect(steps).toEqual(['a1', 'a2', 'a3']);
  });

  test('is finished by whoever cannot wait', () => {
    const { steps, get } = open('at once');
    const slow = get('a');
    slow.next();
    const whole = finished(get('a'));
    expect(slow.next()).toEqual({ done: true, value: whole });
    expect(slow.next().done).toBe(true);
    expect(steps).toEqual(['a1', 'a2', 'a3']);
  });

  test('fails for all who build it, and is tried anew by who comes after', () => {
    const { steps, get, cache } = open('failing');
    const [one, other] = [get('bad'), get('bad')];
    one.next();
    expect(() => other.next()).toThrow('bad');
    expect(() => one.next()).toThrow('bad');
    expect(() => finished(get('bad'))).toThrow('bad');
    expect(steps).toEqual(['bad1', 'bad2', 'bad1', 'bad2']);
    expect(cache.size).toBe(0);
  });

  test('is not kept where it was deleted meanwhile', () => {
    const { get, cache } = open('deleted');
    const one = get('a');
    one.next();
    cache.delete('a');
    const old = finished(one);
    expect([old, cache.size]).toEqual([{ key: 'a' }, 0]);
    const renewed = finished(get('a'));
    expect(renewed).not.toBe(old);
    expect(finished(get('a'))).toBe(renewed);
    cache.clear();
    expect(finished(get('a'))).not.toBe(renewed);
  });

  test('counts as one miss, and grows as what is charged to it', () => {
    const { get } = open('measured', 10_000);
    const [a] = ['a', 'b', 'a'].map((key) => finished(get(key)));
    const report = () => cacheReports().find(({ name }) => name === 'measured');
    expect(report()).toMatchObject({ entries: 2, hits: 1, misses: 2 });
    charge(a, 8000);
    expect(report()).toMatchObject({ entries: 1 });
  });
});
