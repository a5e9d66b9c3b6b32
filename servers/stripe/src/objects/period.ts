export type Interval = 'day' | 'week' | 'month' | 'year';

/**
 * Start of the period that follows `count` intervals after the anchor, in seconds. Because it is counted from the anchor, a cycle that
 * began on the 31st returns to the 31st after a short month.
 */
function periodStart(anchorSeconds: number, interval: Interval, count: number): number {
  if (interval === 'day' || interval === 'week') return anchorSeconds + count * (interval === 'day' ? 1 : 7) * 86_400;
  const anchor = new Date(anchorSeconds * 1000);
  const months = anchor.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCFullYear(anchor.getUTCFullYear(), months, Math.min(anchor.getUTCDate(), lastDay));
  return Math.floor(moved.getTime() / 1000);
}

/** The end of the period that starts at this time. */
export function periodEnd(anchorSeconds: number, interval: Interval, intervalCount: number, start: number): number {
  for (let count = intervalCount; ; count += intervalCount) {
    const end = periodStart(anchorSeconds, interval, count);
    if (end > start) return end;
  }
}
