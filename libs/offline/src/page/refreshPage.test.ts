/** @jest-environment node */
import { fakeCaches } from '../testing/fakeCaches';
import { samplePage, SITE } from '../testing/samplePage';
import { refreshPage } from './refreshPage';

const PAGE = 'fairtone-page';
const FILES = 'fairtone-files';

/** A host whose page can be changed, and which can lose files. */
function host() {
  const device = fakeCaches();
  const state = { html: samplePage({ version: '1' }), missing: '', status: 200, lists: {} as Record<string, string[]> };
  const asked: string[] = [];
  const fetch = ((input: string) => {
    const path = input.replace(SITE, '');
    asked.push(path);
    if (path === '/offline.html') {
      const headers = { 'content-security-policy': 'default-src', 'content-encoding': 'br', 'set-cookie': 'share=1' };
      return Promise.resolve(new Response(state.html, { status: state.status, headers }));
    }
    const list = state.lists[path];
    if (list) return Promise.resolve(Response.json(list));
    const isMissing = state.missing !== '' && path.includes(state.missing);
    return Promise.resolve(new Response(path, { status: isMissing ? 404 : 200 }));
  }) as typeof globalThis.fetch;
  const context = { caches: device.caches, fetch, origin: SITE, shellFiles: ['lazy.0123456789ab.js'] };
  return { ...device, state, asked, refresh: (keepsOld?: boolean) => refreshPage(context, keepsOld) };
}
const versionIn = (html: string | null) => /releases\/catalog\/(\d)\//.exec(html ?? '')?.[1];

describe('the page on the device', () => {
  it('takes the page with every file that it names', async () => {
    const { refresh, list, read, caches } = host();
    expect(await refresh()).toBe(true);
    expect(await list(FILES)).toHaveLength(9);
    const page = await (await caches.open(PAGE)).match('/offline.html');
    expect(Object.fromEntries(page!.headers)).toEqual({
      'content-security-policy': 'default-src',
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(await read(PAGE, '/offline.html')).toContain('<html data-kept lang="de">');
  });

  it('asks for no file twice', async () => {
    const { refresh, asked } = host();
    await refresh();
    asked.length = 0;
    await refresh();
    expect(asked).toEqual(['/offline.html']);
  });

  it('stays with the page before while a file of the new one is missing', async () => {
    const { refresh, state, read } = host();
    await refresh();
    Object.assign(state, { html: samplePage({ version: '2' }), missing: 'catalog/2/1.' });
    expect(await refresh()).toBe(false);
    expect(versionIn(await read(PAGE, '/offline.html'))).toBe('1');
    state.missing = '';
    expect(await refresh()).toBe(true);
    expect(versionIn(await read(PAGE, '/offline.html'))).toBe('2');
  });

  it('keeps nothing of a version that was rolled back', async () => {
    const { refresh, state, put, list, read } = host();
    Object.assign(state, { html: samplePage({ version: '2', previous: '1' }) });
    await refresh();
    await put(FILES, `${SITE}/releases/catalog/2/visited.0123456789ab.js`, 'later');
    state.html = samplePage({ version: '1' });
    await refresh();
    expect(versionIn(await read(PAGE, '/offline.html'))).toBe('1');
    expect((await list(FILES)).filter((path) => path.includes('/catalog/2/'))).toEqual([]);
  });

  it('keeps of a folder that versions share what they use, and everything while it does not know', async () => {
    const { refresh, state, put, list, asked } = host();
    const [used, unused] = ['visited.0123456789ab.js', 'before.0123456789ab.js'];
    state.html = samplePage({ version: '1', isSharing: true });
    await refresh();
    expect(asked.filter((path) => path.endsWith('.json'))).toEqual([]);
    for (const file of [used, unused]) await put(FILES, `${SITE}/releases/catalog/files/${file}`, 'later');
    asked.length = 0;
    state.html = samplePage({ version: '2', isSharing: true });
    await refresh();
    expect(asked).toEqual([
      '/offline.html',
      '/releases/catalog/files/remoteEntry2.0123456789ab.js',
      '/releases/catalog/files/de2.0123456789ab.js',
      '/releases/catalog/2/files.json',
    ]);
    expect(await list(FILES)).toEqual(
      expect.arrayContaining([used, unused].map((file) => `/releases/catalog/files/${file}`)),
    );
    state.lists['/releases/catalog/2/files.json'] = [used, '1.0123456789ab.js'];
    await refresh();
    const after = await list(FILES);
    expect(after).toContain(`/releases/catalog/files/${used}`);
    for (const file of [unused, 'remoteEntry1.0123456789ab.js', 'de1.0123456789ab.js'])
      expect(after).not.toContain(`/releases/catalog/files/${file}`);
  });

  it('keeps what its own build of the shell may still need, and lets the files of an older one go', async () => {
    const { refresh, put, list } = host();
    await put(FILES, '/lazy.0123456789ab.js', 'ours');
    await put(FILES, '/lazy.ba9876543210.js', 'of the build before');
    await refresh(true);
    expect(await list(FILES)).toContain('/lazy.ba9876543210.js');
    await refresh();
    expect(await list(FILES)).toContain('/lazy.0123456789ab.js');
    expect(await list(FILES)).not.toContain('/lazy.ba9876543210.js');
  });

  it.each([
    [503, samplePage({ version: '2' })],
    [200, '<html>The sign-in of a hotel</html>'],
  ])('takes nothing else for the page: %s %s', async (status, html) => {
    const { refresh, state, read } = host();
    await refresh();
    Object.assign(state, { status, html });
    expect(await refresh()).toBe(false);
    expect(versionIn(await read(PAGE, '/offline.html'))).toBe('1');
  });
});
