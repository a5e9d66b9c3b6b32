import { api } from '@fairtone/api';
import { PRERENDER_STYLE_ID } from '@fairtone/contracts';
import { makeStore, signedIn, signedOut } from '@fairtone/store';
import { artistSession } from '@fairtone/testing';
import {
  applyPrerenderedStyles,
  endPrerendered,
  isPrerendered,
  requestAsMember,
  serverStateOf,
} from './prerenderedPage';

beforeEach(() => {
  document.documentElement.dataset.firstView = '';
  document.documentElement.dataset.theme = 'dark';
  document.head.innerHTML = `<style id="${PRERENDER_STYLE_ID}">[data-first-style="page-0"]{width:2px}
    [data-theme="light"] [data-first-style="page-1"]{color:red}[data-theme="dark"] [data-first-style="page-1"]{color:blue}</style>`;
  document.body.innerHTML = '<i data-first-style="page-0"></i><b data-first-style="page-1"></b>';
});

describe('the prerendered page', () => {
  it('has its styles on the elements, as React would have set them, in the theme of the visitor', () => {
    applyPrerenderedStyles();
    expect(document.body.innerHTML).toBe('<i style="width: 2px;"></i><b style="color: blue;"></b>');
  });

  it('ends with its rules', () => {
    expect(isPrerendered()).toBe(true);
    endPrerendered();
    expect(isPrerendered()).toBe(false);
    expect(document.querySelector('style')).toBeNull();
  });
});

it('hydrates with the state as it began, and with that of slices which came later', () => {
  const first = makeStore().getState();
  const later = { ...first, cart: { ...first.cart, items: [{}] }, studioUploads: { count: 1 } } as never;
  const state = serverStateOf(first, () => later) as unknown as Record<string, unknown>;
  expect(state.cart).toBe(first.cart);
  expect(state.studioUploads).toEqual({ count: 1 });
});

describe('what a page was prerendered with for guests', () => {
  const sent: unknown[] = [];
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      shellTestAlbum: build.query<string, string>({
        queryFn: (id) => ({ data: `as a member: ${(sent.push(id), id)}` }),
      }),
    }),
  });
  const query = { endpointName: 'shellTestAlbum', originalArgs: '7', status: 'fulfilled', data: 'as a guest' };
  const unknown = { endpointName: 'ofAScreenThatDidNotLoad', originalArgs: '7' };
  const stateOf = (isForAll: boolean) => ({
    remote: null,
    isForAll,
    queries: { 'shellTestAlbum("7")': query, 'ofAScreenThatDidNotLoad("7")': unknown },
    provided: {},
  });

  it.each([
    ['a member, who may get other answers', signedIn(artistSession.user), stateOf(false), ['7']],
    ['a member, who gets the same answers', signedIn(artistSession.user), stateOf(true), []],
    ['a guest', signedOut(), stateOf(false), []],
    ['a page that was not prerendered', signedIn(artistSession.user), null, []],
  ])('is requested again or not: %s', async (_who, session, state, expected) => {
    sent.length = 0;
    const store = makeStore();
    store.dispatch(session);
    requestAsMember(store, state);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual(expected);
    if (expected.length > 0) expect(endpoints.shellTestAlbum.select('7')(store.getState()).data).toBe('as a member: 7');
  });
});
