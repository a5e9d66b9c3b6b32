import type postgres from 'postgres';
import { sql } from './backend.ts';
import type { Person } from './people.ts';

class RollBack extends Error {}

/** Runs statements in the caller's role (null: a guest), as the storage service does, and rolls them back. */
export async function sqlAs<Result>(
  person: Person | null,
  work: (transaction: postgres.TransactionSql) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined;
  try {
    await sql().begin(async (transaction) => {
      const claims = person ? { sub: person.id, role: 'authenticated' } : { role: 'anon' };
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      await transaction.unsafe(`set local role ${claims.role}`);
      result = await work(transaction);
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
  return result as Result;
}
