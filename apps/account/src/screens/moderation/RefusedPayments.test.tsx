import { listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './ModerationScreen';

const LIST = 'GET /rest/v1/rpc/list_refused_payments';
const ORDER = 'd4000000-0000-4000-8000-000000000001';
const payment = (rest: object = {}) => ({
  ...{ id: 7, event_id: 'evt_7', event_type: 'checkout.session.completed', code: 'amount_mismatch', order_id: ORDER },
  ...{ donation_id: null, order_state: 'pending', expected_cents: 1000, amount_cents: 999, currency: 'usd' },
  ...{ api_version: null, deliveries: 1, first_at: '2024-03-01T10:00:00Z', last_at: '2024-03-02T10:00:00Z', ...rest },
});

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({ [LIST]: [payment()] });
});
afterEach(() => backend.restore());

const open = (at = '/moderation?state=payments') =>
  renderWithStore(<Component />, { remote, at, path: '/moderation', state: { session: listenerSession } as never });

it('shows the paid and the expected amount, and the ids to find the event', async () => {
  const { container } = await open();
  const card = await screen.findByRole('listitem');
  const words = ['Not the amount or currency of the order', 'Order unpaid', 'Event: $9.99', 'Order: $10.00 before tax'];
  for (const text of [...words, ORDER, 'evt_7', 'Received once, on March 1, 2024'])
    expect(card).toHaveTextContent(text);
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  [{ currency: 'jpy', amount_cents: 1000 }, 'Event: ¥1,000'],
  [{ code: 'wrong_api_version', api_version: '2020-08-27' }, 'API version 2020-08-27'],
  [{ code: 'transfer_mismatch' }, 'Refused: transfer_mismatch'],
  [{ order_id: null, donation_id: ORDER, order_state: null, expected_cents: null }, `Monthly support ${ORDER}`],
  [{ order_id: null, order_state: null, expected_cents: null, amount_cents: null }, 'No order is named'],
  [{ deliveries: 3 }, 'Received 3 times, first on March 1, 2024, last on March 2, 2024'],
])('%p shows "%s"', async (rest, words) => {
  backend.use({ [LIST]: [payment(rest)] });
  await open();
  expect(await screen.findByRole('listitem')).toHaveTextContent(words);
});

it('requests the next page after the last row', async () => {
  const newest = Array.from({ length: 20 }, (_, index) => payment({ id: 40 - index, event_id: `e${index}` }));
  backend.use({
    [LIST]: ({ url }: { url: URL }) =>
      url.searchParams.has('before_id') ? [payment({ id: 3, event_id: 'evt_3' })] : newest,
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('evt_3')).toBeVisible();
  expect(backend.requests(LIST).at(-1)?.url.searchParams.get('before_id')).toBe('21');
});

it('reports an empty list, a failure to load, and that it is for moderators only', async () => {
  backend.use({ [LIST]: [] });
  const empty = await open();
  expect(await screen.findByRole('heading', { name: 'No payment was refused' })).toBeVisible();
  empty.unmount();

  backend.use({ [LIST]: () => Response.json({ code: '500', message: 'oh' }, { status: 400 }) });
  const failed = await open();
  expect(await screen.findByRole('heading', { name: 'Failed to load payments' })).toBeVisible();
  failed.unmount();

  backend.use({ [LIST]: () => Response.json({ code: '42501', message: 'moderators_only' }, { status: 403 }) });
  await open();
  expect(await screen.findByRole('heading', { name: 'This page is for moderators' })).toBeVisible();
});
