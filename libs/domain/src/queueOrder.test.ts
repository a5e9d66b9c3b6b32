import type { PlayableTrack, Playlist } from './queue.ts';
import { moveItem, orderOf, restoreOrder, shuffled, shuffleUpcoming } from './queueOrder.ts';

const track = (id: string) => ({ id }) as PlayableTrack;
const all = [...'abcdefgh'].map(track);
const ids = (tracks: PlayableTrack[]) => tracks.map(({ id }) => id).join('');
const playing = (index: number): Playlist => ({
  tracks: all,
  currentTrackIndex: index,
  queue: all.slice(index + 1),
});

describe('an order', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 3, 'abc'],
    [-1, 0, 'abc'],
  ])('of three, moved from %i to %i, becomes %s', (from, to, expected) => {
    expect(moveItem([...'abc'], from, to).join('')).toBe(expected);
  });

  it('is mixed the same way by the same seed, another way by another, and loses nothing', () => {
    const letters = [...'abcdefgh'];
    expect(shuffled(letters, 0.3)).toEqual(shuffled(letters, 0.3));
    expect(shuffled(letters, 0.3)).not.toEqual(shuffled(letters, 0.7));
    expect(shuffled(letters, 0.3).sort()).toEqual(letters);
  });

  it('mixes evenly: every letter comes first about as often', () => {
    const first = new Map<string, number>();
    for (let run = 0; run < 4000; run += 1) {
      const [letter] = shuffled([...'abcd'], run / 4000);
      first.set(letter!, (first.get(letter!) ?? 0) + 1);
    }
    for (const count of first.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('shuffle', () => {
  it('keeps the current track and what was played, and mixes the rest', () => {
    const mixed = shuffleUpcoming(playing(2), 0.3);
    expect(ids(mixed.tracks)).toMatch(/^abc/);
    expect(mixed.currentTrackIndex).toBe(2);
    expect(ids(mixed.queue)).not.toBe('defgh');
    expect([...ids(mixed.queue)].sort().join('')).toBe('defgh');
    expect(ids(mixed.tracks.slice(3))).toBe(ids(mixed.queue));
  });

  it('gives the old order back: of what is left, with what came since behind it', () => {
    const before = playing(1);
    const mixed = shuffleUpcoming(before, 0.6);
    expect(restoreOrder(mixed, orderOf(before))).toEqual(before);

    const [gone, ...left] = mixed.queue;
    const listed = mixed.tracks.indexOf(gone!);
    const later = restoreOrder({ ...mixed, currentTrackIndex: listed, queue: [...left, track('x')] }, orderOf(before));
    expect(later.tracks[later.currentTrackIndex]).toBe(gone);
    expect(ids(later.queue)).toBe(`${'cdefgh'.replace(gone!.id, '')}x`);
  });
});
