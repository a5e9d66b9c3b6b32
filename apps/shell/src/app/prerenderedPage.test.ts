import { PRERENDER_STYLE_ID } from '@fairtone/contracts';
import { makeStore } from '@fairtone/store';
import { applyPrerenderedStyles, endPrerendered, isPrerendered, serverStateOf } from './prerenderedPage';

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
