import type { Host, ReleaseManifest, RemoteDefinition, RemoteRelease } from '@fairtone/contracts';
import { createEventBus } from '@fairtone/events';
import { releaseManifest } from '@fairtone/testing';
import type { DeviceFailures } from './deviceFailures.ts';
import { RemoteError } from './remoteError.ts';
import { createRemoteRegistry, type RegistryOptions } from './remoteRegistry.ts';

const release = (version: string, contract = '^1.0.0'): RemoteRelease => {
  const { live } = releaseManifest({ catalog: { contract } }).remotes.catalog!;
  return { ...live, version };
};

function setUp(
  load: NonNullable<RegistryOptions['load']>,
  remotes: ReleaseManifest['remotes'],
  deviceFailures?: DeviceFailures,
) {
  const failures: RemoteError[] = [];
  const host: Host = { contractVersion: '1.0.0', events: createEventBus() };
  const addLocales = jest.fn(() => Promise.resolve());
  const manifest = { generatedAt: '', remotes };
  const onReplace = jest.fn();
  const onFailure = (error: RemoteError) => failures.push(error);
  const registry = createRemoteRegistry({ manifest, host, load, addLocales, onFailure, onReplace, deviceFailures });
  return { registry, failures, addLocales, onReplace };
}

const definition = (start = jest.fn(() => () => undefined), contract = '^1.0.0'): RemoteDefinition => ({
  name: 'catalog',
  contract,
  locales: {} as RemoteDefinition['locales'],
  start: () => Promise.resolve({ start }),
});

describe('loading a remote', () => {
  it('loads and starts it once for several callers at the same time', async () => {
    const start = jest.fn(() => () => undefined);
    const load = jest.fn(() => Promise.resolve(definition(start)));
    const { registry, addLocales } = setUp(load, { catalog: { live: release('2') } });
    await Promise.all([registry.load('catalog'), registry.load('catalog')]);
    await registry.load('catalog');
    expect([load, start, addLocales].map((fn) => fn.mock.calls.length)).toEqual([1, 1, 1]);
    expect(registry.peek('catalog')).not.toBeNull();
  });

  it('falls back to the last good version and reports which one failed', async () => {
    const load = jest.fn(({ version }: RemoteRelease) =>
      version === '2'
        ? Promise.reject(new RemoteError('catalog', '2', 'timeout', 'no answer'))
        : Promise.resolve(definition()),
    );
    const { registry, failures } = setUp(load, { catalog: { live: release('2'), previous: release('1') } });
    await expect(registry.load('catalog')).resolves.toMatchObject({ name: 'catalog' });
    expect(failures).toMatchObject([{ remote: 'catalog', version: '2', reason: 'timeout' }]);
  });

  it('does not cache a failure, so that a retry can succeed', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(definition());
    const { registry } = setUp(load, { catalog: { live: release('2') } });
    await expect(registry.load('catalog')).rejects.toThrow('down');
    await expect(registry.load('catalog')).resolves.toMatchObject({ name: 'catalog' });
  });

  it('gives the outcome of an expected load to the first caller, also a failure, and then retries', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(definition());
    const { registry, failures } = setUp(load, { catalog: { live: release('2') } });
    registry.expect('catalog');
    await new Promise((resolve) => setTimeout(resolve));
    await expect(registry.load('catalog')).rejects.toThrow('down');
    expect(failures).toHaveLength(1);
    await expect(registry.load('catalog')).resolves.toMatchObject({ name: 'catalog' });
    registry.expect('catalog');
    await expect(registry.load('catalog')).resolves.toMatchObject({ name: 'catalog' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gives up a version that failed three times while rendering, and starts the previous one', async () => {
    const stop = jest.fn();
    const load = jest.fn(({ version }: RemoteRelease) =>
      Promise.resolve(
        definition(
          jest.fn(() => stop),
          version,
        ),
      ),
    );
    const { registry, onReplace } = setUp(load, { catalog: { live: release('2'), previous: release('1') } });
    for (let crash = 0; crash < 3; crash += 1) {
      expect((await registry.load('catalog')).contract).toBe('2');
      expect(registry.reportFailure('catalog', 'render', new Error('broken'))).toBe(false);
    }
    expect(stop).not.toHaveBeenCalled();
    expect(registry.peek('catalog')).toBeNull();
    expect((await registry.load('catalog')).contract).toBe('1');
    expect(stop).toHaveBeenCalledTimes(1);
    expect(onReplace).toHaveBeenCalledWith('catalog');
    const { state, version, errors } = registry.statuses.get().catalog!;
    expect([state, version, errors.length]).toEqual(['fellBack', '1', 3]);
  });

  describe('of which the live version is a canary', () => {
    const canary = { catalog: { live: release('2'), previous: release('1'), isCanary: true } };
    const loading = jest.fn(({ version }: RemoteRelease) => Promise.resolve(definition(undefined, version)));
    const partOf = (broken: string) => (remote: RemoteDefinition) => async () => {
      if (remote.contract === broken) throw new Error('half done');
      return { Component: () => null };
    };
    beforeEach(() => loading.mockClear());

    it('gives it up at its first failure while rendering, and says that another version takes its place', async () => {
      const { registry } = setUp(loading, canary);
      expect((await registry.load('catalog')).contract).toBe('2');
      expect(registry.fallsBack('catalog')).toBe(false);
      expect(registry.reportFailure('catalog', 'render', new Error('broken'))).toBe(true);
      expect(registry.fallsBack('catalog')).toBe(true);
      expect((await registry.load('catalog')).contract).toBe('1');
      expect(registry.reportFailure('catalog', 'render', new Error('broken too'))).toBe(false);
    });

    it('says so for each of its parts that is shown', async () => {
      const { registry } = setUp(loading, canary);
      const shown = await registry.load('catalog');
      expect(registry.reportFailure('catalog', 'render', new Error('one'), shown)).toBe(true);
      await registry.load('catalog');
      expect(registry.reportFailure('catalog', 'render', new Error('another'), shown)).toBe(true);
    });

    it('loads a part of the other version when one of the canary cannot be loaded', async () => {
      const { registry, failures } = setUp(loading, canary);
      const { definition: shown } = await registry.loadPart('catalog', '/x', partOf('2'));
      expect(shown.contract).toBe('1');
      expect(failures).toMatchObject([{ version: '2', reason: 'crashed' }]);
    });

    it('fails when the other version has no such part either', async () => {
      const { registry, failures } = setUp(loading, canary);
      const broken = () => () => Promise.reject(new Error('half done'));
      await expect(registry.loadPart('catalog', '/x', broken)).rejects.toThrow('half done');
      expect(failures.map(({ version }) => version)).toEqual(['2', '1']);
    });

    it('comes back as the last resort without another version, and then takes no turns', async () => {
      const onlyOnce = jest
        .fn(loading)
        .mockImplementationOnce(loading)
        .mockImplementationOnce(() => Promise.reject(new Error('gone')));
      const { registry } = setUp(onlyOnce, canary);
      await registry.load('catalog');
      expect(registry.reportFailure('catalog', 'render', new Error('broken'))).toBe(true);
      expect((await registry.load('catalog')).contract).toBe('2');
      expect(registry.reportFailure('catalog', 'render', new Error('broken'))).toBe(false);
    });

    it('keeps it while the device is offline', async () => {
      const { registry } = setUp(loading, canary);
      await registry.load('catalog');
      const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      expect(registry.reportFailure('catalog', 'render', new Error('broken'))).toBe(false);
      onLine.mockRestore();
      expect(registry.peek('catalog')).not.toBeNull();
    });
  });

  it('does not give a version up for errors in click handlers', async () => {
    const load = jest.fn(() => Promise.resolve(definition()));
    const { registry, failures } = setUp(load, { catalog: { live: release('2'), previous: release('1') } });
    await registry.load('catalog');
    for (let error = 0; error < 5; error += 1) registry.reportRelease(release('2'), 'uncaught', new Error('click'));
    expect(registry.peek('catalog')).not.toBeNull();
    expect(failures).toHaveLength(5);
  });

  it('reports cleanups that throw, twenty at most, and gives no version up for them', async () => {
    let throwInCleanup = (_error: unknown) => undefined as void;
    const load = jest.fn((_release: RemoteRelease, onCleanupError = throwInCleanup) => {
      throwInCleanup = onCleanupError;
      return Promise.resolve(definition());
    });
    const { registry, failures } = setUp(load, { catalog: { live: release('2'), previous: release('1') } });
    await registry.load('catalog');
    for (let error = 0; error < 30; error += 1) throwInCleanup(new Error('in cleanup'));
    expect(failures).toHaveLength(20);
    expect(failures[0]).toMatchObject({ remote: 'catalog', version: '2', reason: 'uncaught' });
    expect(failures[0]!.message).toContain('in cleanup');
    expect(registry.peek('catalog')).not.toBeNull();
  });

  it('runs a version again after a part of it threw while loading', async () => {
    const load = jest.fn(() => Promise.resolve(definition()));
    const { registry } = setUp(load, { catalog: { live: release('2') } });
    const broken = () => () => Promise.reject(new Error('half done'));
    await expect(registry.loadPart('catalog', '/x', broken)).rejects.toThrow('half done');
    await registry.load('catalog');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('prepares a part of a running remote once, loads no remote for it, and does not report its failure', async () => {
    const load = jest.fn(() => Promise.resolve(definition()));
    const { registry, failures } = setUp(load, { catalog: { live: release('2') } });
    const loader = jest.fn(() => Promise.resolve({ Component: () => null }));
    await registry.prepare('catalog', '/x', () => loader);
    expect(load).not.toHaveBeenCalled();
    await registry.load('catalog');
    await registry.prepare('catalog', '/x', () => loader);
    await registry.prepare('catalog', '/x', () => loader);
    expect(loader).toHaveBeenCalledTimes(1);
    const broken = () => () => Promise.reject(new Error('half done'));
    await registry.prepare('catalog', '/y', broken);
    expect(failures).toEqual([]);
    expect(registry.peek('catalog')).toBeNull();
  });

  it('stops the remotes that it started', async () => {
    const stop = jest.fn();
    const { registry } = setUp(() => Promise.resolve(definition(jest.fn(() => stop))), {
      catalog: { live: release('2') },
    });
    await registry.load('catalog');
    registry.dispose();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('does not fetch a remote for another host contract', async () => {
    const load = jest.fn();
    const { registry, failures } = setUp(load, { catalog: { live: release('2', '^2.0.0') } });
    await expect(registry.load('catalog')).rejects.toThrow('needs host contract ^2.0.0');
    expect(load).not.toHaveBeenCalled();
    expect(failures).toMatchObject([{ reason: 'contract' }]);
  });

  it('refuses a remote that is not in the manifest', async () => {
    const { registry } = setUp(jest.fn(), {});
    await expect(registry.load('catalog')).rejects.toThrow('not in the release manifest');
  });
});

describe('a version that froze an earlier page', () => {
  const switchedOff = (version: string) => {
    let isFrozen = true;
    const unfreeze = () => {
      isFrozen = false;
    };
    return {
      add: () => undefined,
      isGivenUp: () => isFrozen,
      isFrozen: (one: RemoteRelease) => isFrozen && one.version === version,
      unfreeze,
      noteMount: jest.fn(),
    };
  };

  it('is reported and not loaded, until somebody tries again', async () => {
    const load = jest.fn(() => Promise.resolve(definition()));
    const { registry, failures } = setUp(load, { catalog: { live: release('2') } }, switchedOff('2'));
    await expect(registry.load('catalog')).rejects.toThrow('froze an earlier page');
    expect(load).not.toHaveBeenCalled();
    expect(failures).toMatchObject([{ remote: 'catalog', version: '2', reason: 'froze' }]);
    registry.unfreeze('catalog');
    await expect(registry.load('catalog')).resolves.toMatchObject({ name: 'catalog' });
  });

  it('is reported, and the previous one is loaded', async () => {
    const load = jest.fn((_release: RemoteRelease) => Promise.resolve(definition()));
    const remotes = { catalog: { live: release('2'), previous: release('1') } };
    const { registry, failures } = setUp(load, remotes, switchedOff('2'));
    await registry.load('catalog');
    expect(load.mock.calls.map(([{ version }]) => version)).toEqual(['1']);
    expect(failures).toMatchObject([{ version: '2', reason: 'froze' }]);
  });

  it('is found by the part that was being mounted', async () => {
    const device = switchedOff('1');
    const { registry } = setUp(() => Promise.resolve(definition()), { catalog: { live: release('2') } }, device);
    registry.noteMount(await registry.load('catalog'));
    registry.noteMount(null);
    expect(device.noteMount.mock.calls).toEqual([[release('2')]]);
  });
});

describe('a release while the page is open', () => {
  const taken = (names: string[]) => releaseManifest(Object.fromEntries(names.map((name) => [name, {}])));

  it('is loaded at the first request', async () => {
    const load = jest.fn(() => Promise.resolve(definition()));
    const { registry } = setUp(load, { catalog: { live: release('2') } });
    expect(registry.take({ generatedAt: '', remotes: { catalog: { live: release('3') } } })).toEqual(['catalog']);
    expect(registry.take(taken(['radio']))).toEqual(['radio']);
    expect(registry.statuses.get()).toMatchObject({ catalog: { version: '3' }, radio: { state: 'idle' } });
    await registry.load('catalog');
    expect(load).toHaveBeenCalledWith(expect.objectContaining({ version: '3' }), expect.any(Function));
  });

  it('does not replace a remote that the page uses, nor one that has not changed', async () => {
    const { registry } = setUp(() => Promise.resolve(definition()), { catalog: { live: release('2') } });
    expect(registry.take({ generatedAt: '', remotes: { catalog: { live: release('2') } } })).toEqual([]);
    await registry.load('catalog');
    expect(registry.take({ generatedAt: '', remotes: { catalog: { live: release('3') } } })).toEqual([]);
    expect(registry.statuses.get().catalog).toMatchObject({ version: '2', state: 'ready' });
  });

  it('is not taken over when it needs a newer shell than this page has', async () => {
    const load = jest.fn(() => Promise.resolve(definition()));
    const { registry, failures } = setUp(load, { catalog: { live: release('2') } });
    const next = { catalog: { live: release('3', '^1.99.0') }, radio: { live: release('1', '^2.0.0') } };
    expect(registry.take({ generatedAt: '', remotes: next })).toEqual([]);
    expect(Object.keys(registry.manifest.remotes)).toEqual(['catalog']);
    await registry.load('catalog');
    expect(load).toHaveBeenCalledWith(expect.objectContaining({ version: '2' }), expect.any(Function));
    expect(failures).toEqual([]);
  });
});
