import { deviceZone, dollars } from '@fairtone/domain';
import { refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Sale } from '../../api/saleSchemas';
import { remote } from '../../remote';
import { artist, sessionOf } from '../../testing/sessions';
import { saveCsv } from '../csv/saveCsv';
import { Component } from './SalesTab';

jest.mock('../csv/saveCsv');

const SALES = 'POST /rest/v1/rpc/artist_sales';
const ENTRIES = 'GET /rest/v1/ledger_entries';
const REFUND = 'POST /functions/v1/refund-sale';
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const idOf = (n: number) => `c2000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const sale = (n: number, more: Partial<Sale> = {}): Sale => ({
  id: idOf(n),
  kind: 'sale',
  title: `Album ${n}`,
  album_id: `a1000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  amount_cents: 800,
  refunded_cents: 0,
  share_cents: 680,
  state: 'sold',
  sold_at: daysAgo(n),
  refundable_until: daysAgo(n - 30),
  ...more,
});
const support = sale(2, { kind: 'donation', title: 'Lena', album_id: null, amount_cents: 500, share_cents: 425 });
const refunded = sale(3, { state: 'refunded', refunded_cents: 800, share_cents: 0, refundable_until: null });
const old = sale(40);
const entry = (id: number, account: string, kind: string, amount_cents: number) => ({
  id,
  account,
  kind,
  amount_cents,
  created_at: daysAgo(1),
});

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  jest.mocked(saveCsv).mockClear();
  backend = stubBackend({
    [SALES]: [sale(1), support, refunded, old],
    'GET /rest/v1/artist_balance': [{ balance_cents: 1105, payable_cents: 680, earned_cents: 1785 }],
    [ENTRIES]: [
      entry(1, 'customer', 'sale', -800),
      entry(2, 'artist', 'artist_share', 680),
      entry(3, 'platform', 'platform_share', 120),
    ],
  });
});
afterEach(() => backend.restore());

const open = (at = '/dashboard?tab=sales') =>
  renderWithStore(<Component />, { remote, at, state: { session: sessionOf(artist) } });
const lines = async () =>
  within(await screen.findByRole('table', { name: 'Sales' }))
    .getAllByRole('row')
    .slice(1);

describe('sales', () => {
  it('are listed one per row, with the artist’s 85 %', async () => {
    await open();
    const [first, second, third] = await lines();
    expect(first).toHaveTextContent(/Album 1\$8\.00\$6\.80Sold/);
    expect(second).toHaveTextContent(/Lena Monthly support\$5\.00\$4\.25Sold/);
    expect(third).toHaveTextContent(/\$8\.00\$0\.00Refunded/);
  });

  it('come with what was earned, the balance, and what the next payout may send', async () => {
    await open();
    await waitFor(() =>
      expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(
        expect.arrayContaining(['$17.85', '$11.05', '$6.80']),
      ),
    );
  });

  it('expand to their ledger entries, which sum to zero', async () => {
    const { user } = await open();
    const opener = await screen.findByRole('button', { name: 'Ledger of Album 1' });
    await user.click(opener);
    const ledger = await screen.findByRole('table', { name: 'Ledger of Album 1' });
    expect(
      within(ledger)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringContaining('SaleBuyer-$8.00'),
      expect.stringContaining('Your shareYou$6.80'),
      expect.stringContaining('Share of FairtoneFairtone$1.20'),
      'Sum$0.00',
    ]);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(backend.requests(ENTRIES)[0]?.url.searchParams.get('order_item_id')).toBe(`eq.${idOf(1)}`);
  });

  it('can be filtered by kind, state and period, which the address contains', async () => {
    backend.use({
      [SALES]: ({ body }: { body: { days?: number } }) => [sale(1), support, refunded, ...(body.days ? [] : [old])],
    });
    const { user, address } = await open();
    await lines();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Album');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 30 days');
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(address()).toBe('/dashboard?tab=sales&kind=sale&days=30');
    expect(backend.requests(SALES).at(-1)?.body).toEqual({ days: 30, zone: deviceZone(), page_size: 100 });
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Disputed');
    expect(await screen.findByRole('heading', { name: 'No sales match' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all sales' }));
    expect(await lines()).toHaveLength(4);
    expect(address()).toBe('/dashboard?tab=sales');
  });

  it('are not filtered by unknown values in the address', async () => {
    await open('/dashboard?tab=sales&kind=gold&days=-1');
    expect(await lines()).toHaveLength(4);
  });

  it('are loaded page by page, each after the last sale read', async () => {
    const page = Array.from({ length: 20 }, (_, index) => sale(index + 1));
    backend.use({ [SALES]: ({ body }: { body: { before_id?: string } }) => (body.before_id ? [sale(21)] : page) });
    const { user } = await open();
    expect(await lines()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await lines()).toHaveLength(21));
    const last = page.at(-1)!;
    expect(backend.requests(SALES).at(-1)?.body).toEqual({
      before_time: last.sold_at,
      before_id: last.id,
      page_size: 20,
    });
  });

  it('can be refunded only within the refund period', async () => {
    await open();
    await lines();
    expect(screen.getByRole('button', { name: 'Refund Album 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund Album 3' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Refund Album 40' })).not.toBeInTheDocument();
  });

  it('are refunded after a confirmation, and loaded again', async () => {
    backend.use({ [REFUND]: { state: 'succeeded', amountCents: 500 } });
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Refund Lena' }));
    expect(backend.requests(REFUND)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Refund $5.00' }));
    await waitFor(() => expect(backend.requests(REFUND)[0]?.body).toEqual({ donationPaymentId: support.id }));
    await waitFor(() =>
      expect(store.getState().ui.toasts).toMatchObject([{ title: 'Sale refunded', tone: 'success' }]),
    );
    await waitFor(() => expect(backend.requests(SALES)).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    ['refund_window_closed', 'Sales can be refunded within 30 days. That time is over.'],
    ['sale_disputed', 'The buyer has disputed this payment with the bank, which decides now.'],
    ['something_new', 'The refund failed. Please try again.'],
  ])('show why they cannot be refunded: %s', async (code, words) => {
    backend.use({ [REFUND]: refusal(409, code) });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Refund Album 1' }));
    await user.click(screen.getByRole('button', { name: 'Refund $8.00' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('can all be downloaded as one file', async () => {
    const { user } = await open();
    await lines();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saveCsv).toHaveBeenCalled());
    const [, rows, language] = jest.mocked(saveCsv).mock.calls[0]!;
    expect(language).toBe('en');
    expect(rows[0]).toEqual([
      `Date (${deviceZone()})`,
      'Kind',
      'What',
      'Price',
      'Given back',
      'You receive',
      'State',
      'Number',
    ]);
    expect(rows[2]?.slice(1)).toEqual([
      'Monthly support',
      'Lena',
      dollars(500),
      dollars(0),
      dollars(425),
      'Sold',
      support.id,
    ]);
    expect(rows[3]?.slice(3, 7)).toEqual([dollars(800), dollars(800), dollars(0), 'Refunded']);
  });

  it('show an empty state when there are none', async () => {
    backend.use({ [SALES]: [] });
    await open();
    expect(await screen.findByRole('heading', { name: 'No sales yet' })).toBeVisible();
  });

  it('show an error with a retry when they cannot be loaded', async () => {
    backend.use({ [SALES]: () => Response.json({ message: 'down' }, { status: 500 }) });
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Failed to load your sales' })).toBeVisible();
    backend.use({ [SALES]: [sale(1)] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lines()).toHaveLength(1);
  });

  it('have no accessibility violations', async () => {
    const { container, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ledger of Album 1' }));
    await screen.findByRole('table', { name: 'Ledger of Album 1' });
    expect(await axe(container)).toHaveNoViolations();
  });
});
