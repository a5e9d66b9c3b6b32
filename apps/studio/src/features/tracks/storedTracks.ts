import { storedDurationMs } from '@fairtone/domain';
import type { StudioAlbum, StudioTrack } from '../../api/albumSchemas';
import { isComplete } from '../upload/preparedTrack';
import { isUploadFailure, type UploadState } from '../upload/uploadState';
import type { AlbumTrack, TrackListState } from './albumTracks';

/** The initial track list of an album that is edited. */
export function storedTrackList({ tracks }: Pick<StudioAlbum, 'tracks'>): TrackListState {
  const onAlbum = tracks.filter((track) => !isWithdrawn(track));
  return {
    tracks: onAlbum.map((track, index) => ({ ...storedTrack(track), trackNumber: index + 1 })),
    removed: [],
    withdrawn: tracks.filter(isWithdrawn).map(storedTrack),
  };
}

const isWithdrawn = ({ status, failure }: StudioTrack) => status === 'failed' && failure === 'withdrawn';

function storedTrack(track: StudioTrack): AlbumTrack {
  return {
    id: track.id,
    title: track.title,
    trackNumber: track.track_number,
    fileName: null,
    fileBytes: 0,
    format: null,
    durationMs: storedDurationMs(track),
    upload: uploadOf(track),
    isTitleTyped: true,
    place: null,
    facts: null,
    files: track.files,
    isStored: true,
    // A hidden track counts as ready, so that saving does not try to show it.
    isReady: track.status === 'ready' || track.status === 'hidden',
    canReplaceAudio: track.status === 'ready',
    audioUrl: track.audio_url,
  };
}

// An interrupted save leaves tracks as `processing`. With all their files the next save completes them, otherwise they
// have failed.
function uploadOf(track: StudioTrack): UploadState {
  const { status, files } = track;
  const isWhole = isComplete(files) && (status === 'processing' || isWithdrawn(track));
  if (status === 'ready' || status === 'hidden' || isWhole) return { phase: 'done' };
  return { phase: 'failed', reason: isUploadFailure(track.failure) ? track.failure : 'incomplete' };
}
