// The operations that pages are made of where there is no network.

import type { ThreadOperation } from '../compute/thread-operation.ts';
import * as calendar from '../routes/calendar.ts';
import * as eclipses from '../routes/eclipses.ts';
import * as explain from '../routes/explain.ts';
import * as festivals from '../routes/festivals.ts';
import { operationsWith } from '../routes/operation/operations-with.ts';
import * as panchang from '../routes/panchang.ts';
import * as rules from '../routes/rules.ts';
import * as timings from '../routes/timings.ts';

const subjects = [panchang, timings, calendar, eclipses, festivals, explain, rules] as const;

/** The operations. */
export const offlineOperations = (): readonly ThreadOperation[] =>
  operationsWith(Object.assign({}, ...subjects.map(({ handlers }) => handlers)));
