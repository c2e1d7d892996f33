// A page as text.

import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** The HTML of a page. */
export const htmlOf = (page: VNode): string => `<!doctype html>${renderToString(page)}`;
