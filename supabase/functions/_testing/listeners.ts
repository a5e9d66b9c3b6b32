import { randomUUID } from 'node:crypto';
import { guest, sql } from '../../tests/support/backend';
import { countPlay } from '../../tests/support/listening';
import { done } from '../../tests/support/outcomes';
import type { Person } from '../../tests/support/people';

/** A person plays a track, likes it and adds it to a shared playlist. Returns the playlist. */
export async function playAndLike(fan: Person, trackId: string): Promise<string> {
  await countPlay(fan, trackId);
  await done(fan.rest.from('user_favorites').insert({ user_id: fan.id, track_id: trackId }).select());
  const playlist = { id: randomUUID(), user_id: fan.id, name: 'Loved', is_shared: true };
  await done(fan.rest.from('playlists').insert(playlist).select());
  await done(fan.rest.rpc('add_to_playlist', { playlist: playlist.id, tracks: [trackId] }));
  return playlist.id;
}

/** How often the track was played and liked, and what guests see of it in this playlist. */
export async function playsAndLikes(trackId: string, playlistId: string) {
  const [counts] = await sql()`select (select count(*)::int from public.plays where track_id = ${trackId}) as plays,
    (select count(*)::int from public.user_favorites where track_id = ${trackId}) as likes`;
  const places = await done(
    guest().from('playlist_tracks').select('track_id, tracks!inner(id)').eq('playlist_id', playlistId),
  );
  return { ...counts, places: places.length };
}
