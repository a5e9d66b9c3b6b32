import { absolute } from '../pages/structured.ts';
import { element, XML_DECLARATION, xmlText } from './xml.ts';

type Channel = { title: string; path: string; feedPath: string; description: string };

/** An RSS 2.0 document with items that are already XML. */
export function rssOf({ title, path, feedPath, description }: Channel, items: string[], siteUrl: string): string {
  const self = xmlText(absolute(siteUrl, feedPath));
  return [
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<channel>${element('title', title)}${element('link', absolute(siteUrl, path))}`,
    `${element('description', description)}<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('');
}
