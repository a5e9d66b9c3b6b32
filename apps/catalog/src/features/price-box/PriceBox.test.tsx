import { eventBus } from '@fairtone/events';
import type { AlbumDetailRow } from '@fairtone/music';
import { refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { toAlbum } from '../../model/album';
import { remote } from '../../remote';
import { albumDetailRow, albumIdOf, artistIdOf, guestSession, LISTENER_ID, sessionOf } from '../../testing/fixtures';
import { PriceBox } from './PriceBox';

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => (backend = stubBackend({ 'GET /rest/v1/purchases': [] })));
afterEach(() => backend.restore());

const open = (changes: Partial<AlbumDetailRow>, state: object = guestSession) =>
  renderWithStore(<PriceBox album={toAlbum(albumDetailRow(1, changes))} />, { remote, state });
const press = (name: string) => screen.findByRole('button', { name });

describe('a fixed price', () => {
  it('adds the album to the cart, announces that and opens the cart', async () => {
    const heard = jest.fn();
    const stop = eventBus.on('cart/itemAdded', heard);
    const { user, store } = await open({ price: 800 });
    expect(screen.getByText('$8.00')).toBeVisible();
    expect(screen.getByText(/\$6\.80 of it goes to Artist 1/)).toBeVisible();
    await user.click(await press('Buy Now'));
    expect(store.getState().cart.items).toEqual([
      {
        album: {
          id: albumIdOf(1),
          title: 'Album 1',
          artist: 'Artist 1',
          artistId: artistIdOf(1),
          coverImage: 'https://files.test/1-1400.jpg',
        },
        priceInCents: 800,
        isAmountChosen: false,
      },
    ]);
    expect(store.getState().ui.isCartOpen).toBe(true);
    expect(heard).toHaveBeenCalledWith({ albumId: albumIdOf(1), priceCents: 800 });
    stop();
  });

  it('adds the same album to the cart only once', async () => {
    const { user, store } = await open({ price: 800 });
    await user.click(await press('Buy Now'));
    await user.click(await press('In your cart'));
    expect(store.getState().cart.items).toHaveLength(1);
    expect(store.getState().ui.toasts).toMatchObject([
      { title: 'Already in cart', description: 'This album is already in your cart.', tone: 'destructive' },
    ]);
  });
});

describe('name your price', () => {
  it('opens the dialog with minimum, suggestion and message of the artist', async () => {
    const { user, store } = await open({
      price: null,
      minimum_price: 300,
      suggested_price: 700,
      pricing_message: 'Be kind',
    });
    expect(screen.getByText('$3.00 or more')).toBeVisible();
    await user.click(await press('Name Your Price'));
    expect(store.getState().ui.dialog).toEqual({
      name: 'checkout.payWhatYouWant',
      props: {
        album: expect.objectContaining({ id: albumIdOf(1) }),
        minimumCents: 300,
        suggestedCents: 700,
        message: 'Be kind',
      },
    });
  });

  it('offers any amount where there is no minimum', async () => {
    await open({ price: null });
    expect(screen.getByText('Any amount')).toBeVisible();
  });
});

describe('a free album', () => {
  const openedDownload = {
    name: 'account.download',
    props: { albumId: albumIdOf(1), albumTitle: 'Album 1' },
  };

  it('downloads for guests, without an account', async () => {
    const { user, store } = await open({ price: 0 });
    await user.click(await press('Free Download'));
    expect(store.getState().ui.dialog).toEqual(openedDownload);
    expect(backend.requests('POST /rest/v1/rpc/grant_free_album')).toEqual([]);
  });

  it('is added to the collection of a signed-in user, and then shows as owned', async () => {
    backend.use({
      'POST /rest/v1/rpc/grant_free_album': () => {
        backend.use({ 'GET /rest/v1/purchases': [{ id: albumIdOf(5) }] });
        return {};
      },
    });
    const { user, store } = await open({ price: 0 }, sessionOf(LISTENER_ID));
    await user.click(await press('Free Download'));
    expect(store.getState().ui.dialog).toEqual(openedDownload);
    expect(backend.requests('POST /rest/v1/rpc/grant_free_album')[0]?.body).toEqual({ album_id: albumIdOf(1) });
    expect(await screen.findByText('In your collection')).toBeVisible();
  });

  it('still downloads when it cannot be added to the collection, and shows an error', async () => {
    backend.use({ 'POST /rest/v1/rpc/grant_free_album': refusal(500, 'boom') });
    const { user, store } = await open({ price: 0 }, sessionOf(LISTENER_ID));
    await user.click(await press('Free Download'));
    expect(store.getState().ui.dialog).toEqual(openedDownload);
    await waitFor(() =>
      expect(store.getState().ui.toasts[0]?.title).toBe(
        'We could not add this album to your collection. Please try again.',
      ),
    );
  });
});

describe('the visitor', () => {
  it.each([
    ['public', 'It is on sale now.'],
    ['draft', 'It is not published yet.'],
  ] as const)('who is the artist sees the state of a %s album, and edits it', async (state, note) => {
    await open({ price: 800, state }, sessionOf(artistIdOf(1), 'artist'));
    expect(screen.getByText('Your album')).toBeVisible();
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit Album' })).toHaveAttribute('href', `/edit-album/${albumIdOf(1)}`);
  });

  it('must buy before downloading', async () => {
    await open({ price: 800 });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Buy Now']);
  });

  it('who owns the album is offered its download', async () => {
    backend.use({ 'GET /rest/v1/purchases': [{ id: albumIdOf(5) }] });
    const { user, store } = await open({ price: 800, state: 'withdrawn' }, sessionOf(LISTENER_ID));
    await user.click(await press('Download'));
    expect(store.getState().ui.dialog?.name).toBe('account.download');
    const { searchParams } = backend.requests('GET /rest/v1/purchases')[0]!.url;
    expect(searchParams.get('user_id')).toBe(`eq.${LISTENER_ID}`);
    expect(searchParams.get('revoked_at')).toBe('is.null');
  });

  it('sees no price until it is known whether they own the album', async () => {
    backend.use({ 'GET /rest/v1/purchases': () => new Promise(() => undefined) });
    await open({ price: 800 }, sessionOf(LISTENER_ID));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('cannot buy an album that the artist took off sale', async () => {
    await open({ price: 800, state: 'withdrawn' });
    expect(screen.getByText('Not for sale')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
