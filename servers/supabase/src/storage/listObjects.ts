import type { Transaction } from '../database/connection.ts';
import type { ObjectRow } from './objects.ts';

export type Listing = {
  bucket: string;
  /** Folder without a trailing slash; empty for the root. */
  folder: string;
  search: string;
  limit: number;
  offset: number;
  column: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at';
  isDescending: boolean;
};

type Entry = Pick<ObjectRow, 'name' | 'metadata'> & { id: string | null };

/** Files and folders directly inside a folder that the caller may see. Folders have no id. */
export async function listObjects(sql: Transaction, listing: Listing): Promise<Entry[]> {
  const prefix = listing.folder === '' ? '' : `${listing.folder}/`;
  const order = sql`${sql(listing.column)} ${listing.isDescending ? sql`desc` : sql`asc`} nulls first, name asc`;
  return sql<Entry[]>`
    with inside as (
      select *, substr(name, length(${prefix}) + 1) as rest from storage.objects
      where bucket_id = ${listing.bucket} and name ^@ ${prefix}
    ), entries as (
      select rest as name, id, updated_at, created_at, last_accessed_at, metadata from inside where position('/' in rest) = 0
      union all
      select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
      from inside where position('/' in rest) > 0
    )
    select * from entries where name ^@ ${listing.search} and name <> ''
    order by ${order} limit ${listing.limit} offset ${listing.offset}`;
}
