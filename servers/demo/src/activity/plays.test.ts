/** @jest-environment node */
import { CATALOGS } from '../../content/catalog/index.ts';
import { newestFirst } from '../catalogOrder.ts';
import { guestPlays } from './guestPlays.ts';
import { listenerPlays } from './listenerPlays.ts';
import { DAY_MS, PLAY_DAYS, type Play } from './play.ts';

const HALF_HOUR_MS = 1_800_000;
const catalog = CATALOGS.full;
const now = new Date('2026-05-04T15:30:00Z');
const daysAgo = ({ at }: Play) => (now.getTime() - at.getTime()) / DAY_MS;
const releases = new Map(newestFirst(catalog).map(({ album }) => [album.key, album]));
const guests = guestPlays(catalog, now);
const listeners = listenerPlays(catalog, now);

const countBy = (key: (play: Play) => string | number) => {
  const counts = new Map<string | number, number>();
  for (const play of guests) counts.set(key(play), (counts.get(key(play)) ?? 0) + 1);
  return counts;
};

test('plays are of existing tracks, in the last thirty days, after the release and never in the future', () => {
  for (const play of [...guests, ...listeners]) {
    const album = releases.get(play.album)!;
    expect(daysAgo(play)).toBeGreaterThanOrEqual(0);
    expect(daysAgo(play)).toBeLessThanOrEqual(Math.min(PLAY_DAYS, album.releasedDaysAgo));
    expect(play.track).toBeGreaterThanOrEqual(1);
    expect(play.track).toBeLessThanOrEqual(album.tracks.length);
  }
});

test('guests play every album, some far more than others, and first tracks more than last ones', () => {
  const counts = [...countBy(({ album }) => album).values()].sort((a, b) => b - a);
  expect(guests).toHaveLength(catalog.activity.guestPlays);
  expect(counts).toHaveLength(releases.size);
  expect(counts[0]! / counts.at(-1)!).toBeGreaterThan(5);
  expect(countBy(({ track }) => track).get(1)!).toBeGreaterThan(1.5 * countBy(({ track }) => track).get(3)!);
});

test('every day has plays, evenings more than nights', () => {
  const hours = countBy(({ at }) => at.getUTCHours());
  expect(countBy(({ at }) => at.toISOString().slice(0, 10)).size).toBeGreaterThanOrEqual(PLAY_DAYS);
  expect(hours.get(20)!).toBeGreaterThan(4 * hours.get(3)!);
});

test('listeners have habits, and played the newest album last', () => {
  for (const { listener, plays, albums } of catalog.activity.habits) {
    const own = listeners.filter((play) => play.listener === listener);
    expect(own.length).toBeGreaterThanOrEqual(plays);
    for (const { album } of own) expect(albums.map((each) => each.album)).toContain(album);
  }
  const last = listeners.reduce((latest, play) => (play.at > latest.at ? play : latest));
  expect(
    newestFirst(catalog)
      .slice(0, 7)
      .map(({ album }) => album.key),
  ).toContain(last.album);
});

test('no listener plays two tracks at once, and every play counts', () => {
  for (const { listener } of catalog.activity.habits) {
    const own = listeners.filter((play) => play.listener === listener).sort((a, b) => a.at.getTime() - b.at.getTime());
    own.slice(1).forEach(({ album, track, at }, index) => {
      const lengthMs = releases.get(album)!.tracks[track - 1]!.seconds * 1000;
      expect(at.getTime() - own[index]!.at.getTime()).toBeGreaterThanOrEqual(lengthMs);
    });
    const counted = own.map(({ album, track, at }) => `${album} ${track} ${Math.floor(at.getTime() / HALF_HOUR_MS)}`);
    expect(new Set(counted).size).toBe(own.length);
  }
});

test('the same time gives the same plays', () => {
  expect(guestPlays(catalog, now).slice(0, 100)).toEqual(guests.slice(0, 100));
});
