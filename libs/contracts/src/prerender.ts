import type { PublicConfig } from './config.ts';
import type { Language } from './languages.ts';
import type { FirstAnswers } from './pages.ts';
import type { ReleaseManifest } from './release.ts';
import type { RemoteDefinition } from './remote.ts';

/** A request to prerender a page, for a guest. */
export interface PrerenderRequest {
  path: string;
  language: Language;
  /** Responses of the screen's first requests. */
  answers: FirstAnswers;
  config: PublicConfig;
  /** Which slots and dialogs have a provider. */
  manifest: ReleaseManifest;
}

/** A rendered part of a page. `css` and `styles` contain every rule that `html` needs; `html` has no style elements or attributes. */
export interface Prerendered {
  html: string;
  /** CSS rules of the prerendered HTML. */
  css: string;
  /** Rules by their names in Emotion's cache, so that the page's scripts do not insert them again. */
  styles: Record<string, string>;
}

/** Exports of the shell's prerender file. It provides the modules that all apps share, like the shell in a browser. */
export interface ShellPrerenderFile {
  /** Renders the layout around every screen, with {@link SCREEN_PLACEHOLDER} in it. */
  page: (request: PrerenderRequest) => Promise<Prerendered>;
  /** Renders a screen of these remotes; null for an address that none of them has. */
  screen: (request: PrerenderRequest, remotes: readonly RemoteDefinition[]) => Promise<Prerendered | null>;
  /** Modules by the names under which remotes' files require them. */
  shares: Record<string, unknown>;
  /** Remotes that are part of this build. */
  remotes?: readonly RemoteDefinition[];
}

/** Exports of a remote's prerender file, which requires the shared modules. */
export interface RemotePrerenderFile {
  remote: RemoteDefinition;
}

/** Element of the page that the screen's HTML replaces. */
export const SCREEN_PLACEHOLDER = '<fairtone-screen></fairtone-screen>';

export { PRERENDER_ELEMENT_ID, PRERENDER_STYLE_ID } from './elementIds.ts';
