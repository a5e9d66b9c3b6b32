import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses and keys of the shop to examine. */
export interface DoctorOptions {
  supabaseUrl: string;
  /** The secret key of the project: reads everything. */
  secretKey: string;
  /** The key that pages send; null: it is taken from the page of the site. */
  publishableKey: string | null;
  siteUrl: string | null;
  stripeKey: string | null;
  /** Where Stripe answers; null: the real one. */
  stripeUrl: string | null;
}

/** What this version of the product needs. */
export interface Expected {
  /** Versions of the migrations, in order. */
  migrations: string[];
  /** `table: policy`. */
  policies: string[];
  functions: string[];
  remotes: string[];
}

/** Reads what this version needs from its own sources. @param root the folder of the project */
export function readExpected(root: string, remotes: readonly string[]): Expected {
  const folder = join(root, 'supabase/migrations');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const policies = files.flatMap((name) => policiesIn(readFileSync(join(folder, name), 'utf8')));
  const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
  return {
    migrations: files.map((name) => name.split('_')[0]!),
    policies,
    functions: [...config.matchAll(/^\[functions\.([\w-]+)\]$/gm)].map(([, name]) => name!),
    remotes: [...remotes],
  };
}

/** The policies that a migration creates, as `table: policy`. */
const policiesIn = (sql: string): string[] =>
  [...sql.matchAll(/^create policy "([^"]+)" on (?:public|storage)\.(\w+)/gm)].map(
    ([, policy, table]) => `${table}: ${policy}`,
  );
