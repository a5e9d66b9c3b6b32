import type { AnySql } from './sql.ts';
import type { Audience } from './expectation.ts';

/** What the database says of itself. */

export async function listTables(sql: AnySql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    and not relispartition order by relname`;
  return rows.map(({ name }) => name);
}

export async function primaryKey(sql: AnySql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = ${table}::regclass and indisprimary order by array_position(indkey::int2[], attnum)`;
  return rows.map(({ name }) => name);
}

export type Column = { name: string; isGenerated: boolean };

export const columnsOf = async (sql: AnySql, table: string): Promise<Column[]> =>
  sql<Column[]>`
    select attname as name, attgenerated <> '' as "isGenerated" from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`;

export type Role = 'anon' | 'authenticated' | 'service_role';

/** The columns on which a role holds a right, and whether it may delete. */
export async function grantsOf(sql: AnySql, table: string, role: Role) {
  const columns = async (right: string) => {
    const rows = await sql<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and has_column_privilege(${role}, attrelid, attnum, ${right}) order by attname`;
    return rows.map(({ name }) => name);
  };
  const [{ deletes, oddities }] = await sql<[{ deletes: boolean; oddities: boolean }]>`
    select has_table_privilege(${role}, ${table}::regclass, 'DELETE') as deletes,
      has_table_privilege(${role}, ${table}::regclass, 'TRUNCATE, REFERENCES, TRIGGER') as oddities`;
  return {
    read: await columns('SELECT'),
    insert: await columns('INSERT'),
    update: await columns('UPDATE'),
    deletes,
    oddities,
  };
}

export async function listFunctions(sql: AnySql): Promise<Record<string, Audience>> {
  const rows = await sql<{ name: string; anon: boolean; people: boolean }[]>`
    select proname as name, bool_or(has_function_privilege('anon', oid, 'EXECUTE')) as anon,
      bool_or(has_function_privilege('authenticated', oid, 'EXECUTE')) as people
    from pg_proc where pronamespace = 'public'::regnamespace group by proname order by proname`;
  return Object.fromEntries(
    rows.map(({ name, anon, people }) => [name, anon ? 'everyone' : people ? 'people' : 'service']),
  );
}

export type Policy = {
  schemaname: string;
  tablename: string;
  policyname: string;
  cmd: string;
  qual: string | null;
  with_check: string | null;
};

export const listPolicies = async (sql: AnySql): Promise<Policy[]> =>
  sql<Policy[]>`
    select schemaname, tablename, policyname, cmd, qual, with_check from pg_policies
    where schemaname in ('public', 'storage') order by schemaname, tablename, policyname`;
