import type { Report } from '../engineTypes';
import {
  appendedS,
  arrivedMs,
  exactDurationS,
  isAppended,
  makePart,
  takeAppend,
  type Loaded,
  type Part,
} from '../stream/part';
import { openTimeline, type SourceTimeline } from '../stream/sourceTimeline';
import { createElementPosition, setElementRate, type Deck } from './deck';
import { reportElement } from './elementEvents';

/**
 * Seconds of audio that the browser buffers after and before the position. The rest stays in the page's memory as MP3.
 */
const BUFFER_AHEAD_S = 60;
const BUFFER_BEHIND_S = 30;
/** With less buffered audio than this, a failed file interrupts playback. */
const UNDERRUN_S = 0.3;
/** The clock of an audio element advances in steps, so a join counts as reached this much early. */
const JOIN_TOLERANCE_S = 0.004;

/**
 * A deck that appends the frames of one track to a MediaSource, and then those of the next track exactly at the sample
 * at which the audio of the first ends. The encoder's silence is cut off at both sides.
 */
export function createStreamDeck(element: HTMLAudioElement, report: Report): Deck {
  let parts: Part[] = [];
  let timeline: SourceTimeline | null = null;
  let mustClear = false;
  let removeFromS: number | null = null;
  let joinTimer: ReturnType<typeof setTimeout> | undefined;
  let unfollow: (() => void)[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  const elementPosition = createElementPosition(element, signal);
  const track = () => parts[0]?.track ?? null;
  const positionMs = () => Math.max(0, elementPosition.seconds() - (parts[0]?.startS ?? 0)) * 1000;

  // Registered before `reportElement`, whose events must name the track that is audible.
  for (const event of ['timeupdate', 'ended', 'seeked']) element.addEventListener(event, settle, { signal });
  const events = reportElement({ element, track, positionMs, report, signal });
  for (const event of ['timeupdate', 'waiting', 'seeking']) element.addEventListener(event, pump, { signal });
  element.addEventListener('ended', () => parts[0] && report('ended', { trackId: parts[0].track.id }), { signal });

  /** Switches to the next track once the position has reached it. */
  function settle() {
    clearTimeout(joinTimer);
    const [first, next] = parts;
    if (!first || !next || !isAppended(first)) return;
    const leftS = next.startS - elementPosition.seconds();
    if (leftS > JOIN_TOLERANCE_S) {
      if (!element.paused) joinTimer = setTimeout(settle, (leftS * 1000) / element.playbackRate);
      return;
    }
    parts = [next];
    report('advanced', { trackId: next.track.id });
    pump();
  }

  function pump() {
    if (!timeline || timeline.isBusy() || !parts[0]) return;
    if (reportFailures() || evictPlayed()) return;
    for (const [index, part] of parts.entries()) {
      const before = parts[index - 1];
      if (before) part.startS = before.startS + exactDurationS(before)!;
      if (appendedS(part) - elementPosition.seconds() > BUFFER_AHEAD_S) return;
      const piece = takeAppend(part);
      if (piece) {
        timeline.reachTo(part.startS + (exactDurationS(part) ?? part.track.durationMs / 1000));
        timeline.append(piece);
        return;
      }
      if (!isAppended(part)) return;
    }
    timeline.finish();
    settle();
  }

  function reportFailures(): boolean {
    const [first, next] = parts;
    if (next?.file.failure()) parts = [first!];
    const failure = first!.file.failure();
    if (!failure) return false;
    const isStarving = first!.fromMs !== null || appendedS(first!) - elementPosition.seconds() < UNDERRUN_S;
    if (isStarving) events.fail(failure.code, failure.message);
    return isStarving;
  }

  /**
   * Removes audio from the browser's buffer that was replaced or played.
   * @returns whether the browser is now busy removing
   */
  function evictPlayed(): boolean {
    const { buffered } = element;
    if (mustClear || removeFromS !== null) {
      const fromS = mustClear ? 0 : removeFromS!;
      mustClear = false;
      removeFromS = null;
      if (buffered.length === 0) return false;
      timeline!.remove(fromS, Infinity);
      return true;
    }
    const keepFromS = elementPosition.seconds() - BUFFER_BEHIND_S;
    if (buffered.length === 0 || buffered.start(0) > keepFromS - BUFFER_BEHIND_S) return false;
    timeline!.remove(0, keepFromS);
    return true;
  }

  function listenTo(loaded: Loaded[]) {
    unfollow.forEach((stop) => stop());
    unfollow = loaded.map(({ file }) => file.onChange(pump));
  }

  const isBuffered = (seconds: number) => {
    const { buffered } = element;
    for (let i = 0; i < buffered.length; i++) {
      if (buffered.start(i) <= seconds && buffered.end(i) > seconds + UNDERRUN_S) return true;
    }
    return false;
  };

  const put: Deck['put'] = (loaded) => {
    clearTimeout(joinTimer);
    timeline?.close();
    timeline = null;
    parts = [];
    element.pause();
    elementPosition.forget();
    events.renew();
    mustClear = false;
    removeFromS = null;
    listenTo(loaded ? [loaded] : []);
    if (loaded) {
      timeline = openTimeline(element, pump, () => events.fail('decode', 'The browser could not read this MP3.'));
      parts = [makePart(loaded, 0)];
      return;
    }
    if (element.getAttribute('src') === null) return;
    element.removeAttribute('src');
    element.load();
  };

  return {
    element,
    track,
    put,
    follow: (loaded) => {
      const [first, next] = parts;
      if (!first) return false;
      if (next && next.nextFrame > 0) removeFromS = next.startS;
      parts = loaded ? [first, makePart(loaded, Infinity)] : [first];
      listenTo(parts);
      pump();
      return true;
    },
    play: () => {
      // The element would restart at 0, where a following track has no audio.
      if (element.ended && parts[0]) elementPosition.moveTo(parts[0].startS);
      return events.start();
    },
    pause: () => element.pause(),
    seek: (toMs) => {
      const [first, next] = parts;
      if (!first) return;
      const endS = exactDurationS(first);
      const toS = Math.max(0, endS === null ? toMs / 1000 : Math.min(toMs / 1000, endS));
      if (!isBuffered(first.startS + toS)) {
        mustClear = first.nextFrame > 0;
        parts = [{ ...first, fromMs: toS * 1000 }, ...(next ? [makePart(next, Infinity)] : [])];
      }
      elementPosition.moveTo(first.startS + toS);
      pump();
    },
    setRate: (rate) => setElementRate(element, rate),
    positionMs,
    durationMs: () => {
      const [first] = parts;
      if (!first) return 0;
      const exactS = exactDurationS(first);
      return exactS === null ? first.track.durationMs : exactS * 1000;
    },
    bufferedMs: () => (parts[0] ? arrivedMs(parts[0].file) : 0),
    dispose: () => {
      listening.abort();
      put(null);
    },
  };
}
