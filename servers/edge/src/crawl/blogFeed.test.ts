/** @jest-environment node */
import type { Articles } from '../shell/shellBuild.ts';
import { describeArticle } from '../pages/kinds/article.ts';
import { MISSING, type PageVisit } from '../pages/pageFacts.ts';
import { pageTexts } from '../pages/words/words.ts';
import { blogFeed } from './blogFeed.ts';
import { sitemapPage } from './sitemap.ts';

const inAll = (facts: object) => ({ en: facts, pl: facts, de: { ...facts, title: 'Neues' }, fr: facts, tr: facts });
const articles = {
  '/terms': inAll({ title: 'Terms', description: 'What to expect.' }),
  '/blog': inAll({ title: 'Blog', description: 'How it works.' }),
  '/blog/old': inAll({ title: 'Old & <good>', description: 'A.', author: 'Maja', date: '2026-10-06' }),
  '/blog/new': inAll({ title: 'New', description: 'B.', author: 'Elif', date: '2026-11-17' }),
} as unknown as Articles;
const SITE = 'https://shop.test';

const visit = (path: string, language: 'en' | 'de' = 'en') =>
  ({
    api: {},
    siteUrl: SITE,
    params: {},
    path,
    language,
    words: pageTexts(language),
    articles,
  }) as unknown as PageVisit;

describe('articles for feeds and crawlers', () => {
  it('the blog has a feed in each language, newest first', () => {
    const feed = blogFeed(articles, SITE, 'en')!;
    expect([...feed.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      'New',
      'Old &amp; &lt;good&gt;',
    ]);
    expect(feed).toContain('<pubDate>Tue, 17 Nov 2026 00:00:00 GMT</pubDate><dc:creator>Elif</dc:creator>');
    expect(feed).toContain(`<guid isPermaLink="true">${SITE}/blog/new</guid>`);
    expect(blogFeed(articles, SITE, 'de')).toContain('<title>Neues · Fairtone</title>');
    expect(blogFeed({}, SITE, 'en')).toBeNull();
  });

  it('the sitemap lists every article', async () => {
    const map = await sitemapPage({} as never, { url: SITE, articles: () => articles }, 'places.xml');
    for (const path of ['/', ...Object.keys(articles)]) expect(map).toContain(`<loc>${SITE}${path}</loc>`);
  });

  it('readers without scripts get an article’s metadata, and 404 for a post that does not exist', async () => {
    expect(await describeArticle(visit('/terms/'))).toMatchObject({
      title: 'Terms',
      description: 'What to expect.',
      path: '/terms',
      feed: null,
    });
    expect(await describeArticle(visit('/blog/new', 'de'))).toMatchObject({
      title: 'Neues',
      ogType: 'article',
      feed: { path: '/blog/rss.xml?lang=de' },
      structured: [
        { '@type': 'BreadcrumbList' },
        { '@type': 'BlogPosting', datePublished: '2026-11-17', author: { name: 'Elif' } },
      ],
    });
    expect(await describeArticle(visit('/blog/nothing'))).toBe(MISSING);
  });
});
