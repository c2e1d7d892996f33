// The view that the address names, as it changes.

import { useEffect, useState } from 'preact/hooks';
import { type Route, routeOf } from '../route.ts';

/** The view to show. */
export function useRoute(): Route {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setFragment(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return routeOf(fragment);
}
