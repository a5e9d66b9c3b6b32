import type { Language, RoutePage } from '@fairtone/contracts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Preloads } from './preloadLinks.ts';

/** Metadata of an article. `date` is a calendar day; posts have one, and an author. */
export type ArticleFacts = { title: string; description: string; author?: string; date?: string };
/** Articles by path, then by language. */
export type Articles = Record<string, Record<Language, ArticleFacts>>;

/**
 * The shell's build: its HTML, which scripts to preload, the metadata of its routes, and the
 * articles.
 */
export type ShellBuild = {
  html: string;
  preloads: Preloads | null;
  pages?: Record<string, RoutePage>;
  /** Its paths without metadata. Missing for a shell in development, and for older builds. */
  routes?: string[];
  /** Paths with another address: that of the same screen. */
  redirects?: Record<string, string>;
  articles?: Articles;
  /** The file that prerenders the page around a screen, and its hash. */
  prerender?: { file: string; integrity: string };
};

/** Reads the shell's build, and again whenever it was rebuilt. */
export function shellBuildReader(folder: string): () => ShellBuild | null {
  let known: { mtimeMs: number; build: ShellBuild } | null = null;
  return () => {
    const index = join(folder, 'index.html');
    const mtimeMs = statSync(index, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return null;
    const file = join(folder, 'shell.json');
    if (known?.mtimeMs !== mtimeMs || !known.build.preloads) {
      known = { mtimeMs, build: { html: readFileSync(index, 'utf8'), ...readDescription(file) } };
    }
    return known.build;
  };
}

type Description = Partial<Preloads> &
  Pick<ShellBuild, 'pages' | 'routes' | 'redirects' | 'articles'> & { prerender?: string };

function readDescription(file: string): Omit<ShellBuild, 'html'> {
  const said = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Description) : {};
  const { preload, integrity, shares, pages, routes, redirects, articles, prerender } = said;
  const preloads = preload && integrity ? { preload, integrity, ...(shares && { shares }) } : null;
  const hash = prerender && integrity?.[prerender];
  return {
    preloads,
    ...(pages && { pages }),
    ...(routes && { routes }),
    ...(redirects && { redirects }),
    ...(articles && { articles }),
    ...(hash && { prerender: { file: prerender, integrity: hash } }),
  };
}
