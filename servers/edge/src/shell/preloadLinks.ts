import type { Language, ReleaseManifest } from '@fairtone/contracts';
import { fileUrl } from '@fairtone/releases';
import { matchPath } from '../visit/matchRoute.ts';

/** Scripts of one build that are worth preloading. */
export type Preloads = {
  /** Scripts by `*` (always), route pattern and language. */
  preload: Record<string, string[]>;
  integrity: Record<string, string>;
  /** Scripts of the shell with each versioned share. Older shells have none. */
  shares?: Record<string, string[]>;
};

/** The visited route and language. */
export type Visit = { path: string; language: Language };

/**
 * Preload links for all scripts that the page needs before it can show its screen: without them the browser would discover each from
 * the one before. Slots of every page (player, cart) load after the screen and are not preloaded.
 * @param hasFirstView with prerendered HTML, its pictures have priority over the scripts
 */
export function preloadLinks(
  shell: Preloads | null,
  { remotes }: ReleaseManifest,
  { path, language }: Visit,
  hasFirstView = false,
): string {
  const links = shell ? linksOf('/', shell, ['*', language, ...routesAt(Object.keys(shell.preload), path)]) : [];
  for (const { live } of Object.values(remotes)) {
    const routes = routesAt(live.routes, path);
    if (routes.length === 0) continue;
    const build = { ...live, preload: { ...live.preload, entry: [live.entry] } };
    links.push(...linksOf(live.baseUrl, build, ['entry', '*', ...routes, language]));
    const shares = routes.flatMap((route) => live.shares?.[route] ?? []);
    if (shell?.shares) links.push(...linksOf('/', { ...shell, preload: shell.shares }, shares));
  }
  const priority = hasFirstView ? ' fetchpriority="low"' : '';
  return links.map((link) => `<link rel="preload" as="script"${priority} crossorigin="anonymous" ${link}>`).join('');
}

function linksOf(baseUrl: string, { preload, integrity }: Preloads, keys: string[]): string[] {
  const files = new Set(keys.flatMap((key) => preload[key] ?? []));
  return [...files].map((file) => {
    const check = integrity[file] ? ` integrity="${escape(integrity[file])}"` : '';
    return `href="${escape(fileUrl({ baseUrl }, file))}"${check}`;
  });
}

const routesAt = (routes: string[], path: string) =>
  routes.filter((route) => route.startsWith('/') && matchPath(route, path)).slice(0, 1);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
