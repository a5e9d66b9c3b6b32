/** @jest-environment node */
import {
  emptyTrackList,
  storedIdOf,
  limitFiles,
  trackListReducer,
  type TrackListAction,
  type TrackListState,
} from './albumTracks';
import { storedTrackList } from './storedTracks';

const facts = {
  durationMs: 61_000,
  loudnessLufs: -14,
  truePeakDb: -1,
  peaks: [],
  encoderDelay: 576,
  encoderPadding: 0,
  sampleRate: 44100,
};

function listOf(...fileNames: string[]): TrackListState {
  return trackListReducer(emptyTrackList, {
    type: 'filesAdded',
    files: fileNames.map((fileName) => ({ id: fileName, fileName, fileBytes: 1 })),
  });
}

const after = (state: TrackListState, ...actions: TrackListAction[]) => actions.reduce(trackListReducer, state);
const lines = ({ tracks }: TrackListState) => tracks.map(({ trackNumber, title }) => `${trackNumber} ${title}`);

describe('new audio for a stored track', () => {
  const stored = storedTrackList({
    tracks: [
      {
        ...{ id: 'a', title: 'First', track_number: 1, audio_url: null, duration: 61, duration_ms: 61_000 },
        ...{ status: 'ready', failure: null, files: [] },
      },
    ],
  });
  const chosen: TrackListAction = { type: 'audioChosen', id: 'a', by: { id: 'x', fileName: 'x.wav', fileBytes: 1 } };
  const again: TrackListAction = { type: 'audioChosen', id: 'x', by: { id: 'y', fileName: 'y.wav', fileBytes: 1 } };
  const idsOf = (list: TrackListState) => list.tracks.map((track) => [track.id, storedIdOf(track)]);

  it('takes the row and keeps the title of the track, also when yet another file is chosen', () => {
    const list = after(stored, chosen, again);
    expect([idsOf(list), lines(list), list.removed]).toEqual([[['y', 'a']], ['1 First'], []]);
  });

  it('can be undone: the old audio returns, with the typed title', () => {
    const list = after(stored, chosen, { type: 'titleTyped', id: 'x', title: 'New' }, { type: 'audioKept', id: 'x' });
    expect([idsOf(list), lines(list), list.tracks[0]?.former]).toEqual([[['a', 'a']], ['1 New'], undefined]);
  });

  it('is dropped when its track is removed', () => {
    const list = after(stored, chosen, { type: 'removed', id: 'x' });
    expect(list.removed.map(({ id }) => id)).toEqual(['a']);
  });

  it('belongs to the track once it is saved, so that saving again does not replace it a second time', () => {
    const list = after(stored, chosen, { type: 'audioSaved', id: 'x' });
    expect(list.tracks).toMatchObject([{ id: 'a', isStored: true, isReady: true, former: undefined }]);
  });
});

describe('the track list', () => {
  it('numbers added files from 1 and takes their file names without extension as titles', () => {
    expect(lines(listOf('03 - Northern Line.flac', 'take.two.wav'))).toEqual(['1 Northern Line', '2 take.two']);
  });

  it('takes the title of the tag, unless the artist typed one', () => {
    const typed = after(listOf('a.mp3', 'b.mp3'), { type: 'titleTyped', id: 'b.mp3', title: 'Mine' });
    const read = after(
      typed,
      { type: 'prepared', id: 'a.mp3', facts, format: 'mp3', title: 'Tagged' },
      { type: 'prepared', id: 'b.mp3', facts, format: 'mp3', title: 'Tagged too' },
    );
    expect(lines(read)).toEqual(['1 Tagged', '2 Mine']);
    expect(read.tracks[0]?.durationMs).toBe(61_000);
  });

  const tagged = (id: string, disc: number, track: number): TrackListAction => {
    return { type: 'prepared', id, facts, format: 'mp3', title: null, place: { disc, track } };
  };

  it('sorts tracks by the disc and track numbers of the files; tracks without a number keep their position', () => {
    const list = listOf('d', 'b', 'none', 'a', 'c');
    const read = [tagged('d', 2, 1), tagged('b', 1, 2), tagged('a', 1, 1), tagged('c', 1, 10)];
    expect(lines(after(list, ...read))).toEqual(['1 a', '2 b', '3 none', '4 c', '5 d']);
    expect(lines(after(list, ...read.toReversed()))).toEqual(['1 a', '2 b', '3 none', '4 c', '5 d']);
  });

  it('keeps the order that the artist chose', () => {
    const moved = after(listOf('b', 'a'), { type: 'moved', from: 1, to: 0 }, { type: 'moved', from: 0, to: 1 });
    expect(lines(after(moved, tagged('b', 1, 2), tagged('a', 1, 1)))).toEqual(['1 b', '2 a']);
  });

  it('removes invisible characters from a tag, and uses the file name when nothing else is left', () => {
    const hebrew: TrackListAction = { type: 'prepared', id: 'a.mp3', facts, format: 'mp3', title: '\u200fשיר\u200e' };
    const nothing: TrackListAction = { type: 'prepared', id: 'b.mp3', facts, format: 'mp3', title: '\u200f' };
    expect(lines(after(listOf('a.mp3', 'b.mp3'), hebrew, nothing))).toEqual(['1 שיר', '2 b']);
  });

  it('swaps adjacent tracks and renumbers them', () => {
    expect(lines(after(listOf('a', 'b', 'c'), { type: 'moved', from: 2, to: 1 }))).toEqual(['1 a', '2 c', '3 b']);
  });

  it.each([
    ['the first cannot move up', 0, -1],
    ['the last cannot move down', 2, 3],
  ])('%s', (_rule, from, to) => {
    expect(lines(after(listOf('a', 'b', 'c'), { type: 'moved', from, to }))).toEqual(['1 a', '2 b', '3 c']);
  });

  it('renumbers after a removal, and lists only tracks of the database as removed', () => {
    const stored = storedTrackList({ tracks: [storedTrack('x', 'Kept'), storedTrack('y', 'Gone')] });
    const added = after(stored, { type: 'filesAdded', files: [{ id: 'new', fileName: 'New.mp3', fileBytes: 1 }] });
    const removed = after(added, { type: 'removed', id: 'y' }, { type: 'removed', id: 'new' });
    expect(lines(removed)).toEqual(['1 Kept']);
    expect(removed.removed.map(({ id }) => id)).toEqual(['y']);
  });

  it('never holds more than 20 tracks', () => {
    const names = Array.from({ length: 22 }, (_, index) => `${index}.mp3`);
    expect(listOf(...names).tracks).toHaveLength(20);
    expect(limitFiles(18, ['a', 'b', 'c'])).toEqual({ taken: ['a', 'b'], leftOut: ['c'] });
    expect(limitFiles(20, ['a'])).toEqual({ taken: [], leftOut: ['a'] });
  });
});

describe('a track of an interrupted save', () => {
  it('is complete with its three files, and failed without them', () => {
    const [whole, broken] = storedTrackList({
      tracks: [
        {
          ...storedTrack('x', 'Whole'),
          status: 'processing',
          files: [file('original'), file('purchase'), file('stream')],
        },
        { ...storedTrack('y', 'Broken'), status: 'processing', files: [] },
      ],
    }).tracks;
    expect(whole?.upload).toEqual({ phase: 'done' });
    expect(broken?.upload).toEqual({ phase: 'failed', reason: 'incomplete' });
  });
});

function file(kind: 'original' | 'purchase' | 'stream') {
  return { kind, format: 'mp3' as const, bucket: 'audio_masters', path: `a/b/${kind}.mp3`, bytes: 1 };
}

function storedTrack(id: string, title: string) {
  return {
    id,
    title,
    track_number: 1,
    audio_url: null,
    duration: 61,
    duration_ms: 61_000,
    status: 'ready' as const,
    failure: null,
    files: [],
  };
}
