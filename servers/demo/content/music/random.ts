/** A seeded random source: the same seed gives the same piece on every machine. */
export type Random = {
  /** 0 (included) to 1 (excluded). */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Integer from low to high, both included. */
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** An independent stream, so that one more choice in the bass line does not change the melody. */
  fork: (name: string) => Random;
};

export function createRandom(seed: string): Random {
  const start = hash(seed);
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error(`There is nothing to pick from (seed ${seed}).`);
      return items[whole(0, items.length - 1)]!;
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 16;
  h = Math.imul(h, 0x7feb352d);
  return (h ^ (h >>> 15)) | 0;
}
