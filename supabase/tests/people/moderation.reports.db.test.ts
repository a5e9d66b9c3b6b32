import { randomUUID } from 'node:crypto';
import { guest, server, sql } from '../support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, refusalOf } from '../support/outcomes.ts';
import { listener, type Person } from '../support/people.ts';
import { release } from '../support/releases.ts';
import { moderatedShop, report, type Kind } from './moderators.ts';

let ada: Person;
let lena: Person;
let mod: Person;
beforeEach(async () => {
  ({ ada, lena, mod } = await moderatedShop());
});

describe('a report', () => {
  test('is filed once, visible to its reporter and to moderators, and never to the reported person', async () => {
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

  test('sent five times at once is one report', async () => {
    const { id } = await release(ada);
    const ids = await Promise.all(Array.from({ length: 5 }, () => done(report(lena, 'album', id))));
    expect(new Set(ids).size).toBe(1);
  });

  test('about hidden content, about oneself, or for an unknown reason is refused', async () => {
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

  test('of a message is possible only for its recipient; moderators can read that message and no other', async () => {
    const sendMessage = async () =>
      done(server().rpc('send_message', { sender_id: ada.id, recipient_id: lena.id, body: 'You are awful.' }));
    const [reported, other] = [await sendMessage(), await sendMessage()];
    expect(await refusalOf(report(await listener(), 'message', reported))).toBe('subject_not_found');
    await done(report(lena, 'message', reported, 'abuse'));
    const subject = await done(mod.rest.rpc('moderation_subject', { subject_kind: 'message', subject_id: reported }));
    expect(subject).toMatchObject({ subject: { body: 'You are awful.' }, open_reports: 1 });
    const unreported = mod.rest.rpc('moderation_subject', { subject_kind: 'message', subject_id: other });
    expect(await refusalOf(unreported)).toBe('subject_not_found');
    expect(await done(mod.rest.from('messages').select())).toEqual([]);
  });

  test('is answered once; the reporter is notified in the bell and by e-mail', async () => {
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

test('the queue pages from the oldest report on, without a gap or a repeat', async () => {
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
