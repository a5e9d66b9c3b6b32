/** Number of all matching rows, as PostgREST counts them for `{ count: 'exact' }`. @throws when the response has no count */
export function countOf(_rows: unknown, meta: unknown): number {
  const count = typeof meta === 'object' && meta !== null && 'count' in meta ? meta.count : null;
  if (typeof count !== 'number') throw new Error('The answer holds no count: select with { count: "exact" }');
  return count;
}
