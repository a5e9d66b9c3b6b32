import type { PreparedTrack, StoredFile } from './preparedTrack';
import { isUnderWay, UploadError, type UploadState } from './uploadState';

type OnProgress = (progress: number) => void;

/** The two slow things that happen to a file; tests and pages bring their own. */
export interface UploadWork {
  prepare: (file: File, onProgress: OnProgress, signal: AbortSignal) => Promise<PreparedTrack>;
  store: (
    trackId: string,
    prepared: PreparedTrack,
    onProgress: OnProgress,
    signal: AbortSignal,
  ) => Promise<StoredFile[]>;
  /** Deletes whatever arrived of a track that nobody wants any more. */
  discard: (trackId: string) => void;
}

/** What the track list hears. */
export interface UploadListener {
  changed: (trackId: string, state: UploadState) => void;
  prepared: (trackId: string, prepared: PreparedTrack) => void;
  stored: (trackId: string, files: StoredFile[]) => void;
}

/** Prepared tracks that may wait for their upload: on a slow line more of them would only fill the memory. */
const PREPARED_AHEAD_MAX = 3;

interface Entry {
  file: File;
  state: UploadState;
  prepared: PreparedTrack | null;
  /** Whether anything of it may lie in the store. */
  hasSent: boolean;
  controller: AbortController;
}

export interface UploadQueue {
  add: (trackId: string, file: File) => void;
  retry: (trackId: string) => void;
  remove: (trackId: string) => void;
  /** Resolves when every file is done or failed. */
  settled: () => Promise<void>;
  /** Lets go of tracks whose files a saved album names now: nothing here may discard them any more. */
  release: (trackIds: string[]) => void;
  /** Stops all work and discards what was stored but never released. */
  stop: () => void;
}

/** One file is analysed at a time, one is uploaded at a time, and the two go on side by side. */
export function createUploadQueue(work: UploadWork, listener: UploadListener): UploadQueue {
  const entries = new Map<string, Entry>();
  const waiters = new Set<() => void>();
  const busy = { analysing: false, uploading: false };

  function set(trackId: string, entry: Entry, state: UploadState) {
    if (entries.get(trackId) !== entry) return;
    entry.state = state;
    listener.changed(trackId, state);
  }

  function nextWaiting(isPrepared: boolean) {
    return [...entries].find(
      ([, { state, prepared }]) => state.stage === 'waiting' && Boolean(prepared) === isPrepared,
    );
  }

  function pump() {
    const ahead = [...entries.values()].filter(({ prepared, state }) => prepared && isUnderWay(state)).length;
    if (ahead < PREPARED_AHEAD_MAX) void run('analysing', nextWaiting(false), analyse);
    void run('uploading', nextWaiting(true), upload);
    if ([...entries.values()].some(({ state }) => isUnderWay(state))) return;
    for (const wake of waiters) wake();
    waiters.clear();
  }

  async function run(
    lane: keyof typeof busy,
    item: [string, Entry] | undefined,
    step: (trackId: string, entry: Entry) => Promise<UploadState>,
  ) {
    if (!item || busy[lane]) return;
    busy[lane] = true;
    const [trackId, entry] = item;
    set(trackId, entry, { stage: lane, progress: 0 });
    try {
      set(trackId, entry, await step(trackId, entry));
    } catch (error) {
      set(trackId, entry, { stage: 'failed', reason: error instanceof UploadError ? error.reason : 'broken' });
    }
    busy[lane] = false;
    pump();
  }

  async function analyse(trackId: string, entry: Entry): Promise<UploadState> {
    const onProgress = (progress: number) => set(trackId, entry, { stage: 'analysing', progress });
    entry.prepared = await work.prepare(entry.file, onProgress, entry.controller.signal);
    if (entries.get(trackId) === entry) listener.prepared(trackId, entry.prepared);
    return { stage: 'waiting' };
  }

  async function upload(trackId: string, entry: Entry): Promise<UploadState> {
    const onProgress = (progress: number) => set(trackId, entry, { stage: 'uploading', progress });
    entry.hasSent = true;
    try {
      const files = await work.store(trackId, entry.prepared!, onProgress, entry.controller.signal);
      if (entries.get(trackId) === entry) listener.stored(trackId, files);
    } finally {
      // Removed meanwhile: only now has the last byte of it arrived, or stopped coming.
      if (entries.get(trackId) !== entry) work.discard(trackId);
    }
    // Renditions weigh megabytes each; the server has them now.
    entry.prepared = null;
    return { stage: 'done' };
  }

  return {
    add(trackId, file) {
      const entry: Entry = {
        file,
        state: { stage: 'waiting' },
        prepared: null,
        hasSent: false,
        controller: new AbortController(),
      };
      entries.set(trackId, entry);
      listener.changed(trackId, entry.state);
      pump();
    },
    retry(trackId) {
      const entry = entries.get(trackId);
      if (entry?.state.stage !== 'failed') return;
      set(trackId, entry, { stage: 'waiting' });
      pump();
    },
    remove(trackId) {
      const entry = entries.get(trackId);
      if (!entry) return;
      entries.delete(trackId);
      entry.controller.abort();
      if (entry.hasSent && entry.state.stage !== 'uploading') work.discard(trackId);
      pump();
    },
    settled() {
      const isBusy = [...entries.values()].some(({ state }) => isUnderWay(state));
      return isBusy ? new Promise((resolve) => waiters.add(resolve)) : Promise.resolve();
    },
    release(trackIds) {
      for (const trackId of trackIds) entries.delete(trackId);
    },
    stop() {
      for (const trackId of [...entries.keys()]) this.remove(trackId);
    },
  };
}
