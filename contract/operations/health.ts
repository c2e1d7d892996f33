// Whether the service runs. Public: no key is asked for.

import { healthAnswer, rootAnswer, statusAnswer } from '../service/health.ts';
import { everybody, get, live } from './operation.ts';

/** The operations that tell of the service itself. */
export const serviceOperations = {
  root: get({
    path: '/',
    group: 'Service',
    access: everybody,
    summary: 'That the service runs, and where to go from here',
    description: 'Browsers that ask for text/html get a page with the next festivals of New Delhi.',
    answer: rootAnswer,
    refusals: [],
    caching: live,
  }),
  status: get({
    path: '/v1/status',
    group: 'Service',
    access: everybody,
    summary: 'Status and statistics',
    answer: statusAnswer,
    refusals: [],
    caching: live,
  }),
  health: get({
    path: '/v1/health',
    group: 'Service',
    access: everybody,
    summary: 'Health in detail',
    description:
      'Answers 200 as long as the process serves, within half a second even where the store hangs; status says whether everything is well. What a probe for readiness needs is in checks.store.',
    answer: healthAnswer,
    refusals: [],
    caching: live,
  }),
};
