import { guest, server, sql } from '../support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, NOT_OWN, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { buy, release } from '../support/releases.ts';

let ada: Person;
let lena: Person;

beforeEach(async () => {
  [ada, lena] = await Promise.all([artist('Ada'), listener('Lena')]);
});

type Kind = 'new_release' | 'sale' | 'follower' | 'payout' | 'message' | 'moderation';
const choose = (who: Person, kind: Kind, choice: { in_app?: boolean; email?: boolean }) =>
  done(
    who.rest
      .from('notification_preferences')
      .upsert({ user_id: who.id, kind, ...choice })
      .select(),
  );
const follow = (who: Person, followed: Person) =>
  done(who.rest.from('user_follows').insert({ follower_id: who.id, following_id: followed.id }).select());
const bell = async (who: Person) =>
  (await done(who.rest.rpc('list_notifications'))).map(({ kind }) => kind as string).sort();
const mails = async (who: Person) =>
  (await done(server().from('emails').select('kind').eq('user_id', who.id))).map(({ kind }) => kind as string).sort();
const tell = (who: Person, kind: string, payload: object) =>
  sql()`select private.notify(${who.id}, ${kind}, ${sql().json(payload as never)})`;

describe('notifications', () => {
  test('of a sale and a follower are shown in the bell; the sale is also sent by e-mail', async () => {
    await follow(lena, ada);
    await buy(lena, await release(ada));
    expect(await bell(ada)).toEqual(['follower', 'sale']);
    expect(await mails(ada)).toContain('sale');
    expect(await mails(ada)).not.toContain('new_follower');
  });

  test('of a new album reach every follower, by the channels that each of them chose', async () => {
    const [silent, mailOnly, deaf] = await Promise.all([listener(), listener(), listener()]);
    for (const fan of [lena, silent, mailOnly, deaf]) await follow(fan, ada);
    await choose(silent, 'new_release', { email: false });
    await choose(mailOnly, 'new_release', { in_app: false });
    await choose(deaf, 'new_release', { in_app: false, email: false });
    await release(ada);
    const heard = (who: Person) => Promise.all([bell(who), mails(who)]);
    expect(await heard(lena)).toEqual([['new_release'], ['new_release']]);
    expect(await heard(silent)).toEqual([['new_release'], []]);
    expect(await heard(mailOnly)).toEqual([[], ['new_release']]);
    expect(await heard(deaf)).toEqual([[], []]);
  });

  test('created twice for the same sale are one e-mail', async () => {
    await tell(ada, 'sale', { order_item_id: '1' });
    await tell(ada, 'sale', { order_item_id: '1' });
    expect(await mails(ada)).toEqual(['sale']);
  });

  test('of an unknown kind throw; for a deleted account they do nothing', async () => {
    await expect(tell(ada, 'weather', {})).rejects.toThrow('unknown_notification');
    await sql()`select private.notify(gen_random_uuid(), 'sale', '{}')`;
  });
});

describe('the notification choices', () => {
  const choices = (who: Person) => done(who.rest.rpc('notification_choices'));

  test('are listed completely, defaults and own ones', async () => {
    await choose(lena, 'follower', { email: true });
    await choose(lena, 'sale', { in_app: false });
    expect(await choices(lena)).toEqual([
      { kind: 'new_release', in_app: true, email: true },
      { kind: 'sale', in_app: false, email: true },
      { kind: 'sale_update', in_app: true, email: true },
      { kind: 'refund', in_app: true, email: true },
      { kind: 'follower', in_app: true, email: true },
      { kind: 'payout', in_app: true, email: true },
      { kind: 'message', in_app: true, email: true },
      { kind: 'moderation', in_app: true, email: true },
    ]);
  });

  test('can be made only by their owner, for existing kinds', async () => {
    await choose(ada, 'sale', { email: false });
    expect(await done(lena.rest.from('notification_preferences').select().eq('user_id', ada.id))).toEqual([]);
    const forAda = { user_id: ada.id, kind: 'sale' as const, email: true };
    expect(await refusalOf(lena.rest.from('notification_preferences').upsert(forAda))).toMatch(NOT_OWN);
    const unknown = lena.rest.from('notification_preferences').insert({ kind: 'weather' as never });
    expect(await refusalOf(unknown)).toMatch(BROKEN_RULE);
    expect(await refusalOf(guest().from('notification_preferences').select())).toMatch(NOT_GRANTED);
    expect(await refusalOf(guest().rpc('notification_choices'))).toMatch(NOT_GRANTED);
    expect((await choices(ada))[1]).toMatchObject({ email: false });
  });
});

describe('the bell', () => {
  test('counts unread notifications, and marks some or all of the user’s own, never another’s', async () => {
    for (const number of [1, 2, 3]) await tell(ada, 'payout', { number });
    await tell(lena, 'message', {});
    const unread = (who: Person) => done(who.rest.rpc('unread_notifications'));
    expect(await unread(ada)).toBe(3);
    const ids = (await done(ada.rest.rpc('list_notifications'))).map(({ id }) => id);
    expect(await done(lena.rest.rpc('mark_notifications_read', { ids }))).toBe(0);
    expect(await done(ada.rest.rpc('mark_notifications_read', { ids: [ids[0]!] }))).toBe(1);
    expect(await unread(ada)).toBe(2);
    expect(await done(ada.rest.rpc('mark_notifications_read'))).toBe(2);
    expect([await unread(ada), await unread(lena)]).toEqual([0, 1]);
    expect(await refusalOf(guest().rpc('unread_notifications'))).toMatch(NOT_GRANTED);
  });

  test('pages without a gap or a repeat, also when rows have the same time', async () => {
    await sql()`insert into public.notifications (user_id, kind, payload, created_at)
      select ${ada.id}, 'payout', jsonb_build_object('number', number), '2026-01-01'::timestamptz + (number / 3) * interval '1 s'
      from generate_series(1, 25) as number`;
    const seen: string[] = [];
    let last: { created_at: string; id: string } | undefined;
    for (;;) {
      const at = last && { before_time: last.created_at, before_id: last.id };
      const page = await done(ada.rest.rpc('list_notifications', { ...at, page_size: 10 }));
      seen.push(...page.map(({ id }) => id));
      last = page.at(-1);
      if (page.length < 10) break;
    }
    expect(new Set(seen).size).toBe(25);
    expect(seen).toHaveLength(25);
  });
});
