// The parameters of `/v1/vrat`.

import { dateText } from '../schema/text.ts';
import { contextShape } from './festival-query.ts';

/** `/v1/vrat`. */
export const vratShape = { date: dateText().describe('The civil date at the place.'), ...contextShape };
