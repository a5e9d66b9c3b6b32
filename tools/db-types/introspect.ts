import postgres from 'postgres';
import type { Catalog, Column, DbFunction, ForeignKey, Relation } from './catalog.ts';

type Sql = postgres.Sql;

/** Reads the public schema of a migrated database. */
export async function introspect(url: string): Promise<Catalog> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return {
      relations: await readRelations(sql),
      foreignKeys: await readForeignKeys(sql),
      functions: await readFunctions(sql),
    };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function readRelations(sql: Sql): Promise<Relation[]> {
  const rows = await sql<(Column & { relation: string; kind: Relation['kind']; check: string | null })[]>`
    select class.relname as relation, case class.relkind when 'v' then 'view' else 'table' end as kind,
      attname as name, type.typname as type, not attnotnull as "isNullable",
      (atthasdef or attidentity <> '') as "hasDefault",
      (attgenerated <> '' or attidentity = 'a') as "isReadOnly",
      (select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = class.oid and contype = 'c' and conkey = array[attnum]
          and pg_get_constraintdef(oid) ~ '= ANY \\(ARRAY\\[''' limit 1) as check
    from pg_attribute
    join pg_class as class on class.oid = attrelid
    join pg_type as type on type.oid = atttypid
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
    order by class.relname collate "C", attname collate "C"`;
  const relations = new Map<string, Relation>();
  for (const { relation, kind, check, ...column } of rows) {
    if (!relations.has(relation)) relations.set(relation, { name: relation, kind, columns: [] });
    relations.get(relation)?.columns.push({ ...column, words: wordsOf(check) });
  }
  return [...relations.values()];
}

/** `CHECK ((state = ANY (ARRAY['draft'::text, …])))` -> the words, in the order they were written. */
export function wordsOf(check: string | null): string[] | null {
  const list = check?.match(/^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/)?.[1];
  return list ? [...list.matchAll(/'([^']*)'::text/g)].map((match) => match[1] ?? '') : null;
}

async function readForeignKeys(sql: Sql): Promise<ForeignKey[]> {
  const rows = await sql<ForeignKey[]>`
    with named as (
      select key.*, array(select attname::text from unnest(conkey) with ordinality as part(number, place)
          join pg_attribute on attrelid = conrelid and attnum = part.number order by place) as columns,
        array(select attname::text from unnest(confkey) with ordinality as part(number, place)
          join pg_attribute on attrelid = confrelid and attnum = part.number order by place) as "referencedColumns"
      from pg_constraint as key where contype = 'f')
    select named.conname as name, source.relname as relation, named.columns, target.relname as "referencedRelation",
      named."referencedColumns",
      exists (select 1 from pg_constraint as own where own.conrelid = named.conrelid and own.contype in ('p', 'u')
        and own.conkey @> named.conkey and named.conkey @> own.conkey) as "isOneToOne"
    from named
    join pg_class as source on source.oid = named.conrelid
    join pg_class as target on target.oid = named.confrelid
    where source.relnamespace = 'public'::regnamespace and target.relnamespace = 'public'::regnamespace
    order by source.relname collate "C", named.conname collate "C"`;
  return [...rows];
}

async function readFunctions(sql: Sql): Promise<DbFunction[]> {
  const rows = await sql<
    {
      name: string;
      names: string[] | null;
      types: string[];
      defaults: number;
      returnType: string;
      returnRelation: string | null;
      outNames: string[];
      outTypes: string[];
      returnsSet: boolean;
    }[]
  >`
    select proname as name, proargnames as names, pronargdefaults as defaults, proretset as "returnsSet",
      array(select typname::text from unnest(proargtypes::oid[]) with ordinality as part(id, place)
        join pg_type on pg_type.oid = part.id order by place) as types,
      array(select proargnames[place] from unnest(proargmodes) with ordinality as part(mode, place) where mode = 't' order by place)
        as "outNames",
      array(select typname::text from unnest(proallargtypes, proargmodes) with ordinality as part(id, mode, place)
        join pg_type on pg_type.oid = part.id where mode = 't' order by place) as "outTypes",
      result.typname as "returnType", class.relname as "returnRelation"
    from pg_proc
    join pg_type as result on result.oid = prorettype
    left join pg_class as class on class.oid = result.typrelid
    where pronamespace = 'public'::regnamespace and prokind = 'f' and result.typname <> 'trigger'
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by proname collate "C"`;
  return rows.map(({ names, types, defaults, outNames, outTypes, ...rest }) => ({
    ...rest,
    returnColumns: outNames.length > 0 ? outNames.map((name, place) => ({ name, type: outTypes[place] ?? '' })) : null,
    args: types.map((type, place) => ({
      name: names?.[place] ?? '',
      type,
      isOptional: place >= types.length - defaults,
    })),
  }));
}
