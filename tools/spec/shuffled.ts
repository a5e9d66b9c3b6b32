import { createHash } from 'node:crypto';

/** The items in an order that the seed decides: the same seed gives the same order. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  return items
    .map((item, index) => ({ item, key: createHash('sha256').update(`${seed} ${index}`).digest('hex') }))
    .sort((one, other) => one.key.localeCompare(other.key))
    .map(({ item }) => item);
}
