// The auspicious windows of a festival on its date at a place.

import { festivalMuhuratOf } from '@nirnaya/app/muhurat';
import { festivalMuhurat, muhuratFestivalShape } from '@nirnaya/contract/festivals';
import { type Operation, operation } from './operation/operation.ts';

/** The operations on the muhurats of festivals. */
export function muhuratFestivalOperations(): Operation[] {
  return [
    operation({
      id: 'festivalMuhurat',
      lane: 'long',
      path: '/v1/muhurat/festival',
      group: 'Muhurat',
      summary: 'The windows of a festival: when to worship, when the fast is broken, what to avoid',
      description:
        'Computed for location_id, else lat and lon. recommended is the first window that the rule seeks and that occurs; windows has all of them with their authorities, avoid those that are shunned. verification says whether the reckoning of the recommended window was compared with printed times. A festival that the tradition does not know is a 404, one that is not observed on the date a 422 that names the nearest dates; where it is known but has no window, or the Sun does not rise and set, recommended is null with the reason under unavailable.',
      query: muhuratFestivalShape,
      params: {},
      answer: festivalMuhurat,
      refusals: [404, 422],
      respond: ({ service, query }) => festivalMuhuratOf(service, query),
    }),
  ];
}
