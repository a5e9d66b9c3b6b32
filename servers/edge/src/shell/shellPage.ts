import {
  CONFIG_ELEMENT_ID,
  FIRST_ANSWERS_ELEMENT_ID,
  RELEASES_ELEMENT_ID,
  type Language,
  type Prerendered,
  type PublicConfig,
  type ReleaseManifest,
} from '@fairtone/contracts';
import type { PageData } from '../pages/prefetchPageData.ts';
import { bodyHtml } from '../pages/bodyHtml.ts';
import { headHtml } from '../pages/headHtml.ts';
import { preloadLinks, type Visit } from './preloadLinks.ts';
import { firstViewHtml } from '../prerender/firstViewHtml.ts';
import type { ShellBuild } from './shellBuild.ts';

/** What is known of the page ahead of its scripts, and the language that its address names. */
export type Told = Pick<PageData, 'answers' | 'facts'> & { askedLanguage: Language | null; view?: Prerendered | null };

const NOTHING: Told = { answers: {}, facts: null, askedLanguage: null };
/** The shell's own; inline ones and data have no source. */
const SCRIPT = /<script defer[^>]*><\/script>/g;
const GENERAL_HEAD = /<!--fairtone:page-->.*?<!--\/fairtone:page-->/s;

/**
 * Fills the shell's html with what only the moment of delivery knows. The shell reserves the places: what is seen stands before the
 * data of the scripts, for a browser paints what has come so far.
 */
export function fillShellPage(
  { html, preloads }: ShellBuild,
  config: PublicConfig,
  manifest: ReleaseManifest,
  visit: Visit,
  { answers, facts, askedLanguage, view }: Told = NOTHING,
): string {
  const links = preloadLinks(preloads, manifest, visit, Boolean(view));
  const scripts = html.match(SCRIPT) ?? [];
  const page = html
    .replace(/<html lang="\w+"/, () => `<html lang="${visit.language}"`)
    .replace(SCRIPT, (script) => (view ? '' : script))
    .replace('<!--fairtone:preload-->', () => (view ? '' : links))
    .replace('<!--fairtone:config-->', () => dataBlock(CONFIG_ELEMENT_ID, config))
    .replace('<!--fairtone:releases-->', () => dataBlock(RELEASES_ELEMENT_ID, forShell(manifest, visit.language)))
    .replace('<!--fairtone:first-->', () =>
      Object.keys(answers).length > 0 ? dataBlock(FIRST_ANSWERS_ELEMENT_ID, answers) : '',
    )
    .replace('<!--fairtone:view-->', () => (view ? firstViewHtml(view, [links, ...scripts].join('')) : ''));
  if (!facts) return page;
  return page
    .replace(GENERAL_HEAD, () => headHtml(facts, config.siteUrl, visit.language, askedLanguage))
    .replace('<!--fairtone:text-->', () => bodyHtml(facts));
}

/** What a page asks first and is about, this host has seen to: the shell gets the rest. */
function forShell({ remotes, ...manifest }: ReleaseManifest, language: Language): ReleaseManifest {
  const shown = Object.entries(remotes).map(([name, { live, previous }]) => [
    name,
    {
      live: withHashesOf(['*', ...live.slots, language], withBareOnly(live)),
      // Nothing of the version to fall back to is fetched early.
      ...(previous && { previous: { ...withHashesOf([], withBareOnly(previous)), preload: {} } }),
    },
  ]);
  return { ...manifest, remotes: Object.fromEntries(shown) as ReleaseManifest['remotes'] };
}

/**
 * A release with the hashes of its entry, and of what every page fetches early by itself. The route's own are in the page's
 * links; of all other files the entry knows the hashes. They would be half of the html, and do not compress.
 */
function withHashesOf(keys: string[], release: Release): Release {
  const files = new Set([release.entry, ...keys.flatMap((key) => release.preload[key] ?? [])]);
  const integrity = Object.entries(release.integrity).filter(([file]) => files.has(file));
  return { ...release, integrity: Object.fromEntries(integrity) };
}

type Release = ReleaseManifest['remotes'][string]['live'];

function withBareOnly({ pages, ...release }: Release): Release {
  const bare = Object.entries(pages ?? {}).filter(([, page]) => page.isBare);
  return bare.length > 0
    ? { ...release, pages: Object.fromEntries(bare.map(([route]) => [route, { isBare: true }])) }
    : release;
}

/** `<` is escaped, so that no value can end the element. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
