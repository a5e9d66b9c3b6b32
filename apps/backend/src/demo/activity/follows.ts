import { personId, type DemoCatalog } from '../../../../../tools/demo/catalog/index.ts';
import { createRandom } from '../../../../../tools/demo/music/random.ts';
import type { Transaction } from '../../database/connection.ts';
import { daysBefore } from '../rows/releaseDate.ts';

/** Somebody follows once both are there. */
export async function insertFollows(sql: Transaction, catalog: DemoCatalog, now: Date): Promise<void> {
  const random = createRandom('follows');
  const joined = new Map([...catalog.artists, ...catalog.listeners].map((each) => [each.key, each.joinedDaysAgo]));
  const rows = catalog.activity.follows.flatMap(({ follower, artists }) =>
    artists.map((artist) => ({
      follower_id: personId(follower),
      following_id: personId(artist),
      created_at: daysBefore(now, random.between(0.5, Math.min(joined.get(follower)!, joined.get(artist)!))),
    })),
  );
  await sql`insert into public.user_follows ${sql(rows)} on conflict do nothing`;
}
