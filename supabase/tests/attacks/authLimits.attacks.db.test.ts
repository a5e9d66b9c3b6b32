import { randomUUID } from 'node:crypto';
import { authClient, newestMail, PASSWORD, post, signUp, withSql } from '../../../servers/testing/clients.ts';
import { startBackend, type RunningBackend } from '../../../servers/testing/startBackend.ts';

const stranger = () => `${randomUUID()}@people.test`;

describe('13: guessing and floods of requests', () => {
  let backend: RunningBackend;
  beforeAll(async () => {
    const env = { FAIRTONE_RATE_LIMIT_FACTOR: '1', FAIRTONE_TRUSTED_PROXIES: '127.0.0.0/8, ::1' };
    backend = await startBackend({ env });
  });
  afterAll(() => backend?.stop());
  beforeEach(() => withSql(backend, (sql) => sql`delete from fairtone_private.rate_limits`));

  const guess = (email: string, visitor: string) =>
    post(
      backend,
      '/auth/v1/token?grant_type=password',
      { email, password: 'Wr0ng!password' },
      { 'x-forwarded-for': visitor },
    );
  const counted = (answers: Response[]) => answers.filter((answer) => answer.status === 429).length;
  /** A different visitor in each call, with different forged addresses before the proxy's own entry. */
  const visitor = (index: number) => `10.1.1.${index % 250}, 203.0.${Math.floor(index / 250)}.${index % 250}`;

  it('13: a hundred wrong passwords on one account, from a hundred addresses', async () => {
    const { email } = await signUp(backend);
    const answers: Response[] = [];
    for (let index = 0; index < 100; index += 1) answers.push(await guess(email, visitor(index)));
    expect(counted(answers)).toBe(70);
    for (const refused of answers.slice(30)) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const enter = (from: string) =>
      post(backend, '/auth/v1/token?grant_type=password', { email, password: PASSWORD }, { 'x-forwarded-for': from });
    // Other addresses are blocked; the owner can sign in from a known address, and from any other by e-mail.
    expect((await enter('198.51.100.20')).status).toBe(429);
    expect((await authClient(backend).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    await post(backend, '/auth/v1/recover', { email }, { 'x-forwarded-for': '198.51.100.20' });
    const { code } = await newestMail(backend, email, 'recovery');
    const byMail = { email, token: code, type: 'recovery' };
    expect((await post(backend, '/auth/v1/verify', byMail, { 'x-forwarded-for': '198.51.100.20' })).status).toBe(200);
    expect((await enter('198.51.100.20')).status).toBe(200);
  }, 120_000);

  it('13: strangers who request e-mails and guess codes do not block the owner', async () => {
    const { email } = await signUp(backend);
    const recover = (from: object) => post(backend, '/auth/v1/recover', { email }, { ...from });
    expect((await recover({ 'x-forwarded-for': visitor(1) })).status).toBe(200);
    const first = await newestMail(backend, email, 'recovery');
    expect((await recover({ 'x-forwarded-for': visitor(2) })).status).toBe(429);
    // From the owner's own address the e-mail is sent.
    expect((await recover({})).status).toBe(200);
    await newestMail(backend, email, 'recovery', first);
    const wrong = { email, type: 'recovery', token: 'wrong0' };
    const guesses: Response[] = [];
    for (let index = 0; index < 8; index += 1)
      guesses.push(await post(backend, '/auth/v1/verify', wrong, { 'x-forwarded-for': visitor(index) }));
    expect(counted(guesses)).toBe(3);
    const { error } = await authClient(backend).verifyOtp({ email, token: first.code, type: 'recovery' });
    expect(error).toBeNull();
  });

  it('13: one password on two hundred accounts from one address with changing forwarded headers', async () => {
    const statuses: number[] = [];
    for (let batch = 0; batch < 10; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => guess(stranger(), `10.2.${batch}.${index}, 198.51.100.7`)),
      );
      statuses.push(...answers.map((answer) => answer.status));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(140);
    // Other visitors behind the same proxy are served.
    expect((await guess(stranger(), '198.51.100.8')).status).toBe(400);
  }, 120_000);

  it('13: a whole IPv6 /64 has one budget', async () => {
    const answers: Response[] = [];
    for (let index = 0; index < 70; index += 1)
      answers.push(await guess(stranger(), `2001:db8:1:2::${index.toString(16)}`));
    expect(counted(answers)).toBe(10);
    expect((await guess(stranger(), '2001:db8:1:3::1')).status).toBe(400);
  }, 120_000);

  it('13: floods of e-mails to one address and from one address, known and unknown alike', async () => {
    const { email } = await signUp(backend);
    const recover = async (address: string, from: string) =>
      post(backend, '/auth/v1/recover', { email: address }, { 'x-forwarded-for': from });
    for (const address of [email, stranger()]) {
      const answers = [];
      for (let index = 0; index < 5; index += 1) answers.push(await recover(address, visitor(index)));
      expect(answers.map((answer) => answer.status)).toEqual([200, 429, 429, 429, 429]);
      expect(Number(answers[1]!.headers.get('retry-after'))).toBeGreaterThan(50);
    }
    const many = [];
    for (let index = 0; index < 40; index += 1) many.push(await recover(stranger(), '198.51.100.9'));
    expect(counted(many)).toBe(10);
    const other = async (path: string, body: object) =>
      (await post(backend, `/auth/v1/${path}`, body, { 'x-forwarded-for': '198.51.100.9' })).status;
    expect([
      await other('otp', { email: stranger() }),
      await other('resend', { email: stranger(), type: 'signup' }),
    ]).toEqual([429, 429]);
  }, 120_000);

  it('13: floods of SMS to one number and from one address', async () => {
    const text = async (phone: string, from: string) =>
      (await post(backend, '/auth/v1/otp', { phone }, { 'x-forwarded-for': from })).status;
    expect([await text('+491701000000', visitor(0)), await text('+491701000000', visitor(1))]).toEqual([200, 429]);
    const statuses = [];
    for (let index = 0; index < 12; index += 1) statuses.push(await text(`+4917020000${10 + index}`, '198.51.100.10'));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('13: hundreds of guessed codes, sign-ups and refresh tokens', async () => {
    const { email } = await signUp(backend);
    const repeat = async (
      count: number,
      path: string,
      body: (index: number) => object,
      from: (index: number) => string,
    ) => {
      const answers = [];
      for (let index = 0; index < count; index += 1)
        answers.push(await post(backend, `/auth/v1/${path}`, body(index), { 'x-forwarded-for': from(index) }));
      return counted(answers);
    };
    const code = (index: number) => ({ email, type: 'recovery', token: String(index).padStart(6, '0') });
    expect(await repeat(20, 'verify', code, visitor)).toBe(15);
    const link = (index: number) => ({ token_hash: `guess${index}`, type: 'recovery' });
    expect(await repeat(40, 'verify', link, () => '198.51.100.11')).toBe(10);
    const weak = () => ({ email: stranger(), password: 'weak' });
    expect(await repeat(40, 'signup', weak, () => '198.51.100.12')).toBe(10);
    const token = (index: number) => ({ refresh_token: `guess${index}` });
    expect(await repeat(310, 'token?grant_type=refresh_token', token, () => '198.51.100.13')).toBe(10);
  }, 120_000);

  it('13, 50: a restart resets no limit, and a clock that was a day ahead locks nobody out', async () => {
    const email = stranger();
    for (let index = 0; index < 30; index += 1) await guess(email, visitor(index));
    await backend.restart();
    expect((await guess(email, visitor(99))).status).toBe(429);
    await withSql(
      backend,
      (sql) => sql`update fairtone_private.rate_limits set window_start = window_start + interval '1 day'`,
    );
    expect((await guess(email, visitor(98))).status).toBe(400);
  }, 120_000);
});

describe('14: revealing who has an account', () => {
  let backend: RunningBackend;
  beforeAll(async () => {
    backend = await startBackend({ env: { FAIRTONE_EMAIL_CONFIRMATION: 'on' } });
  });
  afterAll(() => backend?.stop());

  /** Creates a confirmed account without an e-mail. */
  async function known(): Promise<string> {
    const email = stranger();
    await post(backend, '/auth/v1/signup', { email, password: PASSWORD });
    await withSql(backend, (sql) => sql`update auth.users set email_confirmed_at = now() where email = ${email}`);
    return email;
  }

  const REQUESTS: [string, string, (email: string) => object][] = [
    ['sign-in', 'token?grant_type=password', (email) => ({ email, password: 'Wr0ng!password' })],
    ['recovery', 'recover', (email) => ({ email })],
    ['sign-up', 'signup', (email) => ({ email, password: PASSWORD, data: { full_name: 'Ada' } })],
    ['a mailed link', 'otp', (email) => ({ email, create_user: false })],
    ['sending again', 'resend', (email) => ({ email, type: 'signup' })],
    ['a code', 'verify', (email) => ({ email, token: '000000', type: 'recovery' })],
  ];

  it.each(REQUESTS)(
    '14: %s answers known and unknown addresses with the same status and body',
    async (_what, path, body) => {
      const answerOf = async (email: string) => {
        const answer = await post(backend, `/auth/v1/${path}`, body(email));
        const headers = [...answer.headers].filter(([name]) => !['date', 'content-length'].includes(name));
        return { status: answer.status, headers, body: shape(await answer.json(), email) };
      };
      expect(await answerOf(await known())).toEqual(await answerOf(stranger()));
    },
  );

  it.each(REQUESTS)('14: %s takes nearly as long for known and unknown addresses', async (_what, path, body) => {
    const timed = async (email: string) => {
      const start = performance.now();
      await (await post(backend, `/auth/v1/${path}`, body(email))).text();
      return performance.now() - start;
    };
    const [forKnown, forUnknown]: [number[], number[]] = [[], []];
    const emails = [await known(), await known(), await known()];
    await timed(emails[0]!);
    // The measurements alternate, so that a busy machine slows both equally.
    for (let round = 0; round < 15; round += 1) {
      forKnown.push(await timed(emails[round % 3]!));
      forUnknown.push(await timed(stranger()));
    }
    // A difference would be the hashing of a password (some 70 ms) or an e-mail; the noise of a busy machine is smaller.
    expect(Math.abs(median(forKnown) - median(forUnknown))).toBeLessThan(
      Math.max(40, 0.5 * Math.min(median(forKnown), median(forUnknown))),
    );
  });
});

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Words unchanged; ids and times, which always differ, replaced by their type. */
function shape(value: unknown, email: string): unknown {
  if (Array.isArray(value)) return value.map((each) => shape(each, email));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape(part, email)]));
  if (typeof value !== 'string') return value;
  return value
    .replace(email, 'EMAIL')
    .replace(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'ID')
    .replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'TIME');
}
