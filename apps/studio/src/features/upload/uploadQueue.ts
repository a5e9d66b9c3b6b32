import type { PreparedTrack, StoredFile } from './preparedTrack';
import type { StoreRun } from './storeTrackFiles';
import { isUnderWay, UploadError, type UploadState } from './uploadState';

type OnProgress = (progress: number) => void;

/** The two slow steps of a file, and the deletion of its stored files. Tests pass their own. */
export interface UploadWork {
  prepare: (trackId: string, file: File, onProgress: OnProgress, signal: AbortSignal) => Promise<PreparedTrack>;
  store: (trackId: string, prepared: PreparedTrack, run: StoreRun) => Promise<StoredFile[]>;
  /** Deletes the stored files of a cancelled track. */
  discard: (trackId: string) => void;
}

/** Callbacks of the track list. */
export interface UploadListener {
  changed: (trackId: string, state: UploadState) => void;
  prepared: (trackId: string, prepared: PreparedTrack) => void;
  /** Called after each stored file, with all stored files of the track. */
  stored: (trackId: string, files: StoredFile[]) => void;
}

/** A file, and what an earlier visit has prepared and uploaded of it. */
export interface UploadSource {
  file: File;
  prepared?: PreparedTrack | null;
  stored?: StoredFile[];
  /** Share of the bytes that the server has, 0 to 1. */
  sent?: number;
}

/** Number of prepared tracks that may wait for their upload; on a slow connection more would only fill the disk. */
const PREPARED_AHEAD_MAX = 3;

interface Entry {
  file: File;
  state: UploadState;
  prepared: PreparedTrack | null;
  stored: StoredFile[];
  sent: number;
  /** Whether the storage may have a part of it. */
  hasSent: boolean;
  /** Aborts the current step. */
  controller: AbortController;
}

export interface UploadQueue {
  add: (trackId: string, source: UploadSource) => void;
  /** Pauses a file; resuming it does not send the uploaded bytes again. */
  pause: (trackId: string) => void;
  /** Resumes a paused or failed file. */
  resume: (trackId: string) => void;
  /** Stops and removes a file. Returns false for an unknown track. */
  remove: (trackId: string) => boolean;
  /** Resolves when every file is done, failed or paused. */
  settled: () => Promise<void>;
  /** Removes tracks whose files belong to a saved album, so that the queue never discards them. */
  release: (trackIds: string[]) => void;
  /** Stops all work without calling the listener. Stored files stay. */
  stop: () => void;
}

/** Analyses one file at a time and uploads one file at a time, both in parallel. */
export function createUploadQueue(work: UploadWork, listener: UploadListener): UploadQueue {
  const entries = new Map<string, Entry>();
  /** Tracks that were saved or left for a later visit; their files are not discarded. */
  const released = new Set<string>();
  const waiters = new Set<() => void>();
  const busy = { analysing: false, uploading: false };

  function set(trackId: string, entry: Entry, state: UploadState) {
    if (entries.get(trackId) !== entry) return;
    entry.state = state;
    listener.changed(trackId, state);
  }

  function nextWaiting(isPrepared: boolean) {
    return [...entries].find(
      ([, { state, prepared }]) => state.phase === 'waiting' && Boolean(prepared) === isPrepared,
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
    step: (trackId: string, entry: Entry, signal: AbortSignal) => Promise<UploadState>,
  ) {
    if (!item || busy[lane]) return;
    busy[lane] = true;
    const [trackId, entry] = item;
    entry.controller = new AbortController();
    const { signal } = entry.controller;
    set(trackId, entry, { phase: lane, progress: lane === 'uploading' ? entry.sent : 0 });
    try {
      const state = await step(trackId, entry, signal);
      // A step that is done when it is paused counts as done.
      if (!signal.aborted || state.phase === 'done') set(trackId, entry, state);
    } catch (error) {
      const reason = error instanceof UploadError ? error.reason : 'broken';
      if (!signal.aborted) set(trackId, entry, { phase: 'failed', reason });
    }
    busy[lane] = false;
    pump();
  }

  async function analyse(trackId: string, entry: Entry, signal: AbortSignal): Promise<UploadState> {
    const onProgress = (progress: number) => signal.aborted || set(trackId, entry, { phase: 'analysing', progress });
    entry.prepared = await work.prepare(trackId, entry.file, onProgress, signal);
    if (entries.get(trackId) === entry) listener.prepared(trackId, entry.prepared);
    return { phase: 'waiting' };
  }

  async function upload(trackId: string, entry: Entry, signal: AbortSignal): Promise<UploadState> {
    const onProgress = (progress: number) => {
      if (signal.aborted) return;
      entry.sent = progress;
      set(trackId, entry, { phase: 'uploading', progress });
    };
    const onStored = (files: StoredFile[]) => {
      entry.stored = files;
      if (entries.get(trackId) === entry) listener.stored(trackId, files);
    };
    entry.hasSent = true;
    try {
      onStored(await work.store(trackId, entry.prepared!, { stored: entry.stored, onStored, onProgress, signal }));
    } finally {
      // The track was removed meanwhile. Discard now, because the last byte was sent only now.
      if (!entries.has(trackId) && !released.has(trackId)) work.discard(trackId);
    }
    // Releases the memory of the renditions, which the server has now.
    entry.prepared = null;
    return { phase: 'done' };
  }

  return {
    add(trackId, { file, prepared = null, stored = [], sent = 0 }) {
      const hasSent = stored.length > 0 || sent > 0;
      const controller = new AbortController();
      const entry: Entry = { file, state: { phase: 'waiting' }, prepared, stored, sent, hasSent, controller };
      entries.set(trackId, entry);
      listener.changed(trackId, entry.state);
      pump();
    },
    pause(trackId) {
      const entry = entries.get(trackId);
      if (!entry || !isUnderWay(entry.state)) return;
      entry.controller.abort();
      set(trackId, entry, { phase: 'paused', progress: entry.sent });
      pump();
    },
    resume(trackId) {
      const entry = entries.get(trackId);
      if (entry?.state.phase !== 'failed' && entry?.state.phase !== 'paused') return;
      set(trackId, entry, { phase: 'waiting' });
      pump();
    },
    remove(trackId) {
      const entry = entries.get(trackId);
      if (!entry) return false;
      entries.delete(trackId);
      entry.controller.abort();
      if (entry.hasSent && entry.state.phase !== 'uploading') work.discard(trackId);
      pump();
      return true;
    },
    settled() {
      const isBusy = [...entries.values()].some(({ state }) => isUnderWay(state));
      return isBusy ? new Promise((resolve) => waiters.add(resolve)) : Promise.resolve();
    },
    release(trackIds) {
      for (const trackId of trackIds) {
        released.add(trackId);
        entries.delete(trackId);
      }
    },
    stop() {
      for (const [trackId, { controller }] of [...entries]) {
        released.add(trackId);
        entries.delete(trackId);
        controller.abort();
      }
    },
  };
}
