import { refusal, releaseManifest, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import {
  albumRow,
  artistIdOf,
  artistRow,
  guestSession,
  LISTENER_ID,
  noRow,
  serverError,
  sessionOf,
} from '../../testing/fixtures';
import { Component } from './ArtistScreen';
let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    'GET /rest/v1/profiles': artistRow(1),
    'GET /rest/v1/albums': [albumRow(1), albumRow(2)],
    'GET /rest/v1/user_follows': [],
    'GET /rest/v1/user_favorites': [],
    'GET /rest/v1/rpc/artist_popular_tracks': [],
    'POST /rest/v1/user_follows': () => new Response(null, { status: 201 }),
    'DELETE /rest/v1/user_follows': () => new Response(null, { status: 204 }),
  });
});
afterEach(() => backend.restore());

/** The button once its state has loaded. */
const knownButton = () => screen.findByRole('button', { name: 'Follow', busy: false });

const open = (state: object = guestSession, at = `/artist/${artistIdOf(1)}`) =>
  renderWithStore(<Component />, {
    remote,
    state,
    path: '/artist/:artistId',
    at,
    manifest: releaseManifest({ studio: { routes: ['/artist-settings'] } }),
  });

it('shows name, location, biography and albums of the artist', async () => {
  const { container } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Artist 1' })).toBeVisible();
  expect(screen.getByText('Gdańsk, Poland')).toBeVisible();
  expect(screen.getByText('Plays at night.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Album 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Artists' })).toHaveAttribute('href', '/artists');
  expect(document.title).toBe('Artist 1 · Fairtone');
  expect(await axe(container, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('says that there is no biography and no album', async () => {
  backend.use({ 'GET /rest/v1/profiles': artistRow(1, { bio: ' ', genres: [] }), 'GET /rest/v1/albums': [] });
  await open();
  expect(await screen.findByText("This artist hasn't added a bio yet.")).toBeVisible();
  expect(screen.getByText('Music')).toBeVisible();
  expect(screen.getByText(/No albums yet/)).toBeVisible();
});

it('offers artists their settings on their own page, and no follow button', async () => {
  const visit = await open(sessionOf(LISTENER_ID));
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
  visit.unmount();
  await open(sessionOf(artistIdOf(1), 'artist'));
  expect(await screen.findByRole('link', { name: 'Artist Settings' })).toHaveAttribute('href', '/artist-settings');
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
});

it('offers visitors to follow and support, and nothing else', async () => {
  const { user, store } = await renderWithStore(<Component />, {
    remote,
    state: sessionOf(LISTENER_ID),
    path: '/artist/:artistId',
    at: `/artist/${artistIdOf(1)}`,
    manifest: releaseManifest({ checkout: { dialogs: ['checkout.supportArtist'] } }),
  });
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Artist Settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Support Monthly' }));
  expect(store.getState().ui.dialog).toMatchObject({
    name: 'checkout.supportArtist',
    props: { artistId: artistIdOf(1), artistName: 'Artist 1' },
  });
});

it('offers only the artist to edit and customise the page, and all others to follow and support', async () => {
  const manifest = releaseManifest({
    studio: { dialogs: ['studio.quickEdit', 'studio.customisePage'] },
    checkout: { dialogs: ['checkout.supportArtist'] },
  });
  const openAs = (state: object) =>
    renderWithStore(<Component />, {
      remote,
      state,
      path: '/artist/:artistId',
      at: `/artist/${artistIdOf(1)}`,
      manifest,
    });
  const own = ['Quick Edit', 'Customise page'];
  const forOthers = ['Follow', 'Support Monthly'];
  for (const [state, shown, hidden] of [
    [sessionOf(artistIdOf(1), 'artist'), own, forOthers],
    [sessionOf(artistIdOf(2), 'artist'), forOthers, own],
    [guestSession, forOthers, own],
  ] as const) {
    const visit = await openAs(state);
    for (const name of shown) expect(await screen.findByRole('button', { name })).toBeVisible();
    for (const name of hidden) expect(screen.queryByRole('button', { name })).toBeNull();
    visit.unmount();
  }
  const { user, store } = await openAs(sessionOf(artistIdOf(1), 'artist'));
  await user.click(await screen.findByRole('button', { name: 'Quick Edit' }));
  expect(store.getState().ui.dialog).toEqual({ name: 'studio.quickEdit', props: { artistId: artistIdOf(1) } });
});

it('links artists without an album to the form for one', async () => {
  backend.use({ 'GET /rest/v1/albums': [] });
  await open(sessionOf(artistIdOf(1), 'artist'));
  expect(await screen.findByText('Your wall is still empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Album' })).toHaveAttribute('href', '/create-album');
});

it('has a breadcrumb of home, explore and all artists', async () => {
  await open();
  const crumbs = within(await screen.findByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Explore', '/explore'],
    ['Artists', '/artists'],
  ]);
  expect(crumbs.getByText('Artist 1').closest('li')).toHaveAttribute('aria-current', 'page');
});

it('shows the picture and only the first genre', async () => {
  const avatar_url = 'https://files.test/avatar.jpg';
  backend.use({ 'GET /rest/v1/profiles': artistRow(1, { avatar_url, genres: ['Folk', 'Blues'] }) });
  backend.use({ 'GET /rest/v1/albums': [] });
  const { container } = await open();
  const header = within((await screen.findByRole('heading', { level: 1 })).closest('header')!);
  expect(header.getByText('Folk')).toBeVisible();
  expect(header.queryByText('Blues')).toBeNull();
  expect(container.querySelector(`img[src="${avatar_url}"]`)).toBeVisible();
});

it('shows a placeholder while it loads', async () => {
  let answer = (_row: unknown) => {};
  backend.use({ 'GET /rest/v1/profiles': () => new Promise((resolve) => (answer = resolve)) });
  const { container } = await open();
  expect(container.querySelector('[aria-busy="true"]')).toBeVisible();
  await waitFor(() => expect(backend.requests('GET /rest/v1/profiles')).toHaveLength(1));
  answer(artistRow(1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Artist 1' })).toBeVisible();
});

describe('when there is no artist', () => {
  it.each([
    ['nobody has the id', `/artist/${artistIdOf(9)}`],
    ['the address cannot be an artist', '/artist/nonsense'],
  ])('says that the artist is not found if %s', async (_why, at) => {
    backend.use({ 'GET /rest/v1/profiles': noRow, 'GET /rest/v1/albums': [] });
    await open(guestSession, at);
    expect(await screen.findByRole('heading', { name: 'Artist not found' })).toBeVisible();
    expect(screen.getByText("The artist you're looking for doesn't exist or has been removed.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse artists' })).toHaveAttribute('href', '/artists');
  });

  it('says that a listener is not an artist', async () => {
    backend.use({ 'GET /rest/v1/profiles': artistRow(1, { role: 'customer' }), 'GET /rest/v1/albums': [] });
    await open();
    expect(await screen.findByRole('heading', { name: 'This user is not an artist' })).toBeVisible();
  });

  it('offers to retry when the artist cannot be loaded', async () => {
    backend.use({ 'GET /rest/v1/profiles': serverError });
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading artist');
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load artist data');
    backend.use({ 'GET /rest/v1/profiles': artistRow(1) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Artist 1' })).toBeVisible();
  });
});

describe('following', () => {
  const toastsOf = (view: Awaited<ReturnType<typeof open>>) =>
    view.store.getState().ui.toasts.map(({ title, tone }) => ({ title, tone }));

  it('asks guests to log in, with a link that leads back', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(store.getState().ui.toasts).toMatchObject([
      {
        title: 'Login Required',
        description: 'Please log in to follow people.',
        action: { label: 'Log in', href: expect.stringContaining('/login?returnTo=') as string },
      },
    ]);
    expect(screen.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is refused when one of the two blocked the other', async () => {
    backend.use({
      'POST /rest/v1/user_follows': () => Response.json({ code: 'P0001', message: 'blocked' }, { status: 400 }),
    });
    const view = await open(sessionOf(LISTENER_ID));
    await view.user.click(await knownButton());
    await waitFor(() =>
      expect(view.store.getState().ui.toasts).toMatchObject([
        { title: 'Failed to follow user', description: 'You cannot follow this person.', tone: 'destructive' },
      ]),
    );
    expect(screen.getByText('2 followers')).toBeVisible();
  });

  it('raises the shown number of followers at once', async () => {
    const view = await open(sessionOf(LISTENER_ID));
    await view.user.click(await knownButton());
    expect(await screen.findByText('3 followers')).toBeVisible();
  });

  it('begins and ends, and is shown on the next visit', async () => {
    const view = await open(sessionOf(LISTENER_ID));
    await view.user.click(await knownButton());
    expect(backend.requests('POST /rest/v1/user_follows')[0]?.body).toEqual({
      follower_id: LISTENER_ID,
      following_id: artistIdOf(1),
    });
    await waitFor(() =>
      expect(toastsOf(view)).toEqual([{ title: 'You are now following this user', tone: 'success' }]),
    );
    view.unmount();

    backend.use({ 'GET /rest/v1/user_follows': [{ following_id: artistIdOf(1) }] });
    const again = await open(sessionOf(LISTENER_ID));
    await again.user.click(await screen.findByRole('button', { name: 'Following', busy: false }));
    await waitFor(() => expect(backend.requests('DELETE /rest/v1/user_follows')).toHaveLength(1));
    await waitFor(() => expect(toastsOf(again)).toEqual([{ title: 'You have unfollowed this user', tone: 'success' }]));
  });

  it('ends when it is pressed again while the first press is being saved', async () => {
    let answerNow = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (answerNow = resolve));
    backend.use({ 'POST /rest/v1/user_follows': async () => (await waiting, new Response(null, { status: 201 })) });
    const view = await open(sessionOf(LISTENER_ID));
    await view.user.click(await knownButton());
    expect(await screen.findByText('3 followers')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Following' }));
    expect(await screen.findByText('2 followers')).toBeVisible();
    expect(backend.requests('DELETE /rest/v1/user_follows')).toHaveLength(0);
    answerNow();
    await waitFor(() => expect(backend.requests('DELETE /rest/v1/user_follows')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('leaves the number of followers when it is refused after it was taken back', async () => {
    let refuseNow = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (refuseNow = resolve));
    backend.use({ 'POST /rest/v1/user_follows': async () => (await waiting, serverError()) });
    const view = await open(sessionOf(LISTENER_ID));
    await view.user.click(await knownButton());
    await view.user.click(await screen.findByRole('button', { name: 'Following' }));
    refuseNow();
    await waitFor(() => expect(toastsOf(view)).toHaveLength(2));
    expect(screen.getByText('2 followers')).toBeVisible();
  });

  it('continues when the server refuses to end it', async () => {
    backend.use({
      'GET /rest/v1/user_follows': [{ following_id: artistIdOf(1) }],
      'DELETE /rest/v1/user_follows': refusal(403, 'no'),
    });
    const view = await open(sessionOf(LISTENER_ID));
    await view.user.click(await screen.findByRole('button', { name: 'Following', busy: false }));
    await waitFor(() => expect(toastsOf(view)).toEqual([{ title: 'Failed to unfollow user', tone: 'destructive' }]));
    expect(screen.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('2 followers')).toBeVisible();
  });

  it('is undone when the server refuses it', async () => {
    backend.use({ 'POST /rest/v1/user_follows': refusal(403, 'blocked') });
    const view = await open(sessionOf(LISTENER_ID));
    await view.user.click(await knownButton());
    await waitFor(() => expect(toastsOf(view)).toEqual([{ title: 'Failed to follow user', tone: 'destructive' }]));
    expect(screen.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false');
  });
});
