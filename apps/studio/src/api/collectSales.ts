import type { Sale, SaleFilter } from './saleSchemas';

/** Largest page size of the SQL function `artist_sales`. */
const MAX_ROWS_PER_REQUEST = 100;

export type SalesCursor = Pick<Sale, 'sold_at' | 'id'> | null;

export interface SalesPage {
  sales: Sale[];
  /** Where the next page starts; null after the last one. */
  next: SalesCursor;
}

type Read = (place: SalesCursor, count: number) => PromiseLike<{ data: unknown; error: unknown; status?: number }>;

type Chosen = Pick<SaleFilter, 'kind' | 'state'>;

const passes = (sale: Sale, { kind, state }: Chosen) =>
  (kind === null || sale.kind === kind) && (state === null || sale.state === state);

/**
 * Reads sales until a page is full. The database filters by period only; kind and state are filtered here. A page is
 * short only when there are no more sales.
 * @param parse validates the rows of one response
 */
export async function collectSales(
  read: Read,
  parse: (rows: unknown) => Sale[],
  filter: Chosen,
  start: SalesCursor,
  pageSize: number,
) {
  const isFiltered = filter.kind !== null || filter.state !== null;
  const atOnce = isFiltered ? MAX_ROWS_PER_REQUEST : Math.min(pageSize, MAX_ROWS_PER_REQUEST);
  const sales: Sale[] = [];
  for (let place = start; ;) {
    const answer = await read(place, atOnce);
    if (answer.error) return answer;
    const rows = parse(answer.data);
    sales.push(...rows.filter((sale) => passes(sale, filter)));
    const isEnd = rows.length < atOnce;
    place = rows.at(-1) ?? null;
    if (isEnd || sales.length >= pageSize) return { data: { sales, next: isEnd ? null : place }, error: null };
  }
}
