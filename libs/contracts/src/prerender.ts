import type { PublicConfig } from './config.ts';
import type { Language } from './languages.ts';
import type { FirstAnswers } from './pages.ts';
import type { ReleaseManifest } from './release.ts';
import type { RemoteDefinition } from './remote.ts';

/** A request to prerender a page, for a guest. */
export interface PrerenderRequest {
  path: string;
  language: Language;
  /** What the screen asks first, answered. */
  answers: FirstAnswers;
  config: PublicConfig;
  /** Which slots and dialogs have a provider. */
  manifest: ReleaseManifest;
}

/** A part of a page as text. `css` and `styles` hold every rule that `html` needs; nothing in `html` has a style of its own. */
export interface Prerendered {
  html: string;
  /** CSS rules of the prerendered HTML. */
  css: string;
  /** Rules by the name under which Emotion keeps them: the page's scripts find them there, and need not write them again. */
  styles: Record<string, string>;
}

/** What the shell's prerender file exports. It brings what all apps share, as the shell does in a browser. */
export interface ShellPrerenderFile {
  /** Renders the layout around every screen, with {@link SCREEN_PLACEHOLDER} in it. */
  page: (request: PrerenderRequest) => Promise<Prerendered>;
  /** Draws a screen of these remotes; null for an address that none of them has. */
  screen: (request: PrerenderRequest, remotes: readonly RemoteDefinition[]) => Promise<Prerendered | null>;
  /** Modules by the names under which remotes' files require them. */
  shares: Record<string, unknown>;
  /** Remotes that are part of this build. */
  remotes?: readonly RemoteDefinition[];
}

/** What a remote's prerender file exports; it requires what is shared. */
export interface RemotePrerenderFile {
  remote: RemoteDefinition;
}

/** Element in the page that the screen's html takes the place of. */
export const SCREEN_PLACEHOLDER = '<fairtone-screen></fairtone-screen>';

export { PRERENDER_ELEMENT_ID, PRERENDER_STYLE_ID } from './elementIds.ts';
