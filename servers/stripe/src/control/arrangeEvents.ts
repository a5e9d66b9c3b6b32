export interface Arrangement {
  order: 'sent' | 'reversed' | 'shuffled';
  seed: number;
  copies: number;
}

/** Random numbers from 0 to 1 (excluded), the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The order in which withheld events are delivered, and how often: networks reorder and repeat. */
export function arrangeEvents(
  ids: string[],
  { order = 'sent', seed = 1, copies = 1 }: Partial<Arrangement> = {},
): string[] {
  const all = Array.from({ length: copies }, () => ids).flat();
  if (order === 'reversed') return all.reverse();
  if (order === 'sent') return all;
  const random = randomOf(seed);
  return all
    .map((id) => ({ id, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}
