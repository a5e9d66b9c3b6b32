import {
  albumId,
  personId,
  playlistId,
  trackId,
  type DemoActivity,
  type DemoPlaylist,
} from '../../content/catalog/index.ts';
import type { Transaction } from '../shop.ts';
import { daysBefore } from '../rows/releaseDate.ts';

export async function insertPlaylists(sql: Transaction, playlists: DemoPlaylist[], now: Date): Promise<void> {
  const rows = playlists.map(({ key, owner, name, description, isShared }, index) => ({
    id: playlistId(key),
    user_id: personId(owner),
    name,
    description,
    is_shared: isShared,
    created_at: daysBefore(now, 12 * (index + 1)),
  }));
  const tracks = playlists.flatMap(({ key, tracks: refs }) =>
    refs.map(({ album, track }, position) => ({
      playlist_id: playlistId(key),
      track_id: trackId(album, track),
      position,
    })),
  );
  await sql`insert into public.playlists ${sql(rows)} on conflict (id) do nothing`;
  await sql`insert into public.playlist_tracks ${sql(tracks)} on conflict (playlist_id, track_id) do nothing`;
}

export async function insertFavourites(
  sql: Transaction,
  favourites: DemoActivity['favourites'],
  now: Date,
): Promise<void> {
  const rows = favourites.flatMap(({ listener, albums, tracks }) => {
    const liked = [
      ...albums.map((album) => ({ album_id: albumId(album), track_id: null })),
      ...tracks.map(({ album, track }) => ({ album_id: null, track_id: trackId(album, track) })),
    ];
    return liked.map((like, index) => ({
      user_id: personId(listener),
      ...like,
      created_at: daysBefore(now, 1 + 2 * index),
    }));
  });
  await sql`insert into public.user_favorites ${sql(rows)} on conflict do nothing`;
}
