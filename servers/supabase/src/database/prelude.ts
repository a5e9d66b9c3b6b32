import { createHash } from 'node:crypto';
import type { Sql } from './connection.ts';
import auth from './prelude/auth.sql';
import gateway from './prelude/gateway.sql';
import roles from './prelude/roles.sql';
import storage from './prelude/storage.sql';

/** Creates what a hosted Supabase project already has before its first migration. Every statement can be repeated. */
const PRELUDE = [gateway, roles, auth, storage].join('\n');
const CHECKSUM = createHash('sha256').update(PRELUDE).digest('hex');

export async function applyPrelude(sql: Sql, authenticatorPassword: string): Promise<void> {
  if (await isApplied(sql)) return;
  await sql.begin(async (transaction) => {
    await transaction.unsafe(PRELUDE).simple();
    // The generated password is hexadecimal, so it is safe to interpolate: a role statement takes no parameters.
    await transaction.unsafe(`alter role authenticator password '${authenticatorPassword}'`);
    await transaction`
      insert into fairtone_private.settings (name, value) values ('prelude', ${CHECKSUM})
      on conflict (name) do update set value = excluded.value`;
  });
}

async function isApplied(sql: Sql): Promise<boolean> {
  const [table] = await sql`select to_regclass('fairtone_private.settings') as name`;
  if (!table?.name) return false;
  const [row] = await sql`select value from fairtone_private.settings where name = 'prelude'`;
  return row?.value === CHECKSUM;
}
