// Birth profiles, kept for an account and shown to no other.

import {
  newProfileBody,
  profileAnswer,
  profileDeleted,
  profilesAnswer,
  profilesShape,
} from '../account/profile.ts';
import { idText } from '../schema/text.ts';
import { act, from, get, live, post } from './operation.ts';

const profileId = {
  profile_id: idText().describe('The id of a profile of the account.'),
};

/** The operations on birth profiles. */
export const operations = {
  createProfile: post({
    path: '/v1/profiles',
    group: 'Profiles',
    access: from('free'),
    summary: 'Stores a birth: name, date, time and place',
    description: 'Encrypted at rest if the service has an encryption key. Only this account can read it.',
    body: newProfileBody,
    answer: profileAnswer,
    refusals: [404, 409],
    status: 201,
    effect: 'stores',
  }),
  profiles: get({
    path: '/v1/profiles',
    group: 'Profiles',
    access: from('free'),
    summary: 'The birth profiles of the account',
    query: profilesShape,
    answer: profilesAnswer,
    refusals: [],
    caching: live,
  }),
  profile: get({
    path: '/v1/profiles/{profile_id}',
    group: 'Profiles',
    access: from('free'),
    summary: 'A birth profile',
    params: profileId,
    answer: profileAnswer,
    refusals: [404],
    caching: live,
  }),
  deleteProfile: act('delete', {
    path: '/v1/profiles/{profile_id}',
    group: 'Profiles',
    access: from('free'),
    summary: 'Deletes a birth profile; its id is not reused',
    params: profileId,
    answer: profileDeleted,
    refusals: [404],
  }),
};
