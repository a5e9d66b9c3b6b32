import type { CartItem, PlayableTrack } from '@fairtone/domain';
import { ALBUM_IDS, makeWorld } from '../fixtures/index.ts';

function sampleAlbum() {
  const { albums, profiles, tracks } = makeWorld(new Date());
  const album = albums.find(({ id }) => id === ALBUM_IDS.fixed)!;
  const artist = profiles.find(({ id }) => id === album.artist_id)!;
  return { album, artist, tracks: tracks.filter(({ album_id }) => album_id === album.id) };
}

/** The tracks of one album of the world, as whoever plays them hands them to the player. */
export function sampleTracks(): PlayableTrack[] {
  const { album, artist, tracks } = sampleAlbum();
  return tracks.map((track) => ({
    id: track.id,
    title: track.title,
    artist: artist.name,
    artistId: artist.id,
    albumId: album.id,
    albumTitle: album.title,
    albumCover: '',
    audioSrc: track.audio_url ?? '',
    durationMs: track.duration_ms ?? 0,
    trackNumber: track.track_number,
    loudnessLufs: track.loudness_lufs,
    encoderDelay: track.encoder_delay,
    encoderPadding: track.encoder_padding,
  }));
}

/** One album of the world, as whoever sells it puts it into the cart. */
export function sampleCartItem(): CartItem {
  const { album, artist } = sampleAlbum();
  return {
    album: { id: album.id, title: album.title, artist: artist.name, artistId: artist.id, coverImage: '' },
    priceInCents: album.price ?? 0,
    isAmountChosen: false,
  };
}
