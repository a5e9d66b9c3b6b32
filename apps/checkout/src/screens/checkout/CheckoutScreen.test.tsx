import {
  guestSession,
  listenerSession,
  cartItem,
  offline,
  refusal,
  renderWithStore,
  stubBackend,
  unknownSession,
} from '@fairtone/testing';
import { getConfig, leavePage, setConfig } from '@fairtone/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './CheckoutScreen';

jest.mock('@fairtone/platform', () => ({ ...jest.requireActual('@fairtone/platform'), leavePage: jest.fn() }));
const left = jest.mocked(leavePage);

const PAYMENT = 'POST /functions/v1/create-payment';
const ALBUMS = 'GET /rest/v1/albums';
const OWNED = 'GET /rest/v1/purchases';
const ORDER = { orderId: 'd4000000-0000-4000-8000-000000000001', url: 'https://pay.example/session' };

const jazz = cartItem({ album: { title: 'Blue Hours' }, priceInCents: 801 });
const folk = cartItem({ album: { title: 'Long Road' }, priceInCents: 1250, isAmountChosen: true });
const inShop = ({ album }: typeof jazz, price: number | null) => ({
  id: album.id,
  artist_id: album.artistId,
  price,
  minimum_price: null,
});
const shop = () => [inShop(jazz, 801), inShop(folk, null)];

async function renderCheckout({
  items = [jazz, folk],
  session = listenerSession as object,
  handlers = {},
  config = {},
} = {}) {
  const backend = stubBackend({ [PAYMENT]: ORDER, [ALBUMS]: shop, [OWNED]: [], ...handlers });
  setConfig({ ...getConfig(), ...config });
  const state = { session, cart: { items } } as never;
  const view = await renderWithStore(<Component />, { remote, at: '/checkout', path: '/checkout', state });
  const payButton = () => screen.getByRole('button', { name: /^Pay / });
  return { ...view, backend, payButton, toasts: () => view.store.getState().ui.toasts };
}

const line = (title: string) => screen.getByRole('link', { name: title }).closest('li')!;

beforeEach(() => left.mockReset());
afterEach(() => jest.restoreAllMocks());

describe('the checkout', () => {
  it('redirects to the home page when the cart is empty', async () => {
    const { address } = await renderCheckout({ items: [] });
    expect(address()).toBe('/');
  });

  it('redirects to the home page when the last album is removed', async () => {
    const { user, address } = await renderCheckout({ items: [jazz] });
    await user.click(screen.getByRole('button', { name: 'Remove Blue Hours' }));
    expect(address()).toBe('/');
  });

  it('shows albums, total and the artists’ share, rounded down per album', async () => {
    await renderCheckout();
    expect(line('Blue Hours')).toHaveTextContent('$8.01');
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(within(summary).getAllByText('$20.51')).toHaveLength(2);
    // floor(801 * 0.85) + floor(1250 * 0.85) = 680 + 1062
    expect(within(summary).getByText('$17.42')).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { container } = await renderCheckout({ handlers: { [ALBUMS]: () => [inShop(jazz, 900)] } });
    await screen.findByText('This album is no longer for sale.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows title, artist and cover of each album', async () => {
    await renderCheckout({
      items: [{ ...jazz, album: { ...jazz.album, artist: 'Ada Field', coverImage: '/c-1400.jpg' } }],
    });
    expect(line('Blue Hours')).toHaveTextContent('Ada Field');
    expect(line('Blue Hours').querySelector('img')).toHaveAttribute('src', '/c-640.jpg');
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(within(summary).getByText('Subtotal').parentElement).toHaveTextContent('$8.01');
    expect(within(summary).getByText('Total').parentElement).toHaveTextContent('$8.01');
  });

  it('has a Back button', async () => {
    const { user, address } = await renderCheckout();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/explore'));
  });

  it('links a guest to the login with a way back', async () => {
    const { user, address } = await renderCheckout({ session: guestSession });
    expect(screen.getByText(/You need to be logged in to complete your purchase/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sign in to checkout' }));
    expect(address()).toBe('/login?returnTo=%2Fcheckout');
  });

  it('sends no payment while the session is unknown', async () => {
    const { user, backend, payButton } = await renderCheckout({ session: unknownSession });
    await user.click(payButton());
    expect(backend.requests(PAYMENT)).toEqual([]);
  });
});

describe('paying', () => {
  it('sends the cart to the server and opens the payment URL of the response', async () => {
    const { user, backend, payButton } = await renderCheckout();
    expect(payButton()).toHaveAccessibleName('Pay $20.51');
    expect(screen.getByText(/^TEST MODE/)).toBeVisible();
    await user.click(payButton());
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/session'));
    expect(backend.requests(PAYMENT)[0]?.body).toEqual({
      items: [
        { albumId: jazz.album.id, expectedCents: 801 },
        { albumId: folk.album.id, amountCents: 1250 },
      ],
      email: 'lena@example.com',
      locale: 'en',
    });
  });

  it('names the payment provider', async () => {
    await renderCheckout({ config: { paymentsTestMode: false } });
    expect(screen.getByText('Secure card payment by Stripe. You pay on the next page.')).toBeVisible();
  });

  it('pays once on a double click', async () => {
    const { user, backend, payButton } = await renderCheckout();
    await user.dblClick(payButton());
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(backend.requests(PAYMENT)).toHaveLength(1);
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
  });

  it('can be retried when the Back button restores the page', async () => {
    const { user, payButton } = await renderCheckout();
    await user.click(payButton());
    await waitFor(() => expect(left).toHaveBeenCalled());
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(payButton()).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['already_owned', 409, 'You own one of these albums already. Remove it and pay for the rest.'],
    ['own_album', 409, 'You cannot buy your own album.'],
    ['album_not_found', 404, 'One of these albums is no longer for sale. Remove it and pay for the rest.'],
    [
      'price_changed',
      409,
      'A price has changed since you put the album in. Nothing was charged; look at the new price first.',
    ],
    ['price_too_low', 400, "A price is below the artist's minimum. Look over the marked albums."],
    ['price_too_high', 400, 'A price is above what a card payment may be.'],
    ['below_provider_minimum', 400, 'Cards can only be charged from $0.50.'],
    ['login_required', 401, 'You need to be logged in to complete your purchase'],
    [
      'payment_in_progress',
      409,
      'An earlier payment of one of these albums is being confirmed. Look under your purchases in a moment.',
    ],
    [
      'provider_unavailable',
      502,
      'The payment provider does not answer right now. Nothing was charged; try again in a moment.',
    ],
    ['internal_error', 500, 'There was an error processing your payment'],
  ])('explains %s and can be retried', async (code, status, words) => {
    const { user, payButton, toasts, backend } = await renderCheckout({
      handlers: { [PAYMENT]: refusal(status, code) },
    });
    await user.click(payButton());
    await waitFor(() =>
      expect(toasts()).toMatchObject([{ title: 'Payment Failed', description: words, tone: 'destructive' }]),
    );
    await user.click(payButton());
    await waitFor(() => expect(backend.requests(PAYMENT)).toHaveLength(2));
    expect(left).not.toHaveBeenCalled();
  });

  it('reports that the network is down', async () => {
    const { user, payButton, toasts } = await renderCheckout({ handlers: { [PAYMENT]: offline, [ALBUMS]: offline } });
    await user.click(payButton());
    await waitFor(() =>
      expect(toasts()).toMatchObject([{ title: 'Payment Failed', description: /cannot reach the server/ }]),
    );
  });

  it.each([[{ orderId: ORDER.orderId, url: '' }], [{ orderId: ORDER.orderId }]])(
    'reports that the response %j has no payment URL',
    async (answer) => {
      const { user, payButton, toasts } = await renderCheckout({ handlers: { [PAYMENT]: answer } });
      await user.click(payButton());
      await waitFor(() => expect(toasts()).toMatchObject([{ description: 'No checkout URL received' }]));
    },
  );
});

describe('an album that changed since it was put into the cart', () => {
  it('shows its new price, which is paid only after it was accepted', async () => {
    const { user, payButton, backend } = await renderCheckout({
      handlers: { [ALBUMS]: () => [inShop(jazz, 900), inShop(folk, null)] },
    });
    expect(await screen.findByText('The price changed from $8.01 to $9.00.')).toBeVisible();
    await user.click(payButton());
    expect(backend.requests(PAYMENT)).toEqual([]);
    expect(screen.getByText('Fix or remove the marked albums first.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Take it for $9.00' }));
    expect(screen.queryByText(/The price changed/)).not.toBeInTheDocument();
    expect(payButton()).toHaveAccessibleName('Pay $21.50');
    await user.click(payButton());
    await waitFor(() =>
      expect(backend.requests(PAYMENT)[0]?.body).toMatchObject({ items: [{ expectedCents: 900 }, {}] }),
    );
  });

  it('is checked again right before paying', async () => {
    const { user, payButton, backend } = await renderCheckout();
    backend.use({ [ALBUMS]: () => [inShop(jazz, 999), inShop(folk, null)] });
    await user.click(payButton());
    expect(await screen.findByText('The price changed from $8.01 to $9.99.')).toBeVisible();
    expect(backend.requests(PAYMENT)).toEqual([]);
  });

  it('is for sale only while it is public', async () => {
    const { backend } = await renderCheckout();
    await waitFor(() => expect(backend.requests(ALBUMS)).not.toHaveLength(0));
    expect(backend.requests(ALBUMS)[0]?.url.searchParams.get('state')).toBe('eq.public');
  });

  it.each([
    ['no longer for sale', { [ALBUMS]: () => [inShop(folk, null)] }, 'This album is no longer for sale.'],
    [
      'owned already',
      { [OWNED]: [{ album_id: jazz.album.id }] },
      'You own this album already. It is waiting under your purchases.',
    ],
    [
      'one’s own',
      { [ALBUMS]: () => [{ ...inShop(jazz, 801), artist_id: listenerSession.user.id }, inShop(folk, null)] },
      'This is your own album.',
    ],
  ])('can be removed when it is %s', async (_case, handlers, words) => {
    const { user, payButton, store } = await renderCheckout({ handlers });
    expect(await within(line('Blue Hours')).findByText(words)).toBeVisible();
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(
      within(within(line('Blue Hours')).getByRole('status')).getByRole('button', { name: 'Remove Blue Hours' }),
    );
    expect(store.getState().cart.items).toEqual([folk]);
    expect(payButton()).not.toHaveAttribute('aria-disabled', 'true');
  });
});
