import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const MIGRATIONS = 'supabase/migrations';

/** File names of the migrations, in the order in which they run. */
export const listMigrations = (root: string): string[] => readdirSync(join(root, MIGRATIONS)).sort();

/** Path of a new migration. Migrations run in the order of their names: a new one is numbered after all existing ones. */
export function nextMigration(root: string, name: string, now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const before = /^\d{14}/.exec(listMigrations(root).at(-1) ?? '0')?.[0] ?? '0';
  return `${MIGRATIONS}/${stamp > before ? stamp : String(BigInt(before) + 1n)}_${name}.sql`;
}
