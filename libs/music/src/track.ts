import { albumLoudness, trackDurationMs, type PlayableTrack } from '@fairtone/domain';
import type { AlbumHead } from './album.ts';
import type { ListedTrackRow } from './listedRows.ts';
import type { SoundRow, TrackRow, TrackWithAlbumRow } from './trackRows.ts';

/** A track in the table of an album. */
export interface AlbumTrack {
  id: string;
  title: string;
  trackNumber: number;
  durationMs: number;
  /** Null while the album is not published; only its artist sees such a track. */
  audioUrl: string | null;
  isReady: boolean;
  loudnessLufs: number | null;
  truePeakDb: number | null;
  /** Samples that the encoder added before and after the sound. */
  encoderDelay: number | null;
  encoderPadding: number | null;
}

const toSound = (row: Omit<SoundRow, 'id' | 'duration_ms'>) => ({
  loudnessLufs: row.loudness_lufs,
  truePeakDb: row.true_peak_db,
  encoderDelay: row.encoder_delay,
  encoderPadding: row.encoder_padding,
});

/** Converts a row of the track table. */
export function toAlbumTrack(row: TrackRow): AlbumTrack {
  return {
    id: row.id,
    title: row.title,
    trackNumber: row.track_number,
    durationMs: trackDurationMs(row),
    audioUrl: row.audio_url,
    isReady: row.status === 'ready',
    ...toSound(row),
  };
}

export function totalDurationMs(tracks: readonly Pick<AlbumTrack, 'durationMs'>[]): number {
  return tracks.reduce((sum, track) => sum + track.durationMs, 0);
}

type Sounding = Pick<PlayableTrack, 'id' | 'title' | 'trackNumber' | 'durationMs'> & Partial<PlayableTrack>;

const onAlbum = (album: AlbumHead, audioSrc: string, track: Sounding): PlayableTrack => ({
  ...track,
  artist: album.artist,
  artistId: album.artistId,
  albumId: album.id,
  albumTitle: album.title,
  albumCover: album.coverImage ?? '',
  audioSrc,
});

/** The playable tracks of an album, in its order. */
export function toPlayableTracks(album: AlbumHead, tracks: readonly AlbumTrack[]): PlayableTrack[] {
  const loudness = albumLoudness(tracks);
  return tracks.flatMap(({ audioUrl, isReady, ...track }) =>
    audioUrl && isReady ? [onAlbum(album, audioUrl, { ...track, ...loudness })] : [],
  );
}

/** The playable tracks of a list with tracks of different albums, in its order. */
export function toPlayableMix(rows: readonly TrackWithAlbumRow[]): PlayableTrack[] {
  return rows.flatMap(({ album, ...row }) => {
    const { audioUrl, isReady, ...track } = toAlbumTrack(row);
    if (!album || !audioUrl || !isReady) return [];
    const { id, title, artist, cover_image: coverImage } = album;
    const head = { id, title, artist: artist?.name ?? '', artistId: artist?.id ?? '', coverImage };
    return [onAlbum(head, audioUrl, track)];
  });
}

/**
 * Converts a listed track for the player. Returns a list of one, or an empty list when the track has no public stream.
 * @param sound loudness, encoder delay and exact length, which lists do not have
 */
export function toListedTrack(row: ListedTrackRow & { artist_id: string }, sound?: SoundRow): PlayableTrack[] {
  if (!row.audio_url) return [];
  const { id, title, track_number: trackNumber } = row;
  const album = {
    id: row.album_id,
    title: row.album_title,
    artist: row.artist_name,
    artistId: row.artist_id,
    coverImage: row.cover_image,
  };
  const durationMs = trackDurationMs({ ...row, ...sound });
  return [onAlbum(album, row.audio_url, { id, title, trackNumber, durationMs, ...(sound && toSound(sound)) })];
}
