import type { AlbumFormValues } from '../album-form/albumFormSchema';
import type { CoverChange } from '../save/albumSave';
import type { AlbumTrack, TrackListState } from '../tracks/albumTracks';
import { canRetry } from '../upload/uploadState';
import type { AlbumDraft, DraftTrack } from './albumDraft';

interface Form {
  albumId: string;
  baseVersion: string | null;
  values: AlbumFormValues;
  cover: CoverChange;
  list: TrackListState;
}

/** Converts the current form to the format in which the device stores it. */
export function toDraft({ albumId, baseVersion, values, cover, list }: Form): AlbumDraft {
  return {
    albumId,
    baseVersion,
    values,
    cover: cover === undefined ? 'same' : cover === null ? 'removed' : 'changed',
    tracks: list.tracks.map(toDraftTrack),
    removedIds: list.removed.map(({ id }) => id),
  };
}

function toDraftTrack({
  id,
  title,
  isTitleTyped,
  fileName,
  fileBytes,
  format,
  facts,
  files,
  upload,
  former,
}: AlbumTrack): DraftTrack {
  const isFinal = upload.phase === 'failed' && upload.reason !== 'lost' && !canRetry(upload.reason);
  return {
    ...{ id, title, isTitleTyped, fileName, fileBytes, format, facts, files },
    isPaused: upload.phase === 'paused',
    failure: isFinal ? upload.reason : null,
    ...(former && { formerId: former.id }),
  };
}
