import type { DialogRequest, EventBus, EventName } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';
import type { Settings } from '../settings.ts';
import type { TableRows } from './tableRows.ts';

/** One event of the bus, as the log shows it. */
export interface LoggedEvent {
  at: number;
  name: EventName;
  payload: unknown;
}

/** How the frame around the page, or a test, controls it: `window.fairtoneHarness`. */
export interface HarnessControl {
  remote: { name: string; routes: string[]; slots: string[]; dialogs: string[] };
  /** Data of the backend that answers: the fixtures, or those of a running product. */
  source: 'fixtures' | 'product';
  /** Roles that this backend has an account for. */
  roles: readonly Role[];
  rows: TableRows;
  settings: () => Settings;
  change: (changes: Partial<Settings>) => Promise<void>;
  open: (path: string) => void;
  openDialog: (request: DialogRequest) => void;
  /** Plays the tracks of one album, as another remote's play button would. */
  playMusic: () => void;
  /** Puts an album into the cart, as another remote's buy button would. */
  fillCart: () => void;
  emit: EventBus['emit'];
  events: () => readonly LoggedEvent[];
  /** What was asked of the backend, as `METHOD path?query`. */
  requests: () => readonly string[];
  /** Hears of every event, request and change of place; returns what stops it. */
  subscribe: (listener: () => void) => () => void;
  path: () => string;
  /** Takes the page down as leaving it would. */
  unmount: () => void;
}

declare global {
  interface Window {
    fairtoneHarness?: HarnessControl;
  }
}

/** Message by which the page tells the frame around it that it is ready. */
export const HARNESS_READY = 'fairtone:harness-ready';
