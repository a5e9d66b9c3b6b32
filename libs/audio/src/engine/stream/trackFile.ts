import { isTemporaryStatus } from '@fairtone/domain';
import type { PlaybackErrorCode } from '../engineTypes';
import { createFrameStore, type FrameStore } from './frameStore';

/** A track's file while it loads. Two decks can play from one file. */
export type TrackFile = {
  frames: FrameStore;
  isComplete: () => boolean;
  /** Why loading failed; null while it can still continue. */
  failure: () => { code: PlaybackErrorCode; message: string } | null;
  /** @returns a function that removes the handler */
  onChange: (handler: () => void) => () => void;
  /** Closes the connection. */
  drop: () => void;
};

/** Pauses before a lost connection is resumed at the same byte. */
const RESUME_AFTER_MS = [300, 1000, 3000];

class Refused extends Error {
  constructor(
    readonly code: PlaybackErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** Starts loading a track's file at once. */
export function openTrackFile(url: string): TrackFile {
  const frames = createFrameStore();
  const connection = new AbortController();
  const handlers = new Set<() => void>();
  let isComplete = false;
  let failure: { code: PlaybackErrorCode; message: string } | null = null;
  const changed = () => [...handlers].forEach((handler) => handler());

  async function fetchRest() {
    const from = frames.byteLength();
    const response = await fetch(url, { signal: connection.signal, headers: { range: `bytes=${from}-` } });
    // The file was already complete when the connection was lost.
    if (response.status === 416 && from > 0) return;
    if (!response.ok || (from > 0 && response.status !== 206)) {
      throw new Refused(isTemporaryStatus(response.status) ? 'network' : 'unsupported', `HTTP ${response.status}`);
    }
    const reader = response.body!.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      frames.push(part.value);
      changed();
    }
  }

  async function fetchAll() {
    for (let tries = 0; ; tries += 1) {
      try {
        await fetchRest();
        isComplete = true;
        if (frames.count() === 0) failure = { code: 'decode', message: 'There is no MP3 in this file.' };
        return changed();
      } catch (error) {
        if (connection.signal.aborted) return;
        const pause = RESUME_AFTER_MS[tries];
        if (error instanceof Refused || frames.byteLength() === 0 || pause === undefined) {
          const { message } = error as Error;
          failure = { code: error instanceof Refused ? error.code : 'network', message };
          return changed();
        }
        await new Promise((resume) => setTimeout(resume, pause));
        if (connection.signal.aborted) return;
      }
    }
  }

  void fetchAll();
  return {
    frames,
    isComplete: () => isComplete,
    failure: () => failure,
    onChange: (handler) => {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    drop: () => connection.abort(),
  };
}
