import { COVER_SIZES_PX, coverAtSize } from '@fairtone/domain';
import {
  saveAlbumOffline,
  listSavedAlbums,
  NoSpaceError,
  removeSavedAlbum,
  notifyWorkerOfLoadedFiles,
  type SavedAlbum,
} from '@fairtone/offline';
import { findAlbumToSave, NothingToSaveError } from './findAlbumToSave';

export type SaveFailure = 'space' | 'gone' | 'network';
export type SaveProgress = { phase: 'keeping'; share: number } | { phase: 'failed'; reason: SaveFailure };

/** Albums that a person saved on this device, and saves in progress. */
export interface SavedAlbumsState {
  /** Saved albums, newest first; null while they are being read from the device. */
  albums: readonly SavedAlbum[] | null;
  /** Saves in progress or failed, by album id. */
  work: Readonly<Record<string, SaveProgress>>;
}

/** Store of one person's saved albums. Kept outside components: a save continues when the user leaves the screen that started it. */
export function createSavedAlbums(personId: string) {
  let state: SavedAlbumsState = { albums: null, work: {} };
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();

  function change(next: Partial<SavedAlbumsState>) {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  }
  function setWork(albumId: string, work: SaveProgress | null) {
    const { [albumId]: _, ...others } = state.work;
    change({ work: work ? { ...others, [albumId]: work } : others });
  }
  const read = async () => change({ albums: await listSavedAlbums(caches, personId) });

  async function keep(albumId: string) {
    if (running.has(albumId)) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(albumId, controller);
    setWork(albumId, { phase: 'keeping', share: 0 });
    try {
      const album = await findAlbumToSave(albumId, signal);
      const cover = album.coverImage;
      const covers = cover ? [...new Set(COVER_SIZES_PX.map((side) => coverAtSize(cover, side)))] : [];
      const onProgress = (share: number) => setWork(albumId, { phase: 'keeping', share });
      await saveAlbumOffline({ caches, storage: navigator.storage, personId, album, covers, onProgress, signal });
      await read();
      setWork(albumId, null);
      notifyWorkerOfLoadedFiles();
    } catch (error) {
      setWork(albumId, signal.aborted ? null : { phase: 'failed', reason: reasonOf(error) });
    } finally {
      running.delete(albumId);
    }
  }

  void read();
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    keep: (albumId: string) => void keep(albumId),
    stop: (albumId: string) => running.get(albumId)?.abort(),
    stopAll: () => running.forEach((controller) => controller.abort()),
    remove: (albumId: string) => void removeSavedAlbum(caches, personId, albumId).then(read),
  };
}

export type SavedAlbums = ReturnType<typeof createSavedAlbums>;

function reasonOf(error: unknown): SaveFailure {
  if (error instanceof NoSpaceError) return 'space';
  return error instanceof NothingToSaveError ? 'gone' : 'network';
}
