import { signPage } from '@fairtone/domain';
import {
  SAVED_ALBUMS_PATH,
  OFFLINE_PAGE_PATH,
  SERVICE_WORKER_PATH,
  WEB_MANIFEST_PATH,
} from '@fairtone/contracts/offline';
import type { NodeBindings } from '@fairtone/servers/shared';
import { Hono, type Context } from 'hono';
import { contentSecurityPolicy } from './headers/contentSecurityPolicy.ts';
import { createCacheRoutes, PAGE_TOKEN_PATH } from './cache/cacheRoutes.ts';
import { COPY_VARY, copyHeaders } from './cache/copyHeaders.ts';
import { pageTags } from './cache/pageTags.ts';
import { firstOfHundred, groupOf, sharedCopyOf } from './cache/sharedCopy.ts';
import { watchApi } from './cache/watchedApi.ts';
import { createCrawlRoutes } from './crawl/crawlRoutes.ts';
import { createShareDealer } from './canary/deviceShare.ts';
import { devManifest, devShellPage } from './shell/devServers.ts';
import { withoutMarks } from './visit/campaignMarks.ts';
import { encodingsOf, isNavigation, pathAndQuery, pathOf, searchOf } from './visit/readRequest.ts';
import { isShown, type RouteMatch } from './visit/matchRoute.ts';
import { answerServiceWorker, answerWebManifest } from './files/offlineFiles.ts';
import { compressPage } from './files/compressPage.ts';
import { PAGE_HEADERS } from './headers/pageHeaders.ts';
import { withTimeout } from './pages/withTimeout.ts';
import { prefetchPageData } from './pages/prefetchPageData.ts';
import { unavailablePage } from './pages/textPage.ts';
import { createGuestApi } from './pages/guestApi.ts';
import { createPrerenderedPages } from './prerender/prerenderedPages.ts';
import { guestVisit, memberVisit } from './prerender/guestVisit.ts';
import type { Prerenderer } from './prerender/prerenderer.ts';
import { publicConfig } from './shell/publicConfig.ts';
import { createPreviewRoutes } from './releases/previewRoutes.ts';
import { isPreviewFile, previewOf, withPreview } from './releases/previews.ts';
import { releaseOrigins } from './releases/releaseOrigins.ts';
import { openReleaseStore, type ReleaseStore } from './releases/releaseStore.ts';
import { shellBuildReader, type ShellBuild } from './shell/shellBuild.ts';
import type { EdgeSettings } from './settings.ts';
import { fillShellPage } from './shell/shellPage.ts';
import { answerStaticFile, findStaticFile } from './files/staticFile.ts';
import { askedLanguage, visitorLanguage } from './visit/visitorLanguage.ts';

type Deps = { settings: EdgeSettings; prerenderer: Prerenderer; store?: ReleaseStore };

/** Ms to wait for prerendered HTML; later it would not be faster than the app. A copy is shown to many. */
const DRAWN_WITHIN_MS = { visit: 300, copy: 2_000 };
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For what one browser alone may see. */
const UNCACHED = 'private, no-store';
/** File names that contain a hash of their content. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/** Serves the product: the shell's page with the live releases inlined, its files, and the files of every released remote. */
export function createReleaseHost({
  settings,
  prerenderer,
  store = openReleaseStore(settings.releases),
}: Deps): Hono<NodeBindings> {
  const app = new Hono<NodeBindings>();
  const shares = createShareDealer();
  const { cache, pageSecret, supabase } = settings;
  const api = createGuestApi(supabase.url, supabase.publishableKey, supabase.publicUrl);
  const { shellFolder } = settings.releases;
  const readShell = shellBuildReader(shellFolder);
  const views = createPrerenderedPages({ prerenderer, store, shellFolder });

  const isHttps = settings.siteUrl.startsWith('https:');

  app.get('/releases.json', async (context) => {
    const cookies = context.req.header('cookie');
    const preview = await previewOf(cookies, store.findPreview);
    return context.json(withPreview(await store.manifest(inGroup(shares.read(cookies))), preview), 200, {
      'cache-control': preview ? UNCACHED : 'no-cache',
      vary: 'cookie',
      'access-control-allow-origin': '*',
    });
  });

  app.get('/releases/versions.json', async (context) =>
    settings.qa ? context.json(await store.published(), 200, { 'cache-control': 'no-store' }) : notFound(context),
  );

  app.get('/releases/*', async (context) => {
    const path = pathOf(context).slice('/releases/'.length);
    const answer = isPreviewFile(path) ? null : await store.file(path, context.req.raw, encodingsOf(context));
    // Other shells may load a release: a preview, or a tester's local one.
    answer?.headers.set('cross-origin-resource-policy', 'cross-origin');
    return answer ?? notFound(context);
  });

  const site = { url: settings.siteUrl, origins: settings.allowedOrigins, articles: () => readShell()?.articles ?? {} };
  app.route('/', createCrawlRoutes(api, site, cache));
  app.route('/', createCacheRoutes(store, settings));
  app.route('/', createPreviewRoutes({ find: store.findPreview, isHttps }));

  app.get(SERVICE_WORKER_PATH, (context) => answerServiceWorker(settings, context.req.raw) ?? notFound(context));
  app.get(WEB_MANIFEST_PATH, (context) => answerWebManifest(shellFolder, context.req.raw) ?? notFound(context));
  // The service worker shows a cached page at any URL and time, so it contains no prefetched data.
  app.get(OFFLINE_PAGE_PATH, (context) => answerPage(context, SAVED_ALBUMS_PATH, false));

  app.get('*', (context) => {
    const path = pathOf(context);
    const file =
      path === '/' || path === '/index.html' ? null : findStaticFile(shellFolder, path, encodingsOf(context));
    if (file)
      return answerStaticFile(file, context.req.raw, { 'cache-control': HASHED.test(path) ? IMMUTABLE : 'no-cache' });
    return isNavigation(context, path) ? answerPage(context, path) : notFound(context);
  });
  app.all('*', notFound);
  return app;

  async function answerPage(context: Context<NodeBindings>, path: string, isPrefetched = true): Promise<Response> {
    const shell = await shellBuild();
    if (!shell) return context.text('The shell is not built yet. Run npm start.', 503, { 'retry-after': '5' });
    const leadsTo = shell.redirects?.[path];
    if (leadsTo) return context.redirect(leadsTo, 301);
    const known = publicConfig(settings, originOf(context));
    const copy = cache && isPrefetched ? sharedCopyOf(context.req.raw.headers) : null;
    const cookies = copy ? undefined : context.req.header('cookie');
    const dealt = copy ? copy.share : shares.read(cookies);
    const share = dealt ?? ((await store.hasCanary()) ? shares.deal() : null);
    if (share !== null && dealt === null) context.header('set-cookie', shares.cookie(share, isHttps));
    // The cached page is shown at any time, also after a preview has ended.
    const preview = isPrefetched ? await previewOf(cookies, store.findPreview) : null;
    const released = withPreview(await store.manifest(inGroup(share)), preview);
    const manifest = await devManifest(released, settings.devServers);
    const asked = askedLanguage(context.req.query('lang'));
    const language = asked ?? copy?.language ?? visitorLanguage(cookies, context.req.header('accept-language'));
    // Not 404: the page may exist, and search engines would forget it.
    const isKnown = isShown(manifest, path, shell);
    if (!isKnown && !(await store.isComplete())) return unavailablePage(language);
    const isBrowser = copy !== null || context.req.header('sec-fetch-dest') !== undefined;
    const search = withoutMarks(searchOf(context));
    // Pages read the first value of a parameter that is given twice.
    const query = Object.fromEntries([...new URLSearchParams(search)].toReversed());
    const watched = watchApi(api);
    const { isMissing, match, ...told } = isPrefetched
      ? await prefetchPageData(watched, {
          shellPages: shell.pages,
          articles: shell.articles,
          manifest,
          siteUrl: settings.siteUrl,
          path,
          query,
          language,
          // Nobody can ask again for what a copy lacks.
          isBrowser: isBrowser && !copy,
        })
      : NOTHING_PREFETCHED;
    const isWhole = watched.isAnswered();
    const seen =
      isBrowser && isPrefetched
        ? guestVisit({
            match: match ?? (isKnown ? UNDESCRIBED : null),
            path,
            search,
            parameters: Object.keys(query),
          })
        : null;
    const request = { language, answers: seen?.leadsTo ? {} : told.answers, config: known, manifest };
    const withinMs = DRAWN_WITHIN_MS[copy ? 'copy' : 'visit'];
    const member = seen && memberVisit(seen, path, search);
    const [view, memberView] = await Promise.all([
      seen && withTimeout(views.draw({ shell, visit: seen, request }), withinMs),
      member && withTimeout(views.draw({ shell, visit: member, request }), withinMs),
    ]);
    // A page whose URL has an undeclared parameter or a mark, or that leads to the login, is not a guest's. A copy is as its cache asked for, and whole.
    const isShared =
      copy !== null &&
      seen !== null &&
      seen.leadsTo === null &&
      search === searchOf(context) &&
      isWhole &&
      (view !== null || !shell.prerender) &&
      groupOf(manifest) === copy.group;
    const own = { ...known, ...(pageSecret !== null && (await tokenFor(pageSecret, isShared))) };
    const html = fillShellPage(
      shell,
      own,
      manifest,
      { path, language },
      {
        ...told,
        view,
        leadsTo: seen?.leadsTo ?? null,
        memberView,
        // The database may show a member an album that it hides from guests, such as a draft of their own.
        isForGuests: isMissing || match?.page.isForGuests === true,
        askedLanguage: asked,
      },
    );
    const policy = contentSecurityPolicy(html, {
      servicesOrigin: new URL(supabase.publicUrl ?? settings.siteUrl).origin,
      isEmbed: path.startsWith('/embed/'),
      isHttps,
      usesStripe: settings.page.stripePublishableKey !== null,
      releaseOrigins: releaseOrigins(manifest),
      devOrigins: [...new Set([...Object.values(settings.devServers), ...(settings.qa?.origins ?? [])])],
    });
    const { body, headers } = await compressPage(html, encodingsOf(context));
    const vary = 'cookie, accept-language, accept-encoding';
    return context.body(body, isMissing || !isKnown ? 404 : 200, {
      ...PAGE_HEADERS,
      ...headers,
      ...(preview && { 'cache-control': UNCACHED }),
      vary,
      ...(cache &&
        isShared && {
          ...copyHeaders(
            cache,
            pageTags({ text: html, path: pathAndQuery(context), hasData: watched.isUsed(), manifest }),
          ),
          vary: COPY_VARY,
        }),
      'content-security-policy': policy,
    });
  }

  /** Where pages have copies, the devices of a group get the same releases, also from here. */
  function inGroup(share: number | null): number | null {
    return cache && share !== null ? firstOfHundred(share) : share;
  }

  async function shellBuild(): Promise<ShellBuild | null> {
    if (!settings.devServers.shell) return readShell();
    return { html: await devShellPage(settings.devServers.shell), preloads: null };
  }

  /** The origin that the visitor typed, if it is one of ours: localhost and 127.0.0.1 are different origins. */
  function originOf(context: Context): string {
    const typed = `${new URL(settings.siteUrl).protocol}//${context.req.header('host') ?? ''}`;
    return settings.allowedOrigins.includes(typed) ? typed : settings.siteUrl;
  }
}

/** Each visit has a token of its own; a page that many visits share says where to get it. */
const tokenFor = async (secret: string, isShared: boolean) =>
  isShared ? { pageTokenPath: PAGE_TOKEN_PATH } : { pageToken: await signPage(secret) };

/** A page of which only the path is known. */
const UNDESCRIBED: RouteMatch = { page: {}, params: {}, remote: null };
const NOTHING_PREFETCHED = { isMissing: false, answers: {}, facts: null, match: null };

const notFound = (context: Context) =>
  context.json({ error: { code: 'not_found', message: 'There is nothing here.' } }, 404, {
    'cache-control': 'no-store',
  });
