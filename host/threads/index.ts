// What other rooms use of `host/threads`.

export { openThreads, type ThreadsOptions } from './open-threads.ts';
export { serveTasks } from './serve-tasks.ts';
