// The thread that loads packs.

import { serveTasks } from '@nirnaya/host/threads';
import { type LoadRequest, load } from './load.ts';

serveTasks(() => (_name, input) => load(input as LoadRequest));
