import { freePort } from '@fairtone/servers/shared';
import type { SupabaseSecrets, SupabaseSettings } from '../settings.ts';
import { connect, databaseUrl, type Sql } from './connection.ts';
import { applyMigrations, readMigrations } from './migrations.ts';
import { applyPrelude } from './prelude.ts';
import { renewablePool } from './renewablePool.ts';
import { startServer } from './server.ts';

export type Database = {
  sql: Sql;
  port: number;
  url: string;
  isNew: boolean;
  migrationsApplied: number;
  stop: () => Promise<void>;
};

type Hooks = { onUp: () => void; onDown: () => void };

/** A running Postgres with the schema of this version of the product. */
export async function startDatabase(
  config: SupabaseSettings,
  secrets: SupabaseSecrets,
  hooks: Hooks,
): Promise<Database> {
  const port = await freePort();
  const url = databaseUrl('postgres', secrets.databasePassword, port);
  let renew = () => undefined as void;
  const onUp = () => {
    renew();
    hooks.onUp();
  };
  const { child, isNew } = await startServer(config, port, secrets.databasePassword, { ...hooks, onUp });
  const pool = renewablePool(() => connect(url, 12));
  const { sql } = pool;
  renew = pool.renew;
  const stop = async () => {
    await sql.end({ timeout: 2 }).catch(() => undefined);
    await child.stop();
  };
  try {
    await applyPrelude(sql, secrets.authenticatorPassword);
    const migrationsApplied = await applyMigrations(sql, readMigrations(config.root));
    if (migrationsApplied > 0) await sql`notify pgrst, 'reload schema'`;
    return { sql, port, url, isNew, migrationsApplied, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
