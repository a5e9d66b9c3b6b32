import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { tusAs } from '../../../servers/testing/tus.ts';
import { guest, postToAuth, server, sql } from '../../tests/support/backend';
import { countPlay } from '../../tests/support/listening';
import { done } from '../../tests/support/outcomes';
import { artist, listener, signUp, type Person } from '../../tests/support/people';
import { buy, orderOf, release } from '../../tests/support/releases';
import { tracesOf } from '../../tests/support/traces';
import { createFullAccount } from '../_testing/fullAccount';
import { call, refusal, setting } from '../_testing/calls';

const PASSWORD = 'Str0ng!password';
const GONE = 'Deleted account';
const erase = (who: Person | null, body: object = { password: PASSWORD }) => call('delete-account', body, who);
const userExists = async ({ id }: Person) => (await sql()`select 1 from auth.users where id = ${id}`).length === 1;

const filesUnder = async (person: Person) => {
  const rows =
    await sql()`select bucket_id, name from storage.objects where starts_with(name, ${person.id}) order by 1, 2`;
  return rows.map((row) => `${row.bucket_id as string}/${(row.name as string).replace(person.id, 'me')}`);
};

const unfinishedOf = ({ id }: Person) => {
  const folder = `${setting('FAIRTONE_TEST_DATA_DIR')}/storage/uploads/${id}`;
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('deleting an account', () => {
  test('leaves nothing but nameless records of sales; what was sold stays with its buyer', async () => {
    const friend = await artist('Frida Friend');
    const name = `Quirin ${randomUUID().slice(0, 8)}`;
    const { me, sold, unsold, theirs } = await createFullAccount(name, friend);
    await countPlay(friend, sold.trackId);
    await done(server().rpc('refresh_popularity', {}));
    expect(await tracesOf([me.id])).toEqual(
      expect.arrayContaining(['private.popular_entries.artist_id', 'private.popular_tracks.artist_id']),
    );
    expect(refusal(await erase(me))).toEqual([409, 'balance_left']);
    const answer = await erase(me, { password: PASSWORD, forfeitsBalance: true });
    expect(answer).toMatchObject({ status: 200, body: { deleted: true, isClean: true } });

    expect(
      await done(guest().from('profiles').select('name, bio, location, avatar_url, state').eq('id', me.id)),
    ).toEqual([{ name: GONE, bio: null, location: null, avatar_url: null, state: 'deleted' }]);
    expect(await done(server().from('albums').select('id, state, description').eq('artist_id', me.id))).toEqual([
      { id: sold.id, state: 'withdrawn', description: null },
    ]);
    expect((await call('request-download', { albumId: sold.id, format: 'original' }, friend)).body).toMatchObject({
      album: { title: sold.title, artist: name },
    });
    expect((await done(friend.rest.from('purchases').select('album_title, artist_name')))[0]).toEqual({
      album_title: sold.title,
      artist_name: name,
    });
    expect(await done(server().from('purchases').select('user_id').eq('album_id', theirs.id))).toEqual([
      { user_id: null },
    ]);
    expect(await done(friend.rest.from('ledger_entries').select('amount_cents').eq('account', 'artist'))).toHaveLength(
      1,
    );
    expect(await filesUnder(me)).toEqual(
      ['original.flac', 'purchase.mp3', 'stream.mp3'].map((file) => `audio_masters/me/${sold.trackId}/${file}`),
    );
    expect(await done(server().from('albums').select('id').eq('id', unsold.id))).toEqual([]);

    // The goodbye e-mail itself, while it is queued.
    expect(await tracesOf([me.email])).toEqual(['public.emails.to_address']);
    expect(await done(server().from('emails').select('kind').eq('to_address', me.email))).toEqual([
      { kind: 'account_deleted' },
    ]);
    await sql()`update public.emails set state = 'sent' where to_address = ${me.email}`;
    // Data that the buyer keeps.
    expect(await tracesOf([me.email, name])).toEqual([
      'public.emails.payload',
      'public.order_items.artist_name',
      'public.purchases.artist_name',
    ]);
    expect(await tracesOf([me.id])).toEqual([
      'public.albums.artist_id',
      'public.ledger_entries.artist_id',
      'public.order_items.artist_id',
      'public.profiles.id',
      'public.track_files.path',
      'storage.objects.name',
      'storage.objects.owner',
      'storage.objects.owner_id',
      'storage.objects.path_tokens',
    ]);
    const folders = ['avatars', 'album_covers', 'audio_files'].flatMap((bucket) => {
      try {
        return readdirSync(`${setting('FAIRTONE_TEST_DATA_DIR')}/storage/${bucket}`, { recursive: true }) as string[];
      } catch {
        return [];
      }
    });
    expect(folders.filter((path) => path.includes(me.id))).toEqual([]);
  });

  test('leaves nothing of uploads that were under way', async () => {
    const me = await artist();
    const uploads = tusAs({ url: setting('FAIRTONE_TEST_URL') }, me.token);
    const objectName = `${me.id}/${randomUUID()}/original.wav`;
    const target = { bucketName: 'audio_masters', objectName, contentType: 'audio/wav' };
    const begun = await uploads.create(target, 5000);
    expect((await uploads.patch(begun.headers.get('location')!, 0, new Uint8Array(1000))).status).toBe(204);
    expect(unfinishedOf(me)).toHaveLength(2);
    expect(await erase(me)).toMatchObject({ status: 200, body: { deleted: true, isClean: true } });
    expect(unfinishedOf(me)).toEqual([]);
    // The gateway is notified of ended sessions a moment later (NOTIFY); until then the upload is refused because it does not exist.
    const late = await uploads.patch(begun.headers.get('location')!, 1000, new Uint8Array(4000));
    expect([401, 404]).toContain(late.status);
    expect(unfinishedOf(me)).toEqual([]);
  });

  test('leaves the name of the artist with buyers, until the last of them is gone', async () => {
    const name = `Xenia ${randomUUID().slice(0, 8)}`;
    const [me, first, second] = [await artist(name), await listener(), await listener()];
    const album = await release(me, { title: 'Kept Words' });
    for (const buyer of [first, second]) await buy(buyer, album);
    expect((await erase(first)).status).toBe(200);
    expect((await erase(me, { password: PASSWORD, forfeitsBalance: true })).status).toBe(200);
    const held = await done(server().from('purchases').select('user_id, artist_name').eq('album_id', album.id));
    expect(held).toContainEqual({ user_id: second.id, artist_name: name });
    expect(held).toContainEqual({ user_id: null, artist_name: GONE });
    const [order] = await done(second.rest.from('orders').select('id'));
    expect(await done(second.rest.rpc('order_receipt', { order_id: order!.id }))).toMatchObject({
      items: [{ title: 'Kept Words', artist_name: name }],
    });
    expect((await erase(second)).status).toBe(200);
    expect(await tracesOf([name])).toEqual([]);
  });

  test('of who sold nothing leaves nothing at all, and ends every session', async () => {
    const name = `Zelda ${randomUUID().slice(0, 8)}`;
    const me = await listener(name);
    const other = await listener();
    await done(me.rest.from('user_follows').insert({ follower_id: me.id, following_id: other.id }).select());
    expect((await erase(me)).status).toBe(200);
    await sql()`update public.emails set state = 'sent' where kind = 'account_deleted'`;
    expect(await tracesOf([me.id, me.email, name])).toEqual([]);
    expect((await me.rest.from('user_roles').select()).status).toBe(401);
    const again = await postToAuth('token?grant_type=password', { email: me.email, password: PASSWORD });
    expect(again.status).toBe(400);
    const back = await postToAuth('signup', { email: me.email, password: PASSWORD, data: {} });
    expect(back.status).toBe(200);
  });

  test('by the operator, past our function, erases the same', async () => {
    const me = await listener('Row Deleted');
    await sql()`delete from auth.users where id = ${me.id}`;
    expect(await tracesOf([me.id, me.email])).toEqual([]);
  });

  test('keeps a legal takedown down, also for buyers', async () => {
    const [me, buyer, mod] = await Promise.all([artist(), listener(), listener()]);
    await done(server().rpc('grant_role', { user_id: mod.id, role: 'moderator' }));
    const album = await release(me);
    await buy(buyer, album);
    await done(mod.rest.rpc('hide_content', { subject_kind: 'album', subject_id: album.id, is_legal: true }));
    expect((await erase(me, { password: PASSWORD, forfeitsBalance: true })).status).toBe(200);
    expect(await done(server().from('albums').select('state').eq('id', album.id))).toEqual([{ state: 'hidden' }]);
    expect(await done(server().rpc('can_download', { user_id: buyer.id, album_id: album.id }))).toBe(false);
  });

  test('ends the support that the person gives, and forgets who gave it', async () => {
    const [me, star] = await Promise.all([listener('Generous'), artist('Star')]);
    expect((await call('create-donation', { artistId: star.id, amountCents: 500 }, me)).status).toBe(200);
    const donations = () =>
      done(server().from('donations').select('state, giver_id, giver_name').eq('artist_id', star.id));
    expect(await donations()).toEqual([{ state: 'incomplete', giver_id: me.id, giver_name: 'Generous' }]);
    expect((await erase(me)).status).toBe(200);
    expect(await donations()).toEqual([{ state: 'ended', giver_id: null, giver_name: GONE }]);
  });

  test('waits for support that the provider still collects', async () => {
    const [me, star] = await Promise.all([listener(), artist()]);
    await sql()`insert into public.donations (giver_id, artist_id, giver_name, artist_name, amount_cents, state, provider_subscription_id, started_at)
      values (${me.id}, ${star.id}, 'a', 'b', 500, 'active', ${`sub_${randomUUID()}`}, now())`;
    expect(refusal(await erase(me))).toEqual([409, 'donation_in_progress']);
    expect(await userExists(me)).toBe(true);
  });

  test('waits for a payout that is on its way', async () => {
    const me = await artist();
    await sql()`insert into public.payouts (artist_id, period, amount_cents, statement) values (${me.id}, '2026-01-01', 1000, '{}')`;
    expect(refusal(await erase(me))).toEqual([409, 'payout_in_progress']);
    expect(await userExists(me)).toBe(true);
  });

  test('twice at once is once', async () => {
    const me = await listener();
    const answers = await Promise.all([erase(me), erase(me)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await userExists(me)).toBe(false);
    expect(await done(server().from('emails').select('kind').eq('to_address', me.email))).toHaveLength(1);
  });
});

describe('refused, with the account as it was', () => {
  test('to guests, with a wrong password, and for a session that began long ago without one', async () => {
    const me = await signUp({ full_name: 'Careful' });
    expect(refusal(await erase(null))).toEqual([401, 'login_required']);
    expect(refusal(await erase(me, { password: 'Wr0ng!password' }))).toEqual([403, 'wrong_password']);
    await sql()`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${me.id}`;
    expect(refusal(await erase(me, {}))).toEqual([403, 'reauthentication_required']);
    expect(refusal(await erase(me, { password: '' }))).toEqual([400, 'invalid_request']);
    expect(await userExists(me)).toBe(true);
    expect((await erase(me)).status).toBe(200);
  });

  test('accepted for a session of these minutes; another person’s token deletes that other person alone', async () => {
    const [me, victim] = await Promise.all([listener(), listener()]);
    expect((await erase(me, { user_id: victim.id, userId: victim.id })).status).toBe(200);
    expect([await userExists(me), await userExists(victim)]).toEqual([false, true]);
  });

  test('while a payment of theirs waits at the provider', async () => {
    const me = await listener();
    const { id } = await orderOf(me, [{ album_id: (await release(await artist())).id }]);
    await done(
      server()
        .from('orders')
        .update({ provider_session_id: `cs_${id}` })
        .eq('id', id)
        .select(),
    );
    expect(refusal(await erase(me))).toEqual([409, 'payment_in_progress']);
    await done(server().rpc('close_order', { order_id: id, provider_event_id: `evt_${id}`, outcome: 'cancelled' }));
    expect((await erase(me)).status).toBe(200);
  });

  test('to the data API: nobody but the service calls what deletes', async () => {
    const [me, victim] = await Promise.all([listener(), listener()]);
    for (const rpc of [
      me.rest.rpc('delete_account', { user_id: victim.id }),
      guest().rpc('delete_account', { user_id: victim.id }),
      me.rest.rpc('check_deletion', { user_id: victim.id }),
    ]) {
      expect((await rpc).error?.message).toMatch(/permission denied/);
    }
    expect(await userExists(victim)).toBe(true);
  });
});
