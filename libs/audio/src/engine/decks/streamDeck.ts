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

/** The browser holds this much before and behind what sounds; the rest stays in our own memory, as MP3. */
const BUFFER_AHEAD_S = 60;
const BUFFER_BEHIND_S = 30;
/** With less than this left, a broken line is heard. */
const UNDERRUN_S = 0.3;
/** Clocks of audio elements step; a join counts as passed this much early. */
const JOIN_TOLERANCE_S = 0.004;

/**
 * Gives the browser the frames of one track, and then those of the next at the very sample where the music of the first
 * ends: the encoder's silence is cut off at both sides.
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
  const place = createElementPosition(element, signal);
  const track = () => parts[0]?.track ?? null;
  const positionMs = () => Math.max(0, place.seconds() - (parts[0]?.startS ?? 0)) * 1000;

  // Before the element's own events: those are to name the track that sounds.
  for (const event of ['timeupdate', 'ended', 'seeked']) element.addEventListener(event, settle, { signal });
  const events = reportElement({ element, track, positionMs, report, signal });
  for (const event of ['timeupdate', 'waiting', 'seeking']) element.addEventListener(event, pump, { signal });
  element.addEventListener('ended', () => parts[0] && report('ended', { trackId: parts[0].track.id }), { signal });

  /** The next track has begun to sound. */
  function settle() {
    clearTimeout(joinTimer);
    const [first, next] = parts;
    if (!first || !next || !isAppended(first)) return;
    const leftS = next.startS - place.seconds();
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
      if (appendedS(part) - place.seconds() > BUFFER_AHEAD_S) return;
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
    const isStarving = first!.fromMs !== null || appendedS(first!) - place.seconds() < UNDERRUN_S;
    if (isStarving) events.fail(failure.code, failure.message);
    return isStarving;
  }

  /** @returns whether the browser is now busy with it */
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
    const keepFromS = place.seconds() - BUFFER_BEHIND_S;
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
    place.forget();
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
      // Behind the end of a later track there is no beginning that the browser knows.
      if (element.ended && parts[0]) place.moveTo(parts[0].startS);
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
      place.moveTo(first.startS + toS);
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
