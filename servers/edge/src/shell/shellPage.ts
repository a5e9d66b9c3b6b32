import {
  CONFIG_ELEMENT_ID,
  FIRST_ANSWERS_ELEMENT_ID,
  PRERENDERED_STATE_ID,
  RELEASES_ELEMENT_ID,
  type FirstAnswers,
  type Language,
  type Prerendered,
  type PublicConfig,
  type ReleaseManifest,
} from '@fairtone/contracts';
import type { PageData } from '../pages/prefetchPageData.ts';
import { bodyHtml } from '../pages/bodyHtml.ts';
import { headHtml } from '../pages/headHtml.ts';
import { preloadLinks, type Visit } from './preloadLinks.ts';
import { prerenderedHtml, prerenderedStyles } from '../prerender/prerenderedHtml.ts';
import type { ShellBuild } from './shellBuild.ts';

/** Prefetched data of the page, and the language in its URL. */
export type PrefetchedPage = Pick<PageData, 'answers' | 'facts'> & {
  askedLanguage: Language | null;
  view?: Prerendered | null;
  /** Path and query to which the app redirects guests; the prerendered page is the one there. */
  leadsTo?: string | null;
  /** What members see there around the screen. Neither page has data: both are hydrated with the same state. */
  memberView?: Prerendered | null;
  /** Whether members see another page here. */
  isForGuests?: boolean;
};

const NOTHING: PrefetchedPage = { answers: {}, facts: null, askedLanguage: null };
/** Matches the shell's own scripts; inline scripts and data have no source. */
const SCRIPT = /<script defer[^>]*><\/script>/g;
const TEXT = '<!--fairtone:text-->';
/** A page without a text version of its own can be read as it is. */
const SHOWN_WITHOUT_SCRIPTS = '<noscript><style>html:not([data-first-view]) #root{display:block}</style></noscript>';
const ROOT = '<div id="root"></div>';
const GENERAL_HEAD = /<!--fairtone:page-->.*?<!--\/fairtone:page-->/s;

/**
 * Fills the placeholders of the shell's HTML with everything that depends on the request. Visible HTML precedes the
 * data of the scripts, because a browser paints what has arrived.
 */
export function fillShellPage(
  { html, preloads }: ShellBuild,
  config: PublicConfig,
  manifest: ReleaseManifest,
  visit: Visit,
  { answers, facts, askedLanguage, view, leadsTo = null, memberView, isForGuests = false }: PrefetchedPage = NOTHING,
): string {
  const links = preloadLinks(preloads, manifest, visit, Boolean(view && !leadsTo));
  const scripts = html.match(SCRIPT) ?? [];
  const page = html
    .replace(/<html lang="\w+"/, () => `<html lang="${visit.language}"`)
    .replace(SCRIPT, (script) => (view ? '' : script))
    .replace('<!--fairtone:preload-->', () => (view ? prerenderedStyles(view, leadsTo ? memberView : null) : links))
    .replace('<!--fairtone:config-->', () => dataBlock(CONFIG_ELEMENT_ID, config))
    .replace('<!--fairtone:releases-->', () => dataBlock(RELEASES_ELEMENT_ID, forShell(manifest, visit.language)))
    .replace('<!--fairtone:first-->', () => answersBlock(answers, view) + stateBlock(view))
    .replace(ROOT, (root) => (view ? prerenderedRoot(view) : root));
  if (!facts) return view ? page.replace(TEXT, () => SHOWN_WITHOUT_SCRIPTS) : page;
  return page
    .replace(GENERAL_HEAD, () => headHtml(facts, config.siteUrl, visit.language, askedLanguage))
    .replace(TEXT, () => bodyHtml(facts));

  function prerenderedRoot(drawn: Prerendered): string {
    if (!leadsTo) return prerenderedHtml(drawn, [links, ...scripts].join(''), { isForGuests });
    const guest = preloadLinks(preloads, manifest, { ...visit, path: leadsTo.split('?', 1)[0]! }, true);
    return prerenderedHtml(drawn, [guest, ...scripts].join(''), {
      redirect: { path: leadsTo, memberLinks: links, memberPage: memberView },
    });
  }
}

/** Answers that the state of the prerendered page does not contain. */
function answersBlock(answers: FirstAnswers, view: Prerendered | null | undefined): string {
  const open = Object.entries(answers).filter(([key]) => !view?.used.includes(key));
  return open.length > 0 ? dataBlock(FIRST_ANSWERS_ELEMENT_ID, Object.fromEntries(open)) : '';
}

const stateBlock = (view: Prerendered | null | undefined) => (view ? dataBlock(PRERENDERED_STATE_ID, view.state) : '');

/** The host has already used the requests and metadata of a route: the shell gets the other fields. */
function forShell({ remotes, ...manifest }: ReleaseManifest, language: Language): ReleaseManifest {
  const shown = Object.entries(remotes).map(([name, { live, previous, isCanary, previewUntil }]) => [
    name,
    {
      ...(isCanary && { isCanary }),
      ...(previewUntil && { previewUntil }),
      live: withHashesOf(['*', ...live.slots, language], withBareOnly(live)),
      // The version to fall back to is not preloaded.
      ...(previous && { previous: { ...withHashesOf([], withBareOnly(previous)), preload: {} } }),
    },
  ]);
  return { ...manifest, remotes: Object.fromEntries(shown) as ReleaseManifest['remotes'] };
}

/**
 * A release with the hashes of its entry and of the scripts that every page preloads. Those of the route are in the page's
 * preload links; the entry contains the hashes of all other files, which would be half of the HTML and do not compress.
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

/** Escapes `<`, so that no value can close the element. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
