import { FIRST_ANSWERS_ELEMENT_ID, RELEASES_ELEMENT_ID, CACHED_SCREENS } from '@fairtone/contracts/offline';

/** A release, as far as it says where its files are. Whether all of it is right is the page's business. */
interface NamedRelease {
  baseUrl: string;
  entry: string;
  slots?: string[];
  preload?: Record<string, string[]>;
  integrity?: Record<string, string>;
}

/** What a page's html needs to start, and which folders of releases it knows. */
export interface NamedFiles {
  /** Integrity by address; empty where the html names none. */
  files: Map<string, string>;
  /** Each ends with a slash. */
  folders: string[];
}

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
  const folders = pairs.flatMap(({ live, previous }) => [live, previous].flatMap((one) => one?.baseUrl ?? []));
  return { files, folders: folders.map(absolute) };
}

type Pair = { live: NamedRelease; previous?: NamedRelease };

/** Scripts, early scripts and icons that the html itself asks for. */
function linksOf(html: string): [string, string][] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag): [string, string][] => {
    const isWanted = tag.startsWith('<script') || /\brel="?(?:preload|icon)\b/.test(tag);
    const url = attributeOf(tag, 'src') ?? attributeOf(tag, 'href');
    return isWanted && url ? [[url, attributeOf(tag, 'integrity') ?? '']] : [];
  });
}

/** Minified html leaves quotes out where it can. */
const attributeOf = (tag: string, name: string) => {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s">]+))`).exec(tag) ?? [];
  return (quoted ?? bare)?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
};

/** An answer that the page brought along. */
export type FirstAnswer = { body: unknown; isForAll?: boolean };

/** What the html of a visit knows already: its screen asks for none of it, and would miss it without a network. */
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
