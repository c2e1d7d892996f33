import { expect, test } from 'vitest';
import { DeadlineExceeded, HostBusy, HostUnavailable, OutOfMemory } from '../../host/errors.ts';

test('errors of hosts carry their name and what callers answer with', () => {
  expect(new HostBusy('time')).toMatchObject({ name: 'HostBusy', reason: 'time' });
  expect(new DeadlineExceeded(2000)).toMatchObject({ name: 'DeadlineExceeded', ms: 2000 });
  expect(new OutOfMemory(192)).toMatchObject({ name: 'OutOfMemory', megabytes: 192 });
  const cause = new Error('EMFILE');
  expect(new HostUnavailable('none', { cause })).toMatchObject({ name: 'HostUnavailable', cause });
});
