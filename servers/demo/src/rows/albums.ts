import { joinGenres } from '@fairtone/domain';
import { albumId, personId, trackId, type DemoAlbum, type DemoArtist } from '../../content/catalog/index.ts';
import { trackLengthMs } from '../../content/music/trackLength.ts';
import type { Transaction } from '../shop.ts';
import { daysBefore } from './releaseDate.ts';

/** Albums are public at once; their tracks appear when they are ready. */
export async function insertAlbums(sql: Transaction, artists: DemoArtist[], now: Date): Promise<void> {
  const albums = artists.flatMap((artist) => artist.albums.map((album) => albumRow(artist, album, now)));
  const tracks = artists.flatMap((artist) => artist.albums.flatMap((album) => trackRows(album, now)));
  if (albums.length === 0) return;
  await sql`insert into public.albums ${sql(albums)} on conflict (id) do nothing`;
  await sql`insert into public.tracks ${sql(tracks)} on conflict (id) do nothing`;
}

function albumRow(artist: DemoArtist, album: DemoAlbum, now: Date) {
  const releasedAt = daysBefore(now, album.releasedDaysAgo);
  const wish = album.price === null ? album : null;
  return {
    id: albumId(album.key),
    artist_id: personId(artist.key),
    title: album.title,
    description: album.description,
    genre: joinGenres(album.genres),
    release_date: releasedAt.toISOString().slice(0, 10),
    price: album.price,
    minimum_price: wish?.minimumPrice ?? null,
    suggested_price: wish?.suggestedPrice ?? null,
    pricing_message: wish?.pricingMessage ?? null,
    accent: album.accent ?? null,
    state: 'public',
    published_at: releasedAt,
    created_at: releasedAt,
  };
}

/** Tracks have their length from the start: plays are counted with it before all music is made. */
const trackRows = (album: DemoAlbum, now: Date) =>
  album.tracks.map((track, index) => {
    const lengthMs = trackLengthMs({ ...track, genre: track.genre ?? album.genres[0] });
    return {
      id: trackId(album.key, index + 1),
      album_id: albumId(album.key),
      title: track.title,
      track_number: index + 1,
      duration_ms: lengthMs,
      duration: Math.max(1, Math.round(lengthMs / 1000)),
      created_at: daysBefore(now, album.releasedDaysAgo),
    };
  });
