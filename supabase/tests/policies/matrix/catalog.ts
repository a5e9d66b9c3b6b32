import type { AnySql } from './sql.ts';
import type { Audience } from './expectation.ts';

/** The schema as Postgres' system catalogs describe it. */

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

/** Trials do not change columns, so each table's are read once. */
const columns = new Map<string, Promise<Column[]>>();

export function columnsOf(sql: AnySql, table: string): Promise<Column[]> {
  const known = columns.get(table) ?? readColumns(sql, table);
  columns.set(table, known);
  return known;
}

const readColumns = async (sql: AnySql, table: string): Promise<Column[]> =>
  sql<Column[]>`
    select attname as name, attgenerated <> '' as "isGenerated" from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`;

const views = new Map<string, boolean>();

export async function isView(sql: AnySql, table: string): Promise<boolean> {
  const known = views.get(table);
  if (known !== undefined) return known;
  const [{ kind }] = await sql<[{ kind: string }]>`select relkind as kind from pg_class where oid = ${table}::regclass`;
  views.set(table, kind === 'v');
  return kind === 'v';
}

export type Role = 'anon' | 'authenticated' | 'service_role';

export type Grants = { read: string[]; insert: string[]; update: string[]; deletes: boolean; oddities: boolean };

/** The columns on which a role has a right, and whether it may delete. */
export async function grantsOf(sql: AnySql, table: string, role: Role): Promise<Grants> {
  const [grants] = await sql<[Grants]>`
    select coalesce(array_agg(attname::text) filter (where has_column_privilege(${role}, attrelid, attnum, 'SELECT')), '{}') as read,
      coalesce(array_agg(attname::text) filter (where has_column_privilege(${role}, attrelid, attnum, 'INSERT')), '{}') as insert,
      coalesce(array_agg(attname::text) filter (where has_column_privilege(${role}, attrelid, attnum, 'UPDATE')), '{}') as update,
      has_table_privilege(${role}, ${table}::regclass, 'DELETE') as deletes,
      has_table_privilege(${role}, ${table}::regclass, 'TRUNCATE, REFERENCES, TRIGGER') as oddities
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`;
  return grants;
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
