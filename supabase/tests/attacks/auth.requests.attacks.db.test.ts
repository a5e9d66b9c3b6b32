import {
  confirmLink,
  chunkedBody,
  newestMail,
  PASSWORD,
  post,
  sharedBackend,
  signUp,
  withSql,
} from '../../../servers/testing/clients.ts';
import { ask } from './authRequests.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
const backend = sharedBackend();

describe('18: requests that another site can make a browser send', () => {
  const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''];
  const POSTS = [
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'recover',
    'otp',
    'resend',
    'verify',
  ];

  it('18: form posts and text bodies are refused everywhere and change nothing', async () => {
    const { email } = await signUp(backend);
    const body = JSON.stringify({ email, password: PASSWORD, type: 'signup', token: '000000', refresh_token: 'x' });
    const count = async () =>
      (
        await withSql(
          backend,
          (sql) => sql`
            select (select count(*) from auth.one_time_tokens t join auth.users u on u.id = t.user_id where u.email = ${email})
              + (select count(*) from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}) as n`,
        )
      )[0]!.n;
    const before = await count();
    for (const path of POSTS) {
      for (const type of FORMS) {
        const answer = await post(backend, `/auth/v1/${path}`, body, {
          'content-type': type,
          origin: 'https://evil.example',
        });
        expect([path, type, answer.status]).toEqual([path, type, 415]);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    expect(await count()).toBe(before);
  });

  it('18: no GET changes anything, neither at a POST endpoint nor by a mailed link', async () => {
    const person = await signUp(backend);
    for (const path of [...POSTS.filter((each) => each !== 'verify'), 'logout', 'admin/generate_link', 'invite']) {
      const answer = await ask(`/auth/v1/${path}`, {
        apikey: backend.anonKey,
        authorization: `Bearer ${person.token}`,
      });
      expect([path, [403, 404].includes(answer.status)]).toEqual([path, true]);
    }
    // Needs the person's token in a header, which links and images do not send.
    expect((await ask('/auth/v1/reauthenticate', { apikey: backend.anonKey })).status).toBe(401);

    await post(backend, '/auth/v1/recover', { email: person.email });
    const { link } = await newestMail(backend, person.email, 'recovery');
    const hash = new URL(link).searchParams.get('token_hash')!;
    for (const query of [`token=${hash}&type=recovery`, `token_hash=${hash}&type=recovery`, 'token=&type=', '']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(`${backend.url}/auth/v1/verify?${query}`, { method, redirect: 'manual' });
        expect(answer.headers.get('location') ?? '').not.toMatch(/access_token|refresh_token/);
      }
    }
    expect((await person.auth.getUser()).error).toBeNull();
    expect((await confirmLink(backend, link)).session).not.toBeNull();
  });

  it('18: only listed origins get CORS permission; lookalikes, null and other ports do not', async () => {
    const own = new URL(backend.url);
    const permission = async (origin: string, method: string) => {
      const answer = await fetch(`${backend.url}/auth/v1/token`, {
        method,
        headers: { origin, 'access-control-request-method': 'POST', apikey: backend.anonKey },
      });
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      return answer.headers.get('access-control-allow-origin');
    };
    for (const method of ['OPTIONS', 'POST']) {
      expect(await permission(own.origin, method)).toBe(own.origin);
      for (const origin of [
        'null',
        'https://evil.example',
        `${own.origin}.evil.example`,
        `http://${own.hostname}:1`,
        `https://${own.host}`,
        `http://sub.${own.host}`,
      ])
        expect([origin, await permission(origin, method)]).toEqual([origin, null]);
    }
  });

  it('16, 18: links open this site for every requested return address', async () => {
    for (const redirectTo of [
      '//evil.example',
      'https:evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https://user@localhost/',
      'data:text/html,x',
      '/%2f%2fevil.example',
    ]) {
      const query = new URLSearchParams({ token: 'x', type: 'recovery', redirect_to: redirectTo });
      const answer = await fetch(`${backend.url}/auth/v1/verify?${query}`, { redirect: 'manual' });
      const target = new URL(answer.headers.get('location')!);
      expect([redirectTo, target.origin]).toEqual([redirectTo, new URL(backend.url).origin]);
      expect(new URL(target.searchParams.get('redirect_to')!).origin).toBe(new URL(backend.url).origin);
    }
  });

  it('18, 12: bodies over the limit are refused, whether their length was announced or not', async () => {
    const huge = JSON.stringify({ email: 'a@b.test', password: 'x'.repeat(100_000) });
    expect((await post(backend, '/auth/v1/signup', huge)).status).toBe(413);
    const pieces = chunkedBody(Array.from({ length: 40 }, () => Buffer.alloc(16_384, 120)));
    const endless = await ask('/auth/v1/signup', { apikey: backend.anonKey }, {
      method: 'POST',
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    expect(endless.status).toBe(413);
    expect((await post(backend, '/auth/v1/signup', '{"email":')).status).toBe(400);
    expect((await post(backend, '/auth/v1/signup', '[]')).status).toBe(400);
  });
});
