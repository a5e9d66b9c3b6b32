import type { PlayableTrack, Playlist } from './queue.ts';

/** Moves what stands at `from` to `to`. Places that do not exist change nothing. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  if (from < 0 || to < 0 || from >= items.length || to >= items.length) return moved;
  const [item] = moved.splice(from, 1);
  moved.splice(to, 0, item as T);
  return moved;
}

/** Mixes the items; the same seed (0 to 1) mixes the same way, so that a reducer stays pure. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

// mulberry32 (public domain): even enough for music, and three lines long.
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

/**
 * Mixes what is still to come. What was played and what plays now stay where they are, so that Previous leads back through
 * what was heard.
 */
export function shuffleUpcoming(list: Playlist, seed: number): Playlist {
  const queue = shuffled(list.queue, seed);
  const upcoming = list.tracks.slice(list.currentTrackIndex + 1);
  const tracks = [...list.tracks.slice(0, list.currentTrackIndex + 1), ...inOrder(upcoming, idsOf(queue))];
  return { ...list, tracks, queue };
}

/** The order of list and queue before a mix, as ids. */
export interface QueueOrder {
  tracks: string[];
  queue: string[];
}

/** What to remember before the first mix. */
export function orderOf({ tracks, queue }: Playlist): QueueOrder {
  return { tracks: idsOf(tracks), queue: idsOf(queue) };
}

/** Puts list and queue back into the order before the mix; what was added since comes last. */
export function restoreOrder(list: Playlist, order: QueueOrder): Playlist {
  const current = list.tracks[list.currentTrackIndex];
  const tracks = inOrder(list.tracks, order.tracks);
  return { tracks, currentTrackIndex: current ? tracks.indexOf(current) : -1, queue: inOrder(list.queue, order.queue) };
}
