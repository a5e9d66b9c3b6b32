import {
  artistSession,
  guestSession,
  listenerSession,
  refusal,
  releaseManifest,
  renderWithStore,
  stubBackend,
} from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './ProfileScreen';
const PROFILE = 'GET /rest/v1/profiles';
const FOLLOWS = 'GET /rest/v1/user_follows';
const SEND = 'POST /functions/v1/send-message';
const BLOCK = 'POST /rest/v1/blocks';
const idOf = (kind: string, number: number) => `${kind}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const OTHER = idOf('f1', 2);
const person = (more: object = {}) => ({
  id: OTHER,
  name: 'Omar Reyes',
  avatar_url: null,
  role: 'artist',
  bio: 'Songs for the walk home.',
  location: 'Lisbon',
  created_at: '2024-03-05T00:00:00Z',
  state: 'active',
  counts: { followers: 1, following: 12 },
  ...more,
});
const listener = { role: 'customer', name: 'Noah' };
const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });
const RELEASE = {
  id: idOf('a1', 1),
  title: 'Blue Hours',
  cover_image: null,
  release_date: '2024-03-01',
  artist: { id: OTHER, name: 'Omar Reyes' },
};

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    [PROFILE]: [person()],
    [FOLLOWS]: [],
    [SEND]: { messageId: idOf('e1', 1) },
    [BLOCK]: () => new Response(null, { status: 201 }),
    'GET /rest/v1/rpc/top_genres': ['Jazz', 'Soul'],
    'GET /rest/v1/rpc/can_message': true,
    'GET /rest/v1/blocks': [],
    'GET /rest/v1/albums': [RELEASE],
    'GET /rest/v1/rpc/artist_popular_tracks': [],
    'GET /rest/v1/rpc/recently_played_of': [],
    'GET /rest/v1/rpc/favorites_of': [],
    'POST /rest/v1/rpc/playlist_cards': [],
    'GET /rest/v1/user_favorites': [],
  });
});
afterEach(() => backend.restore());

async function open({ session = listenerSession as object, at = `/profile/${OTHER}` } = {}) {
  const path = at.startsWith('/profile/') ? '/profile/:profileId' : '/profile';
  const view = await renderWithStore(<Component />, { remote, at, path, state: { session } as never });
  const toasts = () => view.store.getState().ui.toasts.map(({ title }) => title);
  const choose = async (entry: string) => {
    await view.user.click(await screen.findByRole('button', { name: 'More for Omar Reyes' }));
    await view.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  return { ...view, toasts, choose };
}
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

it('shows name, numbers of follows, joining month and top genres', async () => {
  const { container } = await open();
  expect(await screen.findByRole('heading', { name: 'Omar Reyes', level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: '1 follower' })).toBeVisible();
  expect(screen.getByRole('button', { name: '12 following' })).toBeVisible();
  expect(screen.getByText('Member since March 2024')).toBeVisible();
  expect(within(await screen.findByRole('list', { name: 'Top genres' })).getByText('Jazz')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['artist', 'Unknown Artist'],
  ['customer', 'Unknown User'],
])('shows a text instead of an empty name: %s', async (role, name) => {
  backend.use({ [PROFILE]: [person({ role, name: '', bio: null })] });
  await open();
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
  expect(screen.getByText('No bio available')).toBeVisible();
});

it('requests public columns only, and never an e-mail address', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Omar Reyes' });
  const columns = backend.requests(PROFILE)[0]!.url.searchParams.get('select')!;
  for (const column of ['id', 'name', 'avatar_url', 'role', 'bio', 'created_at']) expect(columns).toContain(column);
  expect(columns).not.toContain('email');
});

describe('the tabs of an artist', () => {
  it('list the newest album first', async () => {
    await open();
    await screen.findByRole('link', { name: 'Blue Hours' });
    expect(backend.requests('GET /rest/v1/albums')[0]?.url.searchParams.get('order')).toMatch(/^release_date\.desc/);
  });

  it('are releases, popular tracks and about; releases open first', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Blue Hours' })).toHaveAttribute('href', `/album/${RELEASE.id}`);
    expect(screen.getByText('March 1, 2024')).toBeVisible();
    expect(tabs()).toEqual(['Releases', 'Popular tracks', 'About']);
  });

  it('store the chosen one in the address', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Popular tracks' }));
    expect(address()).toBe(`/profile/${OTHER}?tab=popular`);
    expect(await screen.findByRole('heading', { name: 'No popular tracks yet' })).toBeVisible();
  });

  it('show the artist another text than others when there are no albums', async () => {
    backend.use({ 'GET /rest/v1/albums': [] });
    const { unmount } = await open();
    expect(await screen.findByRole('heading', { name: 'No releases yet' })).toBeVisible();
    unmount();
    backend.use({ [PROFILE]: [person({ id: artistSession.user.id, name: 'Ada' })] });
    await open({ session: artistSession, at: '/profile' });
    expect(await screen.findByRole('heading', { name: 'You have not released anything yet' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Create album' })[0]).toHaveAttribute('href', '/create-album');
  });
});

describe('the tabs of a listener', () => {
  it('report that nothing was played', async () => {
    backend.use({ [PROFILE]: [person(listener)] });
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Recently played' }));
    expect(await screen.findByText('No recently played tracks yet.')).toBeVisible();
  });

  it('are playlists, recently played, favorites and about', async () => {
    backend.use({ [PROFILE]: [person(listener)] });
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'No playlists yet' })).toBeVisible();
    expect(tabs()).toEqual(['Playlists', 'Recently played', 'Favorites', 'About']);
    expect(screen.queryByRole('button', { name: 'Create playlist' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Favorites' }));
    expect(await screen.findByText('It may also be kept private.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'About' }));
    expect(await screen.findByText('Lisbon')).toBeVisible();
  });
});

describe('the user’s own profile', () => {
  it.each([
    ['an artist', 'artist', '/artist-settings'],
    ['a listener', 'customer', '/settings?tab=profile'],
  ])('is edited in the settings of %s', async (_who, role, href) => {
    backend.use({ [PROFILE]: [person({ role, id: listenerSession.user.id })] });
    const manifest = releaseManifest({ account: { routes: ['/settings'] }, studio: { routes: ['/artist-settings'] } });
    const state = { session: listenerSession } as never;
    await renderWithStore(<Component />, { remote, at: '/profile', path: '/profile', state, manifest });
    expect(await screen.findByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', href);
    expect(screen.queryAllByRole('link', { name: 'Create album' })).toHaveLength(role === 'artist' ? 1 : 0);
  });

  it('redirects a guest to the login', async () => {
    const { address } = await open({ session: guestSession, at: '/profile' });
    expect(address()).toBe('/login?returnTo=%2Fprofile');
  });

  it('has neither message nor report, and lets a listener create playlists', async () => {
    backend.use({ [PROFILE]: [person({ ...listener, id: listenerSession.user.id })] });
    await open({ at: '/profile' });
    expect(await screen.findByRole('button', { name: 'Create playlist' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Message' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
  });
});

it('shows that it is loading', async () => {
  backend.use({ [PROFILE]: () => new Promise(() => undefined) });
  await open();
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
});

it('shows picture, name and bio', async () => {
  backend.use({ [PROFILE]: [person({ avatar_url: '/omar.jpg' })] });
  const { container } = await open();
  expect(await screen.findByRole('heading', { name: 'Omar Reyes', level: 1 })).toBeVisible();
  expect(screen.getByText('Songs for the walk home.')).toBeVisible();
  expect(container.querySelector('header img')).toHaveAttribute('src', '/omar.jpg');
});

it('shows numbers of followers and followed people, joining month and top genres', async () => {
  await open();
  expect(await screen.findByRole('button', { name: '1 follower' })).toBeVisible();
  expect(screen.getByRole('button', { name: '12 following' })).toBeVisible();
  expect(screen.getByText('Member since March 2024')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Top genres' })).toHaveTextContent('JazzSoul');
});

it('shows bio, top genres and joining month in the tab About', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'About' }));
  const about = within(screen.getByRole('tabpanel'));
  expect(about.getByText('Songs for the walk home.')).toBeVisible();
  const section = (name: string) => about.getByRole('heading', { level: 2, name }).closest('section');
  await waitFor(() => expect(section('Top genres')).toHaveTextContent('Jazz, Soul'));
  expect(section('Member since')).toHaveTextContent('March 2024');
});

it('offers follow, message and a menu on another person’s profile', async () => {
  const path = '/profile/:profileId';
  const manifest = releaseManifest({ catalog: { slots: ['profile.follow'] } });
  const load = () =>
    Promise.resolve({
      name: 'catalog',
      contract: '^1.0.0',
      locales: remote.locales,
      slots: { 'profile.follow': () => Promise.resolve({ Component: () => <button type="button">Follow</button> }) },
    });
  const state = { session: listenerSession } as never;
  await renderWithStore(<Component />, { remote, at: `/profile/${OTHER}`, path, state, manifest, load });
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Message' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'More for Omar Reyes' })).toBeVisible();
});

describe('a message', () => {
  async function write(text: string) {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Message' }));
    if (text) await view.user.type(screen.getByRole('textbox', { name: 'Your message' }), text);
    await view.user.click(screen.getByRole('button', { name: 'Send message' }));
    return view;
  }

  it('is sent', async () => {
    const { toasts } = await write(' Hello ');
    await waitFor(() => expect(toasts()).toEqual(['Your message to Omar Reyes is sent']));
    expect(backend.requests(SEND)[0]?.body).toEqual({ recipientId: OTHER, text: 'Hello' });
  });

  it('requires a text', async () => {
    await write('');
    expect(await screen.findByText('Write something first')).toBeVisible();
    expect(backend.requests(SEND)).toEqual([]);
    expect(await axe(screen.getByRole('dialog', { name: 'Message to Omar Reyes' }))).toHaveNoViolations();
  });

  it.each([
    ['too_many_messages', 'You have sent many messages. Please wait a while.'],
    ['messages_not_accepted', 'This person does not take messages.'],
    ['strange', 'The message was not sent. Please try again.'],
  ])('explains why it is refused with %s, and stays in the field', async (code, words) => {
    backend.use({ [SEND]: refusal(409, code) });
    await write('Hello');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('Hello');
  });

  it('is not offered to guests, nor for people who accept none', async () => {
    const { unmount } = await open({ session: guestSession });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Message' })).not.toBeInTheDocument();
    unmount();
    backend.use({ 'GET /rest/v1/rpc/can_message': false });
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Message' })).not.toBeInTheDocument();
  });
});

describe('the menu of a person', () => {
  it('reports the person to the moderators, and asks a guest to log in', async () => {
    const { choose, store, unmount } = await open();
    await choose('Report');
    const props = { kind: 'profile', id: OTHER, title: 'Omar Reyes' };
    expect(store.getState().ui.dialog).toEqual({ name: 'catalog.report', props });
    unmount();
    const guest = await open({ session: guestSession });
    await guest.choose('Report');
    expect(guest.toasts()).toEqual(['Login Required']);
  });

  it('blocks the person and confirms it', async () => {
    const { choose, toasts } = await open();
    await choose('Block');
    await waitFor(() => expect(toasts()).toEqual(['Omar Reyes is blocked']));
    expect(backend.requests(BLOCK)[0]?.body).toEqual({ blocker_id: listenerSession.user.id, blocked_id: OTHER });
  });

  it('reports that blocking failed', async () => {
    backend.use({ [BLOCK]: refused });
    const { choose, toasts } = await open();
    await choose('Block');
    await waitFor(() => expect(toasts()).toEqual(['That could not be changed']));
  });
});

it('opens the list of followers, with links to their profiles', async () => {
  const lena = { id: idOf('f1', 4), name: 'Lena Marsh', avatar_url: null, role: 'customer' };
  backend.use({ [FOLLOWS]: [{ created_at: '2024-01-01T00:00:00Z', person: lena }] });
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: '1 follower' }));
  const dialog = await screen.findByRole('dialog', { name: 'Followers of Omar Reyes' });
  expect(backend.requests(FOLLOWS)[0]?.url.searchParams.get('following_id')).toBe(`eq.${OTHER}`);
  await within(dialog).findByRole('link', { name: 'Lena Marsh' });
  expect(await axe(dialog)).toHaveNoViolations();
  await user.click(await within(dialog).findByRole('link', { name: 'Lena Marsh' }));
  expect(address()).toBe(`/profile/${lena.id}`);
});

it('reports that there is no such person', async () => {
  backend.use({ [PROFILE]: [] });
  await open();
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
  expect(screen.getByText("The user profile you're looking for doesn't exist.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

it('reports the same for an address without a valid id, without a request', async () => {
  await open({ at: '/profile/nobody' });
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
  expect(backend.requests(PROFILE)).toEqual([]);
});

it('offers a retry when the profile fails to load', async () => {
  backend.use({ [PROFILE]: refused });
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Error loading profile' })).toBeVisible();
  expect(screen.getByText('Could not load user profile')).toBeVisible();
  backend.use({ [PROFILE]: [person()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Omar Reyes' })).toBeVisible();
});
