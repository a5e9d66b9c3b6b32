import { eventBus } from '@fairtone/events';
import {
  artistSession,
  cartItem,
  guestSession,
  listenerSession,
  offline,
  refusal,
  renderWithStore,
  stubBackend,
} from '@fairtone/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './PayWhatYouWantDialog';

const { album } = cartItem({ album: { title: 'Blue Hours', artist: 'Ada Field' } });
const PAYMENT = 'POST /functions/v1/create-payment';
const ORDER = { orderId: 'd4000000-0000-4000-8000-000000000001', url: '/checkout/return?order=1' };

async function renderDialog(
  options: {
    minimum?: number;
    suggested?: number | null;
    session?: object;
    items?: object[];
    message?: string;
    artistId?: string;
  } = {},
) {
  const backend = stubBackend({ [PAYMENT]: ORDER });
  const onClose = jest.fn();
  const view = await renderWithStore(
    <Component
      album={{ ...album, artistId: options.artistId ?? album.artistId }}
      minimumCents={options.minimum ?? 300}
      suggestedCents={options.suggested === undefined ? 700 : options.suggested}
      message={options.message ?? null}
      onClose={onClose}
    />,
    { remote, state: { session: options.session ?? guestSession, cart: { items: options.items ?? [] } } as never },
  );
  const box = screen.getByRole('textbox', { name: 'Your price in US dollars' });
  const type = async (text: string) => {
    await view.user.clear(box);
    if (text) await view.user.type(box, text);
  };
  return { ...view, backend, onClose, box, type };
}

afterEach(() => jest.restoreAllMocks());

describe('naming a price', () => {
  it('starts at the suggested price and shows what the artist receives', async () => {
    const { box } = await renderDialog();
    expect(box).toHaveValue('7.00');
    expect(screen.getByText('$5.95')).toBeVisible();
    expect(screen.getByText(/Ada Field receives/)).toHaveTextContent('85%');
  });

  it('suggests five dollars when the artist suggests nothing, and never less than the minimum', async () => {
    const { box, unmount } = await renderDialog({ suggested: null });
    expect(box).toHaveValue('5.00');
    unmount();
    expect((await renderDialog({ suggested: null, minimum: 900 })).box).toHaveValue('9.00');
  });

  it('has no accessibility violations', async () => {
    const { type } = await renderDialog({ message: 'Thank you.' });
    await type('1');
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('offers minimum, suggested and generous', async () => {
    const { user, box } = await renderDialog();
    for (const [pick, value] of [
      ['Minimum', '3.00'],
      ['Suggested', '7.00'],
      ['Generous', '10.50'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^${pick}`) }));
      expect(box).toHaveValue(value);
    }
    expect(screen.getByRole('button', { name: /Generous/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each(['1e9', '-5', 'a1x2,5€'])(
    'keeps %p as it was typed and takes only digits and a dot or comma',
    async (text) => {
      const { box, type } = await renderDialog({ minimum: 0 });
      await type(text);
      expect(box).toHaveValue(text);
      expect(screen.getByText('Enter an amount such as 5 or 7.50.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-disabled', 'true');
      await type('12,5');
      expect(screen.getByRole('button', { name: 'Add to cart' })).not.toHaveAttribute('aria-disabled');
    },
  );

  it('follows the slider, but not below the minimum', async () => {
    const { box } = await renderDialog({ minimum: 333 });
    const slider = screen.getByRole('slider', { name: 'Your price' });
    expect(slider).toHaveAttribute('max', '10000');
    expect(slider).toHaveAttribute('step', '50');
    fireEvent.change(slider, { target: { value: '2550' } });
    expect(box).toHaveValue('25.50');
    fireEvent.change(slider, { target: { value: '300' } });
    expect(box).toHaveValue('3.33');
  });

  it.each([
    ['2.99', 300, 'Price Too Low. The minimum is $3.00.'],
    ['0', 300, 'Price Too Low. The minimum is $3.00.'],
    ['0.25', 0, 'Cards can be charged from $0.50. Choose that, more, or nothing at all.'],
    ['1000000000', 0, 'That is very generous. The most we can take is $10,000.00.'],
    ['10000.01', 0, 'That is very generous. The most we can take is $10,000.00.'],
    ['', 0, 'Enter an amount such as 5 or 7.50.'],
    ['1.2.3', 0, 'Enter an amount such as 5 or 7.50.'],
    ['1.234', 0, 'Enter an amount such as 5 or 7.50.'],
  ])('refuses %p at a minimum of %i and explains why', async (text, minimum, words) => {
    const { box, type, user, store } = await renderDialog({ minimum });
    await type(text);
    expect(screen.getByText(words)).toBeVisible();
    expect(box).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(store.getState().cart.items).toEqual([]);
  });

  it('adds the album at the chosen price to the cart, opens the cart and emits an event', async () => {
    const heard = jest.fn();
    const stop = eventBus.on('cart/itemAdded', heard);
    const { type, user, store, onClose } = await renderDialog();
    await type('120');
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(store.getState().cart.items).toEqual([{ album, priceInCents: 12_000, isAmountChosen: true }]);
    expect(store.getState().ui.isCartOpen).toBe(true);
    expect(heard).toHaveBeenCalledWith({ albumId: album.id, priceCents: 12_000 });
    expect(onClose).toHaveBeenCalled();
    stop();
  });

  it('submits with Enter', async () => {
    const { type, store } = await renderDialog();
    await type('4{Enter}');
    await waitFor(() => expect(store.getState().cart.items).toHaveLength(1));
  });

  it('refuses an album that is in the cart already', async () => {
    const item = { album, priceInCents: 500, isAmountChosen: true };
    const { user, store } = await renderDialog({ items: [item] });
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(store.getState().cart.items).toEqual([item]);
    expect(store.getState().ui.toasts).toMatchObject([
      { title: 'Already in cart', description: 'This album is already in your cart.' },
    ]);
  });

  it('refuses the user’s own album', async () => {
    const { user, store } = await renderDialog({ session: artistSession, artistId: artistSession.user.id });
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(store.getState().ui.toasts).toMatchObject([{ description: 'You cannot buy your own album.' }]);
    expect(store.getState().cart.items).toEqual([]);
  });

  it('shows the artist’s message', async () => {
    await renderDialog({ message: 'Every dollar goes into new strings.' });
    expect(screen.getByText('Every dollar goes into new strings.')).toBeVisible();
  });
});

describe('paying nothing', () => {
  it('adds the album to the collection and offers the download', async () => {
    const { type, user, store, backend } = await renderDialog({ minimum: 0, session: listenerSession });
    await type('0');
    await user.click(screen.getByRole('button', { name: 'Get it for free' }));
    await waitFor(() =>
      expect(store.getState().ui.dialog).toEqual({
        name: 'account.download',
        props: { albumId: album.id, albumTitle: 'Blue Hours' },
      }),
    );
    expect(backend.requests(PAYMENT).map(({ body }) => body)).toEqual([
      { items: [{ albumId: album.id, amountCents: 0 }] },
    ]);
    expect(store.getState().ui.toasts).toMatchObject([{ title: 'Added to your collection', tone: 'success' }]);
  });

  it('redirects a guest to the login with a way back to the album', async () => {
    const { type, user, address, backend, store } = await renderDialog({ minimum: 0 });
    await type('0');
    await user.click(screen.getByRole('button', { name: 'Get it for free' }));
    expect(address()).toBe(`/login?returnTo=${encodeURIComponent(`/album/${album.id}`)}`);
    expect(store.getState().ui.toasts).toMatchObject([
      { title: 'Login Required', description: 'Log in and the album goes straight into your collection.' },
    ]);
    expect(backend.requests(PAYMENT)).toEqual([]);
  });

  it.each([
    [
      'is owned already',
      refusal(409, 'already_owned'),
      'You own this album already. It is waiting under your purchases.',
    ],
    [
      'cannot be reached',
      offline,
      'We cannot reach the server. Nothing was charged; check your connection and try again.',
    ],
  ])('explains a refusal when the album or server %s', async (_case, answer, words) => {
    const { type, user, store, backend } = await renderDialog({ minimum: 0, session: listenerSession });
    backend.use({ [PAYMENT]: answer });
    await type('0');
    await user.click(screen.getByRole('button', { name: 'Get it for free' }));
    await waitFor(() =>
      expect(store.getState().ui.toasts).toMatchObject([
        { title: 'The album was not added', description: words, tone: 'destructive' },
      ]),
    );
    expect(store.getState().ui.dialog).toBeNull();
  });
});
