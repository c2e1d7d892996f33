import { storeContract } from './contract.ts';
import { noPostgres, postgresPlace } from './places.ts';

storeContract('PostgreSQL', postgresPlace, noPostgres);
