import { getConfig, leavePage, setConfig } from '@fairtone/platform';
import { guestSession, listenerSession, offline, refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './SupportArtistDialog';

jest.mock('@fairtone/platform', () => ({ ...jest.requireActual('@fairtone/platform'), leavePage: jest.fn() }));

const ADA = 'f1000000-0000-4000-8000-000000000001';
const GIVE = 'POST /functions/v1/create-donation';
const SUPPORT = 'GET /rest/v1/rpc/list_support';
const DONATION = { donationId: 'd4000000-0000-4000-8000-000000000001', clientSecret: 'pi_1_secret_2' };
const gift = (state: string) => ({ id: DONATION.donationId, artist_id: ADA, amount_cents: 700, state });

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({ [GIVE]: DONATION, [SUPPORT]: [] });
});
afterEach(() => {
  backend.restore();
  jest.mocked(leavePage).mockReset();
});

async function open({ session = listenerSession as object, artistId = ADA, at = `/artist/${ADA}` } = {}) {
  const onClose = jest.fn();
  const ui = <Component artistId={artistId} artistName="Ada Field" avatarUrl={null} onClose={onClose} />;
  const view = await renderWithStore(ui, { remote, state: { session } as never, at });
  return { ...view, onClose, toasts: () => view.store.getState().ui.toasts };
}
const field = () => screen.findByRole('textbox', { name: 'Dollars each month' });
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name = /^Give/) =>
  user.click(await screen.findByRole('button', { name }));

it('starts at five dollars and shows what the artist receives', async () => {
  await open();
  expect(await field()).toHaveValue('5');
  expect(screen.getByText('$4.25')).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

it.each([
  ['0.99', 'Minimum donation amount is $1'],
  ['0', 'Minimum donation amount is $1'],
  ['5.005', 'Enter an amount such as 5 or 7.50.'],
  ['-5', 'Enter an amount such as 5 or 7.50.'],
  ['1e9', 'Enter an amount such as 5 or 7.50.'],
  ['', 'Enter an amount such as 5 or 7.50.'],
  ['1000000', 'The most you can give is $10,000 a month.'],
])('does not take %j dollars: the text stays, and the rule beside it', async (dollars, rule) => {
  const view = await open();
  await view.user.clear(await field());
  if (dollars) await view.user.type(await field(), dollars);
  expect(screen.getByText(rule)).toBeVisible();
  expect(await field()).toHaveValue(dollars);
  expect(screen.getByRole('button', { name: 'Give every month' })).toHaveAttribute('aria-disabled', 'true');
  await press(view);
  expect(backend.requests(GIVE)).toEqual([]);
});

it('opens the payment page with a URL to return to', async () => {
  const view = await open();
  await view.user.clear(await field());
  await view.user.type(await field(), '7.5{Enter}');
  await waitFor(() => expect(leavePage).toHaveBeenCalled());
  expect(backend.requests(GIVE).map(({ body }) => body)).toEqual([{ artistId: ADA, amountCents: 750 }]);
  const url = new URL(jest.mocked(leavePage).mock.calls[0]![0]);
  expect(url.pathname).toBe('/pay/intent/pi_1_secret_2');
  expect(Object.fromEntries(url.searchParams)).toEqual({ return_url: `http://localhost/artist/${ADA}`, locale: 'en' });
  expect(screen.getByRole('button', { name: 'Processing…' })).toHaveAttribute('aria-busy', 'true');
});

it('asks a guest to sign in, and sends no request', async () => {
  const view = await open({ session: guestSession });
  await press(view);
  expect(view.toasts()).toMatchObject([
    { title: 'Authentication required', description: 'Please sign in to make a donation', action: { label: 'Log in' } },
  ]);
  expect(backend.requests(GIVE)).toEqual([]);
});

it('refuses support of oneself', async () => {
  await open({ artistId: listenerSession.user.id });
  expect(await screen.findByText('You cannot support yourself.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows the support that the user gives already', async () => {
  backend.use({ [SUPPORT]: [gift('ended'), gift('active')] });
  await open();
  expect(await screen.findByText('You already support Ada Field. Thank you!')).toBeVisible();
  expect(screen.getByText('$7.00 a month')).toBeVisible();
});

it.each([
  [refusal(409, 'own_support'), 'You cannot support yourself.'],
  [refusal(409, 'already_supporting'), 'You already support this artist.'],
  [refusal(404, 'artist_not_found'), 'This artist can no longer be supported.'],
  [refusal(400, 'donation_too_small'), 'Minimum donation amount is $1'],
  [refusal(401, 'login_required'), 'Please sign in to make a donation'],
  [refusal(500, 'internal'), 'Something went wrong'],
  [offline, 'We cannot reach the server. Nothing was charged; check your connection and try again.'],
])('explains why the server refused, and can be retried', async (answer, words) => {
  backend.use({ [GIVE]: answer });
  const view = await open();
  await press(view);
  await waitFor(() =>
    expect(view.toasts()).toMatchObject([{ title: 'Payment Failed', description: words, tone: 'destructive' }]),
  );
  expect(screen.getByRole('button', { name: 'Give $5.00 a month' })).not.toHaveAttribute('aria-busy');
});

it('reports that no payment provider is configured', async () => {
  setConfig({ ...getConfig(), testPaymentsUrl: null });
  const view = await open();
  await press(view);
  await waitFor(() => expect(view.toasts()).toMatchObject([{ description: 'Stripe has not been initialized' }]));
});

describe('back from the payment page', () => {
  const at = `/artist/${ADA}?payment_intent=pi_1&redirect_status=succeeded&from=home`;

  it('waits until the payment is confirmed, thanks and closes', async () => {
    let asked = 0;
    backend.use({ [SUPPORT]: () => ((asked += 1) > 1 ? [gift('active')] : [gift('incomplete')]) });
    const view = await open({ at });
    expect(await screen.findByText('Waiting for the payment to be confirmed…')).toBeVisible();
    await waitFor(() => expect(view.onClose).toHaveBeenCalled(), { timeout: 4000 });
    expect(view.toasts()).toMatchObject([
      { title: 'Thank you!', description: 'You now support Ada Field every month.', tone: 'success' },
    ]);
    expect(view.address()).toBe(`/artist/${ADA}?from=home`);
  });
});

describe('with Stripe’s own card form', () => {
  const mount = jest.fn();
  const confirmPayment = jest.fn();
  const getElement = jest.fn();
  const stripe = {
    elements: jest.fn(() => ({ create: () => ({ mount }), getElement })),
    confirmPayment,
    _registerWrapper: () => undefined,
  };

  beforeEach(() => {
    jest.resetAllMocks();
    stripe.elements.mockReturnValue({ create: () => ({ mount }), getElement });
    backend = stubBackend({ [GIVE]: DONATION, [SUPPORT]: [] });
    setConfig({ ...getConfig(), testPaymentsUrl: null, stripePublishableKey: 'pk_test_1' });
    // The page loads Stripe's script only once; the stub replaces its global.
    window.Stripe = Object.assign(() => stripe, { version: 'test' }) as never;
    getElement.mockReturnValue({});
    confirmPayment.mockResolvedValue({});
  });

  it('confirms the client secret with it', async () => {
    const view = await open();
    await press(view);
    await waitFor(() => expect(mount).toHaveBeenCalled());
    expect(stripe.elements).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_2' });
    await press(view);
    await waitFor(() => expect(confirmPayment).toHaveBeenCalled());
    expect(confirmPayment.mock.calls[0]).toMatchObject([
      { confirmParams: { return_url: `http://localhost/artist/${ADA}` }, redirect: 'if_required' },
    ]);
    expect(await screen.findByText('Waiting for the payment to be confirmed…')).toBeVisible();
    expect(leavePage).not.toHaveBeenCalled();
  });

  it('reports that Stripe’s library failed to load, and can be retried', async () => {
    Reflect.deleteProperty(window, 'Stripe');
    const view = await open();
    await press(view);
    const script = await waitFor(() => {
      const found = document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com/"]');
      expect(found).not.toBeNull();
      return found!;
    });
    act(() => void script.onerror?.('gone'));
    await waitFor(() =>
      expect(view.toasts()).toMatchObject([
        { title: 'Payment Failed', description: 'Stripe has not been initialized' },
      ]),
    );
    expect(await field()).toHaveValue('5');
  });

  it.each([
    [{ message: 'Your card was declined.' }, {}, 'Your card was declined.'],
    [{}, {}, 'Something went wrong'],
    [undefined, null, 'Card element not found'],
  ])('shows what is wrong: error %j, element %j', async (error, element, words) => {
    confirmPayment.mockResolvedValue({ error });
    getElement.mockReturnValue(element);
    const view = await open();
    await press(view);
    await waitFor(() => expect(mount).toHaveBeenCalled());
    await press(view);
    await waitFor(() => expect(view.toasts()).toMatchObject([{ title: 'Payment Failed', description: words }]));
  });
});
