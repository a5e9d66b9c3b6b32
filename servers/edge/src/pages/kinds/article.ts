import { MISSING, defaultFacts, type DescribePage } from '../pageFacts.ts';
import { absolute, structuredTrail } from '../structured.ts';

/** A page of text from the shell's build: help, terms, a blog post. */
export const describeArticle: DescribePage = (visit) => {
  const { articles, language, siteUrl, words } = visit;
  const path = visit.path.replace(/\/$/, '');
  const facts = articles[path]?.[language];
  if (!facts) return Promise.resolve(MISSING);
  const { title, description, author, date } = facts;
  const blog = articles['/blog']?.[language];
  const isBlog = path === '/blog' || path.startsWith('/blog/');
  const isPost = isBlog && path !== '/blog';
  const trail = [
    { path: '/', text: words.trail.home },
    ...(isPost && blog ? [{ path: '/blog', text: blog.title }] : []),
    { path, text: title },
  ];
  const posts = Object.entries(articles).filter(([address]) => address.startsWith('/blog/'));
  return Promise.resolve({
    ...defaultFacts(visit, title, description),
    path,
    ogType: isPost ? ('article' as const) : ('website' as const),
    structured: [structuredTrail(siteUrl, trail), ...(isPost ? [structuredPost()] : [])],
    trail,
    links: path === '/blog' ? posts.map(([address, post]) => ({ path: address, text: post[language].title })) : [],
    feed: isBlog && blog ? { path: `/blog/rss.xml?lang=${language}`, text: `${blog.title} · Fairtone` } : null,
  });

  function structuredPost() {
    return {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description,
      inLanguage: language,
      url: absolute(siteUrl, path),
      ...(author && { author: { '@type': 'Person', name: author } }),
      ...(date && { datePublished: date }),
    };
  }
};
