import type { Locator, Page } from '@playwright/test';
import type { DialogName } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';

/** What a remote brings, read from its `remote.ts` (harness) or its release (shell). */
interface Parts {
  routes: string[];
  slots: string[];
  dialogs: string[];
}

interface HeardEvent {
  name: string;
  payload: unknown;
}

/** A page that holds one remote: the real shell, or the remote's own harness. The contract suite expects the same of both. */
export interface ContractHost {
  /** What the remote brings; the page is open already. */
  parts: (page: Page) => Promise<Parts>;
  /** Opens an address as one of the world's people, without a reload when that person has the page open already. */
  open: (page: Page, path: string, role: Role) => Promise<void>;
  /** Opens the address where a slot is shown. */
  openSlot: (page: Page, slot: string) => Promise<void>;
  /** Plays an album. */
  playMusic: (page: Page) => Promise<void>;
  /** Opens a dialog from a control that has the focus, and returns that control. */
  openDialog: (page: Page, dialog: DialogName) => Promise<Locator>;
  chooseLanguage: (page: Page, language: 'de') => Promise<void>;
  chooseDark: (page: Page) => Promise<void>;
  signOut: (page: Page) => Promise<void>;
  /** Begins to record events of the typed bus, as any remote can. */
  listen: (page: Page) => Promise<void>;
  /** The events since then. */
  heard: (page: Page) => Promise<HeardEvent[]>;
  /** Takes the remote off the page: ends the harness, or goes to a page of the shell itself. */
  leave: (page: Page) => Promise<void>;
}
