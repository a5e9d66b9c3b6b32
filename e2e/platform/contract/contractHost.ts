import type { Locator, Page } from '@playwright/test';
import type { DialogName } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';

/** What a remote brings, read from its door (harness) or its release (shell). */
export interface Parts {
  routes: string[];
  slots: string[];
  dialogs: string[];
}

export interface HeardEvent {
  name: string;
  payload: unknown;
}

/**
 * A page that holds one remote: the real shell, or the remote's own harness. The contract suite speaks to both in these
 * words, and expects the same of both.
 */
export interface ContractHost {
  /** For the titles of tests. */
  name: string;
  remote: string;
  /** What the remote brings; the page is open already. */
  parts: (page: Page) => Promise<Parts>;
  /** Opens an address as one of the world's people. */
  open: (page: Page, path: string, role: Role) => Promise<void>;
  /** Opens the place where a slot is shown. */
  openSlot: (page: Page, slot: string) => Promise<void>;
  /** Makes something sound, whoever owns the button. */
  playMusic: (page: Page) => Promise<void>;
  /** Opens a dialog from a control that has the focus, and says which control that was. */
  openDialog: (page: Page, dialog: DialogName) => Promise<Locator>;
  chooseLanguage: (page: Page, language: 'de') => Promise<void>;
  chooseDark: (page: Page) => Promise<void>;
  signOut: (page: Page) => Promise<void>;
  /** Begins to hear the typed bus, as any remote can. */
  listen: (page: Page) => Promise<void>;
  /** What was told since. */
  heard: (page: Page) => Promise<HeardEvent[]>;
  /** Takes the remote off the page: ends the harness, or goes to a page that is the shell's own. */
  leave: (page: Page) => Promise<void>;
}
