import type { PublicConfig } from './config.ts';
import type { Language } from './languages.ts';
import type { FirstAnswers } from './pages.ts';
import type { ReleaseManifest } from './release.ts';
import type { RemoteDefinition } from './remote.ts';

/** A request to prerender a page, for a guest. */
export interface PrerenderRequest {
  path: string;
  /** Query of the page's URL as the browser has it: empty, or with the question mark. */
  search?: string;
  language: Language;
  /** Responses of the screen's first requests. */
  answers: FirstAnswers;
  config: PublicConfig;
  /** Which slots and dialogs have a provider. */
  manifest: ReleaseManifest;
  /** Whether the screen is left out: the page shows that it is loading. */
  isWithoutScreen?: boolean;
}

/** What a visitor did with the prerendered page before it was hydrated. */
export interface EarlyInput {
  element: HTMLElement;
  type: 'click' | 'input' | 'change';
  /** Text of a field at that moment. */
  value?: string;
  /** Text with which the field was prerendered. */
  rendered?: string;
  /** Whether a checkbox or radio button was chosen. */
  checked?: boolean;
  /** `aria-pressed` of a toggle at that moment; null without one. */
  pressed?: string | null;
}

/** Property of `window` in which the page's inline script stores {@link EarlyInput}s, in order. */
export const EARLY_INPUTS = 'fairtoneEarlyInputs';

/** Answers in the form of the store's api state, and the tags that they provide. */
export interface PrerenderedState {
  /** Remote whose screen and slots are prerendered; null for a screen of the shell. */
  remote: string | null;
  /** Whether members get the same answers as guests. */
  isForAll?: boolean;
  queries: Record<string, unknown>;
  provided: unknown;
}

/** A page as HTML. `css` and `styles` contain every rule that `html` needs; no element in `html` has a style attribute. */
export interface Prerendered {
  html: string;
  /** CSS rules that only the prerendered HTML needs. */
  css: string;
  /** Rules that stay, by their names in Emotion's cache; those of the whole product are called {@link PRODUCT_RULES}. */
  styles: Record<string, string>;
  /** State with which the page was rendered: the browser hydrates the HTML with it. */
  state: PrerenderedState;
  /** Keys of the {@link FirstAnswers} that are contained in `state`. */
  used: string[];
}

/** Exports of the shell's prerender file. It provides the modules that all apps share, like the shell in a browser. */
export interface ShellPrerenderFile {
  /** Renders the page with a screen of these remotes; null for an address of another remote. */
  page: (request: PrerenderRequest, remotes: readonly RemoteDefinition[]) => Promise<Prerendered | null>;
  /** Modules by the names under which remotes' files require them. */
  shares: Record<string, unknown>;
  /** Remotes that are part of this build. */
  remotes?: readonly RemoteDefinition[];
}

/** Exports of a remote's prerender file, which requires the shared modules. */
export interface RemotePrerenderFile {
  remote: RemoteDefinition;
}

export { KEPT_RULES_ATTRIBUTE, PRERENDER_STYLE_ID, PRERENDERED_STATE_ID, PRODUCT_RULES } from './elementIds.ts';
