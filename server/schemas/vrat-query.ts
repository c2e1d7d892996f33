// The parameters of `/v1/vrat`.

import { contextShape } from './festival-query.ts';
import { dateText } from './text.ts';

/** `/v1/vrat`. */
export const vratShape = { date: dateText().describe('The civil date at the place.'), ...contextShape };
