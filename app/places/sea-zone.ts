// Zones of the sea.

/** Whether a zone is a nautical one, `Etc/GMT+5`: what the map has where no country keeps time. */
export const isSeaZone = (zone: string): boolean => zone.startsWith('Etc/');
