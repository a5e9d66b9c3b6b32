import type { Language } from '@fairtone/contracts';
import type { Articles } from '../shell/shellBuild.ts';
import type { GuestApi } from './guestApi.ts';
import type { Words } from './words/words.ts';

/** A link within the site and its text. */
export type PageLink = { path: string; text: string };

/** The contents of a page for clients without scripts: search engines, link previews, feeds. Not escaped yet. */
export type PageFacts = {
  title: string;
  description: string;
  /** Canonical path of the page. */
  path: string;
  ogType: 'website' | 'music.album' | 'profile' | 'article';
  image: { url: string; alt: string } | null;
  /** schema.org data, one object per script element. */
  structured: object[];
  /** Breadcrumbs from the home page to this page. */
  trail: PageLink[];
  /** Items of the page: albums, artists. */
  links: PageLink[];
  /** Lines of text: tracks. */
  lines: string[];
  feed: PageLink | null;
  hasEmbed: boolean;
  isIndexed: boolean;
};

/** The page does not exist, or a guest may not know that it does. */
export const MISSING = 'missing';

/** The inputs from which the facts of a page are computed. */
export type PageVisit = {
  api: GuestApi;
  siteUrl: string;
  params: Record<string, string>;
  path: string;
  language: Language;
  words: Words;
  articles: Articles;
};

/** Computes the facts of one kind of page. */
export type DescribePage = (visit: PageVisit) => Promise<PageFacts | typeof MISSING>;

/** Default facts, which most pages share. */
export const defaultFacts = (visit: PageVisit, title: string, description: string): PageFacts => ({
  title,
  description,
  path: visit.path,
  ogType: 'website',
  image: null,
  structured: [],
  trail: [],
  links: [],
  lines: [],
  feed: null,
  hasEmbed: false,
  isIndexed: true,
});

/** Puts a text on one line and cuts it at a word boundary. */
export function shorten(text: string, length = 200): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}
