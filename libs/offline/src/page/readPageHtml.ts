import { FIRST_ANSWERS_ELEMENT_ID, RELEASES_ELEMENT_ID, CACHED_SCREENS } from '@fairtone/contracts/offline';

/** The fields of a release that contain its file names. The page validates the rest. */
interface NamedRelease {
  baseUrl: string;
  entry: string;
  slots?: string[];
  preload?: Record<string, string[]>;
  integrity?: Record<string, string>;
}

/** Files that a page's HTML needs to start, and the folders of its releases. */
export interface NamedFiles {
  /** Integrity hash by URL; empty where the HTML has none. */
  files: Map<string, string>;
  /** Each ends with a slash. */
  folders: string[];
  /** Folders that several versions share, each with the list of the files that one of the page's releases uses. */
  shared: SharedFolder[];
}

/** @param folder URL that ends with a slash @param list URL of a JSON array of paths below the folder */
export type SharedFolder = { folder: string; list: string };

/** The files that the HTML names: null when it is not the shell's HTML. */
export function filesNamedBy(html: string, origin: string): NamedFiles | null {
  const manifest = readBlock(html, RELEASES_ELEMENT_ID) as { remotes?: Record<string, Pair> } | null;
  if (!manifest?.remotes) return null;
  const absolute = (path: string) => new URL(path, origin).href;
  const language = /<html[^>]*\blang="(\w+)"/.exec(html)?.[1] ?? 'en';
  const files = new Map(linksOf(html).map(([url, integrity]) => [absolute(url), integrity]));
  const pairs = Object.values(manifest.remotes);
  for (const { live } of pairs) {
    const keys = ['*', ...CACHED_SCREENS, language, ...(live.slots ?? [])];
    for (const file of [live.entry, ...keys.flatMap((key) => live.preload?.[key] ?? [])]) {
      const url = absolute(live.baseUrl + file);
      files.set(url, files.get(url) || live.integrity?.[file] || '');
    }
  }
  const releases = pairs.flatMap(({ live, previous }) => (previous ? [live, previous] : [live]));
  const shared = releases
    .filter(({ entry }) => entry.startsWith('../'))
    .map(({ baseUrl, entry }) => ({
      folder: new URL('.', absolute(baseUrl + entry)).href,
      list: absolute(`${baseUrl}files.json`),
    }));
  return { files, folders: releases.map(({ baseUrl }) => absolute(baseUrl)), shared };
}

type Pair = { live: NamedRelease; previous?: NamedRelease };

/** Scripts, preloaded scripts and icons in the HTML. */
function linksOf(html: string): [string, string][] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag): [string, string][] => {
    const isWanted = tag.startsWith('<script') || /\brel="?(?:preload|icon)\b/.test(tag);
    const url = attributeOf(tag, 'src') ?? attributeOf(tag, 'href');
    return isWanted && url ? [[url, attributeOf(tag, 'integrity') ?? '']] : [];
  });
}

/** Minified HTML omits quotes where it can. */
const attributeOf = (tag: string, name: string) => {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s">]+))`).exec(tag) ?? [];
  return (quoted ?? bare)?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
};

/** A response that the page's HTML contains. */
export type FirstAnswer = { body: unknown; isForAll?: boolean };

/** Responses in the HTML of a visit. Its screen does not request them, so they have to be cached from the HTML. */
export const firstAnswersOf = (html: string) =>
  (readBlock(html, FIRST_ANSWERS_ELEMENT_ID) ?? {}) as Record<string, FirstAnswer>;

function readBlock(html: string, id: string): unknown {
  const text = new RegExp(`<script[^>]*\\bid="?${id}"?[^>]*>([\\s\\S]*?)</script>`).exec(html)?.[1];
  try {
    return text ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}
