/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets, readStoredSecrets } from './secrets.ts';
import { secretsFile, writeSecrets } from './secretsFile.ts';

let folder: string;
const file = () => secretsFile(folder);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the keys of a running installation', () => {
  it('are new ones when it begins, of both kinds', async () => {
    const { apiKeys, signingKeys } = await loadSecrets(folder);
    expect(signingKeys()).toEqual({ current: expect.objectContaining({ kty: 'EC', alg: 'ES256' }) });
    expect(apiKeys()).toEqual({
      publishable: { default: expect.stringMatching(/^sb_publishable_[\w-]{32}$/) },
      secret: { default: expect.stringMatching(/^sb_secret_[\w-]{32}$/) },
    });
    expect((await loadSecrets(folder)).apiKeys()).toEqual(apiKeys());
  });

  it('follow the file at once', async () => {
    const { apiKeys, signingKeys } = await loadSecrets(folder);
    const stored = readStoredSecrets(file());
    writeSecrets(file(), { ...stored, secretKeys: { default: 'sb_secret_0123456789abcdef' } });
    expect(apiKeys().secret).toEqual({ default: 'sb_secret_0123456789abcdef' });
    expect(apiKeys().publishable).toEqual(stored.publishableKeys);
    const next = { ...stored.signingKeys, previous: stored.signingKeys.current };
    writeSecrets(file(), { ...stored, signingKeys: next });
    expect(signingKeys()).toEqual(next);
  });

  it('stay as they were when the file is damaged or gone, which is logged', async () => {
    const { apiKeys } = await loadSecrets(folder);
    const [before, log] = [apiKeys(), jest.spyOn(process.stderr, 'write').mockReturnValue(true)];
    writeFileSync(file(), '{"jwtSecret":');
    expect([apiKeys(), apiKeys()]).toEqual([before, before]);
    rmSync(file());
    expect(apiKeys()).toEqual(before);
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });

  it('are added to a folder from before them, which keeps everything else', async () => {
    await loadSecrets(folder);
    const { publishableKeys: _guests, secretKeys: _service, signingKeys: _signing, ...old } = readStoredSecrets(file());
    writeFileSync(file(), JSON.stringify(old), { mode: 0o600 });
    const { apiKeys, signingKeys, ...secrets } = await loadSecrets(folder);
    expect(secrets).toEqual(old);
    expect(apiKeys().secret.default).toMatch(/^sb_secret_/);
    expect(readStoredSecrets(file())).toMatchObject({ secretKeys: apiKeys().secret, signingKeys: signingKeys() });
  });

  it.each([
    ['a secret key among those of guests', { publishableKeys: { default: 'sb_secret_0123456789abcdef' } }],
    ['a short key', { secretKeys: { default: 'sb_secret_1' } }],
    ['no keys by name', { secretKeys: 'sb_secret_0123456789abcdef' }],
    ['a signing key without its secret part', { signingKeys: { current: { kid: '1', alg: 'ES256', x: 'x', y: 'y' } } }],
  ])('are refused at the start with %s', async (_what, change) => {
    await loadSecrets(folder);
    writeFileSync(file(), JSON.stringify({ ...readStoredSecrets(file()), ...change }));
    await expect(loadSecrets(folder)).rejects.toThrow(/secrets\.json: (publishable|secret|signing)Keys must be/);
  });
});
