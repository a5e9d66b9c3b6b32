import { randomUUID } from 'node:crypto';
import { startMailServer, type MailServer } from '../../../servers/testing/mailServer';
import { startBackend, type RunningBackend } from '../../../servers/testing/startBackend';
import { signUp, withSql } from '../../../servers/testing/clients';
import { sql } from '../../tests/support/backend';
import { listener, signUp as signUpHere } from '../../tests/support/people';
import { call, refusal, setting } from '../_testing/calls';

const serviceKey = () => setting('FAIRTONE_TEST_SERVICE_KEY');
const asService = () => ({ headers: { apikey: serviceKey() } });
const send = () => call('send-emails', {}, null, asService());

interface OutboxMail {
  kind: string;
  subject: string;
  text: string;
  html: string;
}

async function outboxOf(to: string): Promise<OutboxMail[]> {
  const url = `${setting('FAIRTONE_TEST_URL')}/outbox.json?to=${encodeURIComponent(to)}`;
  return (await (await fetch(url)).json()) as OutboxMail[];
}

describe('send-emails', () => {
  test('answers to the service role key only', async () => {
    expect(refusal(await call('send-emails', {}, null))).toEqual([403, 'service_only']);
    expect(refusal(await call('send-emails', {}, await listener()))).toEqual([403, 'service_only']);
    expect((await call('send-emails', {}, null, { headers: { apikey: '' } })).status).toBe(401);
    expect((await call('send-emails', {}, null, { headers: { apikey: `${serviceKey()}x` } })).status).toBe(401);
  });

  test('writes in the recipient’s language, once, with addresses of the site', async () => {
    const omar = await signUpHere({ full_name: 'Omar', language: 'de' });
    const payload = { album_title: 'Night Walks', amount_cents: 1000, share_cents: 850 };
    await sql()`select private.queue_email(${omar.id}, null, 'sale', ${sql().json(payload)})`;
    expect((await send()).status).toBe(200);
    await send();
    const mails = await outboxOf(omar.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'sale', subject: 'Verkauft: „Night Walks“' });
    expect(mails[0]!.text).toContain(`${setting('FAIRTONE_TEST_URL')}/dashboard`);
    expect(mails[0]!.text).toContain('Hallo Omar,');
  });

  test('is not stopped by an e-mail that cannot be written, and says why it failed', async () => {
    const to = `${randomUUID()}@mail.test`;
    await sql()`select private.queue_email(null, ${to}, 'sale', '{"album_title": "A"}')`;
    await sql()`select private.queue_email(null, ${to}, 'account_deleted', '{"language": "fr"}')`;
    expect((await send()).body).toMatchObject({ failed: 1 });
    expect((await outboxOf(to)).map(({ subject }) => subject)).toEqual(['Votre compte a été supprimé']);
    const [row] = await sql()`select state, last_error from public.emails where to_address = ${to} and kind = 'sale'`;
    expect(row).toMatchObject({ state: 'failed', last_error: expect.stringContaining('amount_cents') as string });
  });
});

describe('unsubscribing', () => {
  const linkIn = (text: string) => /https?:\S+\/functions\/v1\/unsubscribe\?\S+/.exec(text)![0];
  const choice = async (id: string) =>
    (await sql()`select kind, email from public.notification_preferences where user_id = ${id}`).map((row) => ({
      ...row,
    }));

  test('asks first, ends that kind on POST only, and takes no stranger’s token', async () => {
    const lena = await signUpHere({ full_name: 'Lena', language: 'pl' });
    const payload = { album_id: randomUUID(), album_title: 'Night Walks', artist_name: 'Ada' };
    await sql()`select private.queue_email(${lena.id}, null, 'new_release', ${sql().json(payload)})`;
    await send();
    const [mail] = await outboxOf(lena.email);
    const link = linkIn(mail!.text);

    const asked = await fetch(link);
    expect(await asked.text()).toContain('nowości artystów, których obserwujesz');
    expect(asked.headers.get('referrer-policy')).toBe('no-referrer');
    for (const method of ['GET', 'HEAD']) await fetch(link, { method });
    const deleted = await fetch(link, { method: 'DELETE' });
    expect([deleted.status, await deleted.text()]).toEqual([405, expect.stringContaining('method_not_allowed')]);
    expect(await choice(lena.id)).toEqual([]);

    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const done = await fetch(link, { method: 'POST', body });
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Nie będziesz już dostawać')]);
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
    expect(await choice(lena.id)).toEqual([{ kind: 'new_release', email: false }]);

    const forged = link.replace(/token=\w{4}/, 'token=0000');
    expect((await fetch(forged, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${forged.split('?')[0]}?token=' or 1=1`, { method: 'POST' })).status).toBe(404);
  });

  test('is not offered for what is transactional', async () => {
    const lena = await listener();
    await sql()`select private.queue_email(${lena.id}, null, 'payout', '{"amount_cents": 5000, "period": "2026-01"}')`;
    await send();
    const [mail] = await outboxOf(lena.email);
    expect(mail!.text).not.toContain('unsubscribe');
  });
});

describe('by SMTP', () => {
  let mailServer: MailServer;
  let backend: RunningBackend;

  beforeAll(async () => {
    mailServer = await startMailServer();
    backend = await startBackend({
      env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Fairtone <hello@shop.test>', FAIRTONE_EMAIL_CONFIRMATION: 'off' },
    });
  });
  afterAll(async () => {
    await backend?.stop();
    await mailServer?.stop();
  });

  const run = async () => {
    const headers = { apikey: backend.serviceKey, 'content-type': 'application/json' };
    const response = await fetch(`${backend.url}/functions/v1/send-emails`, { method: 'POST', headers, body: '{}' });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const queue = (to: string | null, kind: string, payload: object, userId: string | null = null) =>
    withSql(backend, (db) => db`select private.queue_email(${userId}, ${to}, ${kind}, ${db.json(payload as never)})`);
  const stateOf = (to: string) =>
    withSql(
      backend,
      async (db) => (await db`select state, attempts, last_error from public.emails where to_address = ${to}`)[0],
    );
  const makeDue = () => withSql(backend, (db) => db`update public.emails set due_at = now()`);

  test('an e-mail arrives as text and HTML, with one-click headers where it may be left', async () => {
    const person = await signUp(backend);
    await queue(null, 'new_follower', { follower_id: 'x', follower_name: 'Zoë <b>' }, person.id);
    expect(await run()).toEqual({ status: 200, body: { sent: 1, delayed: 0, failed: 0 } });
    const [mail] = mailServer.takenFor(person.email);
    expect(mail!.source).toMatch(/^From: Fairtone <hello@shop\.test>/m);
    expect(mail!.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(mail!.source.replace(/\r\n\s+/g, ' ')).toMatch(
      /^List-Unsubscribe: <http\S+\/functions\/v1\/unsubscribe\?token=[0-9a-f]{48}&lang=en>/m,
    );
    expect(mail!.source).toMatch(/^Content-Type: text\/plain/m);
    expect(mail!.source).toMatch(/^Content-Type: text\/html/m);
    expect(mail!.source).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>/m);

    await queue(null, 'payout', { amount_cents: 5000, period: '2026-01' }, person.id);
    await run();
    expect(mailServer.takenFor(person.email)[1]!.source).not.toMatch(/^List-Unsubscribe/m);
  });

  test('a refused address is given up, one that is busy is tried again', async () => {
    await queue('nobody@refused.test', 'export_ready', {});
    await queue('later@busy.test', 'export_ready', {});
    expect(await run()).toEqual({ status: 200, body: { sent: 0, delayed: 1, failed: 1 } });
    expect(await stateOf('nobody@refused.test')).toMatchObject({ state: 'failed', attempts: 1 });
    expect((await stateOf('nobody@refused.test'))!.last_error).not.toContain('nobody@refused.test');
    expect(await stateOf('later@busy.test')).toMatchObject({ state: 'waiting', attempts: 1 });
    mailServer.calm();
    await makeDue();
    expect(await run()).toMatchObject({ body: { sent: 1 } });
    expect(mailServer.takenFor('later@busy.test')).toHaveLength(1);
  });

  test('nothing is lost while the mail server is away', async () => {
    await mailServer.stop();
    await queue('patient@mail.test', 'export_ready', {});
    expect((await run()).status).toBe(500);
    expect(await stateOf('patient@mail.test')).toMatchObject({ state: 'waiting' });
    await mailServer.start();
    await makeDue();
    expect(await run()).toMatchObject({ status: 200, body: { sent: 1 } });
  });

  test('the mail of a forgotten password goes out at once, in the person’s language', async () => {
    const person = await signUp(backend);
    await withSql(backend, (db) => db`update public.user_settings set language = 'fr' where user_id = ${person.id}`);
    await person.auth.resetPasswordForEmail(person.email);
    const [mail] = await mailServer.waitFor(person.email);
    expect(mail!.source).toMatch(/^Subject: Choisissez un nouveau mot de passe/m);
    expect(mail!.source.replace(/=\r?\n/g, '')).toContain('/auth/confirm?token_hash=3D');
    expect(backend.output()).not.toContain(person.email);
    const outbox = (await (await fetch(`${backend.url}/outbox.json`)).json()) as unknown[];
    expect(outbox).toEqual([]);
  });
});
