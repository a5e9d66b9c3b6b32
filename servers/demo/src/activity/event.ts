import type { Transaction } from '../shop.ts';

/** Something that people of the demo did, done by the functions of the shop when its turn comes. */
export type DemoEvent = { at: Date; happen: (sql: Transaction) => Promise<unknown> };

/** The demo's past, one thing after the other: what happens depends on what was before, as who follows at a release is told of it. */
export async function replay(sql: Transaction, events: DemoEvent[]): Promise<void> {
  const inOrder = [...events].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const event of inOrder) await event.happen(sql);
}
