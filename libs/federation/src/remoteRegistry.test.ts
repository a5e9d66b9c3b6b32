import type { Host, ReleaseManifest, RemoteDefinition, RemoteRelease } from '@fairtone/contracts';
import { createEventBus } from '@fairtone/events';
import { releaseManifest } from '@fairtone/testing';
import { RemoteError } from './remoteError.ts';
import { createRemoteRegistry } from './remoteRegistry.ts';

const release = (version: string, contract = '^1.0.0'): RemoteRelease => {
  const { live } = releaseManifest({ catalog: { contract } }).remotes.catalog!;
  return { ...live, version };
};

function setUp(load: (release: RemoteRelease) => Promise<RemoteDefinition>, remotes: ReleaseManifest['remotes']) {
  const failures: RemoteError[] = [];
  const host: Host = { contractVersion: '1.0.0', events: createEventBus() };
  const addLocales = jest.fn(() => Promise.resolve());
  const manifest = { generatedAt: '', remotes };
  const registry = createRemoteRegistry({ manifest, host, load, addLocales, onFailure: (error) => failures.push(error) });
  return { registry, failures, addLocales };
}

const definition = (start = jest.fn(() => () => undefined)): RemoteDefinition => ({
  name: 'catalog',
  contract: '^1.0.0',
  locales: {} as RemoteDefinition['locales'],
  start: () => Promise.resolve({ start }),
});

describe('loading a remote', () => {
  it('loads and starts it once, however many ask at the same time', async () => {
    const start = jest.fn(() => () => undefined);
    const load = jest.fn(() => Promise.resolve(definition(start)));
    const { registry, addLocales } = setUp(load, { catalog: { live: release('2') } });
    await Promise.all([registry.load('catalog'), registry.load('catalog')]);
    await registry.load('catalog');
    expect([load, start, addLocales].map((fn) => fn.mock.calls.length)).toEqual([1, 1, 1]);
    expect(registry.peek('catalog')).not.toBeNull();
  });

  it('falls back to the last good version and tells which one failed', async () => {
    const load = jest.fn(({ version }: RemoteRelease) =>
      version === '2' ? Promise.reject(new RemoteError('catalog', '2', 'timeout', 'no answer')) : Promise.resolve(definition()),
    );
    const { registry, failures } = setUp(load, { catalog: { live: release('2'), previous: release('1') } });
    await expect(registry.load('catalog')).resolves.toMatchObject({ name: 'catalog' });
    expect(failures).toMatchObject([{ remote: 'catalog', version: '2', reason: 'timeout' }]);
  });

  it('forgets a failure, so that trying again can work', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(definition());
    const { registry } = setUp(load, { catalog: { live: release('2') } });
    await expect(registry.load('catalog')).rejects.toThrow('down');
    await expect(registry.load('catalog')).resolves.toMatchObject({ name: 'catalog' });
  });

  it('does not even fetch a remote made for another host contract', async () => {
    const load = jest.fn();
    const { registry, failures } = setUp(load, { catalog: { live: release('2', '^2.0.0') } });
    await expect(registry.load('catalog')).rejects.toThrow('needs host contract ^2.0.0');
    expect(load).not.toHaveBeenCalled();
    expect(failures).toMatchObject([{ reason: 'contract' }]);
  });

  it('refuses a remote that nobody released', async () => {
    const { registry } = setUp(jest.fn(), {});
    await expect(registry.load('catalog')).rejects.toThrow('not in the release manifest');
  });
});
