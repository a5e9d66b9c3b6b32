import { personId, type DemoCatalog } from '../../content/catalog/index.ts';
import { createRandom } from '../../content/music/random.ts';
import { daysBefore } from '../rows/releaseDate.ts';
import type { DemoEvent } from './event.ts';

/** A person follows an artist once both accounts exist. The table's trigger notifies the artist. */
export function followEvents(catalog: DemoCatalog, now: Date): DemoEvent[] {
  const random = createRandom('follows');
  const joined = new Map([...catalog.artists, ...catalog.listeners].map((each) => [each.key, each.joinedDaysAgo]));
  return catalog.activity.follows.flatMap(({ follower, artists }) =>
    artists.map((artist) => {
      const at = daysBefore(now, random.between(0.5, Math.min(joined.get(follower)!, joined.get(artist)!)));
      const row = { follower_id: personId(follower), following_id: personId(artist), created_at: at };
      return { at, happen: (sql) => sql`insert into public.user_follows ${sql(row)} on conflict do nothing` };
    }),
  );
}
