/** The number of all matching rows, where the request asked for it. */
export function countOf(meta: unknown): number | null {
  const count = typeof meta === 'object' && meta !== null && 'count' in meta ? meta.count : null;
  return typeof count === 'number' ? count : null;
}
