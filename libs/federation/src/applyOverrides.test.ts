import { releaseManifest, stubBackend } from '@fairtone/testing';
import type { RemoteRelease } from '@fairtone/contracts';
import { applyOverrides } from './applyOverrides.ts';
import type { RemoteOverrides } from './overrides.ts';

const SERVER = 'http://localhost:4231';
const manifest = releaseManifest({ catalog: { routes: ['/'] }, player: {} });
const allowed = { origins: [SERVER] };
const toVersion = (version: string): RemoteOverrides => ({ catalog: { kind: 'version', version } });
const toServer = (origin: string): RemoteOverrides => ({ catalog: { kind: 'server', origin } });

const build = (version: string, change: Partial<RemoteRelease> = {}) => {
  const { baseUrl: _, ...rest } = manifest.remotes.catalog!.live;
  return { ...rest, version, routes: ['/', '/new'], ...change };
};

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    'GET /releases/catalog/2/remote.json': build('2'),
    'GET /releases/catalog/3/remote.json': build('3', { contract: '^2.0.0' }),
    'GET /releases/catalog/4/remote.json': { name: 'catalog' },
    'GET /releases/catalog/5/remote.json': build('2'),
    'GET /releases/catalog/6/remote.json': build('6', { name: 'player' }),
    'GET /releases/catalog/7/remote.json': new Response('<h1>Soon</h1>'),
    'GET /releases/catalog/8/remote.json': new Response('', { status: 500 }),
    'GET /remote.json': build('dev'),
  });
});
afterEach(() => backend.restore());

describe('overrides', () => {
  it('replace the live version by another published one, which falls back to the live one', async () => {
    const { manifest: changed, applied, problems } = await applyOverrides(manifest, toVersion('2'), allowed);
    const { live, previous } = changed.remotes.catalog!;
    expect(live).toMatchObject({ version: '2', baseUrl: '/releases/catalog/2/', routes: ['/', '/new'] });
    expect(previous).toBe(manifest.remotes.catalog!.live);
    expect(changed.remotes.player).toBe(manifest.remotes.player);
    expect([applied, problems]).toEqual([toVersion('2'), {}]);
  });

  it('load another version from the host of the live one', async () => {
    const live = { ...manifest.remotes.catalog!.live, baseUrl: 'https://cdn.test/shop/catalog/1.0.0/' };
    const elsewhere = { ...manifest, remotes: { catalog: { live } } };
    backend.use({ 'GET /shop/catalog/2/remote.json': build('2') });
    const { manifest: changed } = await applyOverrides(elsewhere, toVersion('2'), allowed);
    expect(changed.remotes.catalog!.live.baseUrl).toBe('https://cdn.test/shop/catalog/2/');
  });

  it('load the current build of a dev server', async () => {
    const { manifest: changed } = await applyOverrides(manifest, toServer(SERVER), allowed);
    expect(changed.remotes.catalog!.live).toMatchObject({ version: 'dev', baseUrl: `${SERVER}/` });
  });

  it('add a remote that is not promoted yet', async () => {
    const { manifest: changed } = await applyOverrides({ ...manifest, remotes: {} }, toVersion('2'), allowed);
    expect(changed.remotes.catalog).toMatchObject({ live: { version: '2' } });
    expect(changed.remotes.catalog).not.toHaveProperty('previous');
  });

  it('do nothing, and send no request, where they are not allowed', async () => {
    const outcome = await applyOverrides(manifest, toVersion('2'), null);
    expect(outcome).toEqual({ manifest, applied: {}, problems: {} });
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it.each(['https://evil.test', `${SERVER}.evil.test`, `${SERVER}/`, 'http://localhost:4232', '//localhost:4231'])(
    'send no request to the origin %s, which is not allowed',
    async (origin) => {
      const { manifest: same, problems } = await applyOverrides(manifest, toServer(origin), allowed);
      expect([same, problems]).toEqual([manifest, { catalog: 'origin' }]);
      expect(globalThis.fetch).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['for another host contract', '3', 'contract'],
    ['that says too little', '4', 'invalid'],
    ['that is another version', '5', 'invalid'],
    ['that is another remote', '6', 'invalid'],
    ['that is a page', '7', 'invalid'],
    ['that fails', '8', 'unreachable'],
    ['that is not there', '9', 'unreachable'],
  ])('leave a remote as released with a build %s', async (_what, version, problem) => {
    const { manifest: same, applied, problems } = await applyOverrides(manifest, toVersion(version), allowed);
    expect([applied, problems]).toEqual([{}, { catalog: problem }]);
    expect(same).toBe(manifest);
  });
});
