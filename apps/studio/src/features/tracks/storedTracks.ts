import type { StudioAlbum, StudioTrack } from '../../api/albumSchemas';
import type { UploadState } from '../upload/uploadState';
import type { AlbumTrack, TrackListState } from './albumTracks';

const FILES_PER_TRACK = 3;

/** The track list of an album that is about to be edited. */
export function storedTrackList({ tracks }: Pick<StudioAlbum, 'tracks'>): TrackListState {
  return { tracks: tracks.map((track, index) => ({ ...storedTrack(track), trackNumber: index + 1 })), removed: [] };
}

function storedTrack(track: StudioTrack): AlbumTrack {
  return {
    id: track.id,
    title: track.title,
    trackNumber: track.track_number,
    fileName: null,
    durationMs: track.duration_ms ?? (track.duration === null ? null : track.duration * 1000),
    upload: uploadOf(track),
    isTitleTyped: true,
    facts: null,
    files: track.files,
    isStored: true,
    isReady: track.status === 'ready',
    audioUrl: track.audio_url,
  };
}

// A save that broke off leaves `processing` behind: with all its files the next save completes it, else it never will be.
function uploadOf({ status, files }: StudioTrack): UploadState {
  const isComplete = status === 'ready' || (status === 'processing' && files.length === FILES_PER_TRACK);
  return isComplete ? { stage: 'done' } : { stage: 'failed', reason: 'incomplete' };
}
