/** @jest-environment node */
import { CONFIG_ELEMENT_ID, type PublicConfig } from '@fairtone/contracts';
import { readPageToken } from '@fairtone/domain';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../../../../delivery/release/testing/builds.ts';
import { pageSecret } from '../../../supabase/src/keys/pageSecret.ts';
import { readConfig } from '../../../launcher/src/process/config.ts';
import type { Secrets } from '../../../launcher/src/process/secrets.ts';
import type { Prerenderer } from '../prerender/prerenderer.ts';
import { createReleaseHost } from './releaseHost.ts';

const DEV_SERVER = 'http://localhost:4231';
const SECRETS = { anonKey: 'anon', jwtSecret: 'secret' } as Secrets;
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fairtone-host-'));
  mkdirSync(join(root, 'releases/catalog/1'), { recursive: true });
  const { baseUrl: _folder, ...build } = releaseOf('1');
  writeFileSync(join(root, 'releases/catalog/1/remote.json'), JSON.stringify(build));
  writeFileSync(join(root, 'releases/catalog/live.json'), JSON.stringify({ promoted: [releaseOf('1')] }));
  mkdirSync(join(root, 'dist/apps/shell'), { recursive: true });
  writeFileSync(
    join(root, 'dist/apps/shell/index.html'),
    '<head><!--fairtone:preload--><!--fairtone:config--><!--fairtone:releases--></head>',
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Asks a host with these settings for a path, as a browser does. */
async function ask(path: string, env: Record<string, string>): Promise<Response> {
  const config = readConfig(root, { FAIRTONE_RELEASES_DIR: join(root, 'releases'), ...env });
  const host = createReleaseHost({
    config,
    secrets: SECRETS,
    demoAccounts: () => null,
    paymentsUrl: null,
    // Nothing answers there: the page comes without what it would look up.
    insideUrl: 'http://127.0.0.1:9',
    prerenderer: {} as Prerenderer,
  });
  return host.request(path, { headers: { accept: 'text/html' } }, { incoming: { url: path } });
}

const configIn = (html: string) =>
  JSON.parse(new RegExp(`id="${CONFIG_ELEMENT_ID}">(.*?)</script>`).exec(html)![1]!) as PublicConfig;

describe('Tools for quality assurance', () => {
  it('are unknown to a deployment that allows none: no list of versions, no setting, no dev server', async () => {
    const env = { FAIRTONE_QA: 'off', FAIRTONE_QA_ORIGINS: DEV_SERVER };
    expect((await ask('/releases/versions.json', env)).status).toBe(404);
    const page = await ask('/', env);
    expect(configIn(await page.text()).qa).toBeNull();
    expect(page.headers.get('content-security-policy')).not.toContain(DEV_SERVER);
  });

  it('come to testers with the published versions, and with the dev servers that the page may use', async () => {
    const env = { FAIRTONE_QA: 'testers', FAIRTONE_QA_ORIGINS: DEV_SERVER };
    const versions = await ask('/releases/versions.json', env);
    expect(await versions.json()).toMatchObject({ catalog: [{ version: '1', role: 'live' }] });
    const page = await ask('/', env);
    expect(configIn(await page.text()).qa).toEqual({ origins: [DEV_SERVER], open: false });
    const policy = page.headers.get('content-security-policy');
    for (const part of ['script-src', 'connect-src']) expect(policy).toMatch(new RegExp(`${part} [^;]*${DEV_SERVER}`));
  });
});

describe('A page', () => {
  it('gets a token of its own, which the function that takes telemetry knows', async () => {
    const tokens = await Promise.all(
      ['/', '/'].map(async (path) => configIn(await (await ask(path, {})).text()).pageToken!),
    );
    const secret = pageSecret(readConfig(root, {}), SECRETS);
    const pages = await Promise.all(tokens.map((token) => readPageToken(secret, token)));
    expect(pages).toEqual([expect.any(String), expect.any(String)]);
    expect(pages[0]).not.toBe(pages[1]);
  });

  it('is signed for functions that run elsewhere with the secret that they were given', async () => {
    const PAGE_SECRET = 'shared-with-the-hosted-functions'.repeat(2);
    const { pageToken } = configIn(await (await ask('/', { PAGE_SECRET })).text());
    expect(await readPageToken(PAGE_SECRET, pageToken!)).not.toBeNull();
  });
});

describe('Stripe', () => {
  it('may bring its script and frame into the page of a deployment with a publishable key', async () => {
    const page = await ask('/', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
    expect(configIn(await page.text()).stripePublishableKey).toBe('pk_test_1');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src [^;]* https:\/\/js\.stripe\.com[ ;]/);
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com https:\/\/hooks\.stripe\.com;/);
    expect(policy).toMatch(/connect-src [^;]* https:\/\/api\.stripe\.com[ ;]/);
  });

  it('is unknown to a deployment without a key', async () => {
    const page = await ask('/', {});
    expect(configIn(await page.text()).stripePublishableKey).toBeNull();
    expect(page.headers.get('content-security-policy')).not.toContain('stripe');
  });
});
