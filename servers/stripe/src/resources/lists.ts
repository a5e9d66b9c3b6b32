export interface Listed {
  id: string;
}

/** Stripe's list object: newest first, paged by `limit` and `starting_after`. */
export function listOf<T extends Listed>(url: string, oldestFirst: T[], query: URLSearchParams) {
  const newestFirst = [...oldestFirst].reverse();
  const limit = Math.min(100, Math.max(1, Number(query.get('limit')) || 10));
  const after = query.get('starting_after');
  const from = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  const data = newestFirst.slice(from, from + limit);
  return { object: 'list', url, data, has_more: from + limit < newestFirst.length };
}
