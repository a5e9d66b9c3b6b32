import type { SupabaseClient } from '@supabase/supabase-js';
import type { Section } from './sections.ts';

const PAGE = 200;
type Row = Record<string, unknown>;

/** All rows of a section, page by page, each page beginning after the last row of the one before. */
export async function* rowsOf(
  client: SupabaseClient,
  { table, owner, key, select = '*' }: Section,
  person: string,
): AsyncGenerator<Row> {
  const [first, second] = key;
  for (let last: Row | undefined; ;) {
    let query = client.from(table).select(select).eq(owner, person).order(first).limit(PAGE);
    if (second) query = query.order(second);
    if (last) {
      const at = JSON.stringify(last[first]);
      query = second
        ? query.or(`${first}.gt.${at},and(${first}.eq.${at},${second}.gt.${JSON.stringify(last[second])})`)
        : query.gt(first, last[first]);
    }
    const { data, error } = await query;
    if (error) throw new Error(`Export of ${table}: ${error.code} ${error.message}`);
    const rows = data as unknown as Row[];
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}
