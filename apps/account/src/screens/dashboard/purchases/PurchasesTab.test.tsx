import { eventBus } from '@fairtone/events';
import {
  savedAlbum,
  deviceWithSavedAlbums,
  listenerSession,
  noNetwork,
  renderWithStore,
  stubBackend,
} from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../../remote';
import { PurchasesTab } from './PurchasesTab';
const PURCHASES = 'GET /rest/v1/purchases';

const purchase = (n: number, rest: object = {}) => ({
  id: `a1000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  album_id: `b2000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  album_title: `Album ${n}`,
  artist_name: 'Ada Field',
  amount_cents: 800,
  revoked_at: null,
  created_at: '2024-03-01T10:00:00.123456+00:00',
  albums: { cover_image: null },
  order_items: { order_id: `c3000000-0000-4000-8000-${String(n).padStart(12, '0')}` },
  ...rest,
});

async function renderPurchases(answer: unknown) {
  const backend = stubBackend({ [PURCHASES]: answer });
  return {
    ...(await renderWithStore(<PurchasesTab />, { remote, state: { session: listenerSession } as never })),
    backend,
  };
}

afterEach(() => jest.restoreAllMocks());

describe('purchases', () => {
  it('are a table of album, artist, price and date', async () => {
    const { backend } = await renderPurchases([purchase(1), purchase(2, { amount_cents: 0 })]);
    const table = await screen.findByRole('table', { name: 'Purchases' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Album', 'Artist', 'Price', 'Purchase Date', 'Download']);
    const [, paid, free] = within(table).getAllByRole('row');
    expect(within(paid!).getByRole('link', { name: 'Album 1' })).toHaveAttribute(
      'href',
      `/album/${purchase(1).album_id}`,
    );
    expect(paid).toHaveTextContent('Ada Field');
    expect(paid).toHaveTextContent('$8.00');
    expect(paid).toHaveTextContent('March 1, 2024');
    expect(free).toHaveTextContent('Free');
    const asked = backend.requests(PURCHASES)[0]!.url.searchParams;
    expect(asked.get('order')).toBe('created_at.desc,id.desc');
    expect(asked.get('user_id')).toBe(`eq.${listenerSession.user.id}`);
  });

  it('have no accessibility violations', async () => {
    const { container } = await renderPurchases([purchase(1), purchase(2, { revoked_at: '2024-03-02T10:00:00Z' })]);
    await screen.findByRole('table');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be downloaded', async () => {
    const { user, store } = await renderPurchases([purchase(1)]);
    await user.click(await screen.findByRole('button', { name: 'Download Album 1' }));
    expect(store.getState().ui.dialog).toEqual({
      name: 'account.download',
      props: { albumId: purchase(1).album_id, albumTitle: 'Album 1' },
    });
  });

  it('stay listed when they were refunded, without their download', async () => {
    await renderPurchases([purchase(1, { revoked_at: '2024-03-02T10:00:00Z' })]);
    expect(await screen.findByText('Refunded')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  });

  it('are not called refunded while their payment is disputed', async () => {
    const { order_items } = purchase(1);
    const disputed = { revoked_at: '2024-03-02T10:00:00Z', order_items: { ...order_items, state: 'disputed' } };
    await renderPurchases([purchase(1, disputed)]);
    expect(await screen.findByText('Disputed')).toBeVisible();
    expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
  });

  it.each([
    ['while the user owns an album', null, 1],
    ['but not when all of them were refunded', '2024-03-02T10:00:00Z', 0],
  ])('offer one ZIP of all %s', async (_when, revoked_at, buttons) => {
    await renderPurchases([purchase(1, { revoked_at: '2024-03-02T10:00:00Z' }), purchase(2, { revoked_at })]);
    await screen.findByRole('table');
    expect(screen.queryAllByRole('button', { name: 'All albums as one ZIP' })).toHaveLength(buttons);
  });

  it('link to their receipts; a free album has none', async () => {
    await renderPurchases([purchase(1), purchase(2, { amount_cents: 0, order_items: null })]);
    const receipts = await screen.findAllByRole('link', { name: /^Receipt for/ });
    expect(receipts.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Receipt for Album 1', `/receipt/${purchase(1).order_items.order_id}`],
    ]);
  });

  it('invite to explore when there are none', async () => {
    const { user, address } = await renderPurchases([]);
    expect(await screen.findByRole('heading', { name: 'No purchases yet' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Explore music' }));
    expect(address()).toBe('/explore');
  });

  it('load page by page, each after the last row shown', async () => {
    const first = Array.from({ length: 25 }, (_, i) => purchase(i + 1));
    const { user, backend } = await renderPurchases(first);
    await screen.findByRole('link', { name: 'Album 25' });
    backend.use({ [PURCHASES]: [purchase(26)] });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Album 26' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Album 1' })).toBeVisible();
    const last = first.at(-1)!;
    expect(backend.requests(PURCHASES).at(-1)!.url.searchParams.get('or')).toBe(
      `(created_at.lt."${last.created_at}",and(created_at.eq."${last.created_at}",id.lt.${last.id}))`,
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
  });

  it('report a failure to load, with a retry', async () => {
    const { user, backend } = await renderPurchases(() => Response.json({ message: 'no' }, { status: 500 }));
    expect(await screen.findByRole('heading', { name: 'Failed to load purchase history' })).toBeVisible();
    backend.use({ [PURCHASES]: [purchase(1)] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Album 1' })).toBeVisible();
  });
});

describe('purchases without a network', () => {
  let network: ReturnType<typeof noNetwork>;
  let device: ReturnType<typeof deviceWithSavedAlbums>;
  beforeEach(() => {
    network = noNetwork();
    device = deviceWithSavedAlbums();
  });
  afterEach(() => {
    eventBus.emit('session/signedOut', {});
    network.restore();
    device.restore();
  });

  it('play when they are saved on the device; others are marked as not on the device', async () => {
    await device.keep(savedAlbum({ id: purchase(1).album_id, title: 'Album 1' }));
    const { user, store, container } = await renderPurchases([purchase(1), purchase(2)]);
    await user.click(await screen.findByRole('button', { name: 'Play Album 1' }));
    expect(store.getState().player.tracks).toMatchObject([{ albumId: purchase(1).album_id }]);
    const [, kept, missing] = screen.getAllByRole('row');
    expect(kept).not.toHaveTextContent('Not on this device');
    expect(missing).toHaveTextContent('Not on this device');
    expect(screen.queryByRole('button', { name: /Download|ZIP/ })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be downloaded and saved again when the network is back', async () => {
    await renderPurchases([purchase(1)]);
    expect(await screen.findByText('Not on this device')).toBeVisible();
    network.comesBack();
    expect(await screen.findByRole('button', { name: 'Download Album 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep Album 1 offline' })).toBeVisible();
  });
});
