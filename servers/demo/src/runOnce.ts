import type { Sql, Transaction } from './shop.ts';

/** Runs the work and records that it is done in one transaction: after an interruption it is either complete or undone. */
export async function runOnce(sql: Sql, name: string, work: (sql: Transaction) => Promise<void>): Promise<void> {
  await sql.begin(async (transaction) => {
    const noted = await transaction`
      insert into fairtone_private.settings (name, value) values (${name}, 'done') on conflict do nothing returning name`;
    if (noted.length > 0) await work(transaction);
  });
}

export async function isDone(sql: Sql, name: string): Promise<boolean> {
  return (await sql`select 1 from fairtone_private.settings where name = ${name}`).length > 0;
}
