// Whether a URL may be registered: as its text says, and as its host resolves now. Both are checked again at every attempt.

import { checkedResolve, ForbiddenTarget, type ResolveOptions } from './resolve.ts';
import { hostOf, targetOf } from './target.ts';

/** Why a URL may not be registered; undefined where it may. */
export type UrlCheck = (url: string) => Promise<string | undefined>;

/** Makes the check. */
export function urlCheck(options: ResolveOptions): UrlCheck {
  const resolve = checkedResolve(options);
  return async (text) => {
    const { url, problem } = targetOf(text, options.allowed);
    if (url === undefined) return problem;
    try {
      await resolve(hostOf(url));
      return undefined;
    } catch (error) {
      return error instanceof ForbiddenTarget
        ? 'must not lead to an address of a private or special network'
        : 'must name a host with an address; none was found';
    }
  };
}
