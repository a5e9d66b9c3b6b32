import { sql } from './backend.ts';

/** Tables and columns, in every schema of the product, in which one of these texts occurs. */
export async function tracesOf(texts: string[]): Promise<string[]> {
  const columns = await sql()<{ relation: string; name: string }[]>`
    select format('%I.%I', nspname, relname) as relation, attname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
    where relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'extensions')
    order by 1, 2`;
  const found: string[] = [];
  for (const { relation, name } of columns) {
    const like = texts
      .map((_text, index) => `position(lower($${index + 1}) in lower("${name}"::text)) > 0`)
      .join(' or ');
    const rows = await sql().unsafe(`select 1 from ${relation} where ${like} limit 1`, texts);
    if (rows.length > 0) found.push(`${relation}.${name}`);
  }
  return found;
}
