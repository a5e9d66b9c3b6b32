import type { EngineTrack, PlaybackErrorCode, Report } from '../engineTypes';

const ERROR_CODES: Record<number, PlaybackErrorCode> = { 2: 'network', 3: 'decode', 4: 'unsupported' };

type Source = {
  element: HTMLAudioElement;
  track: () => EngineTrack | null;
  positionMs: () => number;
  report: Report;
  signal: AbortSignal;
};

/** Translates events of an audio element into events of its track. */
export function reportElement({ element, track, positionMs, report, signal }: Source) {
  let hasFailed = false;
  // Whether this track was started. A pause event before that belongs to the previous track.
  let isStarted = false;
  const listen = (event: string, handler: (trackId: string) => void) =>
    element.addEventListener(
      event,
      () => {
        const current = track();
        if (current) handler(current.id);
      },
      { signal },
    );
  const fail = (code: PlaybackErrorCode, message: string) => {
    const current = track();
    if (!current || hasFailed) return;
    hasFailed = true;
    report('error', { trackId: current.id, code, message });
  };
  const failAsElement = (message = element.error?.message ?? '') =>
    fail(ERROR_CODES[element.error?.code ?? 0] ?? 'unsupported', message);

  listen('playing', (trackId) => report('playing', { trackId }));
  // Browsers dispatch `pause` before `ended` when an element has ended.
  listen('pause', (trackId) => isStarted && element.paused && !element.ended && report('paused', { trackId }));
  listen('waiting', (trackId) => report('waiting', { trackId }));
  listen('timeupdate', (trackId) => report('timeupdate', { trackId, positionMs: positionMs() }));
  listen('seeked', (trackId) => report('timeupdate', { trackId, positionMs: positionMs() }));
  listen('error', () => failAsElement());

  return {
    fail,
    renew: () => {
      hasFailed = false;
      isStarted = false;
    },
    start: async (): Promise<{ refused: boolean }> => {
      isStarted = true;
      try {
        await element.play();
        return { refused: false };
      } catch (error) {
        const { name, message } = error as DOMException;
        if (name === 'NotAllowedError') return { refused: true };
        // AbortError: the track was paused or replaced before playback began.
        if (name !== 'AbortError') failAsElement(message);
        return { refused: false };
      }
    },
  };
}
