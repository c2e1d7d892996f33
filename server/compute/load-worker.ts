// The thread that loads packs.

import { serveTasks } from '../../host/threads/serve-tasks.ts';
import { type LoadRequest, load } from './load.ts';

serveTasks(() => (_name, input) => load(input as LoadRequest));
