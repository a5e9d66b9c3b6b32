import { messageOf } from '@fairtone/servers/shared';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from './connection.ts';

export type Migration = { name: string; text: string; checksum: string };

export function readMigrations(root: string): Migration[] {
  const folder = join(root, 'supabase/migrations');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/** An applied migration, as a database or a backup records it. */
export type AppliedMigration = { name: string; checksum: string };

/** Applies new migrations in order of name, each in one transaction. Returns how many were applied. */
export async function applyMigrations(sql: Sql, migrations: Migration[]): Promise<number> {
  const applied = await sql<AppliedMigration[]>`select name, checksum from fairtone_private.migrations order by name`;
  const pending = pendingMigrations(applied, migrations);
  for (const migration of pending) await applyOne(sql, migration);
  return pending.length;
}

/**
 * The migrations that are not applied yet.
 * @param applied in order of name
 * @throws when the database began with other migrations, or one was changed after it was applied
 */
export function pendingMigrations(applied: readonly AppliedMigration[], migrations: Migration[]): Migration[] {
  if (applied.length > 0 && !hasSameBeginning(applied, migrations)) {
    throw new Error(
      'The data folder was made by an earlier version of Fairtone. To begin anew, move it away or set FAIRTONE_DATA_DIR; to keep its data, ' +
        'run "npm run backup -- FOLDER" with the version that made it, then "npm run restore -- FOLDER" with this one.',
    );
  }
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  return migrations.filter((migration) => {
    const checksum = checksums.get(migration.name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new Error(
        `Migration ${migration.name} was changed after it was applied. Put the change into a new migration, or delete the data folder.`,
      );
    }
    return checksum === undefined;
  });
}

/** Whether a database began with these migrations. It may have later ones, from a newer version that was rolled back. */
export const hasSameBeginning = (applied: readonly AppliedMigration[], migrations: Migration[]): boolean =>
  migrations.length === 0 || applied.some(({ name }) => name === migrations[0]!.name);

async function applyOne(sql: Sql, migration: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(migration.text).simple();
      // A migration may change the search path or the role for the rest of its transaction, which must not affect this row.
      await transaction.unsafe('reset role; set local search_path to public').simple();
      await transaction`insert into fairtone_private.migrations (name, checksum) values (${migration.name}, ${migration.checksum})`;
    });
  } catch (error) {
    const line = lineOf(migration.text, Number((error as { position?: string }).position));
    throw new Error(`Migration ${migration.name}${line} failed: ${messageOf(error)}`, { cause: error });
  }
}

const lineOf = (text: string, position: number) =>
  Number.isFinite(position) ? `, line ${text.slice(0, position).split('\n').length},` : '';
