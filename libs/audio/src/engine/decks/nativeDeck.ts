import type { EngineTrack, Report } from '../engineTypes';
import { createElementPosition, setElementRate, type Deck } from './deck';
import { reportElement } from './elementEvents';

/**
 * A deck for browsers that cannot append MP3 to a MediaSource: the element loads the file itself, and tracks follow
 * each other with a short gap.
 */
export function createNativeDeck(element: HTMLAudioElement, report: Report): Deck {
  let track: EngineTrack | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const elementPosition = createElementPosition(element, signal);
  const positionMs = () => elementPosition.seconds() * 1000;
  const events = reportElement({ element, track: () => track, positionMs, report, signal });
  element.addEventListener('ended', () => track && report('ended', { trackId: track.id }), { signal });

  const put: Deck['put'] = (loaded) => {
    track = null;
    element.pause();
    elementPosition.forget();
    events.renew();
    if (loaded) {
      element.preload = 'auto';
      element.crossOrigin = 'anonymous';
      element.src = loaded.track.url;
    } else if (element.getAttribute('src') !== null) element.removeAttribute('src');
    else return;
    element.load();
    track = loaded?.track ?? null;
  };

  return {
    element,
    track: () => track,
    put,
    follow: () => false,
    play: events.start,
    pause: () => element.pause(),
    seek: (toMs) => elementPosition.moveTo(Math.max(0, toMs) / 1000),
    setRate: (rate) => setElementRate(element, rate),
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
