// The auspicious windows of a festival on its date at a place.

import { festivalMuhurat } from '../festivals/muhurat-festival.ts';
import { muhuratFestivalShape } from '../festivals/muhurat-festival-query.ts';
import { from, get } from './operation.ts';

/** The operation on the muhurats of festivals. */
export const muhuratFestivalOperations = {
  festivalMuhurat: get({
    path: '/v1/muhurat/festival',
    group: 'Muhurat',
    access: from('pro'),
    summary: 'The windows of a festival: when to worship, when the fast is broken, what to avoid',
    description:
      'Computed for location_id, else lat and lon. recommended is the first window that the rule seeks and that occurs; windows has all of them with their authorities, avoid those that are shunned. verification says whether the reckoning of the recommended window was compared with printed times. A festival that the tradition does not know is a 404, one that is not observed on the date a 422 that names the nearest dates; where it is known but has no window, or the Sun does not rise and set, recommended is null with the reason under unavailable.',
    query: muhuratFestivalShape,
    answer: festivalMuhurat,
    refusals: [404, 422],
  }),
};
