/** @jest-environment node */
import { CONFIG_ELEMENT_ID, type PublicConfig } from '@fairtone/contracts';
import { readPageToken } from '@fairtone/domain';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseOf } from '../../../delivery/release/testing/builds.ts';
import { makeTestedHost, PAGE_SECRET } from './testing/testedHost.ts';

const DEV_SERVER = 'http://localhost:4231';
const { root, ask } = makeTestedHost();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const configIn = (html: string) =>
  JSON.parse(new RegExp(`id="${CONFIG_ELEMENT_ID}">(.*?)</script>`).exec(html)![1]!) as PublicConfig;

describe('Tools for quality assurance', () => {
  it('are off without the setting: no list of versions, no config, no dev server', async () => {
    expect((await ask('/releases/versions.json')).status).toBe(404);
    const page = await ask('/');
    expect(configIn(await page.text()).qa).toBeNull();
    expect(page.headers.get('content-security-policy')).not.toContain(DEV_SERVER);
  });

  it('give testers the published versions, and the dev servers that the page may use', async () => {
    const qa = { origins: [DEV_SERVER], open: false };
    const versions = await ask('/releases/versions.json', { qa });
    expect(await versions.json()).toMatchObject({ catalog: [{ version: '1', role: 'live' }] });
    const page = await ask('/', { qa });
    expect(configIn(await page.text()).qa).toEqual(qa);
    const policy = page.headers.get('content-security-policy');
    for (const part of ['script-src', 'connect-src']) expect(policy).toMatch(new RegExp(`${part} [^;]*${DEV_SERVER}`));
  });
});

describe('A page', () => {
  it('gets its own token, which the telemetry function verifies with the shared secret', async () => {
    const tokens = await Promise.all(
      ['/', '/'].map(async (path) => configIn(await (await ask(path)).text()).pageToken!),
    );
    const pages = await Promise.all(tokens.map((token) => readPageToken(PAGE_SECRET, token)));
    expect(pages).toEqual([expect.any(String), expect.any(String)]);
    expect(pages[0]).not.toBe(pages[1]);
  });

  it('has no token without a secret', async () => {
    expect(configIn(await (await ask('/', { pageSecret: null })).text())).not.toHaveProperty('pageToken');
  });

  it('gets the URL of an API at another origin, and may call it', async () => {
    const publicUrl = 'https://project.supabase.test';
    const page = await ask('/', { supabase: { url: publicUrl, publicUrl, publishableKey: () => 'anon-key' } });
    expect(configIn(await page.text())).toMatchObject({
      supabaseUrl: publicUrl,
      supabaseAnonKey: 'anon-key',
      siteUrl: 'http://localhost:4200',
    });
    expect(page.headers.get('content-security-policy')).toMatch(/connect-src [^;]*https:\/\/project\.supabase\.test/);
  });
});

describe('Stripe', () => {
  it('may load its script and frame in a deployment with a publishable key', async () => {
    const page = await ask('/', { page: { stripePublishableKey: 'pk_test_1' } });
    expect(configIn(await page.text()).stripePublishableKey).toBe('pk_test_1');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src [^;]* https:\/\/js\.stripe\.com[ ;]/);
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com https:\/\/hooks\.stripe\.com;/);
    expect(policy).toMatch(/connect-src [^;]* https:\/\/api\.stripe\.com[ ;]/);
  });

  it('is not allowed in a deployment without a key', async () => {
    const page = await ask('/');
    expect(configIn(await page.text()).stripePublishableKey).toBeNull();
    expect(page.headers.get('content-security-policy')).not.toContain('stripe');
  });
});

describe('A page of a remote whose releases cannot be read', () => {
  const live = () => join(root, 'releases/catalog/live.json');
  beforeAll(() => {
    mkdirSync(join(root, 'shell'));
    writeFileSync(join(root, 'shell/index.html'), '<head><!--fairtone:config--></head>');
    writeFileSync(join(root, 'shell/shell.json'), JSON.stringify({ contract: '1.0.0', routes: ['/help'] }));
  });
  afterEach(() => writeFileSync(live(), JSON.stringify({ promoted: [releaseOf('1')] })));
  const askHost = (path: string, folder = 'releases') =>
    ask(path, {
      releases: { folder: join(root, folder), url: null, keyringFile: null, shellFolder: join(root, 'shell') },
    });

  it('is asked for again later, while pages of the shell are shown', async () => {
    writeFileSync(live(), '{"promoted": [{');
    const page = await askHost('/');
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    const text = await page.text();
    expect(text).toContain('<h1>This page is not available right now</h1>');
    const style = createHash('sha256')
      .update(/<style>([^]*)<\/style>/.exec(text)![1]!)
      .digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${style}'`);
    expect(await (await askHost('/?lang=de')).text()).toContain('<html lang="de">');
    expect((await askHost('/help')).status).toBe(200);
  });

  it('is shown when they can be read, and a path of no route is not found', async () => {
    expect((await askHost('/')).status).toBe(200);
    expect((await askHost('/nothing-here')).status).toBe(404);
  });

  it('is not found where nothing was ever released', async () => {
    expect((await askHost('/', 'no-releases')).status).toBe(404);
  });

  it('is asked for again later when the store over HTTP cannot be reached', async () => {
    const releases = { folder: '', url: 'http://127.0.0.1:9', keyringFile: null, shellFolder: join(root, 'shell') };
    expect((await ask('/', { releases })).status).toBe(503);
    expect((await ask('/help', { releases })).status).toBe(200);
  });
});
