// The one script of the pages.

import './here.ts';
import './offline.ts';
import './subscribe.ts';
