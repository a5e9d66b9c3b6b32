import { randomUUID } from 'node:crypto';
import { guest, server, sql } from '../support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from '../support/outcomes.ts';
import { type Person } from '../support/people.ts';
import { release } from '../support/releases.ts';
import { hide, moderatedShop, restore, canRead } from './moderators.ts';

let ada: Person;
let lena: Person;
let mod: Person;
beforeEach(async () => {
  ({ ada, lena, mod } = await moderatedShop());
});

describe('granted roles', () => {
  const change = (who: Pick<Person, 'rest'>, act: 'grant_role' | 'revoke_role', subject: Person, role: string) =>
    who.rest.rpc(act, { user_id: subject.id, role });
  const operator = { rest: server() };

  test.each(['moderator', 'tester', 'staff'])(
    '%s: the service role alone gives and takes it, which is logged',
    async (role) => {
      await done(change(operator, 'grant_role', mod, 'staff'));
      for (const who of [lena, ada, mod]) {
        expect(await refusalOf(change(who, 'grant_role', who, role))).toMatch(NOT_GRANTED);
        expect(await refusalOf(change(who, 'grant_role', lena, role))).toMatch(NOT_GRANTED);
        expect(await refusalOf(change(who, 'revoke_role', mod, role))).toMatch(NOT_GRANTED);
      }
      expect(await refusalOf(change({ rest: guest() }, 'grant_role', lena, role))).toMatch(NOT_GRANTED);
      expect(await done(change(operator, 'grant_role', lena, role))).toBe(true);
      expect(await done(change(operator, 'grant_role', lena, role))).toBe(false);
      expect(await done(lena.rest.from('user_roles').select('role').neq('role', 'customer'))).toEqual([{ role }]);
      expect(await done(change(operator, 'revoke_role', lena, role))).toBe(true);
      expect(await done(change(operator, 'revoke_role', lena, role))).toBe(false);
      expect(await done(lena.rest.from('user_roles').select('role'))).toEqual([{ role: 'customer' }]);
      const log = await done(
        server().from('moderation_log').select('act, facts').eq('subject_id', lena.id).order('id'),
      );
      expect(log).toEqual([
        { act: 'grant_role', facts: { role } },
        { act: 'revoke_role', facts: { role } },
      ]);
    },
  );

  test('are known by name, and belong to an account', async () => {
    expect(await refusalOf(change(operator, 'grant_role', lena, 'service_role'))).toBe('unknown_role');
    const nobody = server().rpc('grant_role', { user_id: randomUUID(), role: 'staff' });
    expect(await refusalOf(nobody)).toBe('user_not_found');
  });

  test('end with their revocation: who was a moderator cannot read the queue', async () => {
    await done(mod.rest.rpc('moderation_queue'));
    await done(change(operator, 'revoke_role', mod, 'moderator'));
    expect(await refusalOf(mod.rest.rpc('moderation_queue'))).toBe('moderators_only');
  });

  test('staff and tester give no right of a moderator', async () => {
    for (const role of ['staff', 'tester']) await done(change(operator, 'grant_role', lena, role));
    expect(await refusalOf(lena.rest.rpc('moderation_queue'))).toBe('moderators_only');
    expect(await done(lena.rest.from('moderation_log').select())).toEqual([]);
  });

  test('of moderators are refused to everybody else', async () => {
    const { id } = await release(ada);
    for (const who of [lena, ada]) {
      expect(await refusalOf(hide(who, 'album', id))).toBe('moderators_only');
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
    expect(await canRead(guest(), 'albums', id)).toBe(true);
  });
});

test('every act is logged, and the log cannot be changed or deleted, not even by the service role', async () => {
  const { id } = await release(ada);
  await done(hide(mod, 'album', id, { note: 'Why' }));
  await done(restore(mod, 'album', id));
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
