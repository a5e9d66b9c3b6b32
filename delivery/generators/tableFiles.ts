import type { Field } from './contractEdits.ts';
import { camel, pascal } from './names.ts';

export type Column = Field & { type: keyof typeof TYPES };

export interface TableFacts {
  remote: string;
  table: string;
  columns: Column[];
}

interface ColumnType {
  /** Type, default and checks; whether `null` is allowed is decided separately. */
  sql: string;
  /** The largest size: without one a single row could fill the disk. */
  limit?: (column: string) => string;
  zod: string;
  /** An example value, and another one. */
  samples: [string, string];
}

/** The column types that a generated table may have. Texts and numbers have limits. */
export const TYPES: Record<'text' | 'integer' | 'boolean', ColumnType> = {
  text: {
    sql: 'text',
    limit: (column) => `btrim(${column}) <> '' and char_length(${column}) <= 2000`,
    zod: 'z.string()',
    samples: ["'Side two, late at night.'", "'Changed'"],
  },
  integer: {
    sql: 'integer',
    limit: (column) => `${column} between 0 and 1000000`,
    zod: 'z.int()',
    samples: ['3', '5'],
  },
  boolean: { sql: 'boolean', zod: 'z.boolean()', samples: ['false', 'true'] },
};

function columnSql(table: string, { name, type, isOptional }: Column): string {
  const { sql, limit } = TYPES[type];
  const check = limit ? ` constraint ${table}_${name}_check check (${limit(name)})` : '';
  return `  ${name} ${sql}${isOptional ? '' : ' not null'}${check},`;
}

/** SQL of the table with comment, index, policies and grants: only the owner reads and changes a row. */
export function migration({ table, columns }: TableFacts): string {
  const rows = table.replaceAll('_', ' ');
  const names = columns.map(({ name }) => name).join(', ');
  const own = 'user_id = (select auth.uid())';
  return `create table public.${table} (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
${columns.map((column) => columnSql(table, column)).join('\n')}
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.${table} is 'Private to their owner.';
create index ${table}_newest_by_user on public.${table} (user_id, created_at desc, id desc);
create trigger touch before update on public.${table} for each row execute function private.touch_updated_at();

alter table public.${table} enable row level security;
create policy "people read their own ${rows}" on public.${table} for select to authenticated
  using (${own});
create policy "people add their own ${rows}" on public.${table} for insert to authenticated
  with check (${own});
create policy "people edit their own ${rows}" on public.${table} for update to authenticated
  using (${own}) with check (${own});
create policy "people delete their own ${rows}" on public.${table} for delete to authenticated
  using (${own});

revoke all on public.${table} from anon, authenticated;
grant select, insert (user_id, ${names}), update (${names}), delete on public.${table} to authenticated;
grant all on public.${table} to service_role;
`;
}

/** Endpoints list, add and remove, prefixed with the remote's name; responses are parsed. */
export function endpoints({ remote, table, columns }: TableFacts): string {
  const [prefix, many] = [camel(remote), pascal(table)];
  const one = singular(many);
  const fields = columns.map(
    ({ name, type, isOptional }) => `${name}: ${isOptional ? `z.nullable(${TYPES[type].zod})` : TYPES[type].zod}`,
  );
  const select = ['id', ...columns.map(({ name }) => name), 'created_at'].join(', ');
  return `import { api } from '@fairtone/api';
import * as z from 'zod/mini';

const ${camel(one)}Schema = z.object({ id: z.uuid(), ${fields.join(', ')}, created_at: z.string() });
export type ${one} = z.infer<typeof ${camel(one)}Schema>;
export type ${one}Write = Omit<${one}, 'id' | 'created_at'>;

const SHOWN = 100;

const ${camel(table)}Api = api.enhanceEndpoints({ addTagTypes: ['${one}'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The signed-in person's own, newest first. */
    ${prefix}List${many}: build.query<${one}[], void>({
      query:
        () =>
        ({ rest }, signal) =>
          rest
            .from('${table}')
            .select('${select}')
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(SHOWN)
            .abortSignal(signal),
      rawResponseSchema: z.array(${camel(one)}Schema),
      providesTags: ['${one}'],
    }),
    ${prefix}Add${one}: build.mutation<null, ${one}Write>({
      query:
        (row) =>
        ({ rest }) =>
          rest.from('${table}').insert(row),
      invalidatesTags: ['${one}'],
    }),
    ${prefix}Remove${one}: build.mutation<null, string>({
      query:
        (id) =>
        ({ rest }) =>
          // \`single\` turns "removed nothing" into an error: a row that policies hide must not look removed.
          rest.from('${table}').delete().eq('id', id).select('id').single(),
      invalidatesTags: ['${one}'],
    }),
  }),
});

export const { use${pascal(remote)}List${many}Query, use${pascal(remote)}Add${one}Mutation, use${pascal(remote)}Remove${one}Mutation } = ${camel(table)}Api;
`;
}

/** Where the export of an account reads the rows, in pages by age. */
export const exportSection = ({ table }: TableFacts) =>
  `{ name: '${camel(table)}', table: '${table}', owner: 'user_id', key: BY_AGE }`;

/** The name of one row: `AlbumNote` of `AlbumNotes`. */
export const singular = (many: string) =>
  /ies$/.test(many) ? many.replace(/ies$/, 'y') : many.replace(/(x|ss|sh|ch)es$|s$/, '$1');
