/** Shares of the devices that a version may be given to, in percent. */
export const SHARES = [1, 5, 10, 25, 50, 100] as const;

/** Position in {@link SHARES} of a share, or of the next smaller one: the release tool takes any share. */
export const stepOf = (percent: number): number =>
  Math.max(
    0,
    SHARES.findLastIndex((share) => share <= percent),
  );
