import { newAlbumValues } from '../album-form/albumFormValues';
import { createMemoryFileStore } from '../../testing/fileStores';
import type { StudioAlbum } from '../../api/albumSchemas';
import { kindsOf } from '../upload/preparedTrack';
import { storeUpload } from '../upload/storedUploads';
import type { AlbumDraft, DraftTrack } from './albumDraft';
import { restoreDraft } from './restoreDraft';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const facts = { durationMs: 61_000, loudnessLufs: -14, truePeakDb: -1, peaks: [], encoderDelay: 0, encoderPadding: 0 };

const track = (id: string, more: Partial<DraftTrack> = {}): DraftTrack => ({
  id,
  title: id,
  isTitleTyped: false,
  fileName: `${id}.flac`,
  fileBytes: 6,
  format: null,
  facts: null,
  files: [],
  isPaused: false,
  failure: null,
  ...more,
});

const stored = (id: string, storedAt = NOW, master: 'flac' | 'mp3' = 'flac') =>
  kindsOf(master).map((kind) => ({
    kind,
    format: kind === 'original' ? master : ('mp3' as const),
    path: `me/${id}/${kind}`,
    bytes: 6,
    storedAt,
  }));

const draftOf = (tracks: DraftTrack[], more: Partial<AlbumDraft> = {}): AlbumDraft => ({
  albumId: 'album',
  baseVersion: null,
  values: { ...newAlbumValues(), title: 'Half Done' },
  cover: 'same',
  tracks,
  removedIds: [],
  ...more,
});

async function restore(draft: AlbumDraft, album: StudioAlbum | null = null, fileStore = createMemoryFileStore()) {
  return restoreDraft({ savedAt: NOW, draft }, album, { artistId: 'me', fileStore, now: NOW });
}
const uploads = (list: { tracks: { upload: unknown }[] }) => list.tracks.map(({ upload }) => upload);

afterEach(() => localStorage.clear());

describe('a draft that is opened again', () => {
  it('has its texts, its order and its uploaded files', async () => {
    const done = track('a', { facts: { ...facts, sampleRate: 44100 }, files: stored('a') });
    const { values, list, sources } = await restore(draftOf([track('b', { failure: 'truncated' }), done]));
    expect(values.title).toBe('Half Done');
    expect(list.tracks.map(({ trackNumber, title }) => `${trackNumber} ${title}`)).toEqual(['1 b', '2 a']);
    expect(uploads(list)).toEqual([{ phase: 'failed', reason: 'truncated' }, { phase: 'done' }]);
    expect(sources).toEqual([]);
  });

  it('continues with the stored copy, its renditions, and the bytes that the server has', async () => {
    const fileStore = createMemoryFileStore();
    for (const kind of ['original', 'purchase', 'stream']) await fileStore.keep('a', kind, new Blob(['sixsix']));
    storeUpload('me/a/purchase.mp3', { url: 'http://host/one', bytes: 6, offset: 3 });
    const half = track('a', {
      facts: { ...facts, sampleRate: 44100 },
      format: 'flac',
      files: stored('a').slice(0, 1),
      isPaused: true,
    });
    const { sources } = await restore(draftOf([half]), null, fileStore);
    expect(sources).toMatchObject([{ trackId: 'a', isPaused: true, sent: 0.5, stored: [{ kind: 'original' }] }]);
    expect(sources[0]?.file.name).toBe('a.flac');
    expect(sources[0]?.prepared?.files.map(({ kind }) => kind)).toEqual(['original', 'purchase', 'stream']);
  });

  it('has a complete MP3 track with its master and its stream', async () => {
    const whole = track('a', { facts: { ...facts, sampleRate: 44100 }, format: 'mp3', files: stored('a', NOW, 'mp3') });
    expect(uploads((await restore(draftOf([whole]))).list)).toEqual([{ phase: 'done' }]);
    const fileStore = createMemoryFileStore();
    for (const kind of ['original', 'stream']) await fileStore.keep('b', kind, new Blob(['sixsix']));
    const half = track('b', { facts: { ...facts, sampleRate: 44100 }, format: 'mp3' });
    const { sources } = await restore(draftOf([half]), null, fileStore);
    expect(sources[0]?.prepared?.files.map(({ kind }) => kind)).toEqual(['original', 'stream']);
  });

  it('encodes a file again whose copy was stored without renditions', async () => {
    const fileStore = createMemoryFileStore();
    await fileStore.keep('a', 'original', new Blob(['sixsix']));
    const { sources } = await restore(draftOf([track('a', { files: stored('a').slice(0, 1) })]), null, fileStore);
    expect(sources).toMatchObject([{ trackId: 'a', prepared: null, stored: [], sent: 0 }]);
  });

  it.each([
    ['whose copy is gone', null],
    ['whose copy is incomplete', 'six'],
  ])('asks again for a file %s', async (_what, content) => {
    const fileStore = createMemoryFileStore();
    if (content) await fileStore.keep('a', 'original', new Blob([content]));
    const { list } = await restore(draftOf([track('a')]), null, fileStore);
    expect(uploads(list)).toEqual([{ phase: 'failed', reason: 'lost' }]);
  });

  it('asks again for a file that the server has deleted meanwhile', async () => {
    const old = track('a', { facts: { ...facts, sampleRate: 44100 }, files: stored('a', NOW - 3 * DAY_MS) });
    const { list } = await restore(draftOf([old]));
    expect(uploads(list)).toEqual([{ phase: 'failed', reason: 'lost' }]);
  });

  it('has the chosen cover', async () => {
    URL.createObjectURL = () => 'blob:cover';
    const fileStore = createMemoryFileStore();
    for (const side of [320, 640, 1400]) await fileStore.keep('album', `cover-${side}`, new Blob(['jpeg']));
    const { cover } = await restore(draftOf([], { cover: 'changed' }), null, fileStore);
    expect(cover?.sizes.map(({ sidePx }) => sidePx)).toEqual([320, 640, 1400]);
    expect((await restore(draftOf([], { cover: 'removed' }))).cover).toBeNull();
  });
});

describe('a draft of a stored album', () => {
  const row = (id: string) => ({
    ...{ id, title: id, track_number: 1, audio_url: null, duration: 61, duration_ms: 61_000 },
    status: 'ready' as const,
    failure: null,
    files: [],
  });
  const album = { updated_at: 'v2', tracks: ['a', 'b', 'c'].map(row) } as unknown as StudioAlbum;
  const own = (id: string, title: string) => track(id, { title, fileName: null });

  it('is merged with the album on the server: renamed, removed and added tracks', async () => {
    const draft = draftOf([own('b', 'Renamed'), own('gone', 'Gone')], { baseVersion: 'v1', removedIds: ['a'] });
    const { list, isOutdated } = await restore(draft, album);
    expect(list.tracks.map(({ title }) => title)).toEqual(['Renamed', 'c']);
    expect(list.removed.map(({ id }) => id)).toEqual(['a']);
    expect(isOutdated).toBe(true);
  });

  it('has a withdrawn track that was put back among the tracks, and lists the other withdrawn tracks separately', async () => {
    const off = (id: string) => ({ ...row(id), status: 'failed' as const, failure: 'withdrawn' });
    const sold = { updated_at: 'v2', tracks: [row('a'), off('b'), off('c')] } as unknown as StudioAlbum;
    const { list } = await restore(draftOf([own('a', 'a'), own('b', 'b')], { baseVersion: 'v2' }), sold);
    expect(list.tracks.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(list.withdrawn.map(({ id }) => id)).toEqual(['c']);
  });

  it('drops new audio that already replaced a track although the response was lost, and new audio of a deleted track', async () => {
    const files = stored('sound').map(({ storedAt: _at, ...file }) => ({ ...file, bucket: 'audio_masters' }));
    const replaced = { updated_at: 'v2', tracks: [{ ...row('a'), files }] } as unknown as StudioAlbum;
    const sound = (id: string, formerId: string) => track(id, { formerId, files: stored(id) });
    const draft = draftOf([sound('sound', 'a'), sound('lost', 'gone')], { baseVersion: 'v1' });
    const { list, sources } = await restore(draft, replaced);
    expect([list.tracks.map(({ id, former }) => [id, former]), list.removed, sources]).toEqual([
      [['a', undefined]],
      [],
      [],
    ]);
  });

  it('is up to date when the album was not saved since', async () => {
    expect((await restore(draftOf([], { baseVersion: 'v2' }), album)).isOutdated).toBe(false);
  });
});
