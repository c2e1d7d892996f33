// Birth profiles, kept for an account and shown to no other.

import { invalidParameters, notFound, requireServedDay } from '@nirnaya/app/requests';
import type { newProfileBody, profileAnswer, storedProfile } from '@nirnaya/contract/account';
import type { z } from '@nirnaya/contract/schema';
import { isoDate, zoneIsKnown } from '@nirnaya/engine/civil';
import { DateTime } from 'luxon';
import type { Caller } from '../access/caller.ts';
import { mostRecords } from '../access/plans/record-limits.ts';
import { HttpError } from '../http/http-error.ts';
import type { RecordStore, StoredRecord } from '../store/records.ts';
import { holderIn } from './account-of.ts';
import { stored } from './operation/handler.ts';
import type { Service } from './service.ts';

/** What these operations work with. */
interface ProfileParts {
  readonly store: RecordStore;
}

const kind = 'birth-profile';
const usualPage = 50;

/** The operations on birth profiles. */
export function profileHandlers({ store }: ProfileParts) {
  return stored({
    createProfile: async ({ service, body, caller }) => {
      const { account } = holderIn(caller);
      const data = JSON.stringify(await profileOf(service, caller, body));
      const most = mostRecords[account.plan];
      const record = await store.createRecord(
        { accountId: account.id, kind, data, createdAt: service.now() },
        most,
      );
      if (record === undefined) {
        throw new HttpError(409, 'too_many_profiles', `The plan allows ${most} profiles; delete one first.`);
      }
      return shownProfile(record);
    },
    profiles: async ({ query: { limit = usualPage, cursor = 0 }, caller }) => {
      const { account } = holderIn(caller);
      const storedProfiles = await store.records(account.id, kind, { after: cursor, limit: limit + 1 });
      const profiles = storedProfiles.slice(0, limit).map(shownProfile);
      const last = profiles.at(-1);
      return {
        profiles,
        most: mostRecords[account.plan],
        next_cursor: storedProfiles.length > limit && last !== undefined ? String(last.profile_id) : null,
      };
    },
    profile: async ({ params: { profile_id }, caller }) => {
      const record = await store.record(holderIn(caller).account.id, kind, profile_id);
      return record === undefined ? unknown(profile_id) : shownProfile(record);
    },
    deleteProfile: async ({ params: { profile_id }, caller }) => {
      if (!(await store.deleteRecord(holderIn(caller).account.id, kind, profile_id))) unknown(profile_id);
      return { profile_id, deleted: true as const };
    },
  });
}

/** A profile as it is answered. */
export const shownProfile = ({ id, data, createdAt }: StoredRecord): z.output<typeof profileAnswer> => ({
  profile_id: id,
  ...(JSON.parse(data) as z.output<typeof storedProfile>),
  created_at: new Date(createdAt).toISOString(),
});

async function profileOf(
  { compute }: Service,
  { share }: Caller,
  { name, date, time, lat, lon, tz }: z.output<typeof newProfileBody>,
): Promise<z.output<typeof storedProfile>> {
  requireServedDay(date);
  const zone = tz ?? (await compute.run('zoneAt', { lat, lon }, { caller: share })) ?? undefined;
  if (zone === undefined) {
    throw invalidParameters([
      { field: 'tz', message: 'is required, because no time zone is known at lat, lon' },
    ]);
  }
  const day = isoDate(date);
  requireShown(day, time, zone);
  return {
    name: name.trim(),
    date: day,
    time,
    lat,
    lon,
    tz: zone,
    tz_source: tz === undefined ? 'coordinates' : 'tz',
  };
}

/** A time that the clocks of a zone passed over is refused; offsets and local mean time pass over none. */
function requireShown(day: string, time: string, zone: string): void {
  if (!zoneIsKnown(zone)) return;
  // Luxon moves a time that the clocks skipped to one that they showed.
  const clock = DateTime.fromISO(`${day}T${time}`, { zone });
  if (clock.toFormat('yyyy-MM-dd HH:mm') !== `${day} ${time}`) {
    const message = `did not occur on ${day} in ${zone} (DST)`;
    throw invalidParameters([{ field: 'time', message }]);
  }
}

function unknown(id: number): never {
  throw notFound('unknown_profile', `Profile ${id} does not exist.`);
}
