import type { Language } from '@fairtone/contracts';
import type { Articles } from '../shell/shellBuild.ts';
import type { GuestApi } from './guestApi.ts';
import type { Words } from './words/words.ts';

/** An address within the site, and what stands there. */
export type PageLink = { path: string; text: string };

/** What of a page is shown to readers without scripts: search engines, previews, feeds. Nothing here is escaped yet. */
export type PageFacts = {
  title: string;
  description: string;
  /** Path of the address that this page is to be known by. */
  path: string;
  ogType: 'website' | 'music.album' | 'profile' | 'article';
  image: { url: string; alt: string } | null;
  /** schema.org, one object a script. */
  structured: object[];
  /** Where it stands, from the home page on, itself last. */
  trail: PageLink[];
  /** What it lists: albums, artists. */
  links: PageLink[];
  /** Lines of text: tracks. */
  lines: string[];
  feed: PageLink | null;
  hasEmbed: boolean;
  isIndexed: boolean;
};

/** Nobody, or nobody that a guest may know of, lives at this address. */
export const MISSING = 'missing';

/** What a page's facts are made of. */
export type PageVisit = {
  api: GuestApi;
  siteUrl: string;
  params: Record<string, string>;
  path: string;
  language: Language;
  words: Words;
  articles: Articles;
};

/** Makes the facts of one kind of page. */
export type DescribePage = (visit: PageVisit) => Promise<PageFacts | typeof MISSING>;

/** The facts that most pages have alike. */
export const plainFacts = (visit: PageVisit, title: string, description: string): PageFacts => ({
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

/** A text on one line, cut at a word. */
export function shorten(text: string, length = 200): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}
