import { listenerSession, refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../../remote';
import { PaymentSettings } from './PaymentSettings';

const LIST = 'GET /rest/v1/rpc/list_support';
const MANAGE = 'POST /functions/v1/manage-donation';
const ID = 'c9000000-0000-4000-8000-000000000001';
const gift = (rest: object = {}) => ({
  id: ID,
  artist_id: 'f1000000-0000-4000-8000-000000000001',
  artist_name: 'Ada Field',
  amount_cents: 500,
  state: 'active',
  cancel_at_period_end: false,
  current_period_end: '2026-02-03T10:00:00Z',
  started_at: '2026-01-03T10:00:00Z',
  ended_at: null,
  created_at: '2026-01-03T10:00:00Z',
  ...rest,
});
const managed = (rest: object = {}) => ({
  ...{ donationId: ID, amountCents: 500, state: 'active', cancelAtPeriodEnd: false },
  ...{ currentPeriodEnd: '2026-02-03T10:00:00Z', ...rest },
});

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => (backend = stubBackend({ [LIST]: [gift()], [MANAGE]: managed() })));
afterEach(() => backend.restore());

async function open() {
  const view = await renderWithStore(<PaymentSettings />, { remote, state: { session: listenerSession } as never });
  return { ...view, toasts: () => view.store.getState().ui.toasts.map(({ title }) => title) };
}

it('lists supported artists with amount and next payment', async () => {
  const { container } = await open();
  expect(await screen.findByRole('link', { name: 'Ada Field' })).toHaveAttribute('href', `/artist/${gift().artist_id}`);
  expect(screen.getByText('$5.00 a month')).toBeVisible();
  expect(screen.getByText(/Next payment February 3, 2026/)).toBeVisible();
  expect(backend.requests(LIST)[0]?.url.searchParams.get('side')).toBe('given');
  expect(screen.getByRole('link', { name: 'Show purchases' })).toHaveAttribute('href', '/dashboard?tab=purchases');
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['is not paid yet', { state: 'incomplete' }],
  ['was given up without a payment', { state: 'ended', ended_at: '2026-01-20T10:00:00Z' }],
])('leaves out support that %s', async (_what, rest) => {
  backend.use({ [LIST]: [gift({ started_at: null, ...rest })] });
  await open();
  expect(await screen.findByText(/You don’t support anyone yet/)).toBeVisible();
});

it('lists ended support without actions, and artists who deleted their account', async () => {
  backend.use({
    [LIST]: [gift({ state: 'ended', ended_at: '2026-01-20T10:00:00Z', artist_id: null, artist_name: null })],
  });
  await open();
  expect(await screen.findByText('An artist who left')).toBeVisible();
  expect(screen.getByText('Ended January 20, 2026')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('another monthly amount', () => {
  async function change(dollars: string) {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Change the amount for Ada Field' }));
    const field = screen.getByRole('textbox', { name: 'Dollars each month' });
    await view.user.clear(field);
    await view.user.type(field, dollars);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    return view;
  }

  it('is saved, and shown at once', async () => {
    backend.use({ [MANAGE]: managed({ amountCents: 750 }) });
    const { toasts } = await change('7.50');
    await waitFor(() => expect(toasts()).toEqual(['Your support is changed']));
    expect(backend.requests(MANAGE)[0]?.body).toEqual({ donationId: ID, amountCents: 750 });
    expect(await screen.findByText('$7.50 a month')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['0.99', 'Minimum donation amount is $1'],
    ['1e9', 'Enter an amount such as 5 or 7.50.'],
    ['10000.01', 'The most you can give is $10,000.00 a month.'],
  ])('of %s is refused', async (dollars, words) => {
    await change(dollars);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    expect(backend.requests(MANAGE)).toEqual([]);
  });

  it('reports a refusal and leaves the dialog open', async () => {
    backend.use({ [MANAGE]: refusal(503, 'provider_unavailable') });
    const { toasts } = await change('7');
    await waitFor(() => expect(toasts()).toEqual(['Failed to change your support']));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

it('ends support with the paid month after a confirmation, and resumes it', async () => {
  backend.use({ [MANAGE]: managed({ cancelAtPeriodEnd: true }) });
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('button', { name: 'End support of Ada Field' }));
  expect(screen.getByRole('button', { name: 'Keep supporting' })).toBeVisible();
  expect(screen.getByRole('alertdialog')).toHaveTextContent('The month that you paid runs until February 3, 2026.');
  expect(backend.requests(MANAGE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End support' }));
  expect(await screen.findByText('Ends February 3, 2026')).toBeVisible();
  expect(backend.requests(MANAGE)[0]?.body).toEqual({ donationId: ID, cancelAtPeriodEnd: true });
  backend.use({ [MANAGE]: managed() });
  await user.click(screen.getByRole('button', { name: 'Keep supporting Ada Field' }));
  expect(await screen.findByText(/Next payment/)).toBeVisible();
  expect(backend.requests(MANAGE)[1]?.body).toEqual({ donationId: ID, cancelAtPeriodEnd: false });
  expect(toasts()).toEqual(['Your support ends on February 3, 2026', 'You keep supporting Ada Field']);
});
