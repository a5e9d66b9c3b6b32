import { guest, server, sql } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { call, refusal } from '../_testing/calls';
import { recordedAlbum, storageAs } from '../_testing/recordings';
import { callScheduled } from '../_testing/artists';
import { publicAddress, publish } from '../_testing/releases';

let owner: Person;
beforeEach(async () => {
  owner = await artist('Ada');
});

const arrive = (albumId: string) => sql()`update public.albums set release_date = current_date where id = ${albumId}`;
const isHeard = async (trackId: string) => (await fetch(publicAddress(owner, trackId))).ok;
const newsOf = async (who: Person) =>
  (await done(server().from('notifications').select('kind').eq('user_id', who.id).eq('kind', 'new_release'))).length;

async function scheduled() {
  const album = await recordedAlbum(owner, { release_date: '2150-01-01' });
  expect((await publish(owner, album.id)).body).toMatchObject({ state: 'scheduled' });
  return album;
}

describe('a scheduled album', () => {
  test('comes out on its day by itself, to be heard by everybody, and its followers learn of it once', async () => {
    const follower = await listener();
    await done(
      follower.rest.from('user_follows').insert({ follower_id: follower.id, following_id: owner.id }).select(),
    );
    const [due, later] = [await scheduled(), await scheduled()];
    await arrive(due.id);
    expect((await callScheduled('release-scheduled')).status).toBe(200);
    expect([await isHeard(due.trackId), await isHeard(later.trackId)]).toEqual([true, false]);
    expect(await done(guest().from('albums').select('state').eq('id', due.id))).toEqual([{ state: 'public' }]);
    expect(await newsOf(follower)).toBe(1);
    expect((await callScheduled('release-scheduled')).body).toEqual({ released: 0 });
    expect(await newsOf(follower)).toBe(1);
  });

  test('comes out once when the clock calls five times at the same moment', async () => {
    const follower = await listener();
    await done(
      follower.rest.from('user_follows').insert({ follower_id: follower.id, following_id: owner.id }).select(),
    );
    const album = await scheduled();
    await arrive(album.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => callScheduled('release-scheduled')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await isHeard(album.trackId)).toBe(true);
    expect(await newsOf(follower)).toBe(1);
  });

  test('that cannot come out does not hold up the others, and the clock hears of it', async () => {
    const [broken, whole] = [await scheduled(), await scheduled()];
    await storageAs()
      .from('audio_masters')
      .remove([`${owner.id}/${broken.trackId}/original.flac`]);
    await Promise.all([arrive(broken.id), arrive(whole.id)]);
    expect(refusal(await callScheduled('release-scheduled'))).toEqual([500, 'internal_error']);
    expect([await isHeard(broken.trackId), await isHeard(whole.trackId)]).toEqual([false, true]);
    await done(owner.rest.from('albums').delete().eq('id', broken.id).select());
  });
});

test.each(['release-scheduled', 'tidy-files', 'sweep'])('%s answers to the service key only', async (name) => {
  const album = await scheduled();
  await arrive(album.id);
  expect([401, 403]).toContain((await call(name, {}, null)).status);
  expect(refusal(await call(name, {}, owner))).toEqual([403, 'service_only']);
  expect(refusal(await call(name, {}, await listener()))).toEqual([403, 'service_only']);
  expect(await isHeard(album.trackId)).toBe(false);
  await sql()`update public.albums set release_date = '2150-01-01' where id = ${album.id}`;
});
