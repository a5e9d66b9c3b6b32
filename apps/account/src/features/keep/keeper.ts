import { COVER_SIZES_PX, coverAtSize } from '@fairtone/domain';
import { keepAlbum, listKept, NoSpaceError, removeKept, tellSettled, type KeptAlbum } from '@fairtone/offline';
import { findAlbumToKeep, NothingToKeepError } from './findAlbumToKeep';

export type KeepFailure = 'space' | 'gone' | 'network';
export type KeepWork = { phase: 'keeping'; share: number } | { phase: 'failed'; reason: KeepFailure };

/** What a person keeps on this device, and what is on its way there. */
export interface Keeping {
  /** Newest first; null while it is read. */
  kept: readonly KeptAlbum[] | null;
  /** By album. */
  work: Readonly<Record<string, KeepWork>>;
}

/** One for each person: what is on its way goes on when the screen that began it is left. */
export function createKeeper(personId: string) {
  let state: Keeping = { kept: null, work: {} };
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();

  function change(next: Partial<Keeping>) {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  }
  function setWork(albumId: string, work: KeepWork | null) {
    const { [albumId]: _, ...others } = state.work;
    change({ work: work ? { ...others, [albumId]: work } : others });
  }
  const read = async () => change({ kept: await listKept(caches, personId) });

  async function keep(albumId: string) {
    if (running.has(albumId)) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(albumId, controller);
    setWork(albumId, { phase: 'keeping', share: 0 });
    try {
      const album = await findAlbumToKeep(albumId, signal);
      const cover = album.coverImage;
      const covers = cover ? [...new Set(COVER_SIZES_PX.map((side) => coverAtSize(cover, side)))] : [];
      const onProgress = (share: number) => setWork(albumId, { phase: 'keeping', share });
      await keepAlbum({ caches, storage: navigator.storage, personId, album, covers, onProgress, signal });
      await read();
      setWork(albumId, null);
      tellSettled();
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
    remove: (albumId: string) => void removeKept(caches, personId, albumId).then(read),
  };
}

export type Keeper = ReturnType<typeof createKeeper>;

function reasonOf(error: unknown): KeepFailure {
  if (error instanceof NoSpaceError) return 'space';
  return error instanceof NothingToKeepError ? 'gone' : 'network';
}
