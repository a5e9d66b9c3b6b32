import type { Language, RoutePage } from '@fairtone/contracts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Preloads } from './preloadLinks.ts';

/** What the shell says of a page of text. `date` is a calendar day; posts have one, and an author. */
export type ArticleFacts = { title: string; description: string; author?: string; date?: string };
/** By path, then by language. */
export type Articles = Record<string, Record<Language, ArticleFacts>>;

/**
 * The shell as its build left it: its html, which of its scripts to fetch early, what its own routes say of their pages, and what
 * there is to read.
 */
export type ShellBuild = {
  html: string;
  preloads: Preloads | null;
  pages?: Record<string, RoutePage>;
  /** Its other paths. A shell in development, or of before it was asked for, does not say. */
  routes?: string[];
  articles?: Articles;
  /** File that draws the page around a screen for this host, and its hash. */
  prerender?: { file: string; integrity: string };
};

/** Reads the shell's build, again only after it was built again. */
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

type Description = Partial<Preloads> & Pick<ShellBuild, 'pages' | 'routes' | 'articles'> & { prerender?: string };

function readDescription(file: string): Omit<ShellBuild, 'html'> {
  const said = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Description) : {};
  const { preload, integrity, pages, routes, articles, prerender } = said;
  const preloads = preload && integrity ? { preload, integrity } : null;
  const hash = prerender && integrity?.[prerender];
  return {
    preloads,
    ...(pages && { pages }),
    ...(routes && { routes }),
    ...(articles && { articles }),
    ...(hash && { prerender: { file: prerender, integrity: hash } }),
  };
}
