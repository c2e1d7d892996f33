// Whether the service runs. Public: no key is asked for.

import { healthAnswer, rootAnswer, statusAnswer } from '../service/health.ts';
import { everybody, get, live } from './operation.ts';

/** The operations that tell of the service itself. */
export const operations = {
  root: get({
    path: '/',
    group: 'Service',
    access: everybody,
    summary: 'Entry point with links',
    description: 'Returns a page with the next festivals of New Delhi to browsers (text/html).',
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
      'Returns 200 as long as the process serves, within half a second even if the store hangs. status is ok or degraded. Use checks.store for readiness probes.',
    answer: healthAnswer,
    refusals: [],
    caching: live,
  }),
};
