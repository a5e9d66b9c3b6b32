import { api } from '@fairtone/api';
import { PRERENDERED_STATE_ID, PRERENDER_STYLE_ID, type Prerendered } from '@fairtone/contracts';
import { selectUser, type AppStore, type RootState } from '@fairtone/store';

/** Set by the page's inline script while prerendered HTML is shown that fits the visitor (servers/edge/src/prerender). */
const MARK = 'firstView';
/** Set by the same script for a member. */
const MEMBER_MARK = 'member';
const STYLED = 'data-first-style';

/** Whether the page contains HTML that can be hydrated. */
export const isPrerendered = (): boolean => document.documentElement.dataset[MARK] !== undefined;

/** The state with which the page was prerendered; null on a page that cannot be hydrated. */
export function readPrerenderedState(): Prerendered['state'] | null {
  const text = isPrerendered() ? document.getElementById(PRERENDERED_STATE_ID)?.textContent : null;
  return text ? (JSON.parse(text) as Prerendered['state']) : null;
}

/** The part of the store's first state that a prerendered page contains. */
export const firstStateOf = ({ queries, provided }: Prerendered['state']) =>
  ({ api: { queries, provided } }) as unknown as Partial<RootState>;

/**
 * A state for hydration: as the store began, before anything stored on this device came in. Slices that remotes add later are read from the
 * store.
 */
export function serverStateOf(first: RootState, current: () => RootState): RootState {
  return new Proxy(first, {
    get: (state, key: keyof RootState) => state[key] ?? current()[key],
    has: () => true,
  });
}

type State = Prerendered['state'];
type Request = { endpointName: string; originalArgs: unknown };
type Endpoints = Record<string, { initiate: (arg: unknown, options: object) => never } | undefined>;

/** Requests again as a member what a page was prerendered with for guests, unless members get the same answers. */
export function requestAsMember(store: AppStore, state: State | null): void {
  if (!state || state.isForAll || !selectUser(store.getState())) return;
  for (const { endpointName, originalArgs } of Object.values(state.queries) as Request[]) {
    // Without an endpoint its screen could not be loaded.
    const endpoint = (api.endpoints as Endpoints)[endpointName];
    if (endpoint) store.dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
  }
}

/**
 * Turns the rules of prerendered style attributes into styles of their elements, as React would have set them: the page's policy forbids the
 * attributes in HTML.
 */
export function applyPrerenderedStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>(`#${PRERENDER_STYLE_ID}`)?.sheet;
  for (const rule of sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(STYLED)) continue;
    for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText))
      element.style.cssText += rule.style.cssText;
  }
  for (const element of document.querySelectorAll(`[${STYLED}]`)) element.removeAttribute(STYLED);
}

/** The page is alive: removes what only the prerendered HTML needed. */
export function endPrerendered(): void {
  delete document.documentElement.dataset[MARK];
  delete document.documentElement.dataset[MEMBER_MARK];
  document.getElementById(PRERENDER_STYLE_ID)?.remove();
  document.getElementById(PRERENDERED_STATE_ID)?.remove();
}

/** Leaves an empty page for the app to render. */
export function removePrerendered(): void {
  if (!isPrerendered()) return;
  document.getElementById('root')?.replaceChildren();
  endPrerendered();
}
