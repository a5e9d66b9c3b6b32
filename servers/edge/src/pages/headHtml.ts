import { LANGUAGES, type Language } from '@fairtone/contracts';
import { html, raw } from 'hono/html';
import type { PageFacts } from './pageFacts.ts';
import { absolute } from './structured.ts';

/** `pl_PL`: Open Graph wants a region, which is the one where most people read the language. */
const localeOf = (language: Language): string => `${language}_${new Intl.Locale(language).maximize().region}`;

/** Marks metadata of the first page only: the shell removes it from the document on navigation. */
const OF_PAGE = raw('data-of-page');

/**
 * The metadata of a page for search engines and link previews.
 * @param asked the language in the URL; null when the visitor's own language applies
 */
export function headHtml(facts: PageFacts, siteUrl: string, language: Language, asked: Language | null): string {
  const { title, description, path, ogType, image, structured, feed, hasEmbed, isIndexed } = facts;
  const plain = absolute(siteUrl, path);
  const inLanguage = (code: Language) => `${plain}?lang=${code}`;
  const canonical = asked ? inLanguage(asked) : plain;
  const oembed = (format: string) => `${siteUrl}/oembed?url=${encodeURIComponent(plain)}&format=${format}`;
  const property = (name: string, content: string) => html`<meta property="${name}" content="${content}" ${OF_PAGE} />`;
  const named = (name: string, content: string) => html`<meta name="${name}" content="${content}" ${OF_PAGE} />`;
  const parts = [
    html`<title>${title} · Fairtone</title><meta name="description" content="${description}" />`,
    html`<link rel="canonical" href="${canonical}" ${OF_PAGE} />`,
    ...LANGUAGES.map((code) => html`<link rel="alternate" hreflang="${code}" href="${inLanguage(code)}" ${OF_PAGE} />`),
    html`<link rel="alternate" hreflang="x-default" href="${plain}" ${OF_PAGE} />`,
    ...(isIndexed ? [] : [named('robots', 'noindex')]),
    property('og:site_name', 'Fairtone'),
    property('og:type', ogType),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:locale', localeOf(language)),
    ...LANGUAGES.filter((code) => code !== language).map((code) => property('og:locale:alternate', localeOf(code))),
    ...(image ? [property('og:image', image.url), property('og:image:alt', image.alt)] : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(image ? [named('twitter:image', image.url), named('twitter:image:alt', image.alt)] : []),
    ...(feed
      ? [
          html`<link
            rel="alternate"
            type="application/rss+xml"
            title="${feed.text}"
            href="${absolute(siteUrl, feed.path)}"
            ${OF_PAGE}
          />`,
        ]
      : []),
    ...(hasEmbed
      ? [
          html`<link
            rel="alternate"
            type="application/json+oembed"
            title="${title}"
            href="${oembed('json')}"
            ${OF_PAGE}
          />`,
          html`<link rel="alternate" type="text/xml+oembed" title="${title}" href="${oembed('xml')}" ${OF_PAGE} />`,
        ]
      : []),
    ...structured.map(structuredScript),
  ];
  return parts.map(String).join('');
}

/** Escapes `<`, so that no text can close the element. */
const structuredScript = (data: object) =>
  `<script type="application/ld+json" data-of-page>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
