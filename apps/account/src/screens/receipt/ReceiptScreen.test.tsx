import { guestSession, listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './ReceiptScreen';

const ORDER = 'c1000000-0000-4000-8000-000000000001';
const RECEIPT = 'GET /rest/v1/rpc/order_receipt';
const receipt = {
  ...{ order_id: ORDER, state: 'paid', paid_at: '2024-03-01T10:00:00Z', email: 'lena@example.com', currency: 'usd' },
  ...{ total_cents: 1_960, tax_cents: 160 },
  items: [
    { title: 'Blue Hours', artist_name: 'Ada Field', amount_cents: 800, album_id: null, state: 'sold' },
    { title: 'Tin Roof', artist_name: 'Omar Reyes', amount_cents: 1000, album_id: null, state: 'refunded' },
  ],
};

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => (backend = stubBackend({ [RECEIPT]: receipt })));
afterEach(() => backend.restore());

const open = (at = `/receipt/${ORDER}`, session: object = listenerSession) =>
  renderWithStore(<Component />, { remote, at, path: '/receipt/:orderId', state: { session } as never });

it('redirects a guest to the login', async () => {
  const { address } = await open(undefined, guestSession);
  expect(address()).toBe(`/login?returnTo=${encodeURIComponent(`/receipt/${ORDER}`)}`);
});

it('shows albums, tax, total and date, and can be printed', async () => {
  window.print = jest.fn();
  const { user, container } = await open();
  const table = await screen.findByRole('table', { name: 'Receipt' });
  expect([...table.querySelectorAll('tr')].map((row) => row.textContent)).toEqual([
    'AlbumPrice',
    'Blue HoursAda Field$8.00',
    'Tin RoofOmar Reyes, refunded$10.00',
    'Tax$1.60',
    'Paid in total$19.60',
  ]);
  expect(screen.getByText('March 1, 2024')).toBeVisible();
  expect(screen.getByText('lena@example.com')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalled();
});

it('does not call an album refunded while its payment is disputed', async () => {
  const [kept, other] = receipt.items;
  backend.use({ [RECEIPT]: { ...receipt, items: [kept, { ...other, state: 'disputed' }] } });
  await open();
  expect(await screen.findByText('Omar Reyes, disputed')).toBeVisible();
});

const footOf = (table: HTMLElement) => [...table.querySelectorAll('tfoot tr')].map((row) => row.textContent);

it('shows each refund with its date, and what is left', async () => {
  backend.use({
    [RECEIPT]: {
      ...receipt,
      refunded_cents: 1_200,
      refunds: [600, 400].map((amount_cents) => ({ amount_cents, refunded_at: '2024-03-05T10:00:00Z' })),
    },
  });
  await open();
  expect(footOf(await screen.findByRole('table', { name: 'Receipt' }))).toEqual([
    'Tax$1.60',
    'Paid in total$19.60',
    'Refunded on March 5, 2024-$6.00',
    'Refunded on March 5, 2024-$4.00',
    'Refunded-$2.00',
    'Left after refunds$7.60',
  ]);
});

it.each([
  ['that is unpaid or another person’s', ORDER, 1],
  ['without a valid id', 'nonsense', 0],
])('reports that there is no receipt for an order %s', async (_what, id, asked) => {
  backend.use({ [RECEIPT]: null });
  await open(`/receipt/${id}`);
  expect(await screen.findByRole('heading', { name: 'Receipt not found' })).toBeVisible();
  expect(backend.requests(RECEIPT)).toHaveLength(asked);
});

it('reports a failure to load, with a retry', async () => {
  backend.use({ [RECEIPT]: () => Response.json({ message: 'no' }, { status: 500 }) });
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Failed to load the receipt' })).toBeVisible();
  backend.use({ [RECEIPT]: receipt });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
