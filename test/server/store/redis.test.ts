import { storeContract } from './contract.ts';
import { noPostgres, noRedis, postgresPlace, sqlitePlace, withRedis } from './places.ts';

storeContract('SQLite with counters in Redis', withRedis(sqlitePlace), noRedis);
storeContract('PostgreSQL with counters in Redis', withRedis(postgresPlace), noPostgres ?? noRedis);
