import { leavePage } from '@fairtone/platform';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { artist, sessionOf } from '../../testing/sessions';
import { saveCsv } from '../csv/saveCsv';
import { dollars } from '../csv/toCsv';
import { PaymentsPanel } from './PaymentsPanel';

jest.mock('../csv/saveCsv');
jest.mock('@fairtone/platform', () => ({ ...jest.requireActual('@fairtone/platform'), leavePage: jest.fn() }));

const CONNECT = 'POST /functions/v1/connect-onboarding';
const ACCOUNT = 'GET /rest/v1/payment_accounts';
const LINES = 'POST /rest/v1/rpc/payout_lines';
const PAYOUT = {
  id: 'e1000000-0000-4000-8000-000000000001',
  period: '2026-01-01',
  amount_cents: 4250,
  returned_cents: 0,
  state: 'paid',
  created_at: '2026-01-01T03:00:00Z',
  paid_at: '2026-01-01T03:01:00Z',
};
const ready = { details_submitted: true, payouts_enabled: true, transfers_enabled: true, disabled_reason: null };

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  jest.mocked(leavePage).mockClear();
  backend = stubBackend({
    [ACCOUNT]: [],
    'GET /rest/v1/artist_balance': [],
    'GET /rest/v1/payouts': [PAYOUT, { ...PAYOUT, id: PAYOUT.id.replace(/1$/, '2'), state: 'failed' }],
    'GET /rest/v1/ledger_entries': [
      { id: 9, created_at: '2026-01-02T00:00:00Z', account: 'artist', kind: 'artist_share', amount_cents: 680 },
      { id: 8, created_at: '2026-01-01T00:00:00Z', account: 'artist', kind: 'brand_new', amount_cents: -10 },
    ],
  });
});
afterEach(() => backend.restore());

const open = (at = '/artist-settings?tab=payments') =>
  renderWithStore(<PaymentsPanel artistId={artist.id} />, { remote, at, state: { session: sessionOf(artist) } });

describe('payments of an artist', () => {
  it('lead to the provider’s form to be set up', async () => {
    backend.use({ [CONNECT]: { url: 'https://provider.test/form', account: null } });
    const { user } = await open();
    expect(await screen.findByText('Tell our payment provider where your money should go.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set up payouts' }));
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('https://provider.test/form'));
    expect(backend.requests(CONNECT)[0]?.body).toEqual({});
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
  ])('say how the account stands: %j', async (account, words) => {
    backend.use({ [ACCOUNT]: [account] });
    await open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('ask the provider anew for who comes back from its form, once', async () => {
    backend.use({ [CONNECT]: { url: null, account: null } });
    const { address } = await open('/artist-settings?tab=payments&connect=done');
    await waitFor(() => expect(backend.requests(CONNECT)[0]?.body).toEqual({ refresh: true }));
    expect(address()).toBe('/artist-settings?tab=payments');
    expect(backend.requests(CONNECT)).toHaveLength(1);
  });

  it('say so when the form cannot be opened', async () => {
    backend.use({ [CONNECT]: () => Response.json({ error: { code: 'provider', message: 'no' } }, { status: 502 }) });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Set up payouts' }));
    expect(
      await screen.findByText('The form of the payment provider could not be opened. Please try again.'),
    ).toBeVisible();
    expect(leavePage).not.toHaveBeenCalled();
  });

  it('list payouts, each with its statement as a file', async () => {
    backend.use({
      [LINES]: [
        {
          entry_id: 9,
          booked_at: '2026-01-02T00:00:00Z',
          kind: 'artist_share',
          title: 'Night Walks',
          gross_cents: 800,
          amount_cents: 680,
        },
      ],
    });
    const { user } = await open();
    const payouts = await screen.findByRole('table', { name: 'Payouts' });
    expect(within(payouts).getAllByRole('row')[1]).toHaveTextContent('January 2026$42.50Paid');
    expect(within(payouts).getAllByRole('row')[2]).toHaveTextContent('The money is in the next payout.');
    await user.click(within(payouts).getAllByRole('button', { name: 'Statement of January 2026' })[0]!);
    await waitFor(() =>
      expect(saveCsv).toHaveBeenCalledWith('fairtone-payout-2026-01.csv', [
        ['Date', 'Movement', 'What', 'Price', 'Amount'],
        ['2026-01-02T00:00:00Z', 'Your share', 'Night Walks', dollars(800), dollars(680)],
      ]),
    );
    expect(backend.requests(LINES)[0]?.body).toEqual({ payout_id: PAYOUT.id });
  });

  it('show every movement, also of kinds that came later', async () => {
    await open();
    const ledger = await screen.findByRole('table', { name: 'Ledger' });
    expect(within(ledger).getAllByRole('row')[1]).toHaveTextContent('Your share$6.80');
    expect(within(ledger).getAllByRole('row')[2]).toHaveTextContent('Other movement-$0.10');
  });

  it('are usable without seeing them', async () => {
    const { container } = await open();
    await screen.findByRole('table', { name: 'Ledger' });
    await screen.findByRole('table', { name: 'Payouts' });
    expect(await axe(container)).toHaveNoViolations();
  });
});
