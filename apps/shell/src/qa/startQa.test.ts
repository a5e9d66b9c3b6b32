import { OVERRIDES_STORAGE_KEY } from '@fairtone/federation';
import { releaseManifest, skipWaits, stubBackend } from '@fairtone/testing';
import { startQa } from './startQa.ts';

const ROLES = 'GET /rest/v1/user_roles';
const REMOTE = 'GET /releases/catalog/2/remote.json';
const released = releaseManifest({ catalog: {} });
const testers = { open: false, origins: [] };

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  const { baseUrl: _, ...build } = released.remotes.catalog!.live;
  backend = stubBackend({ [REMOTE]: { ...build, version: '2' } });
  localStorage.setItem(OVERRIDES_STORAGE_KEY, '{"catalog":{"kind":"version","version":"2"}}');
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

function signIn() {
  const session = {
    access_token: 'x.y.z',
    expires_at: Date.now() / 1000 + 3600,
    user: { id: 'lena', user_metadata: {} },
  };
  localStorage.setItem('fairtone.session', JSON.stringify(session));
}
const versionOf = async (settings: { open: boolean; origins: string[] }) =>
  (await startQa(settings, released, true))?.manifest.remotes.catalog!.live.version ?? 'no tools';

describe('the tools for quality assurance', () => {
  it('are for all visitors where they are open, without a request', async () => {
    expect(await versionOf({ open: true, origins: [] })).toBe('2');
    expect(backend.requests(ROLES)).toHaveLength(0);
  });

  it('are not for guests, without a request', async () => {
    expect(await versionOf(testers)).toBe('no tools');
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('are for a tester, as the server says by the user’s token', async () => {
    signIn();
    backend.use({ [ROLES]: { role: 'tester' } });
    expect(await versionOf(testers)).toBe('2');
    const [asked] = backend.requests(ROLES);
    expect(asked?.headers.get('Authorization')).toBe('Bearer x.y.z');
    expect(Object.fromEntries(asked!.url.searchParams)).toMatchObject({ user_id: 'eq.lena', role: 'eq.tester' });
  });

  it.each([
    ['has another role', () => null],
    ['cannot be asked about', () => Response.json({ message: 'JWT expired' }, { status: 401 })],
    ['was not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are not for a user who %s, whatever the browser stores', async (_who, answer) => {
    signIn();
    backend.use({ [ROLES]: answer });
    expect(await skipWaits(() => versionOf(testers))).toBe('no tools');
    expect(backend.requests(REMOTE)).toHaveLength(0);
  });
});

describe('a page that runs already', () => {
  it('keeps the remotes that it has', async () => {
    const tools = await startQa({ open: true, origins: [] }, released, false);
    expect(tools?.manifest).toEqual(released);
  });
});

describe('a link with overrides', () => {
  it('applies nothing by itself, and is removed from the URL', async () => {
    localStorage.removeItem(OVERRIDES_STORAGE_KEY);
    history.replaceState(null, '', '/explore?qa-overrides={"catalog":{"kind":"version","version":"2"}}');
    expect(await versionOf({ open: true, origins: [] })).toBe('1.0.0');
    expect(location.pathname + location.search).toBe('/explore');
    expect(localStorage.getItem(OVERRIDES_STORAGE_KEY)).toBeNull();
  });
});
