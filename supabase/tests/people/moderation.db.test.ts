import { randomUUID } from 'node:crypto';
import { guest, server, sql } from '../support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { buy, publish, release } from '../support/releases.ts';

let ada: Person;
let lena: Person;
let mod: Person;

beforeEach(async () => {
  [ada, lena, mod] = await Promise.all([artist('Ada'), listener('Lena'), listener('Mo Derator')]);
  await done(server().rpc('grant_role', { user_id: mod.id, role: 'moderator' }));
});

type Kind = 'album' | 'track' | 'profile' | 'message' | 'playlist';
const report = (who: Person, subject_kind: Kind, subject_id: string, reason = 'spam') =>
  who.rest.rpc('report_content', { subject_kind, subject_id, reason, details: 'Look at this.' });
const hide = (subject_kind: Kind, subject_id: string, more: { note?: string; is_legal?: boolean } = {}, who = mod) =>
  who.rest.rpc('hide_content', { subject_kind, subject_id, ...more });
const restore = (subject_kind: Kind, subject_id: string) =>
  mod.rest.rpc('restore_content', { subject_kind, subject_id });
const seen = async (rest: Person['rest'], table: 'albums' | 'tracks' | 'profiles' | 'playlists', id: string) =>
  (await done(rest.from(table).select('id').eq('id', id))).length === 1;
const mayDownload = (who: Person, album_id: string) =>
  done(server().rpc('can_download', { user_id: who.id, album_id }));

describe('staff', () => {
  test('are named by the service role alone, and it is written down', async () => {
    expect(await refusalOf(lena.rest.rpc('grant_role', { user_id: lena.id, role: 'moderator' }))).toMatch(NOT_GRANTED);
    expect(await refusalOf(mod.rest.rpc('grant_role', { user_id: lena.id, role: 'moderator' }))).toMatch(NOT_GRANTED);
    expect(await refusalOf(server().rpc('grant_role', { user_id: lena.id, role: 'service_role' }))).toBe(
      'unknown_role',
    );
    expect(await refusalOf(server().rpc('grant_role', { user_id: randomUUID(), role: 'tester' }))).toBe(
      'user_not_found',
    );
    expect(await done(server().rpc('revoke_role', { user_id: mod.id, role: 'moderator' }))).toBe(true);
    const log = await done(server().from('moderation_log').select('act, facts').eq('subject_id', mod.id).order('id'));
    expect(log).toEqual([
      { act: 'grant_role', facts: { role: 'moderator' } },
      { act: 'revoke_role', facts: { role: 'moderator' } },
    ]);
    expect(await refusalOf(mod.rest.rpc('moderation_queue'))).toBe('moderators_only');
  });

  test('rights are nobody else’s', async () => {
    const { id } = await release(ada);
    for (const who of [lena, ada]) {
      expect(await refusalOf(hide('album', id, {}, who))).toBe('moderators_only');
      const shown = who.rest.rpc('restore_content', { subject_kind: 'album', subject_id: id });
      expect(await refusalOf(shown)).toBe('moderators_only');
      expect(await refusalOf(who.rest.rpc('moderation_queue'))).toBe('moderators_only');
      const subject = who.rest.rpc('moderation_subject', { subject_kind: 'album', subject_id: id });
      expect(await refusalOf(subject)).toBe('moderators_only');
      expect(await done(who.rest.from('moderation_log').select())).toEqual([]);
      const answer = who.rest.rpc('answer_report', { report_id: randomUUID(), outcome: 'kept' });
      expect(await refusalOf(answer)).toBe('moderators_only');
    }
    expect(await refusalOf(guest().rpc('hide_content', { subject_kind: 'album', subject_id: id }))).toMatch(
      NOT_GRANTED,
    );
    expect(await refusalOf(guest().from('moderation_log').select())).toMatch(NOT_GRANTED);
    expect(await seen(guest(), 'albums', id)).toBe(true);
  });
});

describe('a report', () => {
  test('is filed once, seen by its reporter and by moderators, and never by whom it is about', async () => {
    const { id } = await release(ada);
    const filed = await done(report(lena, 'album', id));
    expect(await done(report(lena, 'album', id))).toBe(filed);
    expect(await done(lena.rest.from('reports').select('id, subject_title'))).toEqual([
      { id: filed, subject_title: 'Night Walks' },
    ]);
    expect(await done(ada.rest.from('reports').select())).toEqual([]);
    expect(await refusalOf(guest().from('reports').select())).toMatch(NOT_GRANTED);
    expect((await done(mod.rest.rpc('moderation_queue', { page_size: 100 }))).map((row) => row.id)).toContain(filed);
  });

  test('five times at once is one report', async () => {
    const { id } = await release(ada);
    const ids = await Promise.all(Array.from({ length: 5 }, () => done(report(lena, 'album', id))));
    expect(new Set(ids).size).toBe(1);
  });

  test('about what the reporter cannot see, about oneself, or for no known reason is refused', async () => {
    const album = await release(ada);
    const [draft] = await done(ada.rest.from('albums').insert({ title: 'Secret', genre: 'Jazz' }).select());
    const [diary] = await done(ada.rest.from('playlists').insert({ name: 'Diary' }).select());
    expect(await refusalOf(report(lena, 'album', draft!.id))).toBe('subject_not_found');
    expect(await refusalOf(report(lena, 'playlist', diary!.id))).toBe('subject_not_found');
    expect(await refusalOf(report(lena, 'album', randomUUID()))).toBe('subject_not_found');
    expect(await refusalOf(report(lena, 'weather' as Kind, album.id))).toBe('unknown_subject');
    expect(await refusalOf(report(ada, 'album', album.id))).toBe('own_content');
    expect(await refusalOf(report(lena, 'album', album.id, 'dislike'))).toMatch(BROKEN_RULE);
    expect(
      await refusalOf(guest().rpc('report_content', { subject_kind: 'album', subject_id: album.id, reason: 'spam' })),
    ).toMatch(NOT_GRANTED);
  });

  test('of a letter is possible for its recipient alone; moderators read that letter and no other', async () => {
    const letter = async () =>
      done(server().rpc('send_message', { sender_id: ada.id, recipient_id: lena.id, body: 'You are awful.' }));
    const [reported, other] = [await letter(), await letter()];
    expect(await refusalOf(report(await listener(), 'message', reported))).toBe('subject_not_found');
    await done(report(lena, 'message', reported, 'abuse'));
    const subject = await done(mod.rest.rpc('moderation_subject', { subject_kind: 'message', subject_id: reported }));
    expect(subject).toMatchObject({ subject: { body: 'You are awful.' }, open_reports: 1 });
    const unreported = mod.rest.rpc('moderation_subject', { subject_kind: 'message', subject_id: other });
    expect(await refusalOf(unreported)).toBe('subject_not_found');
    expect(await done(mod.rest.from('messages').select())).toEqual([]);
  });

  test('is answered once; the reporter is told in the bell and by e-mail', async () => {
    const filed = await done(report(lena, 'album', (await release(ada)).id));
    const answer = { report_id: filed, outcome: 'removed', answer: 'Thank you.' };
    await done(mod.rest.rpc('answer_report', answer));
    expect(await refusalOf(mod.rest.rpc('answer_report', answer))).toBe('already_answered');
    expect(await done(lena.rest.rpc('list_notifications'))).toMatchObject([
      { kind: 'moderation', payload: { event: 'report_answered', outcome: 'removed', note: 'Thank you.' } },
    ]);
    expect(await done(server().from('emails').select('kind').eq('user_id', lena.id))).toEqual([
      { kind: 'report_answer' },
    ]);
    expect(await done(lena.rest.from('reports').select('state, answer'))).toEqual([
      { state: 'answered', answer: 'Thank you.' },
    ]);
  });

  test('is limited to twenty a day', async () => {
    await sql()`select public.count_attempt('report', ${lena.id}, 20, 86400) from generate_series(1, 20)`;
    expect(await refusalOf(report(lena, 'profile', ada.id))).toBe('too_many_reports');
  });
});

describe('hidden', () => {
  test('an album is gone for guests and others, shown as hidden to its owner, and comes back as it was', async () => {
    const { id, trackId } = await release(ada);
    await done(hide('album', id, { note: 'Cover shows a person without consent.' }));
    for (const rest of [guest(), lena.rest]) {
      expect(await seen(rest, 'albums', id)).toBe(false);
      expect(await seen(rest, 'tracks', trackId)).toBe(false);
    }
    expect(await done(ada.rest.from('albums').select('state').eq('id', id))).toEqual([{ state: 'hidden' }]);
    expect(await done(ada.rest.from('content_holds').select('subject_kind, note'))).toEqual([
      { subject_kind: 'album', note: 'Cover shows a person without consent.' },
    ]);
    expect(await done(lena.rest.from('content_holds').select())).toEqual([]);
    expect(await done(ada.rest.rpc('list_notifications'))).toMatchObject([{ payload: { event: 'content_hidden' } }]);
    await done(restore('album', id));
    expect(await seen(guest(), 'albums', id)).toBe(true);
    expect(await done(ada.rest.from('content_holds').select())).toEqual([]);
    expect(await refusalOf(restore('album', id))).toBe('not_hidden');
  });

  test('an album cannot be bought, taken, played, published or withdrawn back into sight', async () => {
    const { id, trackId } = await release(ada, { price: 0 });
    await done(hide('album', id));
    expect(await refusalOf(server().rpc('create_order', { user_id: lena.id, items: [{ album_id: id }] }))).toBe(
      'album_not_found',
    );
    expect(await refusalOf(lena.rest.rpc('grant_free_album', { album_id: id }))).toBe('album_not_found');
    expect(await done(lena.rest.rpc('record_play', { track_id: trackId }))).toBe(false);
    expect(await mayDownload(lena, id)).toBe(false);
    await expect(publish(id)).rejects.toThrow('album_hidden');
    expect(await refusalOf(ada.rest.rpc('withdraw_album', { album_id: id }))).toBe('album_not_found');
    expect(await refusalOf(server().from('albums').update({ state: 'public' }).eq('id', id))).toBe('album_hidden');
    const [audible] = await sql()`select private.album_is_audible(${id}) as audible`;
    expect(audible).toEqual({ audible: false });
  });

  test('an album stays with its buyers; one that the law took down does not', async () => {
    const album = await release(ada);
    await buy(lena, album);
    await done(hide('album', album.id));
    expect(await mayDownload(lena, album.id)).toBe(true);
    await done(hide('album', album.id, { is_legal: true }));
    expect(await mayDownload(lena, album.id)).toBe(false);
    expect(await mayDownload(ada, album.id)).toBe(true);
    await done(restore('album', album.id));
    expect(await mayDownload(lena, album.id)).toBe(true);
  });

  test('a track leaves its album for others, stays for buyers, and its artist cannot bring it back', async () => {
    const album = await release(ada);
    await buy(lena, album);
    await done(hide('track', album.trackId));
    expect(await seen(guest(), 'tracks', album.trackId)).toBe(false);
    expect(await done(guest().from('albums').select('track_count').eq('id', album.id))).toEqual([{ track_count: 0 }]);
    const status = (value: 'ready' | 'hidden', id = album.trackId) =>
      ada.rest.from('tracks').update({ status: value }).eq('id', id).select();
    expect(await refusalOf(status('ready'))).toBe('track_hidden');
    const got = async () =>
      (await done(server().rpc('downloadable_tracks', { user_id: lena.id, album_id: album.id }))).length;
    expect(await got()).toBe(1);
    await done(hide('track', album.trackId, { is_legal: true }));
    expect(await got()).toBe(0);
    await done(restore('track', album.trackId));
    expect(await done(guest().from('albums').select('track_count').eq('id', album.id))).toEqual([{ track_count: 1 }]);
    expect(await refusalOf(status('hidden'))).toBe('hidden_by_moderators_only');
  });

  test('a profile takes its albums along, and brings back those that were not hidden for themselves', async () => {
    const [first, second] = [await release(ada), await release(ada)];
    await done(hide('album', second.id));
    await done(hide('profile', ada.id));
    const name = `Zyx${randomUUID().slice(0, 8)}`;
    await done(ada.rest.from('profiles').update({ name }).eq('id', ada.id).select());
    const found = async () => (await done(guest().rpc('search_catalog', { query: name }))).length;
    expect(await found()).toBe(0);
    expect(await seen(guest(), 'profiles', ada.id)).toBe(false);
    expect(await seen(lena.rest, 'profiles', ada.id)).toBe(false);
    expect(await seen(ada.rest, 'profiles', ada.id)).toBe(true);
    expect(await seen(guest(), 'albums', first.id)).toBe(false);
    await done(restore('profile', ada.id));
    expect(await found()).toBeGreaterThan(0);
    expect(await seen(guest(), 'profiles', ada.id)).toBe(true);
    expect(await seen(guest(), 'albums', first.id)).toBe(true);
    expect(await seen(guest(), 'albums', second.id)).toBe(false);
  });

  test('a shared playlist opens for its owner alone, who cannot share it again', async () => {
    const [list] = await done(lena.rest.from('playlists').insert({ name: 'Rude name', is_shared: true }).select());
    await done(hide('playlist', list!.id));
    expect(await done(guest().rpc('open_playlist', { playlist_id: list!.id }))).toEqual([]);
    expect(await seen(ada.rest, 'playlists', list!.id)).toBe(false);
    expect(await seen(lena.rest, 'playlists', list!.id)).toBe(true);
    const shared = lena.rest.from('playlists').update({ is_shared: true }).eq('id', list!.id);
    expect(await refusalOf(shared)).toBe('playlist_hidden');
    await done(restore('playlist', list!.id));
    expect(await seen(guest(), 'playlists', list!.id)).toBe(true);
  });

  test('a letter leaves the inbox, and its beginning the bell', async () => {
    const id = await done(server().rpc('send_message', { sender_id: ada.id, recipient_id: lena.id, body: 'Vile.' }));
    await done(hide('message', id));
    expect(await done(lena.rest.from('messages').select())).toEqual([]);
    expect(await done(lena.rest.rpc('list_messages', { box: 'inbox' }))).toEqual([]);
    expect(JSON.stringify(await done(lena.rest.rpc('list_notifications')))).not.toContain('Vile');
  });

  test('of one’s own, a moderator judges nothing', async () => {
    const other = await artist('Other');
    await done(server().rpc('grant_role', { user_id: ada.id, role: 'moderator' }));
    const { id } = await release(ada);
    const filed = await done(report(other, 'album', id));
    expect(await refusalOf(hide('album', id, {}, ada))).toBe('own_content');
    expect(await refusalOf(ada.rest.rpc('answer_report', { report_id: filed, outcome: 'kept' }))).toBe('own_content');
    await done(hide('album', id));
    const shown = ada.rest.rpc('restore_content', { subject_kind: 'album', subject_id: id });
    expect(await refusalOf(shown)).toBe('own_content');
  });
});

test('every act is written down and stays: neither changed nor deleted, not even by the service role', async () => {
  const { id } = await release(ada);
  await done(hide('album', id, { note: 'Why' }));
  await done(restore('album', id));
  const log = await done(
    mod.rest.from('moderation_log').select('id, actor_id, act, note').eq('subject_id', id).order('id'),
  );
  expect(log).toMatchObject([
    { actor_id: mod.id, act: 'hide', note: 'Why' },
    { actor_id: mod.id, act: 'restore' },
  ]);
  const rows = () => server().from('moderation_log');
  expect(await refusalOf(rows().delete().eq('subject_id', id))).toMatch(NOT_GRANTED);
  expect(await refusalOf(rows().insert({ act: 'hide', subject_kind: 'album' }))).toMatch(NOT_GRANTED);
  for (const statement of [
    `update public.moderation_log set act = 'answer' where id = ${log[0]!.id}`,
    `update public.moderation_log set note = 'Other' where id = ${log[0]!.id}`,
    `update public.moderation_log set actor_id = gen_random_uuid() where id = ${log[0]!.id}`,
    `delete from public.moderation_log where id = ${log[0]!.id}`,
    'truncate public.moderation_log',
  ]) {
    await expect(sql().unsafe(statement)).rejects.toThrow('moderation_log_is_append_only');
  }
});

test('the queue pages from the oldest on, without a gap or a repeat', async () => {
  await sql()`insert into public.reports (reporter_id, subject_kind, subject_id, owner_id, subject_title, reason, created_at)
    select ${lena.id}, 'profile', gen_random_uuid(), ${ada.id}, 'x', 'spam', '2020-01-01'::timestamptz + (number / 4) * interval '1 s'
    from generate_series(1, 23) as number`;
  const ids: string[] = [];
  let last: { created_at: string; id: string } | undefined;
  for (let page = 0; page < 3; page += 1) {
    const after = last && { after_time: last.created_at, after_id: last.id };
    const rows = await done(mod.rest.rpc('moderation_queue', { ...after, page_size: 10 }));
    ids.push(...rows.filter((row) => row.created_at.startsWith('2020')).map((row) => row.id));
    last = rows.at(-1);
  }
  expect(ids).toHaveLength(23);
  expect(new Set(ids).size).toBe(23);
});
