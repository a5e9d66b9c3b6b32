import type { Language } from '@fairtone/contracts';
import { absolute } from '../pages/structured.ts';
import type { ArticleFacts, Articles } from '../shell/shellBuild.ts';
import { rssOf } from './rss.ts';
import { element, xmlText } from './xml.ts';

const BLOG = '/blog';

/** RSS feed of the blog's posts in a language, newest first; null when the shell has no blog. */
export function blogFeed(articles: Articles, siteUrl: string, language: Language): string | null {
  const blog = articles[BLOG]?.[language];
  if (!blog) return null;
  const posts = Object.entries(articles)
    .filter(([path]) => path.startsWith(`${BLOG}/`))
    .map(([path, facts]) => ({ path, ...facts[language] }))
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  const feedPath = `${BLOG}/rss.xml?lang=${language}`;
  const channel = { title: `${blog.title} · Fairtone`, path: BLOG, feedPath, description: blog.description };
  return rssOf(
    channel,
    posts.map((post) => itemOf(post, siteUrl, language)),
    siteUrl,
  );
}

function itemOf(
  { path, title, description, author, date }: ArticleFacts & { path: string },
  siteUrl: string,
  language: Language,
) {
  const url = absolute(siteUrl, path);
  return [
    `<item>${element('title', title)}${element('link', `${url}?lang=${language}`)}`,
    `<guid isPermaLink="true">${xmlText(url)}</guid>${date ? element('pubDate', new Date(date).toUTCString()) : ''}`,
    `${author ? element('dc:creator', author) : ''}${element('description', description)}</item>`,
  ].join('');
}
