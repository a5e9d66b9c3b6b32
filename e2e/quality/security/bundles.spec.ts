import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ReleaseChannel } from '@fairtone/contracts';
import { FILES_LIST, parseFilesList } from '@fairtone/releases';
import { secretsOf } from '../../../servers/testing/secretsOf';
import { builtReleases } from '../../support/releases';
import { expect, test } from '../../support/test';

const apps = join(process.cwd(), 'dist/apps');

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile())
    : [];

/** Every file that a browser can request. */
const served = () =>
  [
    ...readdirSync(apps)
      .filter((app) => app !== 'backend')
      .map((app) => join(apps, app)),
    builtReleases(),
  ]
    .flatMap(filesIn)
    // The compressed copies of the same files, and what hosts serve to nobody.
    .filter((path) => !/\.(br|gz|map)$/.test(path));

const SECRETS: [string, RegExp][] = [
  [
    'the name of a secret setting',
    /SUPABASE_SERVICE|SERVICE_ROLE_KEY|JWT_SECRET|STRIPE_SECRET|STRIPE_WEBHOOK|SMTP_URL|PGPASSWORD/,
  ],
  ['the right of the service', /service_role/],
  ['a key of a payment provider', /\b(sk|rk)_(live|test)_\w{8,}|\bwhsec_\w{8,}/],
  ['a secret key of Supabase', /\bsb_secret_[\w-]{8,}/],
  ['a signed token', /eyJ[\w-]{8,}\.eyJ[\w-]{8,}/],
  ['an address of a database', /postgres(ql)?:\/\//],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ['a key of a cloud', /\bAKIA[0-9A-Z]{16}\b/],
  ['a place on the machine that built it', new RegExp(`${process.cwd()}|/home/\\w+/|/Users/\\w+/`)],
];

test.describe('The files that a browser gets', () => {
  test('hold no secret', ({ product }) => {
    const values = Object.values(secretsOf(product.dataDir));
    const files = served();
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((path) => {
      const text = readFileSync(path, 'latin1');
      return [
        ...SECRETS.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${basename(path)}: ${what}`),
        ...values.filter((value) => text.includes(value)).map(() => `${basename(path)}: a secret of this machine`),
      ];
    });
    expect(found).toEqual([]);
  });

  test('name no source map', () => {
    const found = served().filter((path) => /\/[/*]# sourceMappingURL=(?!data:)/.test(readFileSync(path, 'latin1')));
    expect(found.map((path) => basename(path))).toEqual([]);
  });

  test('are no source maps, which each build has beside its scripts', async ({ product }) => {
    const places = [
      { folder: join(apps, 'shell'), address: '' },
      { folder: builtReleases(), address: '/releases' },
    ];
    for (const { folder, address } of places) {
      const [map] = filesIn(folder).filter((path) => path.endsWith('.map'));
      expect(map, folder).toBeDefined();
      for (const path of [map!, map!.replace(/\.[0-9a-f]{32}\.map$/, '.map')]) {
        const answer = await fetch(`${product.url}${address}${path.slice(folder.length)}`);
        expect([path, answer.status, (await answer.text()).includes('sourcesContent')]).toEqual([path, 404, false]);
      }
    }
  });

  test('are pinned twice where they are scripts: in the release, and by the part that loads them', () => {
    const releases = filesIn(builtReleases()).filter((path) => basename(path) === 'live.json');
    expect(releases.length).toBeGreaterThanOrEqual(5);
    for (const channel of releases) {
      const live = (JSON.parse(readFileSync(channel, 'utf8')) as ReleaseChannel).promoted[0]!;
      const folder = join(dirname(channel), live.version);
      const scripts = Object.fromEntries(
        [...readdirSync(folder), ...parseFilesList(readFileSync(join(folder, FILES_LIST), 'utf8'))]
          .filter((file) => /\.([cm]?js|wasm)$/.test(file))
          .map((file) => [file, readFileSync(join(folder, file))]),
      );
      const hashes = Object.fromEntries(
        Object.entries(scripts).map(([name, bytes]) => [
          name,
          `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        ]),
      );
      expect(live.integrity, live.name).toEqual(hashes);
      for (const [name, hash] of Object.entries(hashes)) {
        // The page loads the entry; hosts load the prerender file.
        if (name === live.entry || name === live.prerender) continue;
        const loaders = Object.entries(scripts).filter(([other, bytes]) => other !== name && bytes.includes(hash));
        expect(loaders.length, `${live.name} ${name}`).toBeGreaterThan(0);
      }
    }
  });

  test('are named with their hash by the shell’s page where it loads them as scripts', async ({ product }) => {
    const page = await (await fetch(product.url, { headers: { accept: 'text/html' } })).text();
    const scripts = [...page.matchAll(/<script[^>]*\bsrc="[^"]+"[^>]*>/g)].map(([tag]) => tag);
    const preloads = [...page.matchAll(/<link[^>]*\bas="script"[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of [...scripts, ...preloads]) expect(tag).toMatch(/integrity="sha384-[\w+/=]{64}"/);
  });
});
