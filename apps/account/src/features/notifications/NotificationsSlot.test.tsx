import { guestSession, listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NOTIFICATION_KINDS } from '../../api/notificationKinds';
import { remote } from '../../remote';
import { Component } from './NotificationsSlot';
const UNREAD = 'GET /rest/v1/rpc/unread_notifications';
const LIST = 'POST /rest/v1/rpc/list_notifications';
const MARK = 'POST /rest/v1/rpc/mark_notifications_read';
const idOf = (number: number) => `d4000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const news = (number: number, kind: string, payload: object, read_at: string | null = null) => ({
  id: idOf(number),
  kind,
  payload,
  read_at,
  created_at: `2026-01-${String(28 - number).padStart(2, '0')}T10:00:00Z`,
});
const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });
const RELEASE = news(1, 'new_release', { album_id: idOf(8), album_title: 'Blue Hours', artist_name: 'Ada Field' });
const ROLES = 'GET /rest/v1/user_roles';
const HIDDEN = news(2, 'moderation', { event: 'content_hidden', about: 'Night Walks' });

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({ [ROLES]: [], [UNREAD]: 2, [LIST]: [RELEASE, HIDDEN], [MARK]: 1 });
});
afterEach(() => backend.restore());

async function open(session: object = listenerSession) {
  const view = await renderWithStore(<Component />, { remote, state: { session } as never, at: '/', path: '/' });
  return { ...view, toasts: () => view.store.getState().ui.toasts.map(({ title }) => title) };
}
const bell = (count: number) => screen.findByRole('button', { name: `Notifications: ${count} unread notifications` });
const quiet = () => screen.findByRole('button', { name: 'Notifications', hidden: true });

it('is hidden from guests', async () => {
  const { container } = await open(guestSession);
  expect(container).toBeEmptyDOMElement();
  expect(backend.requests(UNREAD)).toEqual([]);
});

it('shows how many notifications are unread', async () => {
  await open();
  expect(await bell(2)).toHaveTextContent('2');
});

it('counts again as soon as a page that was hidden is seen', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open();
  await bell(2);
  backend.use({ [UNREAD]: 3 });
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await bell(3)).toBeVisible();
  visibility.mockRestore();
});

it('lists notifications as sentences with links to their subjects', async () => {
  backend.use({
    [LIST]: [
      RELEASE,
      news(3, 'sale', { album_title: 'Blue Hours', share_cents: 680 }),
      news(4, 'follower', { follower_id: idOf(9), follower_name: 'Omar' }),
      news(5, 'payout', { amount_cents: 12_000 }),
      news(6, 'message', { sender_id: idOf(9), sender_name: 'Omar', preview: 'Hello there' }),
    ],
  });
  const { user } = await open();
  await user.click(await bell(2));
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  await screen.findByRole('link', { name: 'Ada Field released Blue Hours' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Ada Field released Blue Hours', `/album/${idOf(8)}`],
    ['You sold Blue Hours: $6.80 for you', '/dashboard?tab=sales'],
    ['Omar follows you now', `/profile/${idOf(9)}`],
    ['$120.00 was paid out to you', '/artist-settings?tab=payments'],
    ['Omar wrote: Hello there', `/messages/${idOf(9)}`],
    ['Messages', '/messages'],
  ]);
  expect(await axe(dialog)).toHaveNoViolations();
});

it('names the acts of moderators and their subjects', async () => {
  const did = (number: number, event: string) => news(number, 'moderation', { event, about: 'Night Walks' });
  backend.use({ [LIST]: [did(1, 'content_hidden'), did(2, 'content_restored'), did(3, 'report_answered')] });
  const { user } = await open();
  await user.click(await bell(2));
  for (const words of [
    'Our moderators hid Night Walks',
    'Our moderators brought back Night Walks',
    'Our moderators answered your report about Night Walks',
  ])
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

it('shows user texts as text, never as markup', async () => {
  backend.use({ [LIST]: [news(1, 'message', { sender_id: idOf(9), sender_name: 'Omar', preview: '<b>Hello</b>' })] });
  const { user } = await open();
  await user.click(await bell(2));
  expect(await screen.findByRole('link', { name: 'Omar wrote: <b>Hello</b>' })).toBeVisible();
});

it('marks a followed notification as read, and closes', async () => {
  const { user, address } = await open();
  await user.click(await bell(2));
  await user.click(await screen.findByRole('link', { name: 'Ada Field released Blue Hours' }));
  expect(address()).toBe(`/album/${idOf(8)}`);
  await waitFor(() => expect(backend.requests(MARK).map(({ body }) => body)).toEqual([{ ids: [idOf(1)] }]));
});

it('marks all notifications as read with one press', async () => {
  backend.use({ [MARK]: () => new Promise(() => undefined) });
  const { user } = await open();
  await user.click(await bell(2));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await quiet()).toBeInTheDocument();
  expect(screen.queryByText('New:')).not.toBeInTheDocument();
  expect(backend.requests(MARK)[0]?.body).toEqual({ kinds: [...NOTIFICATION_KINDS] });
});

it('requests only the kinds of notifications that it has texts for', async () => {
  const { user } = await open();
  await user.click(await bell(2));
  await screen.findByRole('link', { name: 'Ada Field released Blue Hours' });
  expect(backend.requests(LIST)[0]?.body).toEqual({ page_size: 20, kinds: [...NOTIFICATION_KINDS] });
  expect(backend.requests(UNREAD)[0]?.url.searchParams.get('kinds')).toBe(`{${NOTIFICATION_KINDS.join()}}`);
});

describe('notifications of refunds', () => {
  const sentences = async (...notifications: object[]) => {
    backend.use({ [LIST]: notifications });
    const { user } = await open();
    await user.click(await bell(2));
    const links = within(await screen.findByRole('list')).getAllByRole('link');
    return links.map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it('tell the artist what happened to a sale, and link to the sales', async () => {
    const update = (number: number, event: string, album_title: string | null = 'Salt') =>
      news(number, 'sale_update', { event, album_title, amount_cents: 800, share_cents: 680 });
    const shown = await sentences(
      update(1, 'refunded'),
      update(2, 'partly_refunded'),
      update(3, 'refund_failed'),
      update(4, 'disputed'),
      update(5, 'dispute_won'),
      update(6, 'dispute_lost', null),
      update(7, 'something new'),
    );
    expect(shown.map(([sentence]) => sentence)).toEqual([
      'Refunded: Salt, $6.80 less for you',
      'Part of a payment for Salt was refunded, your $6.80 stays yours',
      'The refund of Salt did not go through: $6.80 is yours again',
      'Payment disputed: Salt, $6.80 is held back',
      'Dispute won: Salt, $6.80 is yours again',
      'Dispute lost: monthly support, $6.80 less for you',
      'Something changed about a sale of Salt',
    ]);
    expect(new Set(shown.map(([, to]) => to))).toEqual(new Set(['/dashboard?tab=sales']));
  });

  it('tell the buyer what was refunded and what stays paid, and link to the receipt or the support', async () => {
    const order_id = idOf(7);
    expect(
      await sentences(
        news(1, 'refund', { order_id, items: [{ title: 'Salt' }], amount_cents: 800, left_cents: 0 }),
        news(2, 'refund', { order_id, items: [], amount_cents: 300, left_cents: 500 }),
        news(3, 'refund', { artist_name: 'Ada Field', amount_cents: 500, left_cents: 0 }),
        news(4, 'refund', { event: 'refund_failed', order_id, items: [], amount_cents: 300, left_cents: 800 }),
      ),
    ).toEqual([
      ['$8.00 was refunded to you', `/receipt/${order_id}`],
      ['$3.00 was refunded to you, $5.00 of your payment is left', `/receipt/${order_id}`],
      ['$5.00 of your support for Ada Field was refunded to you', '/settings?tab=payments'],
      ['The refund of $3.00 did not go through', `/receipt/${order_id}`],
    ]);
  });
});

it.each(['Mark as read', 'Mark all as read'])('reverts "%s" when the server refuses', async (button) => {
  backend.use({ [MARK]: refused });
  const { user, toasts } = await open();
  await user.click(await bell(2));
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(toasts()).toEqual(['That could not be marked as read']));
  expect(screen.getAllByText('New:')).toHaveLength(2);
});

it('reports that there are no notifications, and offers a retry when they fail to load', async () => {
  backend.use({ [UNREAD]: 0, [LIST]: refused });
  const { user } = await open();
  await user.click(await quiet());
  expect(await screen.findByText('Failed to load notifications')).toBeVisible();
  backend.use({ [LIST]: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
});

describe('the links below the notifications', () => {
  async function linksOf(...roles: string[]) {
    backend.use({ [LIST]: [], [ROLES]: roles.map((role) => ({ role })) });
    const { user, store } = await open();
    await user.click(await bell(2));
    const more = within(await screen.findByRole('navigation', { name: 'More' }));
    await waitFor(() => {
      const queries = Object.values(store.getState().api.queries);
      expect(queries.find((query) => query?.endpointName === 'accountListStaffRoles')?.status).toBe('fulfilled');
    });
    return () => more.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  }
  const MESSAGES = ['Messages', '/messages'];
  const MODERATION = ['Moderation', '/moderation'];
  const CONSOLE = ['Console', '/console'];

  it.each([
    ['a listener to the messages only', [], [MESSAGES]],
    ['a moderator to the open reports', ['moderator'], [MESSAGES, MODERATION]],
    ['staff to the console', ['staff'], [MESSAGES, CONSOLE]],
    ['a moderator who is staff to both', ['staff', 'moderator'], [MESSAGES, MODERATION, CONSOLE]],
  ])('lead %s', async (_case, roles, links) => {
    const shown = await linksOf(...roles);
    await waitFor(() => expect(shown()).toEqual(links));
  });

  it('come from one request for the roles that have screens of their own', async () => {
    await linksOf('staff');
    const { searchParams } = backend.requests(ROLES)[0]!.url;
    expect(Object.fromEntries(searchParams)).toMatchObject({
      user_id: `eq.${listenerSession.user.id}`,
      role: 'in.(moderator,staff)',
    });
  });
});
