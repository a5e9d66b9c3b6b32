import type { DemoAlbum, DemoCatalog, DemoHabit } from '../../content/catalog/index.ts';
import { createRandom, type Random } from '../../content/music/random.ts';
import { newestFirst } from '../catalogOrder.ts';
import { DAY_MS, HOUR_MS, pickWeighted, PLAY_DAYS, type Play } from './play.ts';

/** Plays of listeners with an account: evenings on which they play one or two albums from the start. */
export function listenerPlays(catalog: DemoCatalog, now: Date): Play[] {
  const albums = new Map(newestFirst(catalog).map(({ album }) => [album.key, album]));
  return catalog.activity.habits.flatMap((habit) => {
    const random = createRandom(`plays of ${habit.listener}`);
    // The newest album was played last, so that it can be played again from the history.
    const plays = hear(habit, albums.get(habit.albums[0]!.album)!, now.getTime() - HOUR_MS);
    while (plays.length < habit.plays) {
      const album = albums.get(pickWeighted(habit.albums, random.next()).album)!;
      const start = sessionStart(album, now, random);
      if (start !== null) plays.push(...hear(habit, album, start));
    }
    return plays;
  });
}

function hear({ listener }: DemoHabit, album: DemoAlbum, start: number): Play[] {
  let at = start;
  return album.tracks.map((track, index) => {
    at += track.seconds * 1000;
    return { album: album.key, track: index + 1, listener, at: new Date(at) };
  });
}

/** A moment between the album's release and now, or null when the random choice does not fit. */
function sessionStart(album: DemoAlbum, now: Date, random: Random): number | null {
  const daysAgo = random.between(0.15, PLAY_DAYS);
  if (daysAgo >= album.releasedDaysAgo) return null;
  return now.getTime() - daysAgo * DAY_MS;
}
