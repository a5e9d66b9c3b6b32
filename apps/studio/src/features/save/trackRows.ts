import type { TablesInsert } from '@fairtone/db-types';
import { plainTitle, titleFromFileName, wholeSeconds } from '@fairtone/domain';
import type { AlbumTrack } from '../tracks/albumTracks';
import { MASTERS_BUCKET } from '../upload/storeTrackFiles';

export interface TrackRows {
  tracks: TablesInsert<'tracks'>[];
  files: TablesInsert<'track_files'>[];
  /** Tracks to mark as ready after the rows above are written. */
  readyIds: string[];
}

/**
 * Rows for the tracks that were added as files and are uploaded. They start as `processing` and become ready last.
 * Tracks of an earlier, interrupted save that have all their files only need that last step.
 */
export function newTrackRows(albumId: string, tracks: AlbumTrack[]): TrackRows {
  const waiting = tracks.filter(({ isReady, files, former }) => !isReady && !former && files.length > 0);
  const added = waiting.filter(({ facts }) => facts);
  return {
    tracks: added.map((track) => trackRow(albumId, track)),
    files: added.flatMap(fileRows),
    readyIds: waiting.map(({ id }) => id),
  };
}

/**
 * Rows for tracks whose files failed, so that they can be tried again from any device. They are numbered after the
 * others, so that listeners see no gap in the numbers.
 * @param after number of the last track that did not fail
 */
export function failedTrackRows(albumId: string, tracks: AlbumTrack[], after: number): TablesInsert<'tracks'>[] {
  const failed = tracks.flatMap((track) =>
    track.upload.phase === 'failed' && !track.isStored && !track.former
      ? [{ ...track, reason: track.upload.reason }]
      : [],
  );
  return failed.map(({ id, title, fileName, reason }, index) => ({
    id,
    album_id: albumId,
    title: plainTitle(title) || titleFromFileName(fileName ?? ''),
    track_number: after + index + 1,
    status: 'failed',
    failure: reason,
  }));
}

function trackRow(albumId: string, { id, title, trackNumber, fileName, facts }: AlbumTrack): TablesInsert<'tracks'> {
  return {
    id,
    album_id: albumId,
    title: plainTitle(title) || titleFromFileName(fileName ?? ''),
    track_number: trackNumber,
    status: 'processing',
    duration: wholeSeconds(facts?.durationMs ?? 0),
    duration_ms: facts?.durationMs,
    loudness_lufs: facts?.loudnessLufs,
    true_peak_db: facts?.truePeakDb,
    encoder_delay: facts?.encoderDelay,
    encoder_padding: facts?.encoderPadding,
    sample_rate: facts?.sampleRate,
    peaks: facts?.peaks,
  };
}

function fileRows({ id, files }: AlbumTrack): TablesInsert<'track_files'>[] {
  return files.map(({ kind, format, path, bytes }) => ({
    track_id: id,
    kind,
    format,
    path,
    bytes,
    bucket: MASTERS_BUCKET,
  }));
}
