import type { Sql } from 'postgres';
import type { Product } from './startProduct';

/** A payment provider retries a failed event after up to a minute. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 50;

/**
 * Waits until a query returns a row.
 * @param complaint message of the error after the timeout
 */
export async function waitForRow(
  product: Product,
  find: (sql: Sql) => PromiseLike<readonly unknown[]>,
  complaint: string,
): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))) {
    const rows = await product.ask(async (sql) => await find(sql));
    if (rows.length > 0) return;
    if (Date.now() > end) throw new Error(complaint);
  }
}
