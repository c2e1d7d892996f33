// The program that makes pages on the device of a reader, in the service worker: the pages of the service, over data that are
// stored there. It reaches no network.

import { z } from '@nirnaya/contract/schema';
import type { OpenOfflinePages } from '@nirnaya/web/pages';
import { openOfflinePages } from './open-pages.ts';

// Code that is made of text is what the policy forbids.
z.config({ jitless: true });

(globalThis as { nirnayaPages?: OpenOfflinePages }).nirnayaPages = openOfflinePages;
