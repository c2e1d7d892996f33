// The parameters of panchang operations.

import { languageShape, placeShape, traditionShape } from './place-query.ts';
import { dateText, timeText } from './text.ts';

/** A region whose rules apply; one that is not supported is refused. */
const region = traditionShape.region.describe(
  'A canonical region or the ISO 3166-2 code of a state; gives the place where no other is named. One that is not supported is a 422.',
);

/** Where, in which tradition, in which language. */
export const whereShape = { ...placeShape, region, ...languageShape };

/** A date and where. */
export const dayShape = { date: dateText().describe('The civil date at the place.'), ...whereShape };

/** A date, a time of it, and where. */
export const instantShape = {
  ...dayShape,
  time: timeText().optional().describe('A local time of the date; default its sunrise.'),
};
