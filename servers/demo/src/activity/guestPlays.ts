import type { DemoCatalog } from '../../content/catalog/index.ts';
import { createRandom, type Random } from '../../content/music/random.ts';
import { newestFirst, type Release } from '../catalogOrder.ts';
import { DAY_MS, HOUR_MS, HOURLY_WEIGHTS, pickWeighted, PLAY_DAYS, type Play } from './play.ts';

/** Plays of guests: a few popular albums, many with few plays, and new ones more than old ones. */
export function guestPlays(catalog: DemoCatalog, now: Date): Play[] {
  const random = createRandom('guest plays');
  const shelf = newestFirst(catalog).map((release) => ({ release, weight: appeal(release, random) }));
  return Array.from({ length: catalog.activity.guestPlays }, () => {
    const { album } = pickWeighted(shelf, random.next()).release;
    // The first song of an album is played most, the last one least.
    const tracks = album.tracks.map((_, index) => ({ track: index + 1, weight: 1 / (index + 1) ** 0.6 }));
    const days = Math.min(PLAY_DAYS, album.releasedDaysAgo);
    return {
      album: album.key,
      track: pickWeighted(tracks, random.next()).track,
      listener: null,
      at: moment(now, days, random),
    };
  });
}

function appeal({ artist, album }: Release, random: Random): number {
  const daysHeard = Math.min(PLAY_DAYS, album.releasedDaysAgo) / PLAY_DAYS;
  const novelty = 1 + 3 * Math.exp(-album.releasedDaysAgo / 60);
  return artist.fame ** 1.5 * novelty * random.between(0.6, 1.4) * daysHeard ** 0.5;
}

/** A moment within the last `days` days, never in the future. */
function moment(now: Date, days: number, random: Random): Date {
  for (;;) {
    const day = new Date(now.getTime() - random.between(0, days) * DAY_MS);
    day.setUTCHours(0, 0, 0, 0);
    const { hour } = pickWeighted(HOURLY_WEIGHTS, random.next());
    const at = day.getTime() + (hour + random.next()) * HOUR_MS;
    if (at <= now.getTime() && at > now.getTime() - days * DAY_MS) return new Date(at);
  }
}
