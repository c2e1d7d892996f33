import { expect, test } from 'vitest';
import { loadOnce } from '../../../../web/dashboard/state/load-once.ts';

test('what several ask for is loaded once, and again after a failure', async () => {
  const outcomes = [Promise.reject(new Error('offline')), Promise.resolve(1), Promise.resolve(2)];
  const load = loadOnce(() => outcomes.shift() ?? expect.fail());
  await expect(Promise.all([load(), load()])).rejects.toThrow('offline');
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect([await load(), outcomes.length]).toEqual([1, 1]);
});
