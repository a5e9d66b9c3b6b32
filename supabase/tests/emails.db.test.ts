import { randomUUID } from 'node:crypto';
import { guest, server, sql } from './support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from './support/outcomes.ts';
import { artist, listener, signUp, type Person } from './support/people.ts';

type Claimed = {
  id: string;
  claim: string;
  to_address: string;
  kind: string;
  language: string;
  unsubscribe_token: string | null;
};

let lena: Person;

beforeAll(async () => {
  lena = await listener('Lena');
});

// Other tests queue e-mails too, which a claim here would take.
beforeEach(() => sql()`delete from public.emails`);

async function queue(
  fields: { kind?: string; to?: string | null; who?: Person | null; payload?: object; key?: string } = {},
) {
  const { kind = 'receipt', to = null, who = lena, payload = {}, key = null } = fields;
  const [row] = await sql()<{ id: string | null }[]>`
    select private.queue_email(${who?.id ?? null}, ${to}, ${kind}, ${sql().json(payload as never)}, ${key}) as id`;
  return row!.id;
}

const claim = async (batch = 20, lease_seconds = 120) =>
  (await done(server().rpc('claim_emails', { batch, lease_seconds }))) as unknown as Claimed[];

const rowOf = async (id: string | null) => (await sql()`select * from public.emails where id = ${id}`)[0]!;
const makeDue = (id: string | null) => sql()`update public.emails set due_at = now() where id = ${id}`;

describe('an account', () => {
  test('has its settings from the start, in the language of its sign-up', async () => {
    for (const [wish, language] of [
      ['pl', 'pl'],
      ['de-AT', 'de'],
      ['fr_FR', 'fr'],
      ['xx', 'en'],
      [undefined, 'en'],
    ]) {
      const person = await signUp({ full_name: 'Pat', language: wish });
      expect(await done(person.rest.from('user_settings').select('user_id, language, theme'))).toEqual([
        { user_id: person.id, language, theme: 'system' },
      ]);
    }
  });

  test('can change only its own settings, only to known values', async () => {
    const [ada, omar] = [await artist('Ada'), await listener('Omar')];
    await done(ada.rest.from('user_settings').update({ language: 'tr', theme: 'dark' }).eq('user_id', ada.id).select());
    expect(
      await done(omar.rest.from('user_settings').update({ language: 'pl' }).eq('user_id', ada.id).select()),
    ).toEqual([]);
    expect(await done(ada.rest.from('user_settings').select('language, theme'))).toEqual([
      { language: 'tr', theme: 'dark' },
    ]);
    expect(
      await refusalOf(
        ada.rest
          .from('user_settings')
          .update({ language: 'xx' as never })
          .eq('user_id', ada.id),
      ),
    ).toMatch(/check/);
    expect(await refusalOf(guest().from('user_settings').select())).toMatch(NOT_GRANTED);
    // The metadata that hosted e-mail templates read.
    const [user] = await sql()`select raw_user_meta_data as data from auth.users where id = ${ada.id}`;
    expect(user!.data).toMatchObject({ language: 'tr', full_name: 'Ada' });
  });
});

describe('the queue', () => {
  test('takes address and language from the account, else from the arguments', async () => {
    const omar = await signUp({ full_name: 'Omar', language: 'fr' });
    expect(await rowOf(await queue({ who: omar }))).toMatchObject({
      to_address: omar.email,
      language: 'fr',
      state: 'waiting',
    });
    expect(await rowOf(await queue({ who: omar, to: 'other@mail.test' }))).toMatchObject({
      to_address: 'other@mail.test',
    });
    expect(await rowOf(await queue({ who: null, to: 'gone@mail.test', payload: { language: 'de' } }))).toMatchObject({
      language: 'de',
    });
    expect(await rowOf(await queue({ who: null, to: 'gone@mail.test' }))).toMatchObject({
      language: 'en',
      user_id: null,
    });
  });

  test('does not fail the sale for an invalid address', async () => {
    expect(await queue({ to: 'not an address' })).toBeNull();
    expect(await queue({ who: null })).toBeNull();
  });

  test('ignores a repeated key', async () => {
    const key = `receipt:${randomUUID()}`;
    expect(await queue({ key })).not.toBeNull();
    expect(await queue({ key })).toBeNull();
    expect(await sql()`select id from public.emails where dedupe_key = ${key}`).toHaveLength(1);
  });

  test('gives an e-mail to only one of several concurrent senders', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => queue()));
    const taken = (await Promise.all(Array.from({ length: 8 }, () => claim(10)))).flat().map(({ id }) => id);
    expect(taken.sort()).toEqual(ids.sort());
  });

  test('takes an e-mail back from a sender that died, and ignores its late result', async () => {
    const id = await queue();
    const [first] = await claim();
    expect(await claim()).toEqual([]);
    await makeDue(id);
    const [second] = await claim();
    expect(second!.id).toBe(id);
    expect(await done(server().rpc('finish_email', { email_id: id!, claim: first!.claim }))).toBe(false);
    expect(await rowOf(id)).toMatchObject({ state: 'sending', attempts: 2 });
    expect(await done(server().rpc('finish_email', { email_id: id!, claim: second!.claim }))).toBe(true);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', last_error: null });
    expect(await claim()).toEqual([]);
  });

  test('retries with growing pauses, and gives up after eight attempts', async () => {
    const id = await queue();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await makeDue(id);
      const [claimed] = await claim();
      await done(server().rpc('finish_email', { email_id: id!, claim: claimed!.claim, error: '451 try later' }));
      const row = await rowOf(id);
      waits.push(Math.round((row.due_at.getTime() - Date.now()) / 60_000));
      expect(row).toMatchObject({ state: attempt < 8 ? 'waiting' : 'failed', last_error: '451 try later' });
    }
    expect(waits.slice(0, 7)).toEqual([1, 5, 30, 120, 360, 720, 1440]);
  });

  test('gives up at once when the address is refused', async () => {
    const id = await queue();
    const [claimed] = await claim();
    await done(
      server().rpc('finish_email', { email_id: id!, claim: claimed!.claim, error: '550 no such user', is_final: true }),
    );
    expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 1 });
  });

  test('is accessible to the service only', async () => {
    for (const who of [guest(), lena.rest]) {
      expect(await refusalOf(who.from('emails').select())).toMatch(NOT_GRANTED);
      expect(await refusalOf(who.from('schedules').select())).toMatch(NOT_GRANTED);
      for (const name of ['claim_emails', 'forget_old_emails'] as const)
        expect(await refusalOf(who.rpc(name))).toMatch(NOT_GRANTED);
      expect(await refusalOf(who.rpc('unsubscribe', { token: 'x' }))).toMatch(NOT_GRANTED);
    }
  });

  test('deletes finished e-mails after 90 days, and no waiting ones', async () => {
    const [old, waiting, recent] = [await queue(), await queue(), await queue()];
    await sql()`update public.emails set created_at = now() - interval '91 days', state = case when id = ${old} then 'sent' else state end
      where id in (${old}, ${waiting})`;
    await sql()`update public.emails set state = 'sent' where id = ${recent}`;
    expect(await done(server().rpc('forget_old_emails'))).toBe(1);
    expect((await sql()`select id from public.emails`).map((row) => row.id).sort()).toEqual([waiting, recent].sort());
  });
});
