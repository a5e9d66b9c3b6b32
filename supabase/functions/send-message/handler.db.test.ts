import { randomUUID } from 'node:crypto';
import { guest, server, sql } from '../../tests/support/backend';
import { done, NOT_GRANTED, refusalOf } from '../../tests/support/outcomes';
import { listener, type Person } from '../../tests/support/people';
import { call, refusal } from '../_testing/calls';

let lena: Person;
let noah: Person;

beforeEach(async () => {
  [lena, noah] = await Promise.all([listener('Lena'), listener('Noah')]);
});

const write = (from: Person | null, to: { id: string }, text: unknown = 'Hello!') =>
  call('send-message', { recipientId: to.id, text }, from);
const inbox = (who: Person) => done(who.rest.rpc('list_messages', { box: 'inbox' }));
const allow = (who: Person, allow_messages: 'everyone' | 'followed' | 'nobody') =>
  done(who.rest.from('privacy_settings').upsert({ user_id: who.id, allow_messages }).select());

describe('a message', () => {
  test('is there for the two people, in the bell and in the mailbox, and for nobody else', async () => {
    const { status, body } = await write(lena, noah, '  Do you sell vinyl?\nBest, L.  ');
    expect(status).toBe(200);
    expect(await inbox(noah)).toMatchObject([
      { id: body.messageId, sender_id: lena.id, body: 'Do you sell vinyl?\nBest, L.' },
    ]);
    expect(await done(lena.rest.rpc('list_messages', { box: 'sent' }))).toHaveLength(1);
    expect(await done(noah.rest.rpc('list_notifications'))).toMatchObject([
      { kind: 'message', payload: { sender_name: 'Lena', preview: expect.stringMatching(/^Do you sell/) as string } },
    ]);
    expect(await done(server().from('emails').select('kind').eq('user_id', noah.id))).toEqual([{ kind: 'message' }]);
    const eve = await listener('Eve');
    expect(await done(eve.rest.from('messages').select())).toEqual([]);
    expect(await refusalOf(guest().from('messages').select())).toMatch(NOT_GRANTED);
  });

  test('keeps markup as the text it is', async () => {
    const text = '<img src=x onerror=alert(1)>';
    expect((await write(lena, noah, text)).status).toBe(200);
    expect((await inbox(noah))[0]?.body).toBe(text);
  });

  test('is deleted by its recipient, and neither written nor changed around the function', async () => {
    await write(lena, noah);
    expect(await done(lena.rest.from('messages').delete().eq('sender_id', lena.id).select())).toEqual([]);
    const direct = { sender_id: lena.id, recipient_id: noah.id, body: 'direct' };
    expect(await refusalOf(lena.rest.from('messages').insert(direct))).toMatch(NOT_GRANTED);
    expect(await refusalOf(lena.rest.from('messages').update({ body: 'x' }).eq('sender_id', lena.id))).toMatch(
      NOT_GRANTED,
    );
    expect(await refusalOf(lena.rest.rpc('send_message', direct))).toMatch(NOT_GRANTED);
    expect(await done(noah.rest.from('messages').delete().eq('recipient_id', noah.id).select())).toHaveLength(1);
  });
});

describe('refused', () => {
  test('guests, oneself, nobody, empty, too long, hidden characters, other shapes', async () => {
    expect(refusal(await write(null, noah))).toEqual([401, 'login_required']);
    expect(refusal(await write(lena, lena))).toEqual([400, 'message_to_oneself']);
    expect(refusal(await write(lena, { id: randomUUID() }))).toEqual([404, 'recipient_not_found']);
    for (const text of ['', '   \n', 'x'.repeat(2001), 7, null, ['a'], 'a\u0000b', 'abc\u202edef', 'a\u001bb']) {
      expect(refusal(await write(lena, noah, text))).toEqual([400, 'invalid_request']);
    }
    expect(await inbox(noah)).toEqual([]);
    expect(await done(noah.rest.rpc('unread_notifications'))).toBe(0);
  });

  test('by a block in either direction, without saying so', async () => {
    await done(noah.rest.from('blocks').insert({ blocked_id: lena.id }).select());
    expect(refusal(await write(lena, noah))).toEqual([403, 'messages_not_accepted']);
    expect(refusal(await write(noah, lena))).toEqual([403, 'messages_not_accepted']);
    expect(await done(lena.rest.rpc('can_message', { person: noah.id }))).toBe(false);
  });

  test('as the recipient chose: nobody, or only people they follow', async () => {
    await allow(noah, 'nobody');
    expect(refusal(await write(lena, noah))).toEqual([403, 'messages_not_accepted']);
    await allow(noah, 'followed');
    await done(lena.rest.from('user_follows').insert({ follower_id: lena.id, following_id: noah.id }).select());
    expect(refusal(await write(lena, noah))).toEqual([403, 'messages_not_accepted']);
    await done(noah.rest.from('user_follows').insert({ follower_id: noah.id, following_id: lena.id }).select());
    expect(await done(lena.rest.rpc('can_message', { person: noah.id }))).toBe(true);
    expect((await write(lena, noah)).status).toBe(200);
  });
});

describe('limits', () => {
  const sentBefore = (from: Person, to: Person, count: number, ago: string) =>
    sql()`insert into public.messages (sender_id, recipient_id, body, created_at)
      select ${from.id}, ${to.id}, 'earlier', now() - ${ago}::interval from generate_series(1, ${count})`;

  test('three an hour to one person, also when ten are sent at once; then with the time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(lena, noah)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map((each) => refusal(each).join(' ')))).toEqual(
      new Set(['429 too_many_messages']),
    );
    const headers = { apikey: process.env.FAIRTONE_TEST_ANON_KEY!, authorization: `Bearer ${lena.token}` };
    const response = await fetch(`${process.env.FAIRTONE_TEST_URL}/functions/v1/send-message`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ recipientId: noah.id, text: 'again' }),
    });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3000);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(await inbox(noah)).toHaveLength(3);
  });

  test('ten an hour and thirty a day for a sender; sixty an hour for a recipient', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => listener()));
    await sentBefore(lena, others[0]!, 10, '10 minutes');
    expect(refusal(await write(lena, noah))).toEqual([429, 'too_many_messages']);
    await sentBefore(others[1]!, others[0]!, 30, '5 hours');
    expect(refusal(await write(others[1]!, noah))).toEqual([429, 'too_many_messages']);
    await sentBefore(others[0]!, noah, 60, '30 minutes');
    expect(refusal(await write(others[2]!, noah))).toEqual([429, 'too_many_messages']);
  });

  test('are over when their time is', async () => {
    await sentBefore(lena, noah, 3, '61 minutes');
    expect((await write(lena, noah)).status).toBe(200);
  });
});
