// The auspicious windows of a festival on its date at a place.

import { festivalMuhurat } from '../festivals/muhurat-festival.ts';
import { muhuratFestivalShape } from '../festivals/muhurat-festival-query.ts';
import { from, get } from './operation.ts';

/** The operation on the muhurats of festivals. */
export const operations = {
  festivalMuhurat: get({
    path: '/v1/muhurat/festival',
    group: 'Muhurat',
    access: from('pro'),
    summary: 'The muhurats of a festival: worship, parana, times to avoid',
    description:
      'Computed for location_id, else lat and lon. recommended is the first sought window that occurs. windows lists all with their authorities, avoid the times to avoid. verification says whether the method was compared with printed times. An unknown festival returns 404. A date on which it is not observed returns 422 with the nearest dates. Without a window, or without sunrise and sunset, recommended is null with the reason under unavailable.',
    query: muhuratFestivalShape,
    answer: festivalMuhurat,
    refusals: [404, 422],
  }),
};
