// The one script of the pages.

import './drawn.ts';
import './here.ts';
import './offline.ts';
import './subscribe.ts';
