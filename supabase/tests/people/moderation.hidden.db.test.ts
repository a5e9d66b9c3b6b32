import { randomUUID } from 'node:crypto';
import { guest, server, sql } from '../support/backend.ts';
import { done, refusalOf } from '../support/outcomes.ts';
import { artist, type Person } from '../support/people.ts';
import { buy, publish, release } from '../support/releases.ts';
import { hide, moderatedShop, report, restore, canRead } from './moderators.ts';
import { countPlay } from '../support/listening.ts';

let ada: Person;
let lena: Person;
let mod: Person;
beforeEach(async () => {
  ({ ada, lena, mod } = await moderatedShop());
});

const mayDownload = (who: Person, album_id: string) =>
  done(server().rpc('can_download', { user_id: who.id, album_id }));

describe('hidden content', () => {
  test('an album is invisible to guests and others, marked as hidden for its owner, and restored unchanged', async () => {
    const { id, trackId } = await release(ada);
    await done(hide(mod, 'album', id, { note: 'Cover shows a person without consent.' }));
    for (const rest of [guest(), lena.rest]) {
      expect(await canRead(rest, 'albums', id)).toBe(false);
      expect(await canRead(rest, 'tracks', trackId)).toBe(false);
    }
    expect(await done(ada.rest.from('albums').select('state').eq('id', id))).toEqual([{ state: 'hidden' }]);
    expect(await done(ada.rest.from('content_holds').select('subject_kind, note'))).toEqual([
      { subject_kind: 'album', note: 'Cover shows a person without consent.' },
    ]);
    expect(await done(lena.rest.from('content_holds').select())).toEqual([]);
    expect(await done(ada.rest.rpc('list_notifications'))).toMatchObject([{ payload: { event: 'content_hidden' } }]);
    await done(restore(mod, 'album', id));
    expect(await canRead(guest(), 'albums', id)).toBe(true);
    expect(await done(ada.rest.from('content_holds').select())).toEqual([]);
    expect(await refusalOf(restore(mod, 'album', id))).toBe('not_hidden');
  });

  test('an album cannot be bought, claimed, played, or made visible by publishing or withdrawing', async () => {
    const { id, trackId } = await release(ada, { price: 0 });
    await done(hide(mod, 'album', id));
    expect(await refusalOf(server().rpc('create_order', { user_id: lena.id, items: [{ album_id: id }] }))).toBe(
      'album_not_found',
    );
    expect(await refusalOf(lena.rest.rpc('grant_free_album', { album_id: id }))).toBe('album_not_found');
    expect(await countPlay(lena, trackId)).toBe(false);
    expect(await mayDownload(lena, id)).toBe(false);
    await expect(publish(id)).rejects.toThrow('album_hidden');
    expect(await refusalOf(ada.rest.rpc('withdraw_album', { album_id: id }))).toBe('album_not_found');
    expect(await refusalOf(server().from('albums').update({ state: 'public' }).eq('id', id))).toBe('album_hidden');
    const [audible] = await sql()`select private.track_is_audible(${trackId}) as audible`;
    expect(audible).toEqual({ audible: false });
  });

  test('an album stays available to its buyers, except for a legal takedown', async () => {
    const album = await release(ada);
    await buy(lena, album);
    await done(hide(mod, 'album', album.id));
    expect(await mayDownload(lena, album.id)).toBe(true);
    await done(hide(mod, 'album', album.id, { is_legal: true }));
    expect(await mayDownload(lena, album.id)).toBe(false);
    expect(await mayDownload(ada, album.id)).toBe(true);
    await done(restore(mod, 'album', album.id));
    expect(await mayDownload(lena, album.id)).toBe(true);
  });

  test('a track is invisible to others, available to buyers, and cannot be restored by its artist', async () => {
    const album = await release(ada);
    await buy(lena, album);
    await done(hide(mod, 'track', album.trackId));
    expect(await canRead(guest(), 'tracks', album.trackId)).toBe(false);
    expect(await done(guest().from('albums').select('track_count').eq('id', album.id))).toEqual([{ track_count: 0 }]);
    const status = (value: 'ready' | 'hidden', id = album.trackId) =>
      ada.rest.from('tracks').update({ status: value }).eq('id', id).select();
    expect(await refusalOf(status('ready'))).toBe('track_hidden');
    const got = async () =>
      (await done(server().rpc('downloadable_tracks', { user_id: lena.id, album_id: album.id }))).length;
    expect(await got()).toBe(1);
    await done(hide(mod, 'track', album.trackId, { is_legal: true }));
    expect(await got()).toBe(0);
    await done(restore(mod, 'track', album.trackId));
    expect(await done(guest().from('albums').select('track_count').eq('id', album.id))).toEqual([{ track_count: 1 }]);
    expect(await refusalOf(status('hidden'))).toBe('hidden_by_moderators_only');
  });

  test('a profile hides its albums, and its restoration restores those that were not hidden separately', async () => {
    const [first, second] = [await release(ada), await release(ada)];
    await done(hide(mod, 'album', second.id));
    await done(hide(mod, 'profile', ada.id));
    const name = `Zyx${randomUUID().slice(0, 8)}`;
    await done(ada.rest.from('profiles').update({ name }).eq('id', ada.id).select());
    const found = async () => (await done(guest().rpc('search_catalog', { query: name }))).length;
    expect(await found()).toBe(0);
    expect(await canRead(guest(), 'profiles', ada.id)).toBe(false);
    expect(await canRead(lena.rest, 'profiles', ada.id)).toBe(false);
    expect(await canRead(ada.rest, 'profiles', ada.id)).toBe(true);
    expect(await canRead(guest(), 'albums', first.id)).toBe(false);
    await done(restore(mod, 'profile', ada.id));
    expect(await found()).toBeGreaterThan(0);
    expect(await canRead(guest(), 'profiles', ada.id)).toBe(true);
    expect(await canRead(guest(), 'albums', first.id)).toBe(true);
    expect(await canRead(guest(), 'albums', second.id)).toBe(false);
  });

  test('a shared playlist opens only for its owner, who cannot share it again', async () => {
    const [list] = await done(lena.rest.from('playlists').insert({ name: 'Rude name', is_shared: true }).select());
    await done(hide(mod, 'playlist', list!.id));
    expect(await done(guest().rpc('open_playlist', { playlist_id: list!.id }))).toEqual([]);
    expect(await canRead(ada.rest, 'playlists', list!.id)).toBe(false);
    expect(await canRead(lena.rest, 'playlists', list!.id)).toBe(true);
    const shared = lena.rest.from('playlists').update({ is_shared: true }).eq('id', list!.id);
    expect(await refusalOf(shared)).toBe('playlist_hidden');
    await done(restore(mod, 'playlist', list!.id));
    expect(await canRead(guest(), 'playlists', list!.id)).toBe(true);
  });

  test('a message is removed from the inbox, and its preview from the bell', async () => {
    const id = await done(server().rpc('send_message', { sender_id: ada.id, recipient_id: lena.id, body: 'Vile.' }));
    await done(hide(mod, 'message', id));
    expect(await done(lena.rest.from('messages').select())).toEqual([]);
    expect(await done(lena.rest.rpc('list_messages', { box: 'inbox' }))).toEqual([]);
    expect(JSON.stringify(await done(lena.rest.rpc('list_notifications')))).not.toContain('Vile');
  });

  test('of a moderator cannot be judged by that moderator', async () => {
    const other = await artist('Other');
    await done(server().rpc('grant_role', { user_id: ada.id, role: 'moderator' }));
    const { id } = await release(ada);
    const filed = await done(report(other, 'album', id));
    expect(await refusalOf(hide(ada, 'album', id))).toBe('own_content');
    expect(await refusalOf(ada.rest.rpc('answer_report', { report_id: filed, outcome: 'kept' }))).toBe('own_content');
    await done(hide(mod, 'album', id));
    const shown = ada.rest.rpc('restore_content', { subject_kind: 'album', subject_id: id });
    expect(await refusalOf(shown)).toBe('own_content');
  });
});
