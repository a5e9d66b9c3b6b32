import { isApiError, isNotFound } from '@fairtone/api';
import type { PublishAlbumResponse } from '@fairtone/contracts';
import type { TablesInsert } from '@fairtone/db-types';
import { plainTitle, titleFromFileName } from '@fairtone/domain';
import type { AlbumWrite } from '../album-form/albumFormValues';
import type { CoverFile } from '../cover/renderCover';
import type { AlbumTrack } from '../tracks/albumTracks';
import { failedTrackRows, newTrackRows, type TrackRows } from './trackRows';

/** What saving asks of the outside. Every call may be repeated. */
export interface SaveCalls {
  uploadCover: (cover: CoverFile) => Promise<string>;
  insertAlbum: (id: string, album: AlbumWrite, coverUrl: string | null) => Promise<void>;
  /** Refuses to write over another version than this one; null writes over any. */
  updateAlbum: (
    id: string,
    album: AlbumWrite,
    coverUrl: string | null | undefined,
    version: string | null,
  ) => Promise<void>;
  addTracks: (rows: TrackRows) => Promise<void>;
  updateTrack: (track: { id: string; title: string; track_number: number }) => Promise<void>;
  deleteTracks: (tracks: AlbumTrack[]) => Promise<void>;
  /** Takes tracks off an album that was sold. */
  withdrawTracks: (ids: string[]) => Promise<void>;
  /** Keeps tracks whose files failed. */
  keepFailed: (rows: TablesInsert<'tracks'>[]) => Promise<void>;
  publish: (albumId: string, allowUnfinished: boolean) => Promise<PublishAlbumResponse>;
}

/** `undefined` leaves the cover as it is, null takes it away. */
export type CoverChange = CoverFile | null | undefined;

export interface AlbumSave {
  albumId: string;
  isNew: boolean;
  /** The album's last change when editing began; null where a write of this form may have changed it since. */
  version: string | null;
  album: AlbumWrite;
  cover: CoverChange;
  tracks: AlbumTrack[];
  removed: AlbumTrack[];
  /** Titles and numbers as the server has them, to write only what changed. */
  stored: { id: string; title: string; trackNumber: number }[];
  /** An earlier attempt may have written some of it. */
  isRepeat: boolean;
  shallPublish: boolean;
  /** The artist was asked, and publishes without the tracks that failed. */
  allowUnfinished: boolean;
}

export interface SaveResult {
  savedCount: number;
  totalCount: number;
  /** Removed tracks that stay with those who bought the album. */
  kept: AlbumTrack[];
  published: PublishAlbumResponse | null;
}

/** Which part of saving failed; what was saved before stays saved, and saving again goes on from there. */
export class SaveError extends Error {
  override name = 'SaveError';
  constructor(
    readonly step: 'cover' | 'album' | 'tracks' | 'publish',
    override readonly cause: unknown,
  ) {
    super(`Saving the album failed at: ${step}`);
  }
}

/** Whether somebody else saved the album since this form began. */
export function isChangedElsewhere(error: unknown): boolean {
  return error instanceof SaveError && error.step === 'album' && isNotFound(error.cause);
}

/** Writes an album and its tracks in the order in which a break does the least harm. */
export async function saveAlbum(save: AlbumSave, calls: SaveCalls): Promise<SaveResult> {
  const { albumId, cover } = save;
  const coverUrl = cover ? await at('cover', () => calls.uploadCover(cover)) : cover;

  await at('album', () =>
    save.isNew
      ? calls.insertAlbum(albumId, save.album, coverUrl ?? null)
      : calls.updateAlbum(albumId, save.album, coverUrl, save.version),
  );

  const usable = save.tracks.filter(({ upload }) => upload.stage === 'done');
  const kept = await at('tracks', () => removeTracks(save.removed, calls));
  await at('tracks', async () => {
    // Failed files leave gaps in the numbers of the list; the album shall have none.
    const numbered = usable.map((track, index) => ({ ...track, trackNumber: index + 1 }));
    const rows = newTrackRows(albumId, numbered);
    if (rows.readyIds.length > 0) await calls.addTracks(rows);
    await Promise.all(changedTracks(numbered, save).map((track) => calls.updateTrack(track)));
  });

  const shallPublish = save.shallPublish && usable.length > 0;
  const published = shallPublish ? await at('publish', () => calls.publish(albumId, save.allowUnfinished)) : null;
  // Last, because the form can still mend them until all else is written.
  const failed = failedTrackRows(albumId, save.tracks, usable.length);
  if (failed.length > 0) await at('tracks', () => calls.keepFailed(failed));
  return { savedCount: usable.length, totalCount: save.tracks.length, kept, published };
}

async function removeTracks(removed: AlbumTrack[], calls: SaveCalls): Promise<AlbumTrack[]> {
  // What never arrived can always go, and must not be refused together with what was sold.
  const isHollow = ({ upload, files }: AlbumTrack) => upload.stage === 'failed' && files.length === 0;
  const hollow = removed.filter(isHollow);
  const whole = removed.filter((track) => !isHollow(track));
  if (hollow.length > 0) await calls.deleteTracks(hollow);
  if (whole.length === 0) return [];
  try {
    await calls.deleteTracks(whole);
    return [];
  } catch (error) {
    if (!isApiError(error) || error.message !== 'sold_cannot_be_deleted') throw error;
    await calls.withdrawTracks(whole.map(({ id }) => id));
    return whole;
  }
}

function changedTracks(tracks: AlbumTrack[], { stored, isRepeat }: AlbumSave) {
  return tracks.flatMap(({ id, title, trackNumber, fileName }) => {
    const before = stored.find((track) => track.id === id);
    const isSame = before ? before.title === title && before.trackNumber === trackNumber : !isRepeat;
    return isSame
      ? []
      : [
          {
            id,
            title: plainTitle(title) || (before?.title ?? titleFromFileName(fileName ?? '')),
            track_number: trackNumber,
          },
        ];
  });
}

async function at<T>(step: SaveError['step'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new SaveError(step, error);
  }
}
