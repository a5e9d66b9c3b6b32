import type { SupabaseClient } from '@supabase/supabase-js';
import type { FunctionSection, Section, TableSection } from './sections.ts';

const PAGE = 200;
type Row = Record<string, unknown>;

/** Reads all rows of a section in pages; each page begins after the last row of the one before. */
export async function* rowsOf(client: SupabaseClient, section: Section, person: string): AsyncGenerator<Row> {
  for (let last: Row | undefined; ;) {
    const { data, error } = await ('call' in section
      ? pageOfFunction(client, section, last)
      : pageOfTable(client, section, person, last));
    if (error) throw new Error(`Export of ${section.name}: ${error.code} ${error.message}`);
    const rows = data as unknown as Row[];
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

const pageOfFunction = (client: SupabaseClient, { call, after, key }: FunctionSection, last?: Row) =>
  client.rpc(call, { [after]: last?.[key] ?? null, page_size: PAGE });

function pageOfTable(
  client: SupabaseClient,
  { table, owner, key: [first, second], select = '*' }: TableSection,
  person: string,
  last?: Row,
) {
  const query = client.from(table).select(select).eq(owner, person).order(first).limit(PAGE);
  if (second) query.order(second);
  if (!last) return query;
  if (!second) return query.gt(first, last[first]);
  const at = JSON.stringify(last[first]);
  return query.or(`${first}.gt.${at},and(${first}.eq.${at},${second}.gt.${JSON.stringify(last[second])})`);
}
