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

/** Answers in the form of the store's api state, and the tags that they provide. */
export interface PrerenderedState {
  queries: Record<string, unknown>;
  provided: unknown;
}

/** A page as HTML. `css` and `styles` contain every rule that `html` needs; no element in `html` has a style attribute. */
export interface Prerendered {
  html: string;
  /** CSS rules of the prerendered HTML. */
  css: string;
  /** Rules by the name under which Emotion keeps them: the page's scripts find them there, and need not write them again. */
  styles: Record<string, string>;
  /** State with which the page was rendered: the browser hydrates the HTML with it. */
  state: PrerenderedState;
  /** Keys of the {@link FirstAnswers} that are contained in `state`. */
  used: string[];
}

/** What the shell's prerender file exports. It brings what all apps share, as the shell does in a browser. */
export interface ShellPrerenderFile {
  /** Renders the page with a screen of these remotes; null for an address that none of them has. */
  page: (request: PrerenderRequest, remotes: readonly RemoteDefinition[]) => Promise<Prerendered | null>;
  /** Modules by the names under which remotes' files require them. */
  shares: Record<string, unknown>;
  /** Remotes that are part of this build. */
  remotes?: readonly RemoteDefinition[];
}

/** What a remote's prerender file exports; it requires what is shared. */
export interface RemotePrerenderFile {
  remote: RemoteDefinition;
}

export { PRERENDER_STYLE_ID, PRERENDERED_STATE_ID } from './elementIds.ts';
