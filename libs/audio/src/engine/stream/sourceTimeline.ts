import type { Append } from './part';

/** The MediaSource of an audio element. All calls are ignored while the browser is busy. */
export type SourceTimeline = {
  /** Whether the browser is busy; `onReady` is called when it is not any more. */
  isBusy: () => boolean;
  append: (piece: Append) => void;
  /** Removes the appended audio between these seconds. */
  remove: (fromS: number, toS: number) => void;
  /** Extends the duration to `endS`, so that seeking is possible up to there. */
  reachTo: (endS: number) => void;
  /** Marks the end of the stream: playback ends after the appended audio. A later append continues it. */
  finish: () => void;
  /** Stops all callbacks. The caller gives the element another source, or none. */
  close: () => void;
};

const MIME = 'audio/mpeg';

export const canStream = () => typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(MIME);

/** Creates a MediaSource and makes it the source of the element. */
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
      // The element failed and closed its source; its own error event contains the reason.
      if (media.readyState === 'closed') return;
      throw error;
    }
  }

  return {
    isBusy,
    append: ({ bytes, offsetS, windowStartS, windowEndS }) =>
      guard((open) => {
        // In this order the start of the window never exceeds its end, which would throw.
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
