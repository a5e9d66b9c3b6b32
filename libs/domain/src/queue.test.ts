import { playFrom, toNext, toPrevious, toQueued, type PlayableTrack, type Playlist } from './queue.ts';

const track = (id: string) => ({ id }) as PlayableTrack;
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(track) as [PlayableTrack, PlayableTrack, PlayableTrack, PlayableTrack];
const nothing: Playlist = { tracks: [], currentTrackIndex: -1, queue: [] };
const ids = ({ tracks, currentTrackIndex, queue }: Playlist) =>
  `${tracks[currentTrackIndex]?.id ?? '-'}|${queue.map(({ id }) => id).join('')}`;

describe('the queue', () => {
  it('contains what follows the index from which a list is played', () => {
    expect(ids(playFrom(nothing, [a, b, c], 1))).toBe('b|c');
  });

  it('is unchanged with `keepQueue`', () => {
    expect(ids(playFrom({ ...nothing, queue: [d] }, [a, b], 0, true))).toBe('a|d');
  });

  it('is played first by Next, which adds a track from outside to the list', () => {
    const next = toNext({ tracks: [a, b], currentTrackIndex: 0, queue: [d, b] });
    expect(ids(next)).toBe('d|b');
    expect(next.tracks).toEqual([a, b, d]);
  });

  it('lets Next go through the list and wrap when it is empty', () => {
    expect(ids(toNext({ tracks: [a, b], currentTrackIndex: 0, queue: [] }))).toBe('b|');
    expect(ids(toNext({ tracks: [a, b], currentTrackIndex: 1, queue: [] }))).toBe('a|');
  });

  it('lets Previous wrap from the first to the last', () => {
    expect(ids(toPrevious({ tracks: [a, b, c], currentTrackIndex: 0, queue: [b, c] }))).toBe('c|');
  });

  it('gets the current track in front on Previous, so that Next returns to it', () => {
    const back = toPrevious({ tracks: [a, b, c], currentTrackIndex: 1, queue: [d, c] });
    expect(ids(back)).toBe('a|bdc');
    expect(ids(toNext(back))).toBe('b|dc');
  });

  it('loses the tracks before a picked one', () => {
    expect(ids(toQueued({ tracks: [a], currentTrackIndex: 0, queue: [b, c, d] }, 1))).toBe('c|d');
  });

  it('stays empty when there is nothing to play', () => {
    expect([toNext(nothing), toPrevious(nothing), playFrom(nothing, [], 0)]).toEqual([nothing, nothing, nothing]);
  });
});
