import type { Transaction } from '../shop.ts';

/** A past action of the demo people, with the shop's function that carries it out at its time. */
export type DemoEvent = { at: Date; happen: (sql: Transaction) => Promise<unknown> };

/**
 * Runs the demo's history in chronological order, because later actions depend on earlier ones: only people who already follow an artist
 * are notified of an album.
 */
export async function replay(sql: Transaction, events: DemoEvent[]): Promise<void> {
  const inOrder = [...events].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const event of inOrder) await event.happen(sql);
}
