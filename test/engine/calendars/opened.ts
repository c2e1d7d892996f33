// The calendars of the world, and the tables that some are counted by, from the file that comes with Nirnaya.

import { readFileSync } from 'node:fs';
import { openTables } from '../../../engine/calendars/tables.ts';
import { openWorldCalendars } from '../../../engine/calendars/world.ts';

export const file = (): Uint8Array => readFileSync('data/calendars/calendars.bin');
export const tables = openTables(file);
export const calendars = openWorldCalendars(file);
