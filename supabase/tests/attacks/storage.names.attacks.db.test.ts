import { readdirSync } from 'node:fs';
import { sharedBackend, type Person } from '../../../servers/testing/clients.ts';
import { jpegBytes } from '../../../servers/testing/mediaFiles.ts';
import { tusAs } from '../../../servers/testing/tus.ts';
import { rawRequest } from './rawRequest.ts';
import { avatarName, blob, rowsOf, service, storagePeople } from './stores.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
const backend = sharedBackend();

let victim: Person;
beforeAll(async () => {
  ({ victim } = await storagePeople());
});

const CLIMBING = ['../../secrets.json', '..%2f..%2fsecrets.json', '%2e%2e/%2e%2e/x.jpg', '%252e%252e/x', 'a/../b.jpg', 'a//b.jpg', '/x.jpg', 'x%00.jpg', 'x%0a.jpg', 'x%5c..%5cy.jpg', 'x.jpg.', 'x.jpg%20', '.', '%2e', 'caf%c3%a9.jpg', '%ff.jpg', 'n'.repeat(1025), `${'n'.repeat(256)}.jpg`]; // prettier-ignore

describe('20: names with path traversal, hidden characters or excessive length', () => {
  const filesOutside = () => readdirSync(backend.dataDir).sort();

  it.each(CLIMBING)('20: %j is refused at every endpoint, with the service key', async (name) => {
    const before = filesOutside();
    const decoded = decodeURIComponent(name.replace('%ff', '')) || 'x';
    const json = { 'content-type': 'application/json' };
    const stored = avatarName(victim);
    await service('avatars').upload(stored, blob(jpegBytes(1), 'image/jpeg'));
    const move = (from: string, to: string) =>
      JSON.stringify({ bucketId: 'avatars', sourceKey: from, destinationKey: to });
    const answers = [
      await rawRequest('POST', `/storage/v1/object/avatars/${name}`, { 'content-type': 'image/jpeg' }, jpegBytes(1)),
      await rawRequest('PUT', `/storage/v1/object/avatars/${name}`, { 'content-type': 'image/jpeg' }, jpegBytes(1)),
      await rawRequest('GET', `/storage/v1/object/public/avatars/${name}`),
      await rawRequest('GET', `/storage/v1/object/authenticated/avatars/${name}`),
      await rawRequest('DELETE', `/storage/v1/object/avatars/${name}`),
      await rawRequest('POST', `/storage/v1/object/sign/avatars/${name}`, json, '{"expiresIn":60}'),
      await rawRequest('POST', `/storage/v1/object/upload/sign/avatars/${name}`),
    ];
    if (decoded === decodeURI(decoded) && name !== '%ff.jpg') {
      answers.push(await rawRequest('POST', '/storage/v1/object/move', json, move(stored, decoded)));
      answers.push(await rawRequest('POST', '/storage/v1/object/copy', json, move(stored, decoded)));
      const tus = await tusAs(backend, backend.serviceKey).create(
        { bucketName: 'avatars', objectName: decoded, contentType: 'image/jpeg' },
        2000,
      );
      answers.push({ status: tus.status, text: await tus.text() });
    }
    for (const { status, text } of answers) {
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/jwtSecret|\/storage\/objects|at .*\.(ts|mjs):/);
    }
    expect(filesOutside()).toEqual(before);
    expect(await rowsOf(stored)).toHaveLength(1);
  });
});
