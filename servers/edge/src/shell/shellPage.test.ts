/** @jest-environment node */
import type { ReleaseManifest } from '@fairtone/contracts';
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../headers/contentSecurityPolicy.ts';
import type { Preloads } from './preloadLinks.ts';
import { fillShellPage } from './shellPage.ts';

const TEMPLATE =
  '<head><script>boot()</script><!--fairtone:preload--><!--fairtone:config--><!--fairtone:releases--><script defer src="/main.js"></script></head>';
const CONFIG = {
  siteUrl: 'http://localhost:4200',
  supabaseUrl: 'http://localhost:4200',
  supabaseAnonKey: 'key</script><script>evil()</script>$&',
  stripePublishableKey: null,
  demoAccounts: null,
  emailConfirmation: false,
  phoneLogin: false,
  paymentsTestMode: true,
  testPaymentsUrl: 'http://127.0.0.1:4201',
  qa: null,
};

const release = (name: string, routes: string[], slots: string[]) => ({
  live: {
    name,
    version: '1.0.0',
    contract: '^1.0.0',
    container: name,
    entry: 'remoteEntry.js',
    routes,
    slots,
    dialogs: [],
    hasStart: false,
    integrity: { 'remoteEntry.js': 'sha384-abc' },
    preload: {
      '*': ['1.js'],
      '/album/:id': ['2.js', '3.js'],
      '/explore': ['4.js', '3.js'],
      de: ['de.js'],
      en: ['en.js'],
    },
    baseUrl: `/releases/${name}/1.0.0/`,
  },
});
const MANIFEST: ReleaseManifest = {
  generatedAt: '',
  remotes: {
    catalog: release('catalog', ['/album/:id'], []),
    player: release('player', [], ['shell.playerBar']),
    studio: release('studio', ['/create-album'], []),
  },
};

const PLAIN_SITE = {
  servicesOrigin: 'http://localhost:4200',
  isEmbed: false,
  isHttps: false,
  usesStripe: false,
  releaseOrigins: [],
  devOrigins: [],
};

const PRELOADS: Preloads = {
  preload: { de: ['texts.de.js'], en: ['texts.en.js'], '/login': ['login.js'] },
  integrity: { 'texts.de.js': 'sha384-de' },
};

describe('the shell’s page', () => {
  const shell = { html: TEMPLATE, preloads: PRELOADS };
  const page = fillShellPage(shell, CONFIG, MANIFEST, { path: '/album/7', language: 'de' });

  it('contains settings and releases as data, and escapes every value', () => {
    expect(page.match(/<script/g)).toHaveLength(4);
    const json = /id="fairtone-config">(.*?)<\/script>/.exec(page)![1]!;
    expect(JSON.parse(json)).toEqual(CONFIG);
  });

  it('preloads what the screen uses of the kit, which the shell provides', () => {
    const catalog = { live: { ...MANIFEST.remotes.catalog!.live, shares: { '/album/:id': ['kit/Modal'] } } };
    const fill = (preloads: Preloads) =>
      fillShellPage(
        { html: TEMPLATE, preloads },
        CONFIG,
        { ...MANIFEST, remotes: { catalog } },
        { path: '/album/7', language: 'de' },
      );
    const integrity = { ...PRELOADS.integrity, 'kit.js': 'sha384-kit' };
    expect(fill({ ...PRELOADS, integrity, shares: { 'kit/Modal': ['kit.js'], 'kit/Menu': ['menu.js'] } })).toMatch(
      /href="\/kit\.js" integrity="sha384-kit">(?!.*menu\.js)/,
    );
    // An older shell has none: the remote brings its own.
    expect(fill(PRELOADS)).not.toContain('kit.js');
  });

  it('names a canary as one, so that the page gives it up early', () => {
    const remotes = { ...MANIFEST.remotes, catalog: { ...MANIFEST.remotes.catalog!, isCanary: true } };
    const withCanary = fillShellPage(shell, CONFIG, { ...MANIFEST, remotes }, { path: '/', language: 'de' });
    const manifest = JSON.parse(/id="fairtone-releases">(.*?)<\/script>/.exec(withCanary)![1]!) as ReleaseManifest;
    expect(Object.values(manifest.remotes).map(({ isCanary }) => isCanary)).toEqual([true, undefined, undefined]);
  });

  it('preloads the files of the route, with their integrity', () => {
    expect(page).toContain('href="/releases/catalog/1.0.0/remoteEntry.js" integrity="sha384-abc"');
    const files = [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(files).toEqual([
      '/texts.de.js',
      ...['remoteEntry.js', '1.js', '2.js', '3.js', 'de.js'].map((file) => `/releases/catalog/1.0.0/${file}`),
    ]);
    expect(page).toContain('href="/texts.de.js" integrity="sha384-de"');
  });

  it('contains the hashes of entries, and of files that every page loads later', () => {
    const { live } = release('catalog', ['/album/:id'], ['shell.search']);
    const files = ['1.js', '2.js', 'search.js', 'de.js', 'pl.js'];
    const integrity = { ...live.integrity, ...Object.fromEntries(files.map((file) => [file, `sha384-${file}`])) };
    const preload = {
      '*': ['1.js'],
      '/album/:id': ['2.js'],
      'shell.search': ['search.js'],
      de: ['de.js'],
      pl: ['pl.js'],
    };
    const build = { ...live, integrity, preload };
    const manifest = { ...MANIFEST, remotes: { catalog: { live: build, previous: build } } };
    const html = fillShellPage(shell, CONFIG, manifest, { path: '/', language: 'de' });
    const { remotes } = JSON.parse(/id="fairtone-releases">(.*?)<\/script>/.exec(html)![1]!) as ReleaseManifest;
    expect(remotes.catalog!.live.preload).toEqual(preload);
    expect(Object.keys(remotes.catalog!.live.integrity).sort()).toEqual([
      '1.js',
      'de.js',
      'remoteEntry.js',
      'search.js',
    ]);
    expect(remotes.catalog!.previous).toEqual({ ...build, integrity: { 'remoteEntry.js': 'sha384-abc' }, preload: {} });
  });

  it('allows its inline script in the policy by its hash', () => {
    const policy = contentSecurityPolicy(page, PLAIN_SITE);
    expect(/script-src [^;]*/.exec(policy)![0].match(/'sha256-[^']+'/g)).toHaveLength(1);
  });

  it('contains prerendered HTML, whose CSS is allowed by hash and cannot end its element', () => {
    const html = '<head><!--fairtone:preload--></head><div id="root"></div><!--fairtone:first-->';
    const evil = '{content:"</style><script>evil()</script>"}';
    const view = {
      html: '<h1>$& Saxophone</h1>',
      css: `.a${evil}`,
      styles: { x1: `.css-x1${evil}`, x2: '.css-x2{}' },
      state: { remote: 'catalog', queries: { evil }, provided: {} },
      used: ['/rest/v1/albums?'],
    };
    const answers = { '/rest/v1/albums?': { body: [1] }, '/rest/v1/tracks?': { body: [2] } };
    const told = { answers, facts: null, askedLanguage: null, view };
    const seen = fillShellPage({ html, preloads: PRELOADS }, CONFIG, MANIFEST, { path: '/', language: 'de' }, told);
    expect(seen).toContain('<div id="root"><h1>$& Saxophone</h1></div>');
    // What the state contains is not sent twice, and no text of it can end its element.
    expect(seen).toContain('id="fairtone-first">{"/rest/v1/tracks?":{"body":[2]}}</script>');
    expect(seen).toContain('id="fairtone-state">{"remote":"catalog","queries":{"evil":"{content:\\"\\u003c/style>');
    expect(seen).not.toMatch(/rel="preload"(?! as="script" fetchpriority="low")/);
    expect(seen).toContain('<style data-kept-rules="x1 x2">');
    const styles = [...seen.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules!);
    expect(styles).toHaveLength(2);
    // Before what the app appends to the head.
    expect(seen).toMatch(/<\/style><\/head>/);
    for (const rules of styles) expect(rules).toContain('<\\/script>');
    const policy = contentSecurityPolicy(seen, PLAIN_SITE);
    for (const rules of styles) {
      const hash = createHash('sha256').update(rules).digest('base64');
      expect(/style-src [^;]*/.exec(policy)![0]).toContain(`'sha256-${hash}'`);
    }
    expect(policy).not.toContain('unsafe-inline');
  });

  it('contains at an address for members the login, and the page around the screen in a template', () => {
    const html = TEMPLATE.replace('</head>', '</head><body><div id="root"></div></body>');
    const state = { remote: null, queries: {}, provided: {} };
    const view = { html: '<h1>Log in</h1>', css: '', styles: {}, state, used: [] };
    const memberView = { ...view, html: '<p>Loading</p>' };
    const told = { answers: {}, facts: null, askedLanguage: null, view, memberView, leadsTo: '/login?returnTo=%2F' };
    const seen = fillShellPage({ html, preloads: PRELOADS }, CONFIG, MANIFEST, { path: '/', language: 'de' }, told);
    expect(seen).toContain('<template id="fairtone-member-page"><p>Loading</p></template>');
    expect(seen).toContain('<div id="root"><h1>Log in</h1></div>');
  });

  it('has the scripts in a template when it is prerendered', () => {
    const html = TEMPLATE.replace('</head>', '</head><body><div id="root"></div></body>');
    const view = {
      html: '<h1>Saxophone</h1>',
      css: '',
      styles: {},
      state: { remote: 'catalog', queries: {}, provided: {} },
      used: [],
    };
    const told = { answers: {}, facts: null, askedLanguage: null, view };
    const seen = fillShellPage({ html, preloads: PRELOADS }, CONFIG, MANIFEST, { path: '/', language: 'de' }, told);
    const kept = /<template id="fairtone-scripts">(.*?)<\/template>/.exec(seen)![1]!;
    expect(kept).toMatch(/^<link rel="preload"/);
    expect(kept).toMatch(/<script defer src="\/main.js"><\/script>$/);
    expect(seen.replace(kept, '')).not.toMatch(/<script[^>]*\ssrc=|rel="preload"/);
    const seenByNobody = fillShellPage({ html, preloads: PRELOADS }, CONFIG, MANIFEST, { path: '/', language: 'de' });
    expect(seenByNobody).not.toContain('<template');
    expect(seenByNobody).toContain('<script defer src="/main.js"></script></head>');
  });
});
