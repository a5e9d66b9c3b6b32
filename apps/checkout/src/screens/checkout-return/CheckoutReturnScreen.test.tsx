import { eventBus } from '@fairtone/events';
import { cartItem, guestSession, listenerSession, offline, renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './CheckoutReturnScreen';

const ORDERS = 'GET /rest/v1/orders';
const bought = cartItem({ album: { title: 'Blue Hours' } });
const other = cartItem({ album: { title: 'Long Road' } });

let count = 0;
function anOrder(state: string) {
  count += 1;
  return {
    id: `d4000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    state,
    total_cents: 800,
    email: 'lena@example.com',
    url: 'https://pay.example/session',
    order_items: [
      {
        id: `e5000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
        album_id: bought.album.id,
        album_title: 'Blue Hours',
        artist_name: 'Ada Field',
        amount_cents: 800,
        albums: { cover_image: null },
      },
    ],
  };
}

async function renderReturn(
  order: ReturnType<typeof anOrder> | null,
  options: { session?: object; answer?: unknown; at?: string } = {},
) {
  const backend = stubBackend({ [ORDERS]: options.answer ?? (() => (order ? [order] : [])) });
  const at = options.at ?? `/checkout/return?order=${order?.id}`;
  const state = { session: options.session ?? listenerSession, cart: { items: [bought, other] } } as never;
  const view = await renderWithStore(<Component />, { remote, at, path: '/checkout/return', state });
  return { ...view, backend };
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the return from the payment page', () => {
  it('thanks for a paid order and links to the music', async () => {
    const order = anOrder('paid');
    const { store } = await renderReturn(order);
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
    const [item] = within(screen.getByRole('list', { name: 'Albums of this order' })).getAllByRole('listitem');
    expect(item).toHaveTextContent('Ada Field');
    expect(within(item!).getByRole('link', { name: 'Blue Hours' })).toHaveAttribute(
      'href',
      `/album/${bought.album.id}`,
    );
    expect(screen.getByText('$6.80')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your purchases' })).toHaveAttribute(
      'href',
      '/dashboard?tab=purchases',
    );
    expect(screen.getByRole('link', { name: 'Keep listening' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Go to your favorites' })).toHaveAttribute('href', '/favorites');
    expect(store.getState().cart.items).toEqual([other]);
  });

  it.each(['paid', 'pending', 'failed'])('has no accessibility violations when %s', async (state) => {
    const { container } = await renderReturn(anOrder(state));
    await screen.findByRole('heading', { level: 1 });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('emits the event of a paid order once', async () => {
    const heard = jest.fn();
    const stop = eventBus.on('order/paid', heard);
    const order = anOrder('paid');
    const { unmount } = await renderReturn(order);
    await screen.findByRole('heading', { name: 'Thank you!' });
    unmount();
    await renderReturn(order);
    await screen.findByRole('heading', { name: 'Thank you!' });
    expect(heard.mock.calls).toEqual([[{ orderId: order.id }]]);
    stop();
  });

  it('opens the download of an album', async () => {
    const { user, store } = await renderReturn(anOrder('paid'));
    await user.click(await screen.findByRole('button', { name: 'Download Blue Hours' }));
    expect(store.getState().ui.dialog).toMatchObject({ name: 'account.download', props: { albumId: bought.album.id } });
  });

  it('polls until the provider reports the payment, and then thanks', async () => {
    const order = anOrder('pending');
    const { backend, store } = await renderReturn(order);
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    expect(store.getState().cart.items).toEqual([bought, other]);
    await act(() => jest.advanceTimersByTimeAsync(2500));
    await waitFor(() => expect(backend.requests(ORDERS).length).toBeGreaterThan(1));
    backend.use({ [ORDERS]: () => [{ ...order, state: 'paid' }] });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
    const asked = backend.requests(ORDERS).length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    // One more request at most: the paid order invalidated its own tag.
    expect(backend.requests(ORDERS).length).toBeLessThanOrEqual(asked + 1);
  });

  it('lets the buyer check at once, or continue to the payment', async () => {
    const order = anOrder('pending');
    const { user, backend } = await renderReturn(order);
    expect(await screen.findByRole('link', { name: 'Continue to payment of $8.00' })).toHaveAttribute(
      'href',
      order.url,
    );
    backend.use({ [ORDERS]: () => [{ ...order, state: 'paid' }] });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  });

  it.each([
    ['failed', 'The payment did not go through', '/checkout', 'Back to checkout'],
    ['cancelled', 'The payment was cancelled', '/checkout', 'Back to checkout'],
    ['refunded', 'This payment was refunded', '/dashboard?tab=purchases', 'Go to your purchases'],
  ])('reports that an order is %s and leaves the cart unchanged', async (state, title, href, link) => {
    const { store } = await renderReturn(anOrder(state));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(store.getState().cart.items).toEqual([bought, other]);
  });

  it.each([
    ['does not exist', '/checkout/return?order=d4000000-0000-4000-8000-00000000ffff', 1],
    ['is not valid', '/checkout/return?order=1%20or%201', 0],
    ['is missing', '/checkout/return', 0],
  ])('reports an unknown order for an id that %s', async (_case, at, requests) => {
    const { backend } = await renderReturn(null, { at });
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
    expect(backend.requests(ORDERS)).toHaveLength(requests);
  });

  it('reports a failure to load the order, keeps polling, and recovers', async () => {
    const order = anOrder('paid');
    const { backend } = await renderReturn(order, { answer: offline });
    expect(await screen.findByRole('heading', { name: 'We could not look up your order' })).toBeVisible();
    backend.use({ [ORDERS]: () => [order] });
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  });

  it('redirects a guest to the login with a way back', async () => {
    const order = anOrder('paid');
    const { address } = await renderReturn(order, { session: guestSession });
    expect(address()).toBe(`/login?returnTo=${encodeURIComponent(`/checkout/return?order=${order.id}`)}`);
  });
});
