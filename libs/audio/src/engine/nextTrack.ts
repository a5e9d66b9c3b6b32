import type { Deck } from './decks/deck';
import type { EngineTrack, Transition } from './engineTypes';
import { linearGain, openFile } from './deckChannel';
import type { Loaded } from './stream/part';

type NextRequest = { track: EngineTrack; transition: Transition };

type Decks = {
  current: () => { loaded: Loaded; deck: Deck } | null;
  /** Whether the spare deck is not in use by a handover. */
  isFree: () => boolean;
  canMix: () => boolean;
  /** Puts a track on the spare deck, or removes it. */
  put: (next: Loaded | null) => void;
  /** Sets the level of the current channel. */
  lower: (gain: number) => void;
  /** Starts the spare deck, and crossfades to it. */
  takeOver: (next: Loaded, fadeMs: () => number) => void;
};

/** When this much of the current track is buffered, the next one may be loaded. */
const WELL_AHEAD_MS = 15_000;
const END_TOLERANCE_MS = 100;
/** Before a join the lower of both levels is set this much early, so that a louder next track does not start too loud. */
const LOWER_AHEAD_MS = 40;
/** Element events come about four times a second; events within this time need a timer. */
const NEAR_MS = 600;

/** Loads the track that follows the current one in time, and joins it to its end or crossfades to it. */
export function createNextTrack(decks: Decks) {
  let requested: NextRequest | null = null;
  let next: Loaded | null = null;
  let isJoined = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function playsWell(deck: Deck): boolean {
    if (deck.element.paused) return false;
    const [buffered, duration] = [deck.bufferedMs(), deck.durationMs()];
    return buffered >= duration - END_TOLERANCE_MS || buffered - deck.positionMs() >= WELL_AHEAD_MS;
  }

  function fetchNext() {
    const now = decks.current();
    if (!requested || next || !now || !decks.isFree() || !playsWell(now.deck)) return;
    const { track } = requested;
    const isSameFile = track.url === now.loaded.track.url;
    next = { track, file: isSameFile ? now.loaded.file : openFile(track) };
    decks.put(next);
  }

  function join() {
    const now = decks.current();
    if (!requested || !next || !now) return;
    const wantsJoin = requested.transition.crossfadeMs === 0 || !decks.canMix();
    if (wantsJoin === isJoined) return;
    isJoined = now.deck.follow(wantsJoin ? next : null) && wantsJoin;
  }

  /** Schedules the level change or the crossfade shortly before the end. */
  function watchEnd() {
    clearTimeout(timer);
    const now = decks.current();
    if (!requested || !next || !now || now.deck.element.paused) return;
    const fadeMs = isJoined ? LOWER_AHEAD_MS : requested.transition.crossfadeMs;
    if (!isJoined && fadeMs === 0) return;
    const leftMs = () => (now.deck.durationMs() - now.deck.positionMs()) / now.deck.element.playbackRate;
    const inMs = leftMs() - fadeMs;
    if (inMs > NEAR_MS) return;
    const coming = next;
    timer = setTimeout(
      () => {
        if (coming !== next || decks.current()?.deck !== now.deck || now.deck.element.paused) return;
        if (isJoined) {
          const [before, after] = [now.loaded.track, coming.track].map(linearGain);
          decks.lower(Math.min(before!, after!));
        } else decks.takeOver(coming, () => Math.min(fadeMs, leftMs()));
      },
      Math.max(0, inMs),
    );
  }

  function prepare() {
    fetchNext();
    join();
    watchEnd();
  }

  function drop() {
    clearTimeout(timer);
    const now = decks.current();
    if (isJoined) now?.deck.follow(null);
    isJoined = false;
    if (next && next.file !== now?.loaded.file) next.file.drop();
    if (next) decks.put(null);
    next = null;
  }

  return {
    prepare,
    want: (wanted: NextRequest | null) => {
      const isSame = wanted?.track.id === requested?.track.id && wanted?.track.url === requested?.track.url;
      requested = wanted;
      if (!isSame) drop();
      prepare();
    },
    /** The preloaded file of `track`; null when another track was preloaded or its file failed. */
    ready: (track: EngineTrack): Loaded | null =>
      next && next.track.id === track.id && next.track.url === track.url && !next.file.failure()
        ? { ...next, track }
        : null,
    /** Returns the preloaded track, which becomes the current one, and resets the state. */
    take: (): Loaded | null => {
      const taken = next;
      clearTimeout(timer);
      [requested, next, isJoined] = [null, null, false];
      return taken;
    },
    clear: () => {
      requested = null;
      drop();
    },
  };
}
