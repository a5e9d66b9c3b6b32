import { randomUUID } from 'node:crypto';
import { jpegBytes } from '../../../servers/testing/mediaFiles';
import { guest, server, sql } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { buy, draft } from '../../tests/support/releases';
import { call, refusal } from '../_testing/calls';
import { recordedAlbum, recordTrack, soundBytes, storageAs } from '../_testing/recordings';
import { callScheduled, tidyFiles } from '../_testing/artists';
import { publish, publicAddress } from '../_testing/releases';

let owner: Person;
beforeAll(async () => {
  owner = await artist('Ada');
});
const withdraw = (albumId: string, who: Person | null = owner) => call('withdraw-album', { albumId }, who);
const isHeard = async (trackId: string) => (await fetch(publicAddress(owner, trackId))).ok;
const audioUrl = async (trackId: string) =>
  (await done(server().from('tracks').select('audio_url').eq('id', trackId).single())).audio_url;
/** Files of the owner that still need work. Postponed files that are needed again do not. */
const chores = async () =>
  (
    await sql()`
      select path from public.file_chores
      where starts_with(path, ${owner.id}) and private.file_verdict(bucket, path) <> 'keep'`
  ).map(({ path }) => path as string);

describe('withdrawing an album', () => {
  test('takes it out of the shop, and its streams away from whoever copied their addresses', async () => {
    const album = await recordedAlbum(owner);
    await publish(owner, album.id);
    expect(await isHeard(album.trackId)).toBe(true);
    expect(await withdraw(album.id)).toEqual({ status: 200, body: { albumId: album.id, state: 'withdrawn' } });
    expect(await isHeard(album.trackId)).toBe(false);
    expect(await audioUrl(album.trackId)).toBeNull();
    expect(await done(guest().from('albums').select('id').eq('id', album.id))).toEqual([]);
    expect((await withdraw(album.id)).status).toBe(200);
    expect(await chores()).toEqual([]);
  });

  test('leaves its buyers what they bought', async () => {
    const album = await recordedAlbum(owner);
    await publish(owner, album.id);
    const buyer = await listener();
    await buy(buyer, album);
    await withdraw(album.id);
    const { body } = await call('request-download', { albumId: album.id, format: 'original' }, buyer);
    const [file] = body.files as { url: string }[];
    expect(new Uint8Array(await (await fetch(file!.url)).arrayBuffer())).toEqual(soundBytes(10, 'original'));
  });

  test('can be taken back: publishing again makes it heard under the same address', async () => {
    const album = await recordedAlbum(owner);
    await publish(owner, album.id);
    const before = await audioUrl(album.trackId);
    await withdraw(album.id);
    expect((await publish(owner, album.id)).body).toMatchObject({ state: 'public', publishedTracks: 1 });
    expect(await audioUrl(album.trackId)).toBe(before);
    expect(await isHeard(album.trackId)).toBe(true);
  });

  test('while it is being published ends in one of the two, never in between', async () => {
    for (let round = 0; round < 5; round += 1) {
      const album = await recordedAlbum(owner);
      await publish(owner, album.id);
      await Promise.all([withdraw(album.id), publish(owner, album.id), withdraw(album.id), publish(owner, album.id)]);
      await tidyFiles();
      const { state } = await done(server().from('albums').select('state').eq('id', album.id).single());
      if (state === 'public') await publish(owner, album.id);
      expect([state, await isHeard(album.trackId)]).toEqual([state, state === 'public']);
    }
  });

  test('of a scheduled album keeps it from coming out', async () => {
    const album = await recordedAlbum(owner, { release_date: '2150-01-01' });
    await publish(owner, album.id);
    expect((await withdraw(album.id)).status).toBe(200);
    await sql()`update public.albums set release_date = '2020-01-01' where id = ${album.id}`;
    await callScheduled('release-scheduled');
    expect(await isHeard(album.trackId)).toBe(false);
  });
});

describe('refused', () => {
  test('to another artist, a listener, a guest, and for a draft', async () => {
    const album = await recordedAlbum(owner);
    await publish(owner, album.id);
    for (const who of [await artist(), await listener()])
      expect(refusal(await withdraw(album.id, who))).toEqual([404, 'album_not_found']);
    expect(refusal(await withdraw(album.id, null))).toEqual([401, 'login_required']);
    expect(refusal(await withdraw((await draft(owner)).id))).toEqual([404, 'album_not_found']);
    expect(await isHeard(album.trackId)).toBe(true);
  });
});

describe('files follow the rows', () => {
  test('an album that was withdrawn past the function loses its public streams by the clock', async () => {
    const album = await recordedAlbum(owner);
    await publish(owner, album.id);
    await done(owner.rest.rpc('withdraw_album', { album_id: album.id }));
    expect((await callScheduled('tidy-files')).status).toBe(200);
    expect(await isHeard(album.trackId)).toBe(false);
    expect((await publish(owner, album.id)).body).toMatchObject({ publishedTracks: 1 });
  });

  test('a track taken off a public album is gone from the store with all its files; the others stay', async () => {
    const album = await recordedAlbum(owner);
    const second = await recordTrack(owner, album.id, 2, 2);
    await publish(owner, album.id);
    await done(owner.rest.from('tracks').delete().eq('id', second.id).select());
    await publish(owner, album.id);
    expect([await isHeard(album.trackId), await isHeard(second.id)]).toEqual([true, false]);
    expect((await storageAs().from('audio_masters').list(`${owner.id}/${second.id}`)).data).toEqual([]);
    expect((await storageAs().from('audio_masters').list(`${owner.id}/${album.trackId}`)).data).toHaveLength(2);
  });

  test('a deleted album leaves nothing', async () => {
    const album = await recordedAlbum(owner);
    await publish(owner, album.id);
    await done(owner.rest.from('albums').delete().eq('id', album.id).select());
    await tidyFiles();
    expect(await isHeard(album.trackId)).toBe(false);
    expect((await storageAs().from('audio_masters').list(`${owner.id}/${album.trackId}`)).data).toEqual([]);
  });

  test('what moderators hide cannot be heard, and is heard again when they show it', async () => {
    const moderator = await listener();
    await done(server().rpc('grant_role', { user_id: moderator.id, role: 'moderator' }));
    const album = await recordedAlbum(owner);
    const second = await recordTrack(owner, album.id, 2, 2);
    await publish(owner, album.id);
    const later = await recordTrack(owner, album.id, 3, 3);
    const heard = () => Promise.all([album.trackId, second.id, later.id].map(isHeard));
    const decide = async (act: 'hide_content' | 'restore_content', subject_kind: string, subject_id: string) => {
      const { error } = await moderator.rest.rpc(act, { subject_kind, subject_id });
      expect(error).toBeNull();
      await tidyFiles();
    };
    await decide('hide_content', 'track', second.id);
    expect(await heard()).toEqual([true, false, false]);
    await decide('hide_content', 'album', album.id);
    expect(await heard()).toEqual([false, false, false]);
    expect(await audioUrl(album.trackId)).toBeNull();
    await decide('restore_content', 'album', album.id);
    await decide('restore_content', 'track', second.id);
    // The third album was never published.
    expect(await heard()).toEqual([true, true, false]);
    const [shown] = await done(guest().from('tracks').select('audio_url').eq('id', second.id));
    expect((await fetch(new URL(shown!.audio_url!, process.env.FAIRTONE_TEST_URL))).ok).toBe(true);
    expect(await chores()).toEqual([]);
  });

  test('a replaced cover and avatar go, in every size; what is shown stays', async () => {
    const put = (bucket: string, name: string) =>
      storageAs(owner.token).from(bucket).upload(name, jpegBytes(1), { contentType: 'image/jpeg' });
    const [before, after] = [randomUUID(), randomUUID()].map((key) => `${owner.id}/${key}`) as [string, string];
    for (const key of [before, after]) for (const side of [300, 1400]) await put('album_covers', `${key}-${side}.jpg`);
    const cover = (key: string) => `/storage/v1/object/public/album_covers/${key}-1400.jpg`;
    const album = await draft(owner, { cover_image: cover(before) });
    await done(
      owner.rest
        .from('albums')
        .update({ cover_image: cover(after) })
        .eq('id', album.id)
        .select(),
    );
    const faces = [randomUUID(), randomUUID()].map((key) => `${owner.id}-${key}.jpg`);
    for (const name of faces) {
      await put('avatars', name);
      await done(
        owner.rest
          .from('profiles')
          .update({ avatar_url: `/storage/v1/object/public/avatars/${name}` })
          .eq('id', owner.id)
          .select(),
      );
    }
    expect((await chores()).sort()).toEqual([`${before}-300.jpg`, `${before}-1400.jpg`, faces[0]].sort());
    await sql()`update public.file_chores set due_at = now() where starts_with(path, ${owner.id})`;
    await tidyFiles();
    const left = async (bucket: string, names: string[]) =>
      Promise.all(names.map(async (name) => (await storageAs().from(bucket).exists(name)).data));
    expect(
      await left('album_covers', [`${before}-300.jpg`, `${before}-1400.jpg`, `${after}-300.jpg`, `${after}-1400.jpg`]),
    ).toEqual([false, false, true, true]);
    expect(await left('avatars', faces)).toEqual([false, true]);
  });

  test('what nobody saved, and a stream that a crash left in public, are found by the sweep', async () => {
    const [left, kept] = [await recordedAlbum(owner), await recordedAlbum(owner)];
    await storageAs()
      .from('audio_masters')
      .move(`${owner.id}/${left.trackId}/stream.mp3`, `${owner.id}/${left.trackId}.mp3`, {
        destinationBucket: 'audio_files',
      });
    const lost = `${owner.id}/00000000-0000-4000-8000-000000000000/original.flac`;
    await storageAs(owner.token)
      .from('audio_masters')
      .upload(lost, soundBytes(1, 'original'), { contentType: 'audio/flac' });
    await sql()`update storage.objects set updated_at = now() - interval '4 days' where starts_with(name, ${owner.id})`;
    expect((await callScheduled('sweep')).status).toBe(200);
    expect((await chores()).sort()).toEqual([lost, `${owner.id}/${left.trackId}.mp3`].sort());
    await tidyFiles();
    expect(await isHeard(left.trackId)).toBe(false);
    expect((await storageAs().from('audio_masters').exists(lost)).data).toBe(false);
    expect((await storageAs().from('audio_masters').list(`${owner.id}/${kept.trackId}`)).data).toHaveLength(3);
    expect((await publish(owner, left.id)).body).toMatchObject({ publishedTracks: 1 });
  });
});
