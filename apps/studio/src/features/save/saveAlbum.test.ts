/** @jest-environment node */
import type { AlbumWrite } from '../album-form/albumFormValues';
import type { AlbumTrack } from '../tracks/albumTracks';
import type { UploadState } from '../upload/uploadState';
import type { AlbumSave, SaveCalls } from './albumSave';
import { saveAlbum } from './saveAlbum';

const album = { title: 'Two Words' } as AlbumWrite;
const facts = {
  durationMs: 61_400,
  loudnessLufs: -14,
  truePeakDb: -1,
  peaks: [],
  encoderDelay: 0,
  encoderPadding: 0,
  sampleRate: 44100,
};

function track(id: string, upload: UploadState = { phase: 'done' }, more: Partial<AlbumTrack> = {}): AlbumTrack {
  return {
    id,
    title: id,
    trackNumber: 0,
    fileName: `${id}.mp3`,
    fileBytes: 1,
    format: 'mp3',
    durationMs: facts.durationMs,
    upload,
    isTitleTyped: false,
    place: null,
    facts,
    files: [{ kind: 'original', format: 'mp3', path: `me/${id}/original.mp3`, bytes: 1 }],
    isStored: false,
    isReady: false,
    audioUrl: null,
    ...more,
  };
}
const storedTrack = (id: string) =>
  track(id, { phase: 'done' }, { isStored: true, isReady: true, fileName: null, facts: null });

function fakeCalls(overrides: Partial<SaveCalls> = {}) {
  const done = () => Promise.resolve();
  const calls = {
    uploadCover: jest.fn(() => Promise.resolve('cover.jpg')),
    insertAlbum: jest.fn(done),
    updateAlbum: jest.fn(done),
    addTracks: jest.fn<ReturnType<SaveCalls['addTracks']>, Parameters<SaveCalls['addTracks']>>(done),
    updateTrack: jest.fn(done),
    deleteTracks: jest.fn(done),
    withdrawTracks: jest.fn(done),
    replaceAudio: jest.fn(done),
    keepFailed: jest.fn<ReturnType<SaveCalls['keepFailed']>, Parameters<SaveCalls['keepFailed']>>(done),
    publish: jest.fn((albumId: string) => Promise.resolve({ albumId, state: 'public' as const, publishedTracks: 1 })),
  };
  return Object.assign(calls, overrides as object);
}

const saveOf = (changes: Partial<AlbumSave>): AlbumSave => ({
  albumId: 'album',
  isNew: true,
  version: null,
  album,
  cover: undefined,
  tracks: [track('a')],
  removed: [],
  stored: [],
  isRepeat: false,
  shallPublish: false,
  allowUnfinished: false,
  ...changes,
});

const failed: UploadState = { phase: 'failed', reason: 'truncated' };

describe('saving an album', () => {
  it('skips failed tracks, numbers the others without gaps, and counts saved and all tracks', async () => {
    const calls = fakeCalls();
    const result = await saveAlbum(saveOf({ tracks: [track('a'), track('b', failed), track('c')] }), calls);
    expect(result).toMatchObject({ savedCount: 2, totalCount: 3 });
    const rows = calls.addTracks.mock.calls[0]?.[0];
    expect(rows?.tracks.map(({ id, track_number: number }) => [id, number])).toEqual([
      ['a', 1],
      ['c', 2],
    ]);
  });

  it('stores failed tracks after the others, with their reason', async () => {
    const calls = fakeCalls();
    const stored = track('old', failed, { isStored: true, fileName: null });
    await saveAlbum(saveOf({ tracks: [track('a'), track('b', failed), stored, track('c')] }), calls);
    expect(calls.keepFailed.mock.calls[0]?.[0]).toEqual([
      { id: 'b', album_id: 'album', title: 'b', track_number: 3, status: 'failed', failure: 'truncated' },
    ]);
  });

  it('deletes tracks without files even when a sold track can only be withdrawn', async () => {
    const refusal = { status: 400, code: 'P0001', message: 'sold_cannot_be_deleted' };
    const [sold, failedWithoutFiles] = [storedTrack('sold'), { ...storedTrack('hollow'), upload: failed, files: [] }];
    const deleteTracks = jest.fn((tracks: AlbumTrack[]) =>
      tracks.includes(sold) ? Promise.reject(refusal) : Promise.resolve(),
    );
    const calls = fakeCalls({ deleteTracks });
    const { kept } = await saveAlbum(saveOf({ isNew: false, removed: [failedWithoutFiles, sold] }), calls);
    expect([deleteTracks.mock.calls[0]?.[0], kept]).toEqual([[failedWithoutFiles], [sold]]);
  });

  it('replaces the audio of a track under its own id, and writes its title and number as usual', async () => {
    const calls = fakeCalls();
    const sound = track('sound', { phase: 'done' }, { title: 'b, remixed', former: storedTrack('b') });
    const stored = ['a', 'b'].map((id, index) => ({ id, title: id, trackNumber: index + 1 }));
    const result = await saveAlbum(saveOf({ isNew: false, tracks: [storedTrack('a'), sound], stored }), calls);
    expect(calls.replaceAudio.mock.calls).toEqual([[{ ...sound, trackNumber: 2 }]]);
    expect(calls.updateTrack.mock.calls).toEqual([[{ id: 'b', title: 'b, remixed', track_number: 2 }]]);
    expect([calls.addTracks.mock.calls, calls.deleteTracks.mock.calls, result.unreplaced]).toEqual([[], [], []]);
  });

  it('keeps the old audio and the number of a track whose new audio failed, and reports the track', async () => {
    const calls = fakeCalls();
    const sound = track('sound', failed, { title: 'b', former: storedTrack('b') });
    const stored = ['a', 'b'].map((id, index) => ({ id, title: id, trackNumber: index + 1 }));
    const save = saveOf({ isNew: false, tracks: [sound, storedTrack('a')], stored, shallPublish: true });
    const result = await saveAlbum(save, calls);
    expect(result).toMatchObject({ savedCount: 2, totalCount: 2, unreplaced: [{ title: 'b' }] });
    expect(calls.updateTrack.mock.calls).toEqual([
      [{ id: 'b', title: 'b', track_number: 1 }],
      [{ id: 'a', title: 'a', track_number: 2 }],
    ]);
    expect([calls.replaceAudio.mock.calls, calls.keepFailed.mock.calls]).toEqual([[], []]);
  });

  it('saves every track except the refused one, and names it', async () => {
    const refusal = { status: 400, code: '23514', message: 'tracks_title_check' };
    const written: string[] = [];
    const addTracks = jest.fn(({ tracks }: { tracks: { id?: string }[] }) => {
      if (tracks.some(({ id }) => id === 'odd')) return Promise.reject(refusal);
      written.push(...tracks.map(({ id = '' }) => id));
      return Promise.resolve();
    });
    const save = saveOf({ tracks: [track('a'), track('odd'), track('c')] });
    await expect(saveAlbum(save, fakeCalls({ addTracks }))).rejects.toMatchObject({
      step: 'tracks',
      cause: refusal,
      row: { title: 'odd', trackNumber: 2 },
    });
    expect(written).toEqual(['a', 'c']);
  });

  it('does not retry tracks one by one after a lost connection', async () => {
    const addTracks = jest.fn(() => Promise.reject({ status: 0, code: 'network', message: '' }));
    const save = saveOf({ tracks: [track('a'), track('b')] });
    await expect(saveAlbum(save, fakeCalls({ addTracks }))).rejects.toMatchObject({ step: 'tracks', row: null });
    expect(addTracks).toHaveBeenCalledTimes(1);
  });

  it('inserts tracks as processing, with rounded seconds', async () => {
    const calls = fakeCalls();
    await saveAlbum(saveOf({}), calls);
    expect(calls.addTracks.mock.calls[0]?.[0]).toMatchObject({
      tracks: [{ status: 'processing', duration: 61, duration_ms: 61_400 }],
      readyIds: ['a'],
    });
  });

  it('writes only titles and numbers of tracks that changed', async () => {
    const calls = fakeCalls();
    const stored = [
      { id: 'a', title: 'a', trackNumber: 1 },
      { id: 'b', title: 'Old', trackNumber: 2 },
    ];
    await saveAlbum(saveOf({ isNew: false, tracks: [storedTrack('a'), storedTrack('b')], stored }), calls);
    expect(calls.updateTrack).toHaveBeenCalledWith({ id: 'b', title: 'b', track_number: 2 });
    expect(calls.updateTrack).toHaveBeenCalledTimes(1);
    expect(calls.addTracks).not.toHaveBeenCalled();
  });

  it('uploads a cover only when it is new', async () => {
    const calls = fakeCalls();
    await saveAlbum(saveOf({ isNew: false }), calls);
    expect(calls.uploadCover).not.toHaveBeenCalled();
    expect(calls.updateAlbum).toHaveBeenCalledWith('album', album, undefined, null);
    await saveAlbum(saveOf({ cover: { sizes: [], previewUrl: '' } }), calls);
    expect(calls.insertAlbum).toHaveBeenCalledWith('album', album, 'cover.jpg');
  });

  it('withdraws sold tracks when the database refuses to delete them', async () => {
    const refusal = { status: 400, code: 'P0001', message: 'sold_cannot_be_deleted' };
    const calls = fakeCalls({ deleteTracks: jest.fn(() => Promise.reject(refusal)) });
    const stored = [
      { id: 'sold', title: 'sold', trackNumber: 1 },
      { id: 'b', title: 'b', trackNumber: 2 },
    ];
    const result = await saveAlbum(
      saveOf({ isNew: false, tracks: [storedTrack('b')], removed: [storedTrack('sold')], stored }),
      calls,
    );
    expect(result.kept.map(({ id }) => id)).toEqual(['sold']);
    expect(calls.withdrawTracks).toHaveBeenCalledWith(['sold']);
    expect(calls.updateTrack).toHaveBeenCalledWith({ id: 'b', title: 'b', track_number: 1 });
  });

  it('publishes last, and only an album with at least one usable track', async () => {
    const calls = fakeCalls();
    const result = await saveAlbum(saveOf({ tracks: [track('a', failed)], shallPublish: true }), calls);
    expect(result).toMatchObject({ savedCount: 0, totalCount: 1, published: null });
    expect(calls.publish).not.toHaveBeenCalled();
    await saveAlbum(saveOf({ shallPublish: true }), calls);
    expect(calls.publish).toHaveBeenCalledWith('album', false);
  });

  it('reports which step failed', async () => {
    const calls = fakeCalls({ publish: jest.fn(() => Promise.reject(new Error('down'))) });
    await expect(saveAlbum(saveOf({ shallPublish: true }), calls)).rejects.toMatchObject({ step: 'publish' });
  });

  it('saves nothing when the upload of the cover fails', async () => {
    const calls = fakeCalls({ uploadCover: jest.fn(() => Promise.reject(new Error('cut'))) });
    const cover = { sizes: [], previewUrl: '' };
    await expect(saveAlbum(saveOf({ cover }), calls)).rejects.toMatchObject({ step: 'cover' });
    expect(calls.insertAlbum).not.toHaveBeenCalled();
  });
});
