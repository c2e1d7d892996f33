// What other rooms use of `app/data`.

export { openAssetFolder } from './asset-folder.ts';
export { bundledCalendars, bundledWorldDates, readBundledFile } from './bundled.ts';
