import type { EngineEvents, EngineTrack, PlaybackErrorCode } from './engineTypes';

type Report = <E extends keyof EngineEvents>(event: E, detail: EngineEvents[E]) => void;

/** One audio element and the track on it. The engine has two: the one that plays and the one that gets ready. */
export type Deck = {
  track: () => EngineTrack | null;
  put: (track: EngineTrack | null) => void;
  play: () => Promise<{ refused: boolean }>;
  pause: () => void;
  seek: (positionMs: number) => void;
  setLevel: (level: { volume: number; isMuted: boolean }) => void;
  positionMs: () => number;
  durationMs: () => number;
  bufferedMs: () => number;
  dispose: () => void;
};

const HAVE_METADATA = 1;
const ERROR_CODES: Record<number, PlaybackErrorCode> = { 2: 'network', 3: 'decode', 4: 'unsupported' };

export function createDeck(element: HTMLAudioElement, report: Report): Deck {
  let track: EngineTrack | null = null;
  // Where to start once the element knows the file; until then it would forget.
  let startAtMs: number | null = null;
  let hasFailed = false;
  // Since the track was put on. A pause before that belongs to the track before.
  let isStarted = false;
  const listening = new AbortController();
  const listen = (event: string, handler: (trackId: string) => void) =>
    element.addEventListener(event, () => track && handler(track.id), { signal: listening.signal });

  const fail = (code: PlaybackErrorCode, message: string) => {
    if (!track || hasFailed) return;
    hasFailed = true;
    report('error', { trackId: track.id, code, message });
  };
  const positionMs = () => startAtMs ?? element.currentTime * 1000;

  listen('playing', (trackId) => report('playing', { trackId }));
  // Browsers pause an element that has ended before they say that it has ended.
  listen('pause', (trackId) => isStarted && !element.ended && report('paused', { trackId }));
  listen('waiting', (trackId) => report('waiting', { trackId }));
  listen('ended', (trackId) => report('ended', { trackId }));
  listen('timeupdate', (trackId) => report('timeupdate', { trackId, positionMs: positionMs() }));
  listen('seeked', (trackId) => report('timeupdate', { trackId, positionMs: positionMs() }));
  listen('error', () => fail(ERROR_CODES[element.error?.code ?? 0] ?? 'unsupported', element.error?.message ?? ''));
  listen('loadedmetadata', () => {
    if (startAtMs === null) return;
    element.currentTime = startAtMs / 1000;
    startAtMs = null;
  });

  const put = (next: EngineTrack | null) => {
    track = null;
    element.pause();
    startAtMs = null;
    hasFailed = false;
    isStarted = false;
    if (next) {
      element.preload = 'auto';
      element.src = next.url;
    } else if (element.getAttribute('src') !== null) element.removeAttribute('src');
    else return;
    element.load();
    track = next;
  };

  return {
    track: () => track,
    put,
    play: async () => {
      isStarted = true;
      try {
        await element.play();
        return { refused: false };
      } catch (error) {
        const { name, message } = error as DOMException;
        if (name === 'NotAllowedError') return { refused: true };
        // AbortError: paused or replaced before sound came, which somebody asked for.
        if (name !== 'AbortError') fail(ERROR_CODES[element.error?.code ?? 0] ?? 'unsupported', message);
        return { refused: false };
      }
    },
    pause: () => element.pause(),
    seek: (toMs) => {
      const target = Math.max(0, toMs);
      if (element.readyState >= HAVE_METADATA) element.currentTime = target / 1000;
      else startAtMs = target;
    },
    setLevel: ({ volume, isMuted }) => {
      const gain = 10 ** ((track?.gainDb ?? 0) / 20);
      element.volume = Math.min(1, Math.max(0, volume * gain));
      element.muted = isMuted;
    },
    positionMs,
    durationMs: () => (Number.isFinite(element.duration) ? element.duration * 1000 : (track?.durationMs ?? 0)),
    bufferedMs: () => bufferedAfter(element) * 1000,
    dispose: () => {
      listening.abort();
      put(null);
    },
  };
}

function bufferedAfter({ buffered, currentTime }: HTMLAudioElement): number {
  for (let i = 0; i < buffered.length; i++) {
    if (buffered.start(i) <= currentTime + 0.05 && buffered.end(i) >= currentTime) return buffered.end(i);
  }
  return currentTime;
}
