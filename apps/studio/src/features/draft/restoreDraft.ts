import { COVER_SIZES_PX } from '@fairtone/domain';
import type { StudioAlbum } from '../../api/albumSchemas';
import type { AlbumFormValues } from '../album-form/albumFormSchema';
import type { CoverChange } from '../save/albumSave';
import { emptyTrackList, newTrack, type AlbumTrack, type TrackListState } from '../tracks/albumTracks';
import { storedTrackList } from '../tracks/storedTracks';
import type { FileStore } from '../upload/fileStore';
import { findPrepared } from '../upload/storeRenditions';
import { isComplete } from '../upload/preparedTrack';
import { sentShare } from '../upload/storeTrackFiles';
import type { UploadSource } from '../upload/uploadQueue';
import type { UploadFailure } from '../upload/uploadState';
import type { DraftTrack, StoredDraft } from './albumDraft';

export interface RestoredSource extends UploadSource {
  trackId: string;
  isPaused: boolean;
}

/** A restored draft: what the form shows, and the files that still have to be uploaded. */
export interface RestoredDraft {
  savedAt: number;
  /** The album was saved elsewhere since editing began. */
  isOutdated: boolean;
  albumId: string;
  values: AlbumFormValues;
  list: TrackListState;
  sources: RestoredSource[];
  cover: CoverChange;
}

/** Age in ms at which an uploaded file counts as lost: the server deletes masters without an album after three days. */
const UNSAVED_LAST_MS = 2.5 * 24 * 3_600_000;

interface Context {
  artistId: string;
  fileStore: FileStore;
  now: number;
}

/** Restores a draft: merges it with the current album of the server and with the files in the file store. */
export async function restoreDraft(
  { savedAt, draft }: StoredDraft,
  album: StudioAlbum | null,
  context: Context,
): Promise<RestoredDraft> {
  const server = album ? storedTrackList(album) : emptyTrackList;
  const known = [...server.tracks, ...server.withdrawn];
  const tracks: AlbumTrack[] = [];
  const sources: RestoredSource[] = [];
  for (const track of draft.tracks) {
    const former = known.find(({ id }) => id === track.formerId);
    const stored = former && hasAudio(former, track.id) ? former : known.find(({ id }) => id === track.id);
    if (stored) tracks.push({ ...stored, title: track.title });
    // The track whose audio it replaces was deleted elsewhere.
    const isLost = track.formerId !== undefined && !former;
    if (stored || isLost || track.fileName === null) continue;
    const { row, source } = await restoreTrack(track, context);
    tracks.push({ ...row, former });
    if (source) sources.push(source);
  }
  const isMissing = ({ id }: AlbumTrack) => !draft.tracks.some((track) => track.id === id || track.formerId === id);
  const removed = server.tracks.filter(({ id }) => draft.removedIds.includes(id));
  const added = server.tracks.filter((track) => isMissing(track) && !removed.includes(track));
  return {
    savedAt,
    isOutdated: draft.baseVersion !== (album?.updated_at ?? null),
    albumId: draft.albumId,
    values: draft.values,
    list: {
      tracks: [...tracks, ...added].map((track, index) => ({ ...track, trackNumber: index + 1 })),
      removed,
      withdrawn: server.withdrawn.filter(isMissing),
    },
    sources,
    cover: draft.cover === 'changed' ? await findCover(context.fileStore, draft.albumId) : coverOf(draft.cover),
  };
}

/** Whether the track already has this audio: the replacement succeeded and its response was lost. */
const hasAudio = ({ files }: AlbumTrack, soundId: string) => files.some(({ path }) => path.includes(`/${soundId}`));

const coverOf = (cover: 'same' | 'removed') => (cover === 'removed' ? null : undefined);

async function restoreTrack(track: DraftTrack, { artistId, fileStore, now }: Context) {
  const { id, title, isTitleTyped, fileBytes, format, facts } = track;
  const fileName = track.fileName ?? title;
  const files = track.files.filter(({ storedAt = now }) => now - storedAt < UNSAVED_LAST_MS);
  const row: AlbumTrack = {
    ...newTrack({ id, fileName, fileBytes }),
    ...{ title, isTitleTyped, format, facts, files },
    durationMs: facts?.durationMs ?? null,
  };
  if (facts && isComplete(files)) return { row: { ...row, upload: { phase: 'done' } as const } };
  if (track.failure) return { row: failed(row, track.failure as UploadFailure) };
  const copy = await fileStore.find(id, 'original');
  if (copy?.size !== fileBytes) return { row: failed({ ...row, files: [] }, 'lost') };
  const file = new File([copy], fileName);
  const original = { kind: 'original', format: format ?? 'wav', blob: file } as const;
  const prepared = facts && format ? await findPrepared(fileStore, id, { original, facts }) : null;
  // A second encoding may differ from the uploaded one by a byte, so that everything is uploaded again.
  const stored = prepared ? files : [];
  const sent = prepared ? sentShare(artistId, id, prepared, stored) : 0;
  const source = { trackId: id, file, prepared, stored, sent, isPaused: track.isPaused };
  return { row: { ...row, files: stored }, source };
}

const failed = (row: AlbumTrack, reason: UploadFailure): AlbumTrack => ({
  ...row,
  upload: { phase: 'failed', reason },
});

export const coverName = (sidePx: number) => `cover-${sidePx}`;

async function findCover(fileStore: FileStore, albumId: string): Promise<CoverChange> {
  const sizes = [];
  for (const sidePx of COVER_SIZES_PX) {
    const copy = await fileStore.find(albumId, coverName(sidePx));
    if (!copy) return undefined;
    sizes.push({ sidePx, blob: new Blob([copy], { type: 'image/jpeg' }) });
  }
  const largest = sizes.at(-1);
  return { sizes, previewUrl: largest ? URL.createObjectURL(largest.blob) : '' };
}
