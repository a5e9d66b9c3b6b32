/**
 * Rounds a length in milliseconds to whole seconds, never negative; not finite is 0. The database rounds `tracks.duration` in the same way, so
 * that screens show the same length from either column.
 */
export function wholeSeconds(durationMs: number): number {
  return Number.isFinite(durationMs) ? Math.max(0, Math.round(durationMs / 1000)) : 0;
}

/** The two length columns of a track: whole seconds, and measured milliseconds. Some lists have only the seconds. */
export interface StoredLength {
  duration: number | null;
  duration_ms?: number | null;
}

/** Length of a stored track in milliseconds, from the more exact column; null for a track that was never measured. */
export function storedDurationMs({ duration, duration_ms }: StoredLength): number | null {
  return duration_ms ?? (duration === null ? null : duration * 1000);
}

/** Length of a stored track in milliseconds, 0 while it is unknown. Add these up and round only the sum. */
export const trackDurationMs = (track: StoredLength): number => storedDurationMs(track) ?? 0;

/**
 * Minutes and seconds as every screen shows them, with hours from one hour on; the same in every language.
 * @example formatDuration(245_000) // "4:05"
 * @example formatDuration(19_980) // "0:20"
 */
export function formatDuration(durationMs: number): string {
  const seconds = wholeSeconds(durationMs);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The same length for machines, by ISO 8601: 245000 ms gives "PT4M5S". */
export function isoDuration(durationMs: number): string {
  const seconds = wholeSeconds(durationMs);
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}
