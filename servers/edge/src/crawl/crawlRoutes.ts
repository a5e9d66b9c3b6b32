import type { Language } from '@fairtone/contracts';
import type { NodeBindings } from '@fairtone/servers/shared';
import { Hono, type Context } from 'hono';
import type { CacheSettings } from '../cache/cacheSettings.ts';
import { copyHeaders } from '../cache/copyHeaders.ts';
import { pageTags } from '../cache/pageTags.ts';
import type { GuestApi } from '../pages/guestApi.ts';
import type { Articles } from '../shell/shellBuild.ts';
import { pageTexts } from '../pages/words/words.ts';
import { askedLanguage } from '../visit/visitorLanguage.ts';
import { blogFeed } from './blogFeed.ts';
import { artistFeed, releasesFeed } from './feeds.ts';
import { oembedOf, oembedXml } from './oembed.ts';
import { robotsText, sitemapIndex, sitemapPage } from './sitemap.ts';

type Site = { url: string; origins: string[]; articles: () => Articles };

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
/** How long caches may keep a response, in seconds: readers of feeds and sitemaps return periodically. */
const CACHED_S = 600;

/**
 * Routes for crawlers: sitemaps, feeds, and oEmbed. All of them show what a guest sees, in the language of their URL.
 * @param cache null: a cache in front keeps them as long as their readers do
 */
export function createCrawlRoutes(api: GuestApi, site: Site, cache: CacheSettings | null): Hono<NodeBindings> {
  const app = new Hono<NodeBindings>();

  app.get('/robots.txt', (context) => answer(context, robotsText(site.url), 'text/plain; charset=utf-8'));
  app.get('/sitemap.xml', async (context) => answer(context, await sitemapIndex(api, site.url), XML));
  app.get('/sitemaps/*', async (context) =>
    answer(context, await sitemapPage(api, site, context.req.path.slice('/sitemaps/'.length)), XML),
  );
  app.get('/feeds/releases.xml', async (context) =>
    answer(context, await releasesFeed(api, site.url, pageTexts(languageOf(context))), RSS),
  );
  app.get('/feeds/artist/:file{[\\da-f-]+\\.xml}', async (context) => {
    const id = context.req.param('file').slice(0, -'.xml'.length);
    return answer(context, await artistFeed(api, site.url, pageTexts(languageOf(context)), id), RSS);
  });
  app.get('/blog/rss.xml', (context) => answer(context, blogFeed(site.articles(), site.url, languageOf(context)), RSS));
  app.get('/oembed', async (context) => {
    const { url = '', format = 'json', maxwidth, maxheight } = context.req.query();
    if (format !== 'json' && format !== 'xml') return refuse(context, 501, 'The format can be json or xml.');
    if (!url) return refuse(context, 400, 'Name the page: url=…');
    const size = { maxWidth: Number(maxwidth ?? NaN), maxHeight: Number(maxheight ?? NaN) };
    const embed = await oembedOf(api, site, pageTexts(languageOf(context)), { url, ...size });
    context.header('access-control-allow-origin', '*');
    const text = embed && (format === 'json' ? JSON.stringify(embed) : oembedXml(embed));
    return answer(context, text, format === 'json' ? 'application/json; charset=utf-8' : 'text/xml; charset=utf-8');
  });
  return app;

  function answer(context: Context, text: string | null, type: string): Response {
    if (text === null) return refuse(context, 404, 'There is nothing here.');
    const url = new URL(context.req.url);
    const kept = cache
      ? copyHeaders(cache, pageTags({ text, path: url.pathname + url.search, hasData: true }), CACHED_S)
      : { 'cache-control': `public, max-age=${CACHED_S}` };
    return context.body(text, 200, { 'content-type': type, ...kept });
  }
}

const languageOf = (context: Context): Language => askedLanguage(context.req.query('lang')) ?? 'en';

const refuse = (context: Context, status: 400 | 404 | 501, message: string) =>
  context.json({ error: { code: status === 404 ? 'not_found' : 'bad_request', message } }, status, {
    'cache-control': 'no-store',
  });
