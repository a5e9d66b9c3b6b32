import type { Deck } from './decks/deck';
import type { EngineTrack, Transition } from './engineTypes';
import { linearGain, openFile } from './deckChannel';
import type { Loaded } from './stream/part';

type NextRequest = { track: EngineTrack; transition: Transition };

type Decks = {
  current: () => { loaded: Loaded; deck: Deck } | null;
  /** The spare deck is not needed for a handover. */
  isFree: () => boolean;
  canMix: () => boolean;
  /** Puts a track on the spare deck, or takes it off. */
  put: (next: Loaded | null) => void;
  /** Sets the current level. */
  lower: (gain: number) => void;
  /** The spare deck begins to sound while the current one goes out. */
  takeOver: (next: Loaded, fadeMs: () => number) => void;
};

/** With so much of the current track in hand, the line is free for the next one. */
const WELL_AHEAD_MS = 15_000;
const END_TOLERANCE_MS = 100;
/** A louder track that follows is turned down this much before it begins, never after. */
const LOWER_AHEAD_MS = 40;
/** Element events come four times a second; what is nearer than this gets a timer of its own. */
const NEAR_MS = 600;

/** What follows the current track: fetched in time, joined to its end or faded into. */
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

  /** What has to happen shortly before the end. */
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
    /** The file of `track`, if it is the one that was to come and is in order. */
    ready: (track: EngineTrack): Loaded | null =>
      next && next.track.id === track.id && next.track.url === track.url && !next.file.failure()
        ? { ...next, track }
        : null,
    /** It is the current one now. */
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
