import { artistSession, guestSession, listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NOTIFICATION_KINDS } from '../../api/notificationKinds';
import { remote } from '../../remote';
import { Component } from './SettingsScreen';
const PROFILE = '/rest/v1/profiles';
const CHOICES = 'GET /rest/v1/rpc/notification_choices';
const CHOOSE = 'POST /rest/v1/notification_preferences';
const PRIVACY = '/rest/v1/privacy_settings';
const ME = listenerSession.user.id;
const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });
const done = () => new Response(null, { status: 201 });
const KEPT = {
  ...{ id: ME, name: 'Lena', avatar_url: null, role: 'customer', bio: null, location: 'Kraków' },
  ...{ created_at: '2024-03-05T00:00:00Z', state: 'active', counts: null },
};

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    [`GET ${PROFILE}`]: [KEPT],
    [`PATCH ${PROFILE}`]: () => new Response(null, { status: 204 }),
    [CHOICES]: NOTIFICATION_KINDS.map((kind) => ({ kind, in_app: true, email: kind !== 'follower' })),
    [CHOOSE]: done,
    [`GET ${PRIVACY}`]: [],
    [`POST ${PRIVACY}`]: done,
  });
});
afterEach(() => backend.restore());

async function open(tab = 'profile', session: object = listenerSession) {
  const options = { remote, at: `/settings?tab=${tab}`, path: '/settings', state: { session } as never };
  const view = await renderWithStore(<Component />, options);
  return { ...view, toasts: () => view.store.getState().ui.toasts.map(({ title }) => title) };
}

it('redirects guests to the login', async () => {
  const { address } = await open('privacy', guestSession);
  expect(address()).toBe('/login?returnTo=%2Fsettings%3Ftab%3Dprivacy');
});

it('opens the account tab when the address has an unknown tab', async () => {
  await open('nonsense');
  expect(screen.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
});

describe('the profile', () => {
  it('is saved with its new texts, and the header shows the new name', async () => {
    const { user, store, toasts, container } = await open();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Kraków');
    expect(await axe(container)).toHaveNoViolations();
    await user.clear(name);
    await user.type(name, ' Lena Marsh ');
    await user.type(screen.getByRole('textbox', { name: 'Biography' }), 'Listens a lot.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['Profile Updated']));
    expect(backend.requests(`PATCH ${PROFILE}`)[0]?.body).toEqual({
      name: 'Lena Marsh',
      bio: 'Listens a lot.',
      location: 'Kraków',
    });
    expect(store.getState().session.user?.name).toBe('Lena Marsh');
  });

  it('requires a name that is not blank', async () => {
    const { user } = await open();
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(backend.requests(`PATCH ${PROFILE}`)).toEqual([]);
  });

  it('is saved once, however often the button is pressed', async () => {
    let answer = () => undefined as void;
    backend.use({
      [`PATCH ${PROFILE}`]: () =>
        new Promise((resolve) => (answer = () => resolve(new Response(null, { status: 204 })))),
    });
    const { user, toasts } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' M');
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(toasts()).toEqual(['Profile Updated']));
    expect(backend.requests(`PATCH ${PROFILE}`)).toHaveLength(1);
  });

  it('reports a failure to save, and keeps the typed texts', async () => {
    backend.use({ [`PATCH ${PROFILE}`]: refused });
    const { user, toasts } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' M');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['Failed to update profile']));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lena M');
  });

  it('offers a retry when it fails to load', async () => {
    backend.use({ [`GET ${PROFILE}`]: refused });
    const { user } = await open();
    expect(await screen.findByText('Failed to load profile data')).toBeVisible();
    backend.use({ [`GET ${PROFILE}`]: [KEPT] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Lena');
  });
});

describe('notifications', () => {
  const group = (name: string) => within(screen.getByRole('group', { name }));

  it('are chosen for each kind, in the bell and by e-mail', async () => {
    const { user, container } = await open('notifications');
    expect(await screen.findByRole('group', { name: 'New followers' })).toBeVisible();
    expect(group('New followers').getByRole('checkbox', { name: 'By e-mail' })).not.toBeChecked();
    await user.click(group('New followers').getByRole('checkbox', { name: 'By e-mail' }));
    expect(group('New followers').getByRole('checkbox', { name: 'By e-mail' })).toBeChecked();
    const choice = { user_id: ME, kind: 'follower', in_app: true, email: true };
    expect(backend.requests(CHOOSE)[0]?.body).toEqual(choice);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('of sales and payouts are offered to artists only', async () => {
    const { unmount } = await open('notifications');
    await screen.findByRole('group', { name: 'New followers' });
    for (const name of ['Payouts', 'Sales of your music', 'Refunds and disputes of your sales'])
      expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Refunds of what you bought' })).toBeVisible();
    unmount();
    await open('notifications', artistSession);
    expect(await screen.findByRole('group', { name: 'Payouts' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Refunds and disputes of your sales' })).toBeVisible();
  });

  it('are reverted when the server refuses', async () => {
    backend.use({ [CHOOSE]: refused });
    const { user, toasts } = await open('notifications');
    await screen.findByRole('group', { name: 'Messages' });
    await user.click(group('Messages').getByRole('checkbox', { name: 'In the bell' }));
    await waitFor(() => expect(toasts()).toEqual(['Failed to save settings']));
    expect(group('Messages').getByRole('checkbox', { name: 'In the bell' })).toBeChecked();
  });

  it('leave out kinds that this release has no texts for', async () => {
    const known = { kind: 'message', in_app: true, email: true };
    backend.use({ [CHOICES]: [{ ...known, kind: 'something_new' }, known] });
    await open('notifications');
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  });

  it('offer a retry when they fail to load', async () => {
    backend.use({ [CHOICES]: refused });
    const { user } = await open('notifications');
    expect(await screen.findByText('Failed to load settings')).toBeVisible();
    backend.use({ [CHOICES]: [{ kind: 'message', in_app: true, email: true }] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Messages' })).toBeVisible();
  });
});

describe('privacy', () => {
  it('shows the defaults to a user who never chose, and saves a choice', async () => {
    const { user, container } = await open('privacy');
    expect(await screen.findByRole('checkbox', { name: 'Show who follows me' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Show my favorites' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Show my favorites' }));
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    await waitFor(() => expect(backend.requests(`POST ${PRIVACY}`)).toHaveLength(2));
    expect(backend.requests(`POST ${PRIVACY}`)[1]?.body).toMatchObject({
      user_id: ME,
      show_favorites: true,
      show_followers: true,
      allow_messages: 'nobody',
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is reverted when the server refuses', async () => {
    backend.use({ [`POST ${PRIVACY}`]: refused });
    const { user, toasts } = await open('privacy');
    await user.click(await screen.findByRole('checkbox', { name: 'Show my favorites' }));
    await waitFor(() => expect(toasts()).toEqual(['Failed to save settings']));
    expect(screen.getByRole('checkbox', { name: 'Show my favorites' })).not.toBeChecked();
  });

  it('offers a retry when it fails to load', async () => {
    backend.use({ [`GET ${PRIVACY}`]: refused });
    const { user } = await open('privacy');
    expect(await screen.findByText('Failed to load settings')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    backend.use({ [`GET ${PRIVACY}`]: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Everyone' })).toBeChecked();
  });
});
