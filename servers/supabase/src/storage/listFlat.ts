import type { Transaction } from '../database/connection.ts';
import type { ObjectRow } from './objects.ts';

export type FlatListing = {
  bucket: string;
  prefix: string;
  /** With a delimiter, everything below a folder is listed as that folder. */
  isGrouped: boolean;
  limit: number;
  column: 'name' | 'created_at' | 'updated_at';
  isDescending: boolean;
  after: Cursor | null;
};

/** The last entry of a page: its sort key and its name. */
export type Cursor = { value: string | null; name: string };

export type FlatEntry = Pick<ObjectRow, 'name' | 'metadata' | 'created_at' | 'updated_at' | 'last_accessed_at'> & {
  id: string | null;
  sorted_by: string | null;
};

/**
 * Entries after a cursor, one more than requested, so that the caller knows whether there is a next page. Pages are
 * found by the sort key of the last entry, not by an offset. Folders have no dates: they come first.
 */
export async function listFlat(sql: Transaction, listing: FlatListing): Promise<FlatEntry[]> {
  const { bucket, prefix, after, column } = listing;
  const direction = listing.isDescending ? sql`desc` : sql`asc`;
  const beyond = listing.isDescending ? sql`<` : sql`>`;
  const key = column === 'name' ? sql`name` : sql`coalesce(${sql(column)}, '-infinity')::text collate "C"`;
  // Equal sort keys are ordered by name.
  const isAfter = after ? sql`(sorted_by, name) ${beyond} (${after.value ?? ''}, ${after.name})` : sql`true`;
  const below = sql`substr(name, length(${prefix}) + 1)`;
  const entries = listing.isGrouped
    ? sql`
      select id, name, metadata, created_at, updated_at, last_accessed_at from found where position('/' in ${below}) = 0
      union all
      select distinct null::uuid, ${prefix} || split_part(${below}, '/', 1) || '/', null::jsonb, null::timestamptz,
        null::timestamptz, null::timestamptz from found where position('/' in ${below}) > 0`
    : sql`select id, name, metadata, created_at, updated_at, last_accessed_at from found`;
  return sql<FlatEntry[]>`
    with found as (select * from storage.objects where bucket_id = ${bucket} and name ^@ ${prefix}),
      entries as (${entries}),
      keyed as (select *, ${key} as sorted_by from entries)
    select * from keyed where ${isAfter}
    order by sorted_by ${direction}, name ${direction} limit ${listing.limit + 1}`;
}
