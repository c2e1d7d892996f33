// What rules say of one birth: the deity of devotion, doshas, the teaser, the premium report, and the reading of a day.

import { requireDayOccurredIn } from '@nirnaya/app/context';
import {
  type BirthInput,
  birthDoshaOf,
  castOf,
  dailyReadingOf,
  ishtDevtaOf,
  kujaDoshaOf,
  premiumReportOf,
  reportContentOf,
  teaserOf,
} from '@nirnaya/app/jyotisha';
import { dayZoneOf } from '@nirnaya/app/places';
import { notFound, requireServedDay, unsupported } from '@nirnaya/app/requests';
import type { storedProfile } from '@nirnaya/contract/account';
import {
  type dailyReadingBody,
  effectLanguageOf,
  type premiumAnswer,
  type reportContent,
} from '@nirnaya/contract/jyotisha';
import { labelRead, type z } from '@nirnaya/contract/schema';
import { parseIsoDate } from '@nirnaya/engine/civil';
import type { Caller } from '../access/caller.ts';
import { pdfOf } from '../report/index.ts';
import { holderIn } from './account-of.ts';
import { birthInputOf, castIn } from './jyotisha-charts.ts';
import { quick, withInput, writtenWhere } from './operation/handler.ts';
import type { Service } from './service.ts';
import { unknownRecord } from './stored-records.ts';

type PremiumReport = z.output<typeof premiumAnswer>;
type ReportContent = z.output<typeof reportContent>;

/** The operations on what rules say of a birth. */
export const handlers = {
  ...quick({
    ishtDevta: ({ service, query: { observatory = false }, body }) => {
      const { location, date_of_birth, time_of_birth, timezone, time_standard, clock_change, ...by } = body;
      const birth = {
        date: date_of_birth,
        time: time_of_birth,
        tz: timezone,
        time_standard,
        clock_change,
        ...location,
      };
      return ishtDevtaOf(service, castOf(service, birth, by, 'timezone'), observatory);
    },
    kundliTeaser: ({ service, body }) => teaserOf(service, castIn(service, body)),
    kundliKujaDosha: ({ service, query: { observatory = false, include_arishta = false, lang }, body }) => {
      const { partner, sade_sati_date, profile, ayanamsa, node_type, options } = body;
      if (sade_sati_date !== undefined) requireServedDay(sade_sati_date);
      const by = { profile, ayanamsa, node_type, options };
      return kujaDoshaOf(service, castIn(service, body), {
        partner:
          partner === undefined ? undefined : castOf(service, birthInputOf(partner), by, 'partner.timezone'),
        sadeSatiDate: sade_sati_date,
        traced: observatory,
        arishta: include_arishta,
        language: effectLanguageOf(lang),
      });
    },
    kundliBirthDosha: ({ service, query: { observatory = false, include_arishta = false, lang }, body }) =>
      birthDoshaOf(service, castIn(service, body), {
        family: (body.family_janma_nakshatras ?? []).map(starIn),
        afterThree: body.born_after_three_of_other_sex,
        traced: observatory,
        arishta: include_arishta,
        language: effectLanguageOf(lang),
      }),
  }),
  ...writtenWhere('kundliPremiumReport', {
    lane: 'long',
    respond: ({
      service,
      query: { format = 'json', observatory = false, include_arishta: arishta = false, lang },
      body,
    }): PremiumReport | ReportContent => {
      const cast = castIn(service, body);
      return format === 'pdf'
        ? reportContentOf(service, cast, {
            arishta,
            language: lang,
            effectLanguage: effectLanguageOf(lang),
          })
        : premiumReportOf(service, cast, {
            traced: observatory,
            arishta,
            language: effectLanguageOf(lang),
          });
    },
    isAlternative: (answer): answer is ReportContent => answer.format === 'pdf',
    write: pdfOf,
  }),
  ...withInput('dailyReading', {
    input: ({ service, body, caller }) =>
      body.profile_id === undefined ? undefined : profileText(service, caller, body.profile_id, body),
    respond: ({ service, query: { observatory = false }, body, input }) => {
      const {
        date,
        observer,
        language = 'en',
        dasha_depth = 3,
        profile_id,
        profile,
        ayanamsa,
        node_type,
        options,
      } = body;
      requireServedDay(date);
      const zone = observer.timezone ?? dayZoneOf(service.zones(observer.lat, observer.lon), undefined)?.zone;
      if (zone === undefined) {
        throw unsupported(
          'unknown_zone',
          'observer.timezone: is required, because no time zone is known at lat, lon.',
        );
      }
      requireDayOccurredIn(zone, date);
      const birth =
        profile_id === undefined || input === undefined
          ? birthIn(body)
          : birthOfProfile(input, profile_id, body);
      return dailyReadingOf(
        service,
        castOf(service, birth, { profile, ayanamsa, node_type, options }, 'timezone'),
        {
          date,
          observer: { lat: observer.lat, lon: observer.lon, zone },
          language,
          depth: dasha_depth,
          traced: observatory,
          profileId: profile_id,
        },
      );
    },
  }),
};

/** The star, 0 = Ashwini, of a name or a number. Throws a 422. */
function starIn(text: string | number): number {
  const read = labelRead('nakshatra', String(text));
  if ('value' in read) return read.value;
  throw unsupported('unknown_nakshatra', `family_janma_nakshatras: ${read.error}.`);
}

type Body = z.output<typeof dailyReadingBody>;

const ofBirth = ['date_of_birth', 'time_of_birth', 'latitude', 'longitude'] as const;

/** The birth of a body. Throws a 422 that names what it lacks. */
function birthIn(body: Body): BirthInput {
  const { date_of_birth, time_of_birth, latitude, longitude, timezone, time_standard, clock_change } = body;
  if (
    date_of_birth === undefined ||
    time_of_birth === undefined ||
    latitude === undefined ||
    longitude === undefined
  ) {
    const missing = ofBirth.filter((field) => body[field] === undefined).join(', ');
    throw unsupported('no_birth', `${missing} is required without profile_id.`);
  }
  return {
    date: date_of_birth,
    time: time_of_birth,
    lat: latitude,
    lon: longitude,
    tz: timezone,
    time_standard,
    clock_change,
  };
}

/** A profile of the caller as stored. Throws a 404 where there is none, a 422 where a birth was sent beside it. */
async function profileText(
  { store }: Pick<Service, 'store'>,
  caller: Caller,
  id: number,
  body: Body,
): Promise<string> {
  const beside = ofBirth.filter((field) => body[field] !== undefined);
  if (beside.length > 0) {
    throw unsupported('two_births', `${beside.join(', ')} cannot be combined with profile_id.`);
  }
  const record = await store.record(holderIn(caller).account.id, 'birth-profile', id);
  if (record === undefined) throw unknownRecord('birth-profile', id);
  return record.data;
}

/** The birth of a stored profile. */
function birthOfProfile(data: string, id: number, body: Body): BirthInput {
  const profile = JSON.parse(data) as z.output<typeof storedProfile>;
  const date = parseIsoDate(profile.date);
  if (date === undefined) throw notFound('unknown_profile', `Profile ${id} has no birth.`);
  const [h = 0, m = 0, s = 0] = profile.time.split(':').map(Number);
  return {
    name: profile.name,
    date,
    time: h * 3600 + m * 60 + s,
    lat: profile.lat,
    lon: profile.lon,
    tz: profile.tz,
    time_standard: profile.time_standard,
    clock_change: profile.clock_change ?? body.clock_change,
  };
}
