// A service behind access control, on a free port, with a store in memory and a clock that tests set.

import { afterAll } from 'vitest';
import {
  type AccessControl,
  type AccessControlOptions,
  openAccessControl,
} from '../../server/access/access-control.ts';
import { type AppParts, createApp, openApp } from '../../server/compose/application.ts';
import { type FakeStore, fakeStore } from './fake-store.ts';
import { type Answer, serve, serviceWith, startClient } from './harness.ts';

/** A client of a service behind access control. */
export interface GatedClient {
  readonly store: FakeStore;
  readonly accessControl: AccessControl;
  readonly failures: unknown[];
  /** asks with a key, or without one */
  ask(path: string, key?: string, init?: RequestInit): Promise<Answer>;
  /** another replica on the same store, with the same clock */
  replica(parts?: Partial<AppParts>, options?: Partial<AccessControlOptions>): Promise<GatedClient>;
}

/** A clock that tests set. */
export interface SteppedClock {
  now: number;
}

/** Starts a service behind access control for the tests of a file and closes it after them. */
export async function startGated(
  clock: SteppedClock,
  parts: Partial<AppParts> = {},
  options: Partial<AccessControlOptions> = {},
): Promise<GatedClient> {
  const client = await startClient();
  const { failures } = client;
  const service = serviceWith(client, { now: () => clock.now });
  const store = fakeStore();
  const replica = async (
    more: Partial<AppParts> = parts,
    accessOptions: Partial<AccessControlOptions> = options,
  ): Promise<GatedClient> => {
    const accessControl = openAccessControl({
      store,
      now: () => clock.now,
      failed: (error) => failures.push(error),
      ...accessOptions,
    });
    afterAll(() => accessControl.close());
    const app = createApp({
      ...openApp(service),
      reference: client.parts.reference,
      accessControl,
      onFailure: (error) => failures.push(error),
      ...more,
    });
    const get = await serve(app);
    return {
      store,
      accessControl,
      failures,
      replica,
      ask: (path, key, init) =>
        get(path, {
          ...init,
          headers: { ...init?.headers, ...(key === undefined ? {} : { 'X-API-Key': key }) },
        }),
    };
  };
  return replica();
}

/** The four headers of an answer that say how much of a plan is used. */
export const rateOf = ({ headers }: Answer): readonly (string | null)[] =>
  ['Plan', 'Limit', 'Remaining', 'Used'].map((name) => headers.get(`X-RateLimit-${name}`));
