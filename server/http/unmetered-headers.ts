// The rate headers of an answer that no plan meters.

/** As how many requests one was counted. */
export const countedHeader = 'X-RateLimit-Counted';

/** The headers of an answer for which no key was asked, or none accepted: without a key nothing may be asked that is counted. */
export const unmeteredHeaders: Readonly<Record<string, string>> = {
  'X-RateLimit-Plan': 'none',
  'X-RateLimit-Limit': '0',
  'X-RateLimit-Remaining': '0',
  'X-RateLimit-Used': '0',
  [countedHeader]: '0',
};
