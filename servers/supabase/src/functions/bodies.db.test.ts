import { chunkedBody, sharedBackend } from '../../../testing/clients.ts';

const backend = sharedBackend();

const pieces = (path: string, parts: string[], method = 'POST') =>
  fetch(backend.url + path, {
    method,
    headers: {
      apikey: backend.anonKey,
      authorization: `Bearer ${backend.anonKey}`,
      'content-type': 'application/json',
    },
    body: chunkedBody(parts.map((part) => new TextEncoder().encode(part))),
    duplex: 'half',
  } as RequestInit);

describe('a body without an announced length', () => {
  it('is read by functions and by the auth service like any other', async () => {
    const download = await pieces('/functions/v1/request-download', ['{"albumId":', '"no id"}']);
    expect([download.status, await download.json()]).toMatchObject([400, { error: { code: 'invalid_request' } }]);
    const signIn = await pieces('/auth/v1/token?grant_type=password', [
      '{"email":"nobody@people.test",',
      '"password":"x"}',
    ]);
    expect([signIn.status, await signIn.json()]).toMatchObject([400, { error_code: 'invalid_credentials' }]);
  });

  it('is refused once it is too long', async () => {
    const endless = Array.from({ length: 40 }, () => 'x'.repeat(64 * 1024));
    for (const path of ['/functions/v1/request-download', '/auth/v1/token?grant_type=password']) {
      const status = await pieces(path, endless).then(
        (response) => response.status,
        () => 'closed',
      );
      expect([413, 'closed']).toContain(status);
    }
    expect((await fetch(`${backend.url}/healthz`)).ok).toBe(true);
  });
});
