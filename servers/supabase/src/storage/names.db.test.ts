import { request } from 'node:http';
import { sharedBackend } from '../../../testing/clients.ts';

const backend = sharedBackend();

/** Sends the path unchanged: fetch would resolve the dots. */
function send(method: string, path: string): Promise<number> {
  const { hostname, port } = new URL(backend.url);
  const headers = {
    apikey: backend.serviceKey,
    authorization: `Bearer ${backend.serviceKey}`,
    'content-type': 'image/jpeg',
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    outgoing.on('error', reject);
    outgoing.end(method === 'POST' ? 'x' : undefined);
  });
}

const NAMES = [
  '../../secrets.json',
  '../avatars/x.jpg',
  '%2e%2e/%2e%2e/secrets.json',
  '..%2f..%2fsecrets.json',
  '%252e%252e/x',
  'a/../b.jpg',
  './x.jpg',
  'a//b.jpg',
  '/x.jpg',
  'x%00.jpg',
  'x%0a.jpg',
  'x%5c..%5cy.jpg',
  'x.jpg.',
  'x.jpg%20',
  'caf%c3%a9.jpg',
  '%ff.jpg',
  'n'.repeat(1025),
  `${'n'.repeat(256)}.jpg`,
];

describe('names with path traversal, hidden characters or two spellings', () => {
  it.each(NAMES)('%j cannot be written, read or deleted, even with the service key', async (name) => {
    const answers = [
      await send('POST', `/storage/v1/object/avatars/${name}`),
      await send('GET', `/storage/v1/object/public/avatars/${name}`),
      await send('GET', `/storage/v1/object/authenticated/avatars/${name}`),
      await send('DELETE', `/storage/v1/object/avatars/${name}`),
    ];
    // 404 when the dots already lead out of the service's own paths.
    for (const status of answers) expect([400, 404]).toContain(status);
  });

  it('the product’s own files cannot be reached by any path', async () => {
    for (const path of [
      '/../../.data/secrets.json',
      '/%2e%2e/%2e%2e/package.json',
      '/releases/../../../package.json',
      '/releases/%2e%2e/%2e%2e/package.json',
      '/..%2fbackend%2fmain.mjs',
      '/.git/config',
    ]) {
      expect(await send('GET', path)).toBe(404);
    }
  });
});
