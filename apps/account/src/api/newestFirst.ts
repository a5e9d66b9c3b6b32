/** Keyset cursor: the last row of the previous page. The id separates rows with equal times. */
export type Place = { created_at: string; id: string } | null;

interface Listing<Self> {
  or(filter: string): Self;
  order(column: string, options: { ascending: boolean }): Self;
  limit(count: number): Self;
}

/** The page of `count` rows after `place`, newest first. */
export function newestFirst<Query extends Listing<Query>>(query: Query, place: Place, count: number): Query {
  const after = place
    ? query.or(`created_at.lt."${place.created_at}",and(created_at.eq."${place.created_at}",id.lt.${place.id})`)
    : query;
  return after.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(count);
}

/** Options of an infinite query over `newestFirst` with `count` rows per page. */
export const pagesOf = <Row extends NonNullable<Place>>(count: number) => ({
  initialPageParam: null as Row | null,
  getNextPageParam: (page: Row[]) => (page.length < count ? undefined : page.at(-1)),
});
