import { storeContract } from './contract.ts';
import { sqlitePlace } from './places.ts';

storeContract('SQLite', sqlitePlace, undefined);
