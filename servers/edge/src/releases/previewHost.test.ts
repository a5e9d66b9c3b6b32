/** @jest-environment node */
import { RELEASES_ELEMENT_ID, type ReleaseManifest } from '@fairtone/contracts';
import { newPreview, publicKeyOf, signPreview } from '@fairtone/releases';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseOf } from '../../../../delivery/release/testing/builds.ts';
import { makeTestedHost } from '../testing/testedHost.ts';

const { root, ask } = makeTestedHost();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const catalogIn = (html: string) =>
  (JSON.parse(new RegExp(`id="${RELEASES_ELEMENT_ID}">(.*?)</script>`).exec(html)![1]!) as ReleaseManifest).remotes
    .catalog!;

describe('A preview', () => {
  const release = { ...releaseOf('2'), routes: ['/album/:albumId', '/new'] };
  const made = newPreview(release, new Date());
  const link = `/preview/catalog/${made.id}`;
  const cookie = `theme=dark; fairtone_preview=catalog.${made.id}`;
  const write = (preview: typeof made) => {
    mkdirSync(join(root, 'releases/catalog/previews'), { recursive: true });
    writeFileSync(join(root, `releases/catalog/previews/${preview.id}.json`), JSON.stringify(preview));
  };
  beforeEach(() => write(made));

  it('is shown after its link was opened, on top of what is live, and is kept by no cache', async () => {
    const opened = await ask(link);
    expect([opened.status, opened.headers.get('location'), opened.headers.get('cache-control')]).toEqual([303, '/new', 'no-store']); // prettier-ignore
    expect(opened.headers.get('set-cookie')).toMatch(
      new RegExp(`^fairtone_preview=catalog\\.${made.id}; Path=/; Max-Age=60[34]\\d{3}; SameSite=Lax; HttpOnly$`),
    );
    const page = await ask('/new', {}, cookie);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const { live, previous, previewUntil } = catalogIn(await page.text());
    expect([live.version, previous?.version, previewUntil]).toEqual(['2', '1', made.until]);
    const manifest = await ask('/releases.json', {}, cookie);
    expect(manifest.headers.get('cache-control')).toBe('private, no-store');
    expect(((await manifest.json()) as ReleaseManifest).remotes.catalog!.live.version).toBe('2');
  });

  it('is shown to nobody else, nor in the page that a browser keeps for visits without a network', async () => {
    for (const [path, cookies] of [
      ['/', ''],
      ['/offline.html', cookie],
      ['/', cookie.replace('catalog.', 'catalog.x')],
    ] as const) {
      // prettier-ignore
      const page = await ask(path, {}, cookies);
      expect([path, catalogIn(await page.text()).live.version, page.headers.get('cache-control')]).toEqual([path, '1', 'no-cache']); // prettier-ignore
    }
    expect((await ask(`/releases/catalog/previews/${made.id}.json`)).status).toBe(404);
  });

  it('ends for this browser by its way out, and for all after its last day', async () => {
    const left = await ask('/preview/end', {}, cookie);
    expect([left.status, left.headers.get('location')]).toEqual([303, '/']);
    expect(left.headers.get('set-cookie')).toContain('fairtone_preview=; Path=/; Max-Age=0;');
    write({ ...made, until: new Date(Date.now() - 1000).toISOString() });
    const page = await ask('/', {}, cookie);
    expect(catalogIn(await page.text()).live.version).toBe('1');
    const ended = await ask(`${link}?lang=de`);
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([404, null]);
    expect(await ended.text()).toContain('<h1>Diese Vorschau ist beendet</h1>');
  });

  it('is not shown to anybody once everybody gets its version', async () => {
    writeFileSync(join(root, 'releases/catalog/live.json'), JSON.stringify({ promoted: [release] }));
    const page = await ask('/new', {}, cookie);
    expect(catalogIn(await page.text())).not.toHaveProperty('previewUntil');
    writeFileSync(join(root, 'releases/catalog/live.json'), JSON.stringify({ promoted: [releaseOf('1')] }));
  });

  it('needs the signature of its team where teams have keys', async () => {
    const { privateKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
      publicKeyEncoding: { format: 'pem', type: 'spki' },
    });
    const keyringFile = join(root, 'keys.json');
    writeFileSync(keyringFile, JSON.stringify({ catalog: [publicKeyOf(privateKey)] }));
    const releases = { folder: join(root, 'releases'), url: null, keyringFile, shellFolder: '' };
    expect((await ask(link, { releases })).status).toBe(404);
    write(signPreview('catalog', made, privateKey));
    expect((await ask(link, { releases })).status).toBe(303);
    write(signPreview('studio', made, privateKey));
    expect((await ask(link, { releases })).status).toBe(404);
  });
});
