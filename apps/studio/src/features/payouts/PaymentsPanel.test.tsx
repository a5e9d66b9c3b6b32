import { deviceZone, dollars } from '@fairtone/domain';
import { leavePage } from '@fairtone/platform';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { artist, sessionOf } from '../../testing/sessions';
import { saveCsv } from '../csv/saveCsv';
import { PaymentsPanel } from './PaymentsPanel';

jest.mock('../csv/saveCsv');
jest.mock('@fairtone/platform', () => ({ ...jest.requireActual('@fairtone/platform'), leavePage: jest.fn() }));

const CONNECT = 'POST /functions/v1/connect-onboarding';
const ACCOUNT = 'GET /rest/v1/payment_accounts';
const LINES = 'POST /rest/v1/rpc/payout_lines';
const BALANCE = 'GET /rest/v1/artist_balance';
const DEBTS = 'POST /rest/v1/rpc/artist_debts';
const PAYOUT = {
  id: 'e1000000-0000-4000-8000-000000000001',
  period: '2026-01-01',
  amount_cents: 4250,
  returned_cents: 0,
  state: 'paid',
  statement: { from: '2025-12-03T10:00:00Z', to: '2025-12-30T10:00:00Z' },
  created_at: '2026-01-01T03:00:00Z',
  paid_at: '2026-01-01T03:01:00Z',
};
const LINE = {
  entry_id: 9,
  booked_at: '2026-01-02T12:00:00Z',
  kind: 'artist_share',
  title: 'Night Walks',
  gross_cents: 800,
  amount_cents: 680,
};
const ready = { details_submitted: true, payouts_enabled: true, transfers_enabled: true, disabled_reason: null };

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  jest.mocked(leavePage).mockClear();
  backend = stubBackend({
    [ACCOUNT]: [],
    [BALANCE]: [],
    'GET /rest/v1/payouts': [PAYOUT, { ...PAYOUT, id: PAYOUT.id.replace(/1$/, '2'), state: 'failed' }],
    'GET /rest/v1/ledger_entries': [
      {
        id: 9,
        created_at: '2026-01-02T00:00:00Z',
        account: 'artist',
        kind: 'artist_share',
        amount_cents: 680,
        order_items: { album_title: 'Night Walks' },
      },
      { id: 8, created_at: '2026-01-01T00:00:00Z', account: 'artist', kind: 'brand_new', amount_cents: -10 },
    ],
  });
});
afterEach(() => backend.restore());

const open = (at = '/artist-settings?tab=payments') =>
  renderWithStore(<PaymentsPanel artistId={artist.id} />, { remote, at, state: { session: sessionOf(artist) } });

describe('the payments tab of an artist', () => {
  it('opens the provider’s form to set up payouts', async () => {
    backend.use({ [CONNECT]: { url: 'https://provider.test/form', account: null } });
    const { user } = await open();
    expect(await screen.findByText('Tell our payment provider where your money should go.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set up payouts' }));
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('https://provider.test/form'));
    expect(backend.requests(CONNECT)[0]?.body).toEqual({ country: 'US' });
  });

  it('asks for the country of the bank before there is an account, and never after', async () => {
    backend.use({ [CONNECT]: { url: 'https://provider.test/form', account: null } });
    const { user, unmount } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Country of your bank' }), 'Poland');
    await user.click(screen.getByRole('button', { name: 'Set up payouts' }));
    await waitFor(() => expect(backend.requests(CONNECT)[0]?.body).toEqual({ country: 'PL' }));
    unmount();

    backend.use({ [ACCOUNT]: [ready] });
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Change your details' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await waitFor(() => expect(backend.requests(CONNECT).at(-1)?.body).toEqual({}));
  });

  it.each([
    ['country_not_offered', 'Payouts to this country are not available yet: the shop has to apply for them first.'],
    ['payouts_not_set_up', 'The shop is not set up for payouts yet. Please try again later.'],
  ])('says what is missing when the provider refuses: %s', async (code, words) => {
    backend.use({ [CONNECT]: () => Response.json({ error: { code, message: 'Your platform' } }, { status: 409 }) });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Set up payouts' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    [
      { ...ready, details_submitted: false, transfers_enabled: false },
      'You have begun. Some details are still missing.',
    ],
    [{ ...ready, transfers_enabled: false }, 'Your details are being checked. That can take a day.'],
    [ready, 'All set: payouts go to your bank account.'],
    [
      { ...ready, payouts_enabled: false, disabled_reason: 'past_due' },
      'The payment provider has stopped your payouts and needs something from you.',
    ],
  ])('shows the state of the account: %j', async (account, words) => {
    backend.use({ [ACCOUNT]: [account] });
    await open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('updates the account from the provider once when the artist returns from its form', async () => {
    backend.use({ [CONNECT]: { url: null, account: null } });
    const { address } = await open('/artist-settings?tab=payments&connect=done');
    await waitFor(() => expect(backend.requests(CONNECT)[0]?.body).toEqual({ refresh: true }));
    expect(address()).toBe('/artist-settings?tab=payments');
    expect(backend.requests(CONNECT)).toHaveLength(1);
  });

  it('shows an error when the form cannot be opened', async () => {
    backend.use({ [CONNECT]: () => Response.json({ error: { code: 'provider', message: 'no' } }, { status: 502 }) });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Set up payouts' }));
    expect(
      await screen.findByText('The form of the payment provider could not be opened. Please try again.'),
    ).toBeVisible();
    expect(leavePage).not.toHaveBeenCalled();
  });

  it('lists payouts with their periods, each with a statement to download', async () => {
    backend.use({ [LINES]: [LINE] });
    const { user } = await open();
    const payouts = await screen.findByRole('table', { name: 'Payouts' });
    expect(within(payouts).getAllByRole('row')[1]).toHaveTextContent(
      'January 2026December 3, 2025 to December 30, 2025$42.50Paid',
    );
    expect(within(payouts).getAllByRole('row')[2]).toHaveTextContent('The money is in the next payout.');
    await user.click(within(payouts).getAllByRole('button', { name: 'Statement of January 2026' })[0]!);
    const zone = deviceZone();
    await waitFor(() =>
      expect(saveCsv).toHaveBeenCalledWith(
        'fairtone-payout-2026-01.csv',
        [
          ['Statement of January 2026'],
          ['Period', '2025-12-03', '2025-12-30'],
          ['Amount', dollars(4250)],
          [],
          [`Date (${zone})`, 'Movement', 'What', 'Price', 'Amount'],
          [expect.stringMatching(/^2026-01-0[23] \d\d:00$/), 'Your share', 'Night Walks', dollars(800), dollars(680)],
        ],
        'en',
      ),
    );
    expect(backend.requests(LINES)[0]?.body).toEqual({ payout_id: PAYOUT.id });
  });

  it('shows a single date for a payout whose lines are of one day', async () => {
    const day = '2025-12-03T10:00:00Z';
    backend.use({ 'GET /rest/v1/payouts': [{ ...PAYOUT, statement: { from: day, to: day } }] });
    await open();
    const payouts = await screen.findByRole('table', { name: 'Payouts' });
    expect(within(payouts).getAllByRole('row')[1]).toHaveTextContent('January 2026December 3, 2025$42.50Paid');
  });

  it('expands a payout to its lines, which name the album and sum to the payout', async () => {
    backend.use({ [LINES]: [LINE, { ...LINE, entry_id: 10, kind: 'refund', gross_cents: -100, amount_cents: -85 }] });
    const { user } = await open();
    const opener = (await screen.findAllByRole('button', { name: 'Lines of January 2026' }))[0]!;
    await user.click(opener);
    const lines = await screen.findByRole('table', { name: 'Lines of January 2026' });
    expect(within(lines).getAllByRole('row')[1]).toHaveTextContent(
      /^Night WalksYour shareJanuary [23], 2026\$8\.00\$6\.80$/,
    );
    expect(within(lines).getAllByRole('row').at(-1)).toHaveTextContent('Sum$5.95');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
  });

  it('offers a retry when the lines of a payout could not be loaded', async () => {
    backend.use({ [LINES]: () => Response.json({ message: 'down' }, { status: 500 }) });
    const { user } = await open();
    await user.click((await screen.findAllByRole('button', { name: 'Lines of January 2026' }))[0]!);
    expect(await screen.findByText('The lines could not be loaded.')).toBeVisible();
    backend.use({ [LINES]: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This payout has no lines: its money is in another one.')).toBeVisible();
  });

  it('shows how much an artist owes, why, and that the next payout settles it', async () => {
    const debt = (sale_id: string, kind: string, title: string | null, amount_cents: number) => ({
      ...{ sale_id, kind, title, amount_cents, booked_at: '2026-01-05T12:00:00Z' },
    });
    backend.use({
      [BALANCE]: [{ balance_cents: -1000, payable_cents: -1000, earned_cents: 85 }],
      [DEBTS]: [debt(artist.id, 'refund', 'Night Walks', -680), debt(PAYOUT.id, 'dispute', 'Salt', -405)],
    });
    const { container } = await open();
    const reasonText = await screen.findByRole('table', { name: 'Why you owe' });
    const rows = within(reasonText).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Night WalksRefundJanuary 5, 2026-$6.80',
      'SaltDisputed paymentJanuary 5, 2026-$4.05',
      'Not paid out yet$0.85',
      'Sum-$10.00',
    ]);
    expect(screen.getByText(/^You owe \$10\.00: .* your next payout settles it\.$/)).toBeVisible();
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['$10.00', 'taken off your next payout', '$0.00']),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not load reasons when the artist owes nothing', async () => {
    backend.use({ [BALANCE]: [{ balance_cents: 0, payable_cents: 0, earned_cents: 85 }] });
    await open();
    await screen.findByRole('table', { name: 'Ledger' });
    expect(screen.queryByRole('table', { name: 'Why you owe' })).not.toBeInTheDocument();
    expect(backend.requests(DEBTS)).toEqual([]);
  });

  it('shows every movement, also of unknown kinds', async () => {
    await open();
    const ledger = await screen.findByRole('table', { name: 'Ledger' });
    expect(within(ledger).getAllByRole('row')[1]).toHaveTextContent('Your shareNight Walks$6.80');
    expect(within(ledger).getAllByRole('row')[2]).toHaveTextContent('Other movement-$0.10');
  });

  it('has no accessibility violations', async () => {
    const { container } = await open();
    await screen.findByRole('table', { name: 'Ledger' });
    await screen.findByRole('table', { name: 'Payouts' });
    expect(await axe(container)).toHaveNoViolations();
  });
});
