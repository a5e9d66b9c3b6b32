import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArticle, readFront } from './readArticle.mjs';

/** Front matters of the pages in a folder with their slugs, newest first. */
export function listPages(folder) {
  if (!existsSync(folder)) return [];
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ slug: file.slice(0, -3), ...readFront(readFileSync(join(folder, file), 'utf8')) }));
  return pages.sort(
    (one, other) => (other.date ?? '').localeCompare(one.date ?? '') || one.slug.localeCompare(other.slug),
  );
}

/** The JSON that the page of an article shows: its text, and the pages in its folder. */
export function articleJson(path, markdown) {
  const pages = listPages(path.replace(/\.md$/, ''));
  return JSON.stringify({ ...readArticle(markdown), ...(pages.length > 0 && { pages }) });
}

/** The metadata of each article for the release host: its front matter, by path of the page and language. */
export function describeArticles(content) {
  const described = {};
  for (const language of foldersOf(content)) {
    const folder = join(content, language);
    const posts = listPages(join(folder, 'blog')).map(({ slug, ...front }) => [`/blog/${slug}`, front]);
    const pages = listPages(folder).map(({ slug, ...front }) => [`/${slug}`, front]);
    for (const [path, front] of [...pages, ...posts]) described[path] = { ...described[path], [language]: front };
  }
  return described;
}

const foldersOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];
