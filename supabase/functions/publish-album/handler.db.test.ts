import { randomUUID } from 'node:crypto';
import { guest, server, sql } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { addTrack, draft, readyTrack } from '../../tests/support/releases';
import { call, refusal } from '../_testing/calls';
import { recordedAlbum, recordTrack, soundBytes, storageAs } from '../_testing/recordings';

let owner: Person;
beforeAll(async () => {
  owner = await artist('Ada');
});
const publish = (albumId: string, who: Person | null = owner) => call('publish-album', { albumId }, who);
const albumRow = (id: string) => done(server().from('albums').select('state, published_at').eq('id', id).single());
const audioUrl = async (trackId: string) =>
  (await done(server().from('tracks').select('audio_url').eq('id', trackId).single())).audio_url;
const publicAddress = (trackId: string) =>
  storageAs().from('audio_files').getPublicUrl(`${owner.id}/${trackId}.mp3`).data.publicUrl;

describe('publishing an album', () => {
  test('guests find it and hear the stream; the masters stay private', async () => {
    const album = await recordedAlbum(owner);
    expect((await fetch(publicAddress(album.trackId))).ok).toBe(false);
    expect(await publish(album.id)).toEqual({
      status: 200,
      body: { albumId: album.id, state: 'public', publishedTracks: 1 },
    });
    const [seen] = await done(guest().from('albums').select('state, tracks(audio_url)').eq('id', album.id));
    const url = seen?.tracks[0]?.audio_url as string;
    expect(new Uint8Array(await (await fetch(new URL(url, process.env.FAIRTONE_TEST_URL))).arrayBuffer())).toEqual(
      soundBytes(12, 'stream'),
    );
    const { data: left } = await storageAs().from('audio_masters').list(`${owner.id}/${album.trackId}`);
    expect(left?.map((file) => file.name).sort()).toEqual(['original.flac', 'purchase.mp3']);
    const anyone = await storageAs(owner.token).from('audio_files').list(owner.id);
    expect(anyone.error ?? anyone.data).toBeDefined();
    for (const name of ['original.flac', 'purchase.mp3']) {
      const path = `${owner.id}/${album.trackId}/${name}`;
      expect((await fetch(storageAs().from('audio_masters').getPublicUrl(path).data.publicUrl)).ok).toBe(false);
    }
  });

  test('twice, and five times at once, is the same as once', async () => {
    const album = await recordedAlbum(owner);
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish(album.id)));
    expect(answers.map((answer) => answer.body.state)).toEqual(Array(5).fill('public'));
    const first = await albumRow(album.id);
    expect((await publish(album.id)).body).toMatchObject({ state: 'public', publishedTracks: 1 });
    expect(await albumRow(album.id)).toEqual(first);
  });

  test('again adds the tracks that came later', async () => {
    const album = await recordedAlbum(owner);
    await publish(album.id);
    const later = await recordTrack(owner, album.id, 2, 2);
    expect(await audioUrl(later.id)).toBeNull();
    expect((await publish(album.id)).body).toMatchObject({ state: 'public', publishedTracks: 2 });
    expect((await fetch(new URL((await audioUrl(later.id)) as string, process.env.FAIRTONE_TEST_URL))).ok).toBe(true);
  });

  test('goes on where a crash left it: a stream that was moved but not written down', async () => {
    const album = await recordedAlbum(owner);
    const from = `${owner.id}/${album.trackId}/stream.mp3`;
    const options = { destinationBucket: 'audio_files' };
    const moved = await storageAs().from('audio_masters').move(from, `${owner.id}/${album.trackId}.mp3`, options);
    expect(moved.error).toBeNull();
    expect((await publish(album.id)).body).toMatchObject({ state: 'public', publishedTracks: 1 });
  });

  test('with a future release date only schedules it: nothing is to be heard before', async () => {
    const album = await recordedAlbum(owner, { release_date: '2150-01-01' });
    expect((await publish(album.id)).body).toEqual({ albumId: album.id, state: 'scheduled', publishedTracks: 0 });
    expect((await fetch(publicAddress(album.trackId))).ok).toBe(false);
    expect(await audioUrl(album.trackId)).toBeNull();
    expect(await done(guest().from('albums').select('id').eq('id', album.id))).toEqual([]);
    await done(owner.rest.from('albums').update({ release_date: '2020-01-01' }).eq('id', album.id).select());
    expect((await publish(album.id)).body).toMatchObject({ state: 'public' });
  });

  test('leaves out a track whose files are not all there', async () => {
    const album = await recordedAlbum(owner);
    const hollow = await readyTrack(owner, album.id, { track_number: 2 });
    expect((await publish(album.id)).body).toMatchObject({ publishedTracks: 1 });
    expect(await audioUrl(hollow.id)).toBeNull();
  });
});

describe('an album with tracks that are not ready', () => {
  const addBroken = (albumId: string, fields: { status: 'failed' | 'processing'; failure?: string }) =>
    addTrack(owner, albumId, { track_number: 2, duration: null, ...fields });
  const publishPartly = (albumId: string) => call('publish-album', { albumId, allowUnfinished: true }, owner);

  test.each([{ status: 'failed', failure: 'network' }, { status: 'failed' }, { status: 'processing' }] as const)(
    '%p: is refused until the artist says that it may be',
    async (fields) => {
      const album = await recordedAlbum(owner);
      await addBroken(album.id, fields);
      const refused = await publish(album.id);
      expect(refusal(refused)).toEqual([409, 'tracks_unfinished']);
      expect(refused.body).toMatchObject({ error: { details: { unfinished: 1 } } });
      expect(await albumRow(album.id)).toEqual({ state: 'draft', published_at: null });
      expect((await fetch(publicAddress(album.trackId))).ok).toBe(false);
      expect((await publishPartly(album.id)).body).toMatchObject({ state: 'public', publishedTracks: 1 });
    },
  );

  test('a track that was taken off a sold album does not count', async () => {
    const album = await recordedAlbum(owner);
    await addBroken(album.id, { status: 'failed', failure: 'withdrawn' });
    expect((await publish(album.id)).body).toMatchObject({ state: 'public', publishedTracks: 1 });
  });

  test('whose album it is comes first: another artist learns nothing of it', async () => {
    const album = await recordedAlbum(owner);
    await addBroken(album.id, { status: 'failed' });
    expect(refusal(await publish(album.id, await artist()))).toEqual([404, 'album_not_found']);
  });
});

describe('files that change while the album is published', () => {
  /** Does what the store does at the end of an upload, as the artist; commits once `until` holds. */
  const replacing = (name: string, until: () => Promise<void>) =>
    sql().begin(async (run) => {
      await run`select set_config('request.jwt.claims', ${JSON.stringify({ sub: owner.id, role: 'authenticated' })}, true)`;
      await run`set local role authenticated`;
      const { count } = await run`update storage.objects set version = ${randomUUID()} where name = ${name}`;
      await until();
      return count;
    });
  const waiting = async () => {
    for (;;) {
      const [row] =
        await sql()`select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'mark_album_published'`;
      if (row) return;
    }
  };

  test('an upload that ends meanwhile is looked at: an album never comes out with what nobody checked', async () => {
    const album = await recordedAlbum(owner);
    let publishing: ReturnType<typeof publish> | undefined;
    // The row names bytes that the store does not have, like a broken file.
    const replaced = await replacing(`${owner.id}/${album.trackId}/original.flac`, async () => {
      publishing = publish(album.id);
      await waiting();
    });
    expect([replaced, refusal((await publishing)!)]).toEqual([1, [409, 'no_streams']]);
    expect(await albumRow(album.id)).toEqual({ state: 'draft', published_at: null });
    expect((await fetch(publicAddress(album.trackId))).ok).toBe(false);
  });

  test('what was looked at is what is marked, or it is looked at again', async () => {
    const album = await recordedAlbum(owner);
    const content = await done(server().rpc('album_content', { album_id: album.id }));
    const mark = (checked: string) =>
      server().rpc('publish_checked_album', {
        album_id: album.id,
        track_urls: { [album.trackId]: publicAddress(album.trackId) },
        checked_content: checked,
      });
    await replacing(`${owner.id}/${album.trackId}/purchase.mp3`, async () => undefined);
    expect((await mark(content)).error?.message).toBe('changed_meanwhile');
    const anew = await done(server().rpc('album_content', { album_id: album.id }));
    expect(await done(mark(anew))).toMatchObject({ state: 'public' });
    // From now on the files cannot change.
    const late = replacing(`${owner.id}/${album.trackId}/purchase.mp3`, async () => undefined);
    expect(await late.catch((error: Error) => error.message)).toBe(0);
  });
});

describe('refused', () => {
  test('another artist, a listener, a guest: nothing changes and nothing is said about the album', async () => {
    const album = await recordedAlbum(owner);
    expect(refusal(await publish(album.id, await artist()))).toEqual([404, 'album_not_found']);
    expect(refusal(await publish(album.id, await listener()))).toEqual([404, 'album_not_found']);
    expect(refusal(await publish(album.id, null))).toEqual([401, 'login_required']);
    expect(refusal(await publish(randomUUID()))).toEqual([404, 'album_not_found']);
    expect(await albumRow(album.id)).toEqual({ state: 'draft', published_at: null });
    expect((await fetch(publicAddress(album.trackId))).ok).toBe(false);
  });

  test('an album without ready tracks, and one whose files exist on paper only', async () => {
    const empty = await draft(owner);
    expect(refusal(await publish(empty.id))).toEqual([409, 'no_ready_tracks']);
    const track = await readyTrack(owner, empty.id);
    const rows = (['original', 'purchase', 'stream'] as const).map((kind) => ({
      track_id: track.id,
      kind,
      path: `${owner.id}/${track.id}/${kind}.mp3`,
      bytes: 1000,
      format: 'mp3' as const,
    }));
    await done(owner.rest.from('track_files').insert(rows).select());
    expect(refusal(await publish(empty.id))).toEqual([409, 'no_streams']);
    expect((await albumRow(empty.id)).state).toBe('draft');
  });
});
