export type Play = { album: string; track: number; listener: string | null; at: Date };

export const PLAY_DAYS = 30;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Relative number of plays in each hour of a day: few at night, most in the evening. */
const HOURS = [3, 2, 1, 1, 1, 1, 2, 4, 6, 6, 5, 5, 6, 6, 5, 6, 7, 9, 11, 12, 12, 11, 8, 5];

export const HOURLY_WEIGHTS: readonly { hour: number; weight: number }[] = HOURS.map((weight, hour) => ({
  hour,
  weight,
}));

/** Chooses an item with a probability proportional to its weight. `chance` is between 0 and 1. */
export function pickWeighted<Item extends { weight: number }>(items: readonly Item[], chance: number): Item {
  let rest = chance * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    rest -= item.weight;
    if (rest < 0) return item;
  }
  return items.at(-1)!;
}
