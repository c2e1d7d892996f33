// The one script of the pages.

import './here.ts';
import './subscribe.ts';
