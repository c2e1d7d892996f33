// What other rooms use of `app/workspace`.

export type { AppContext } from './app-context.ts';
export { isBeyondSky, openProvidedData } from './provided-data.ts';
export { openSharedData, readSharedFiles, type SharedData, versionsOf } from './shared-data.ts';
export { productRevision, productVersion } from './version.ts';
