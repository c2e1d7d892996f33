// The script of the pages for developers.

import './narrowed-list.ts';

// The reference was at `/docs` once: addresses of operations that begin so still lead to it.
if (location.pathname === '/docs' && location.hash.startsWith('#/')) {
  location.replace(`/docs/reference${location.hash}`);
}
