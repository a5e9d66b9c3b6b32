import type { PublicConfig } from './config.ts';
import type { Language } from './languages.ts';
import type { FirstAnswers } from './pages.ts';
import type { ReleaseManifest } from './release.ts';

/** What a host gives a build to draw the first view of a page with: what it knows of the visit, as of a guest's. */
export interface PrerenderRequest {
  path: string;
  language: Language;
  /** What the screen asks first, answered. */
  answers: FirstAnswers;
  config: PublicConfig;
  /** Which slots and dialogs are lent, and by whom. */
  manifest: ReleaseManifest;
}

/** The first view as text. `css` holds every rule that `html` needs; nothing in `html` has a style of its own. */
export interface Prerendered {
  html: string;
  css: string;
}

/** Draws one part of a page; null for an address that it does not know. */
export type Prerender = (request: PrerenderRequest) => Promise<Prerendered | null>;

/** What the prerender file of a build exports: the shell's draws the page around the screen, a remote's the screen. */
export interface PrerenderParts {
  page?: Prerender;
  screen?: Prerender;
}

/** Element in the page around it that the screen's html takes the place of. */
export const SCREEN_PLACE = '<fairtone-screen></fairtone-screen>';

export { FIRST_VIEW_ELEMENT_ID, FIRST_VIEW_STYLE_ID } from './elementIds.ts';
