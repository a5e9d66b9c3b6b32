/** A seeded random source: the same seed draws the same cover on every machine. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  chance(probability: number): boolean;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Mulberry32 over a hash of the seed. */
export function createRandom(seed: string | number): Random {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[int(0, from.length - 1)]!,
    shuffle: (list) =>
      list
        .map((value) => [next(), value] as const)
        .sort(([a], [b]) => a - b)
        .map(([, value]) => value),
    chance: (probability) => next() < probability,
  };
}

/** A smooth random curve over 0..1 with values of about -1..1; `detail` is the number of bends. */
export function smoothNoise(random: Random, detail: number): (at: number) => number {
  const knots = Array.from({ length: detail + 3 }, () => random.between(-1, 1));
  return (at) => {
    const position = Math.min(0.9999, Math.max(0, at)) * detail;
    const i = Math.floor(position);
    const t = position - i;
    const eased = t * t * (3 - 2 * t);
    return knots[i]! * (1 - eased) + knots[i + 1]! * eased;
  };
}
