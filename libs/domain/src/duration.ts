/** Minutes and seconds as a player shows them: 245000 ms gives "4:05". Never negative, unknown is "0:00". */
export function formatDuration(durationMs: number): string {
  const seconds = Number.isFinite(durationMs) ? Math.max(0, Math.floor(durationMs / 1000)) : 0;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
