import { randomUUID } from 'node:crypto';
import { guest, server, sql } from '../../tests/support/backend';
import { done, refusalOf } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { buy, draft, orderOf, pay, refundAll } from '../../tests/support/releases';
import { callScheduled, tidyFiles } from '../_testing/artists';
import { call, refusal } from '../_testing/calls';
import { playAndLike, playsAndLikes } from '../_testing/listeners';
import { recordedAlbum, storageAs } from '../_testing/recordings';
import { publicAddress, publish } from '../_testing/releases';

let owner: Person;
let fan: Person;
beforeAll(async () => {
  [owner, fan] = [await artist('Ada'), await listener()];
});

const remove = (albumId: string, who: Person | null = owner) => call('delete-album', { albumId }, who);
const restore = (albumId: string, who: Person | null = owner) => call('restore-album', { albumId }, who);
const isHeard = async (trackId: string) => (await fetch(publicAddress(owner, trackId))).ok;
const stateOf = async (albumId: string) =>
  (await done(server().from('albums').select('state').eq('id', albumId))).map(({ state }) => state)[0];
const deletedOf = async (who: Person) => (await done(who.rest.rpc('list_deleted_albums'))).map(({ id }) => id);
const ownAlbum = (albumId: string) => done(owner.rest.from('albums').select('id').eq('id', albumId));
const ageDeletion = (albumId: string) =>
  sql()`update private.deleted_albums set deleted_at = deleted_at - interval '7 days 1 minute' where album_id = ${albumId}`;

async function publicAlbum(fields: Parameters<typeof recordedAlbum>[1] = {}) {
  const album = await recordedAlbum(owner, fields);
  await publish(owner, album.id);
  return album;
}

async function moderatorActs(act: 'hide_content' | 'restore_content', albumId: string) {
  const moderator = await listener();
  await done(server().rpc('grant_role', { user_id: moderator.id, role: 'moderator' }));
  expect((await moderator.rest.rpc(act, { subject_kind: 'album', subject_id: albumId })).error).toBeNull();
}

describe('deleting an album that nobody bought', () => {
  test('takes it away from everybody, and Undo brings it back with plays, likes, places and sound', async () => {
    const album = await publicAlbum();
    const playlist = await playAndLike(fan, album.trackId);
    const before = await playsAndLikes(album.trackId, playlist);
    expect(before).toEqual({ plays: 1, likes: 1, places: 1 });

    const { status, body } = await remove(album.id);
    expect([status, body.albumId]).toEqual([200, album.id]);
    expect(Date.parse(String(body.erasedAt)) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(await isHeard(album.trackId)).toBe(false);
    expect(await ownAlbum(album.id)).toEqual([]);
    expect(await done(guest().from('tracks').select('id').eq('id', album.trackId))).toEqual([]);
    expect((await playsAndLikes(album.trackId, playlist)).places).toBe(0);
    expect(await deletedOf(owner)).toContain(album.id);
    expect((await remove(album.id)).body.erasedAt).toBe(body.erasedAt);

    expect(await restore(album.id)).toEqual({ status: 200, body: { albumId: album.id, state: 'public' } });
    expect(await isHeard(album.trackId)).toBe(true);
    expect(await playsAndLikes(album.trackId, playlist)).toEqual(before);
    expect(await deletedOf(owner)).not.toContain(album.id);
    expect((await restore(album.id)).body.state).toBe('public');
  });

  test('keeps a draft and a scheduled album from coming out, until it is taken back', async () => {
    const [begun, due] = [await recordedAlbum(owner), await recordedAlbum(owner, { release_date: '2150-01-01' })];
    await publish(owner, due.id);
    for (const { id } of [begun, due]) expect((await remove(id)).status).toBe(200);
    await sql()`update public.albums set release_date = '2020-01-01' where id = ${due.id}`;
    await callScheduled('release-scheduled');
    for (const { id } of [begun, due]) {
      expect(refusal(await publish(owner, id))).toEqual([404, 'album_not_found']);
      expect(await refusalOf(server().rpc('mark_album_published', { album_id: id, track_urls: {} }))).toMatch(
        /album_not_found|no_streams/,
      );
      expect(await stateOf(id)).toBe('deleted');
    }
    expect([(await restore(begun.id)).body.state, (await restore(due.id)).body.state]).toEqual(['draft', 'scheduled']);
    await callScheduled('release-scheduled');
    expect(await stateOf(due.id)).toBe('public');
  });

  test('ends after seven days: rows, files and news of it are gone, and not a day before', async () => {
    await done(fan.rest.from('user_follows').insert({ follower_id: fan.id, following_id: owner.id }).select());
    const [old, fresh] = [await publicAlbum(), await publicAlbum()];
    for (const { id } of [old, fresh]) await remove(id);
    await ageDeletion(old.id);
    expect((await callScheduled('sweep')).status).toBe(200);
    expect([await stateOf(old.id), await stateOf(fresh.id)]).toEqual([undefined, 'deleted']);
    expect(refusal(await restore(old.id))).toEqual([404, 'album_not_found']);
    const news = await done(fan.rest.from('notifications').select('payload').eq('kind', 'new_release'));
    const about = news.map(({ payload }) => (payload as { album_id: string }).album_id);
    expect([about.includes(old.id), about.includes(fresh.id)]).toEqual([false, true]);
    await tidyFiles();
    const masters = async (trackId: string) =>
      (await storageAs().from('audio_masters').list(`${owner.id}/${trackId}`)).data?.length;
    expect([await masters(old.trackId), await masters(fresh.trackId)]).toEqual([0, 3]);
  });
});

describe('an album that somebody bought', () => {
  test.each([
    ['was paid for', (buyer: Person, album: { id: string }) => buy(buyer, album as never)],
    ['is being paid for', (buyer: Person, album: { id: string }) => orderOf(buyer, [{ album_id: album.id }])],
    [
      'was refunded',
      async (buyer: Person, album: { id: string }) => {
        await refundAll(await buy(buyer, album as never));
      },
    ],
    [
      'was taken free',
      async (buyer: Person, album: { id: string }) => {
        await sql()`update public.albums set price = 0 where id = ${album.id}`;
        await done(buyer.rest.rpc('grant_free_album', { album_id: album.id }));
      },
    ],
  ])('that %s stays', async (_what, sell) => {
    const album = await publicAlbum();
    await sell(await listener(), album);
    expect(refusal(await remove(album.id))).toEqual([409, 'sold_cannot_be_deleted']);
    expect(await stateOf(album.id)).toBe('public');
  });

  test('at the same moment is either deleted or sold, never both', async () => {
    const buyer = await listener();
    for (let round = 0; round < 5; round += 1) {
      const album = await publicAlbum();
      const items = [{ album_id: album.id }] as never;
      const order = () => server().rpc('create_order', { user_id: buyer.id, items });
      const [ordered, removed] = await Promise.all([order(), remove(album.id)]);
      expect([ordered.error === null, removed.status === 200].filter(Boolean)).toHaveLength(1);
    }
  });

  test('with money that comes after the order was given up is its buyer’s, off sale', async () => {
    const album = await publicAlbum();
    const buyer = await listener();
    const { id } = await orderOf(buyer, [{ album_id: album.id }]);
    const given = { order_id: id, provider_event_id: randomUUID(), outcome: 'cancelled' };
    await done(server().rpc('close_order', given));
    expect((await remove(album.id)).status).toBe(200);
    await pay(id);
    expect([await stateOf(album.id), await deletedOf(owner)]).toEqual([
      'withdrawn',
      expect.not.arrayContaining([album.id]),
    ]);
    expect((await call('request-download', { albumId: album.id, format: 'original' }, buyer)).status).toBe(200);
  });
});

describe('what moderators look at', () => {
  test('cannot be deleted while it is hidden, by no door', async () => {
    const album = await publicAlbum();
    await moderatorActs('hide_content', album.id);
    expect(refusal(await remove(album.id))).toEqual([409, 'album_hidden']);
    expect(await done(owner.rest.from('albums').delete().eq('id', album.id).select())).toEqual([]);
    expect(await done(owner.rest.from('tracks').delete().eq('id', album.trackId).select())).toEqual([]);
  });

  test('is not erased while a report is open, and stays hidden when its deletion is taken back', async () => {
    const album = await publicAlbum();
    await done(fan.rest.rpc('report_content', { subject_kind: 'album', subject_id: album.id, reason: 'hate' }));
    await remove(album.id);
    await ageDeletion(album.id);
    await callScheduled('sweep');
    expect(await stateOf(album.id)).toBe('deleted');
    await moderatorActs('hide_content', album.id);
    expect((await restore(album.id)).body.state).toBe('hidden');
    expect(await stateOf(album.id)).toBe('hidden');
    await moderatorActs('restore_content', album.id);
    expect(await stateOf(album.id)).toBe('public');
  });
});

test('others neither delete an album nor bring it back', async () => {
  const [album, gone] = [await publicAlbum(), await draft(owner)];
  await remove(gone.id);
  for (const who of [await artist(), await listener()]) {
    expect(refusal(await remove(album.id, who))).toEqual([404, 'album_not_found']);
    expect(refusal(await restore(gone.id, who))).toEqual([404, 'album_not_found']);
    expect(await deletedOf(who)).toEqual([]);
  }
  expect(refusal(await remove(album.id, null))).toEqual([401, 'login_required']);
  expect(refusal(await restore(gone.id, null))).toEqual([401, 'login_required']);
  expect([await stateOf(album.id), await stateOf(gone.id)]).toEqual(['public', 'deleted']);
});
