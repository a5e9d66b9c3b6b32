import { sharedBackend } from '../../../testing/clients.ts';
import { connect, type Sql, type Transaction } from './connection.ts';

/** Statements that postgres.js sends over one connection before it has an answer. */
const PIPELINE = 100;
const CONNECTIONS = 2;

let sql: Sql;
beforeAll(async () => {
  sql = connect(sharedBackend().databaseUrl, CONNECTIONS);
  // Statements wait together for connections that are being opened; over open ones each is sent at once.
  await Promise.all(sleeps());
});
afterAll(() => sql.end({ timeout: 5 }));

const sleeps = () => Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.2)`.execute());

/** The name of the transaction that the statement runs in; empty in none of those below. */
async function nameSeenBy(given: Sql | Transaction): Promise<string> {
  const [row] = await given<{ name: string }[]>`select coalesce(current_setting('fairtone.test', true), '') as name`;
  return row!.name;
}

const runNamed = (name: string) =>
  sql.begin(async (transaction) => {
    await transaction`select set_config('fairtone.test', ${name}, true)`;
    return nameSeenBy(transaction);
  });

it('Transactions that start while every connection has a full pipeline have their statements to themselves', async () => {
  const busy = sleeps();
  const waiting = Array.from({ length: CONNECTIONS * (PIPELINE - 1) }, () => sql`select 1`.execute());
  const names = Array.from({ length: 10 }, (_, at) => `transaction ${at}`);
  const [seen, outside] = await Promise.all([
    Promise.all(names.map(runNamed)),
    Promise.all(names.map(() => nameSeenBy(sql))),
    ...busy,
    ...waiting,
  ]);
  expect(seen).toEqual(names);
  expect(outside.filter(Boolean)).toEqual([]);
});
