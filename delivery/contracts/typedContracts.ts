import type { API_TAGS } from '@fairtone/api';
import type { Dialogs, EventBus, Host, Slots } from '@fairtone/contracts';
import type {
  CartState,
  PlayerState,
  SessionState,
  UiState,
  cartSlice,
  playerSlice,
  sessionSlice,
  uiSlice,
} from '@fairtone/store';

type Names<Module> = { [Name in keyof Module]: unknown };
type Payloads<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (...values: infer Values) => unknown ? Values : never;
};
type Selected<Selectors> = {
  [Name in keyof Selectors]: Selectors[Name] extends (...values: never[]) => infer Value ? Value : never;
};

/** Contracts that exist as types only, by kind and name. `describeTypes.ts` reads this file with the compiler. */
export interface Given {
  slot: Slots;
  host: Omit<Host, 'events'> & { events: Names<EventBus> };
  /** Without `ui.dialog`: it is the union of all dialogs, and a new dialog would look like a wider state. */
  state: { cart: CartState; player: PlayerState; session: SessionState; ui: Omit<UiState, 'dialog'> };
  selector: Selected<typeof cartSlice.selectors> &
    Selected<typeof playerSlice.selectors> &
    Selected<typeof sessionSlice.selectors> &
    Omit<Selected<typeof uiSlice.selectors>, 'selectDialog'>;
  tag: Record<(typeof API_TAGS)[number], unknown>;
  // Names that remotes import from the page's shared copy; a name that was removed is undefined at run time.
  'export @fairtone/api': Names<typeof import('@fairtone/api')>;
  'export @fairtone/contracts': Names<typeof import('@fairtone/contracts')>;
  'export @fairtone/events': Names<typeof import('@fairtone/events')>;
  'export @fairtone/federation': Names<typeof import('@fairtone/federation')>;
  'export @fairtone/i18n': Names<typeof import('@fairtone/i18n')>;
  'export @fairtone/platform': Names<typeof import('@fairtone/platform')>;
  'export @fairtone/store': Names<typeof import('@fairtone/store')>;
  'export @fairtone/theme': Names<typeof import('@fairtone/theme')>;
}

export interface Accepted {
  'action cart': Payloads<typeof cartSlice.actions>;
  'action player': Payloads<typeof playerSlice.actions>;
  'action session': Payloads<typeof sessionSlice.actions>;
  'action ui': Payloads<typeof uiSlice.actions>;
}

export interface Both {
  dialog: Dialogs;
}
