import type postgres from 'postgres';
import type { Driver, Outcome } from './driver.ts';
import type { Actor, Values } from './expectation.ts';
import { readRow, matches } from './sql.ts';
import type { People } from './world.ts';

/** Runs one attempt as one statement: an error also undoes the switch of the role. */
const ATTEMPT = `create or replace function pg_temp.attempt(
    actor text, claims text, statement text, first text, second text, out rows bigint, out refused text)
  language plpgsql as $$
  begin
    perform set_config('role', actor, true), set_config('request.jwt.claims', claims, true);
    execute statement using first, second;
    get diagnostics rows = row_count;
    perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  exception when others then
    rows := null;
    refused := sqlerrm;
  end $$`;

class RollBack extends Error {}

/** Runs in one transaction with a savepoint for each attempt: nothing is committed, and no other session sees it. */
export async function sqlDriver(transaction: postgres.TransactionSql, people: People): Promise<Driver> {
  const trial = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    let result: { value: Result } | undefined;
    try {
      await transaction.savepoint(async () => {
        result = { value: await work() };
        throw new RollBack();
      });
    } catch (error) {
      if (!(error instanceof RollBack)) throw error;
    }
    return result!.value;
  };

  await transaction.unsafe(ATTEMPT).simple();
  const attempt = async (actor: Actor, statement: string, values: Values[]): Promise<Outcome> => {
    const [first, second] = values.map((each) => JSON.stringify(each));
    const [outcome] = (await transaction`
      select rows::int, refused from pg_temp.attempt(${roleOf(actor)}, ${claimsOf(actor, people)}, ${statement}, ${first ?? null}, ${second ?? null})`) as unknown as [
      { rows: number | null; refused: string },
    ];
    return outcome.rows === null ? { refused: outcome.refused } : { rows: outcome.rows };
  };

  return {
    sql: transaction,
    triesWithoutFilter: true,
    trial: (_table, _before, work) => trial(work),
    read: (actor, table, key, columns) =>
      attempt(actor, `select ${list(columns ?? ['*'])} from ${table} as it where ${matches(table, key)}`, [key]),
    insert: (actor, table, row) =>
      attempt(actor, `insert into ${table} (${list(Object.keys(row))}) select ${list(Object.keys(row))} from jsonb_populate_record(null::${table}, $1::text::jsonb)`, [row]), // prettier-ignore
    update: (actor, table, key, set) =>
      attempt(actor, `update ${table} as it set ${Object.keys(set).map((name) => `"${name}" = (select given."${name}" from jsonb_populate_record(null::${table}, $2::text::jsonb) as given)`).join(', ')} where ${matches(table, key)}`, [key, set]), // prettier-ignore
    remove: (actor, table, key) => attempt(actor, `delete from ${table} as it where ${matches(table, key)}`, [key]),
    look: (table, key) => readRow(transaction, table, key),
  };
}

const list = (names: string[]) => names.map((name) => (name === '*' ? name : `"${name}"`)).join(', ');

const roleOf = (actor: Actor) => (actor === 'guest' ? 'anon' : actor === 'service' ? 'service_role' : 'authenticated');

const claimsOf = (actor: Actor, people: People) =>
  JSON.stringify(
    actor === 'guest' || actor === 'service'
      ? { role: roleOf(actor) }
      : { role: 'authenticated', sub: people[actor].id, email: people[actor].email },
  );
