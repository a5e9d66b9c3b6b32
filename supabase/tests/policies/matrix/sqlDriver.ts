import type postgres from 'postgres';
import type { Driver, Outcome } from './driver.ts';
import type { Actor, Values } from './expectation.ts';
import type { People } from './world.ts';

class RollBack extends Error {}

/** Acts inside one transaction, each attempt in a savepoint: nothing of it stays, and nobody else sees it. */
export function sqlDriver(transaction: postgres.TransactionSql, people: People): Driver {
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

  const attempt = async (actor: Actor, statement: string, values: Values[]): Promise<Outcome> => {
    try {
      return await transaction.savepoint(async (nested) => {
        await nested`select set_config('role', ${roleOf(actor)}, true), set_config('request.jwt.claims', ${claimsOf(actor, people)}, true)`;
        const { count } = await nested.unsafe(statement, values.map((each) => JSON.stringify(each))); // prettier-ignore
        await nested`select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`;
        return { rows: count };
      });
    } catch (error) {
      return { refused: error instanceof Error ? error.message : String(error) };
    }
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
    look: async (table, key) => {
      const [found] = await transaction.unsafe(`select to_jsonb(it) as row from ${table} as it where ${matches(table, key)}`, [JSON.stringify(key)]); // prettier-ignore
      return (found?.row as Values | undefined) ?? null;
    },
  };
}

const list = (names: string[]) => names.map((name) => (name === '*' ? name : `"${name}"`)).join(', ');

const matches = (table: string, key: Values) => ['$1::text is not null', ...comparisons(table, key)].join(' and ');

const comparisons = (table: string, key: Values) =>
  Object.keys(key).map(
    (name) =>
      `it."${name}" = (select given."${name}" from jsonb_populate_record(null::${table}, $1::text::jsonb) as given)`,
  );

const roleOf = (actor: Actor) => (actor === 'guest' ? 'anon' : actor === 'service' ? 'service_role' : 'authenticated');

const claimsOf = (actor: Actor, people: People) =>
  JSON.stringify(
    actor === 'guest' || actor === 'service'
      ? { role: roleOf(actor) }
      : { role: 'authenticated', sub: people[actor].id, email: people[actor].email },
  );
