import type { PlayableTrack, Playlist } from './queue.ts';

/** Moves the entry at `from` to `to`. Indexes out of range change nothing. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  if (from < 0 || to < 0 || from >= items.length || to >= items.length) return moved;
  const [item] = moved.splice(from, 1);
  moved.splice(to, 0, item as T);
  return moved;
}

/** Shuffles a copy of the items. The same seed (0 to 1) gives the same order, so that a reducer stays pure. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

// mulberry32 (public domain): short, and even enough for shuffling music.
function seededRandom(seed: number): () => number {
  let state = Math.floor(seed * 2 ** 32);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function inOrder(tracks: readonly PlayableTrack[], order: readonly string[]): PlayableTrack[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const place = ({ id }: PlayableTrack) => places.get(id) ?? order.length;
  return [...tracks].sort((a, b) => place(a) - place(b));
}

const idsOf = (tracks: readonly PlayableTrack[]) => tracks.map(({ id }) => id);

const isChosen = ({ isRecommended }: PlayableTrack) => !isRecommended;

/** The tracks that the listener chose, then the recommended ones, each in their present order. */
function chosenFirst(tracks: readonly PlayableTrack[]): PlayableTrack[] {
  return [...tracks.filter(isChosen), ...tracks.filter((track) => !isChosen(track))];
}

/** Adds to the end of the queue. What the listener adds goes before the recommendations there. */
export function appendToQueue(queue: readonly PlayableTrack[], added: readonly PlayableTrack[]): PlayableTrack[] {
  const end = added.every(isChosen) ? queue.findLastIndex(isChosen) + 1 : queue.length;
  return [...queue.slice(0, end), ...added, ...queue.slice(end)];
}

/** Tracks of the list before the index at which playback started, without those that are queued. */
function skippedTracks({ tracks, queue, currentTrackIndex }: Playlist, startIndex: number): PlayableTrack[] {
  const queued = new Set(idsOf(queue));
  return tracks.slice(0, Math.min(startIndex, Math.max(0, currentTrackIndex))).filter(({ id }) => !queued.has(id));
}

/** The queue with all unplayed tracks of the list: those before `startIndex` follow the rest. */
function wholeQueue(list: Playlist, startIndex: number): PlayableTrack[] {
  return chosenFirst([...list.queue, ...skippedTracks(list, startIndex)]);
}

/**
 * Shuffles the upcoming tracks that the listener chose; recommendations stay behind them. The current and the played tracks stay
 * in place, so that Previous goes back through the played tracks.
 * @param startIndex index in the list at which playback started: tracks before it were not played and are shuffled too
 */
export function shuffleUpcoming(list: Playlist, seed: number, startIndex = 0): Playlist {
  const whole = wholeQueue(list, startIndex);
  const queue = [...shuffled(whole.filter(isChosen), seed), ...whole.filter((track) => !isChosen(track))];
  const began = Math.min(startIndex, Math.max(0, list.currentTrackIndex));
  const heard = list.tracks.slice(began, list.currentTrackIndex + 1);
  // Tracks outside of the queue (after the list was restarted) are shuffled here.
  const upcoming = shuffled([...list.tracks.slice(list.currentTrackIndex + 1), ...list.tracks.slice(0, began)], seed);
  const tracks = [...heard, ...chosenFirst(inOrder(upcoming, idsOf(queue)))];
  return { tracks, currentTrackIndex: heard.length - 1, queue };
}

/** The order of list and queue before a shuffle, as track ids. */
export interface QueueOrder {
  tracks: string[];
  queue: string[];
}

/** The order to store before the first shuffle; `startIndex` as in `shuffleUpcoming`. */
export function orderOf(list: Playlist, startIndex = 0): QueueOrder {
  return { tracks: idsOf(list.tracks), queue: idsOf(wholeQueue(list, startIndex)) };
}

/** Restores the order of list and queue before the shuffle. Tracks added since follow, and recommendations come last. */
export function restoreOrder(list: Playlist, order: QueueOrder): Playlist {
  const current = list.tracks[list.currentTrackIndex];
  const tracks = inOrder(list.tracks, order.tracks);
  const queue = chosenFirst(inOrder(list.queue, order.queue));
  return { tracks, currentTrackIndex: current ? tracks.indexOf(current) : -1, queue };
}
