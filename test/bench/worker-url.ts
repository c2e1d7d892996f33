// The file that the threads of the measured service run. A program that is bundled does not know where others lie, its parts do.

/** The worker of the service. */
export const workerUrl = new URL('../../server/compose/compute-worker.ts', import.meta.url);
