const channels = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** `amount` 0 gives `from`, 1 gives `to`; both `#rrggbb`. */
export function mixColours(from: string, to: string, amount: number): string {
  const [start, end] = [channels(from), channels(to)];
  return `#${start
    .map((value, i) =>
      Math.round(value + (end[i]! - value) * amount)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
