import { randomUUID } from 'node:crypto';
import { authClient, PASSWORD, post, sharedBackend, signUp } from '../../../testing/clients.ts';

const backend = sharedBackend();

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('signing in', () => {
  it('opens a session with the right password', async () => {
    const { email, id } = await signUp(backend);
    const { data, error } = await authClient(backend).signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
  });

  it('has the same response for a wrong password and an unknown e-mail', async () => {
    const { email } = await signUp(backend);
    const attempt = async (address: string) => {
      const answer = await post(backend, '/auth/v1/token?grant_type=password', {
        email: address,
        password: 'Wr0ng!password',
      });
      return { status: answer.status, body: await answer.json() };
    };
    const [known, unknown] = [await attempt(email), await attempt(`${randomUUID()}@people.test`)];
    expect(known).toEqual({
      status: 400,
      body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    });
    expect(unknown).toEqual(known);
  });

  it('takes nearly as long for an unknown e-mail as for a wrong password', async () => {
    const { email } = await signUp(backend);
    const timed = async (address: string) => {
      const start = performance.now();
      await post(backend, '/auth/v1/token?grant_type=password', { email: address, password: 'Wr0ng!password' });
      return performance.now() - start;
    };
    const [known, unknown]: number[][] = [[], []];
    // The measurements alternate, so that a busy machine slows both equally.
    for (let round = 0; round < 9; round += 1) {
      known!.push(await timed(email));
      unknown!.push(await timed(`${randomUUID()}@people.test`));
    }
    const ratio = median(unknown!) / median(known!);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it('does not accept a null character or a password of a megabyte', async () => {
    const { email } = await signUp(backend);
    const withNull = await post(backend, '/auth/v1/token?grant_type=password', { email, password: `${PASSWORD}\0` });
    const huge = await post(backend, '/auth/v1/token?grant_type=password', { email, password: 'x'.repeat(1_000_000) });
    expect([withNull.status, huge.status]).toEqual([400, 413]);
  });
});

describe('requests of other sites', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a %s body changes nothing',
    async (type) => {
      const { email } = await signUp(backend);
      const body = JSON.stringify({ email, password: PASSWORD });
      const answer = await post(backend, '/auth/v1/token?grant_type=password', body, { 'content-type': type });
      expect(answer.status).toBe(415);
    },
  );

  it('an origin outside the list gets no CORS permission', async () => {
    const ask = (origin: string) =>
      fetch(`${backend.url}/auth/v1/token`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    expect((await ask(backend.url)).headers.get('access-control-allow-origin')).toBe(backend.url);
  });

  it('a request without an API key is answered with 401', async () => {
    for (const key of ['', 'garbage', `${backend.anonKey}x`]) {
      const answer = await post(backend, '/auth/v1/token?grant_type=password', {}, { apikey: key });
      expect(answer.status).toBe(401);
    }
  });
});
