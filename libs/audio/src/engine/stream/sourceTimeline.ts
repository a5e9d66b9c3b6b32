import type { Append } from './part';

/** Bytes for an audio element, given piece by piece. All of it waits for the browser where it must. */
export type SourceTimeline = {
  /** Nothing can be appended now; `onReady` is called when it can. */
  isBusy: () => boolean;
  append: (piece: Append) => void;
  /** Forgets what was appended for these seconds. */
  remove: (fromS: number, toS: number) => void;
  /** Seeking is possible up to here. */
  reachTo: (endS: number) => void;
  /** Nothing will follow, for now: playback ends behind what was appended. */
  finish: () => void;
  /** Sends no more events; the caller gives the element another source, or none. */
  close: () => void;
};

const MIME = 'audio/mpeg';

export const canStream = () => typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(MIME);

/** Gives the element a new source. */
export function openTimeline(element: HTMLAudioElement, onReady: () => void, onFailure: () => void): SourceTimeline {
  const media = new MediaSource();
  const url = URL.createObjectURL(media);
  let buffer: SourceBuffer | null = null;
  let isClosed = false;
  const isBusy = () => isClosed || !buffer || buffer.updating;

  media.addEventListener('sourceopen', () => {
    URL.revokeObjectURL(url);
    if (buffer || isClosed) return;
    buffer = media.addSourceBuffer(MIME);
    buffer.addEventListener('updateend', () => !isClosed && onReady());
    buffer.addEventListener('error', () => !isClosed && onFailure());
    onReady();
  });
  element.src = url;

  function guard(work: (buffer: SourceBuffer) => void) {
    if (isBusy()) return;
    try {
      work(buffer!);
    } catch (error) {
      // The element failed and closed its source: its own error event says why.
      if (media.readyState === 'closed') return;
      throw error;
    }
  }

  return {
    isBusy,
    append: ({ bytes, offsetS, windowStartS, windowEndS }) =>
      guard((open) => {
        // In this order the start never exceeds the end.
        open.appendWindowStart = 0;
        open.appendWindowEnd = windowEndS;
        open.appendWindowStart = windowStartS;
        if (offsetS !== null) open.timestampOffset = offsetS;
        open.appendBuffer(bytes);
      }),
    remove: (fromS, toS) => guard((open) => open.remove(fromS, toS)),
    reachTo: (endS) =>
      guard(() => {
        if (media.readyState === 'open' && !(media.duration >= endS)) media.duration = endS;
      }),
    finish: () => guard(() => media.readyState === 'open' && media.endOfStream()),
    close: () => {
      isClosed = true;
    },
  };
}
