import type { PlayableTrack, Playlist } from './queue.ts';
import { appendToQueue, moveItem, orderOf, restoreOrder, shuffled, shuffleUpcoming } from './queueOrder.ts';

const track = (id: string) => ({ id }) as PlayableTrack;
const all = [...'abcdefgh'].map(track);
const ids = (tracks: PlayableTrack[]) => tracks.map(({ id }) => id).join('');
const playing = (index: number): Playlist => ({
  tracks: all,
  currentTrackIndex: index,
  queue: all.slice(index + 1),
});

describe('the order of tracks', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 3, 'abc'],
    [-1, 0, 'abc'],
  ])('of three, moved from %i to %i, becomes %s', (from, to, expected) => {
    expect(moveItem([...'abc'], from, to).join('')).toBe(expected);
  });

  it('is shuffled equally by the same seed, differently by another, and loses no track', () => {
    const letters = [...'abcdefgh'];
    expect(shuffled(letters, 0.3)).toEqual(shuffled(letters, 0.3));
    expect(shuffled(letters, 0.3)).not.toEqual(shuffled(letters, 0.7));
    expect(shuffled(letters, 0.3).sort()).toEqual(letters);
  });

  it('is shuffled evenly: every track comes first about as often', () => {
    const first = new Map<string, number>();
    for (let run = 0; run < 4000; run += 1) {
      const [letter] = shuffled([...'abcd'], run / 4000);
      first.set(letter!, (first.get(letter!) ?? 0) + 1);
    }
    for (const count of first.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('shuffle', () => {
  it('keeps the current and played tracks, and shuffles the rest', () => {
    const mixed = shuffleUpcoming(playing(2), 0.3);
    expect(ids(mixed.tracks)).toMatch(/^abc/);
    expect(mixed.currentTrackIndex).toBe(2);
    expect(ids(mixed.queue)).not.toBe('defgh');
    expect([...ids(mixed.queue)].sort().join('')).toBe('defgh');
    expect(ids(mixed.tracks.slice(3))).toBe(ids(mixed.queue));
  });

  it('restores the old order of the remaining tracks, with later additions at the end', () => {
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

describe('recommendations', () => {
  const recommended = [...'xyz'].map((id) => ({ ...track(id), isRecommended: true }));
  const sorted = (text: string) => [...text].sort().join('');

  it('stay behind every track that the listener chose, for every seed', () => {
    const list: Playlist = { tracks: all, currentTrackIndex: 2, queue: [...all.slice(3), ...recommended] };
    for (let seed = 0; seed < 1; seed += 0.01) {
      const { queue } = shuffleUpcoming(list, seed);
      expect(sorted(ids(queue).slice(0, 5))).toBe('defgh');
      expect(ids(queue).slice(5)).toBe('xyz');
    }
    expect(restoreOrder(shuffleUpcoming(list, 0.4), orderOf(list))).toEqual(list);
  });

  it('stay behind tracks that are added later, before and after a shuffle', () => {
    const queue = appendToQueue([...all.slice(6), ...recommended], [track('n')]);
    expect(ids(queue)).toBe('ghnxyz');
    expect(ids(appendToQueue(queue, [{ ...track('w'), isRecommended: true }]))).toBe('ghnxyzw');

    const before: Playlist = { tracks: all, currentTrackIndex: 5, queue: [...all.slice(6), ...recommended] };
    const mixed = shuffleUpcoming(before, 0.2);
    const later = { ...mixed, queue: appendToQueue(mixed.queue, [track('n')]) };
    expect(ids(restoreOrder(later, orderOf(before)).queue)).toBe('ghnxyz');
  });
});

describe('shuffle of a list that was not played from its first track', () => {
  it('includes the tracks before the start, and restores them behind the rest', () => {
    const list = playing(3);
    const mixed = shuffleUpcoming(list, 0.3, 2);
    expect(ids(mixed.tracks)).toMatch(/^cd/);
    expect([mixed.currentTrackIndex, [...ids(mixed.queue)].sort().join('')]).toEqual([1, 'abefgh']);
    expect(ids(mixed.tracks.slice(2))).toBe(ids(mixed.queue));
    const restored = restoreOrder(mixed, orderOf(list, 2));
    expect([restored.tracks, restored.currentTrackIndex, ids(restored.queue)]).toEqual([all, 3, 'efghab']);
  });

  it('queues no track twice', () => {
    const list = { ...playing(3), queue: [track('a'), ...all.slice(4)] };
    expect([...ids(shuffleUpcoming(list, 0.3, 3).queue)].sort().join('')).toBe('abcefgh');
  });
});

it('shuffles the upcoming tracks of the list when the queue is empty', () => {
  const mixed = shuffleUpcoming({ tracks: all, currentTrackIndex: 0, queue: [] }, 0.3);
  expect(ids(mixed.tracks)).not.toBe(ids(all));
  expect([...ids(mixed.tracks)].sort().join('')).toBe('abcdefgh');
});
