import { momentsOf } from './day.ts';
import { zipfRanks } from './zipf.ts';

export type Play = {
  /** Milliseconds from the start of its slice. */
  atMs: number;
  /** Number of the listener, from 1; null for a guest. */
  listener: number | null;
  /** Place of the album by popularity, from 1. */
  album: number;
  /** Number of the track on the album, from 1. */
  track: number;
};

export type Day = {
  plays: number;
  /** How many times faster than the day passes. */
  speed: number;
  /** The day is cut into this many slices of the same length. */
  slices: number;
  albums: number;
  tracksOfAlbum: number;
  listeners: number;
  exponent: number;
};

/** Three in ten plays are by guests, as in the filled table. */
const GUESTS = 0.3;
const TRIES = 100;

/**
 * Plans a day's plays, slice by slice. Nobody plays a track twice, because a second play within half an hour is not counted.
 * @throws when people and albums are too few for this many plays
 */
export function planDay(day: Day, random: () => number): Play[][] {
  const [rankOf, played] = [zipfRanks(day.albums, day.exponent), new Set<string>()];
  const number = (count: number) => 1 + Math.floor(random() * count);
  const sliceMs = 86_400_000 / day.speed / day.slices;
  const slices: Play[][] = Array.from({ length: day.slices }, () => []);
  for (const moment of momentsOf(day.plays, day.speed)) {
    const slice = Math.min(day.slices - 1, Math.floor(moment / sliceMs));
    const listener = random() < GUESTS ? null : number(day.listeners);
    const [album, track] = unplayed(played, listener, () => [rankOf(random()), number(day.tracksOfAlbum)]);
    slices[slice]!.push({ atMs: moment - slice * sliceMs, listener, album, track });
  }
  return slices;
}

function unplayed(played: Set<string>, listener: number | null, draw: () => [number, number]): [number, number] {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [album, track] = draw();
    const key = `${listener} ${album} ${track}`;
    // Guests have an address each: see visitorOf.
    if (listener !== null && played.has(key)) continue;
    played.add(key);
    return [album, track];
  }
  throw new Error('Too few people or albums for so many plays: raise --scale or lower --plays.');
}
