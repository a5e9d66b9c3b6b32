import type { ReleaseManifest } from '@fairtone/contracts';
import { playerActions } from '@fairtone/store';
import {
  artistSession,
  guestSession,
  listenerSession,
  releaseManifest,
  renderWithStore,
  stubBackend,
} from '@fairtone/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './DashboardScreen';
const counted = (count: number) => () => new Response(null, { headers: { 'Content-Range': `*/${count}` } });

const track = {
  id: 'a1000000-0000-4000-8000-000000000001',
  title: 'Dawn',
  artist: 'Ada Field',
  artistId: 'b2000000-0000-4000-8000-000000000001',
  albumId: 'c3000000-0000-4000-8000-000000000001',
  albumTitle: 'Blue Hours',
  albumCover: '',
  audioSrc: '/dawn.mp3',
  durationMs: 60_000,
  trackNumber: 1,
};

const play = (n: number, title: string, at: string) => ({
  created_at: at,
  tracks: {
    id: `a1000000-0000-4000-8000-00000000000${n}`,
    title,
    albums: { id: track.albumId, title: 'Blue Hours', cover_image: null, profiles: { name: 'Ada Field' } },
  },
});

async function renderDashboard({
  at = '/dashboard',
  session = listenerSession as object,
  handlers = {},
  manifest = undefined as ReleaseManifest | undefined,
} = {}) {
  const backend = stubBackend({
    'POST /rest/v1/rpc/listening_seconds': 7500,
    'POST /rest/v1/rpc/artist_listens': 1234,
    'HEAD /rest/v1/playlists': counted(2),
    'HEAD /rest/v1/user_favorites': counted(7),
    'HEAD /rest/v1/user_follows': counted(41),
    'HEAD /rest/v1/tracks': counted(18),
    'GET /rest/v1/plays': [],
    'GET /rest/v1/purchases': [],
    'POST /rest/v1/rpc/playlist_cards': [],
    'GET /rest/v1/user_favorites': [],
    ...handlers,
  });
  const load = () =>
    Promise.resolve({
      name: 'studio',
      contract: '^1.0.0',
      locales: remote.locales,
      slots: { 'dashboard.uploads': () => Promise.resolve({ Component: () => <p>albums from the studio</p> }) },
    });
  const view = await renderWithStore(<Component />, {
    remote,
    at,
    path: '/dashboard',
    state: { session } as never,
    manifest,
    load,
  });
  const figure = (name: string) => screen.getByText(name, { selector: 'dt *' }).closest('div')!;
  return { ...view, backend, figure };
}

const studioRelease = releaseManifest({ studio: { slots: ['dashboard.uploads'] } });

const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

afterEach(() => jest.restoreAllMocks());

describe('the dashboard', () => {
  it('redirects a guest to the login with a way back to the same tab', async () => {
    const { address } = await renderDashboard({ session: guestSession, at: '/dashboard?tab=purchases' });
    expect(address()).toBe('/login?returnTo=%2Fdashboard%3Ftab%3Dpurchases');
  });

  it('greets the user and shows the overview', async () => {
    await renderDashboard();
    expect(screen.getByRole('heading', { name: 'Hello, Lena', level: 1 })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('has no accessibility violations', async () => {
    const { container } = await renderDashboard();
    await screen.findByText('2h 5m');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the overview for a tab that does not exist or that the user does not have', async () => {
    const { unmount } = await renderDashboard({ at: '/dashboard?tab=nonsense' });
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    unmount();
    await renderDashboard({ at: '/dashboard?tab=uploads', manifest: studioRelease });
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('stores the chosen tab in the address', async () => {
    const { user, address } = await renderDashboard();
    await user.click(screen.getByRole('tab', { name: 'Purchases' }));
    expect(address()).toBe('/dashboard?tab=purchases');
    expect(await screen.findByRole('heading', { name: 'No purchases yet' })).toBeVisible();
  });

  it('shows an artist the statistics that the studio provides', async () => {
    const manifest = releaseManifest({ studio: { slots: ['dashboard.stats'] } });
    await renderDashboard({ session: artistSession, manifest });
    expect(tabNames()).toEqual(['Overview', 'Stats', 'Purchases', 'Playlists', 'Favorites']);
  });

  it('opens playlists and favorites by their address', async () => {
    const { user, address } = await renderDashboard({ at: '/dashboard?tab=playlists' });
    expect(await screen.findByRole('heading', { name: 'No playlists yet' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Favorites' }));
    expect(address()).toBe('/dashboard?tab=favorites');
    expect(await screen.findByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  });

  it('gives a listener overview, purchases, playlists and favorites', async () => {
    await renderDashboard({ manifest: studioRelease });
    expect(tabNames()).toEqual(['Overview', 'Purchases', 'Playlists', 'Favorites']);
  });

  it('gives an artist the tabs that the studio provides, while it is released', async () => {
    const { unmount } = await renderDashboard({ session: artistSession });
    expect(tabNames()).toEqual(['Overview', 'Purchases', 'Playlists', 'Favorites']);
    unmount();
    await renderDashboard({ session: artistSession, manifest: studioRelease, at: '/dashboard?tab=uploads' });
    expect(tabNames()).toEqual(['Overview', 'My music', 'Purchases', 'Playlists', 'Favorites']);
    expect(await screen.findByText('albums from the studio')).toBeVisible();
  });

  it('gives an artist music, sales and stats when the studio provides them all', async () => {
    const manifest = releaseManifest({
      studio: { slots: ['dashboard.uploads', 'dashboard.sales', 'dashboard.stats'] },
    });
    await renderDashboard({ session: artistSession, manifest });
    expect(tabNames()).toEqual(['Overview', 'My music', 'Sales', 'Stats', 'Purchases', 'Playlists', 'Favorites']);
  });

  it('gives an artist in the listener view the tabs of a listener', async () => {
    await renderDashboard({ session: { ...artistSession, view: 'listener' }, manifest: studioRelease });
    expect(tabNames()).toEqual(['Overview', 'Purchases', 'Playlists', 'Favorites']);
    expect(screen.getByText('Listening time')).toBeVisible();
  });
});

describe('a listener’s overview', () => {
  it('shows listening time, playlists and favorites', async () => {
    const { figure } = await renderDashboard();
    expect(await screen.findByText('2h 5m')).toBeVisible();
    expect(figure('Listening time')).toHaveTextContent('last 30 days');
    expect(await within(figure('Playlists')).findByText('2')).toBeVisible();
    expect(await within(figure('Favorite tracks')).findByText('7')).toBeVisible();
  });

  it('marks a figure that failed to load as not available', async () => {
    const { figure, store } = await renderDashboard({
      handlers: { 'POST /rest/v1/rpc/listening_seconds': () => Response.json({ message: 'no' }, { status: 500 }) },
    });
    expect(await within(figure('Listening time')).findByText('not available')).toBeVisible();
    expect(await within(figure('Playlists')).findByText('2')).toBeVisible();
    expect(store.getState().ui.toasts).toMatchObject([{ title: 'Error', description: 'Failed to load user data' }]);
  });

  it('links to a new playlist', async () => {
    const { user, address } = await renderDashboard();
    await user.click(screen.getByRole('link', { name: 'Create playlist' }));
    expect(address()).toBe('/dashboard?tab=playlists');
    expect(await screen.findByRole('button', { name: 'Create playlist' })).toBeVisible();
  });

  it('shows the current track, and pauses and resumes it', async () => {
    const { user, store } = await renderDashboard();
    expect(screen.getByText(/Nothing is playing/)).toBeVisible();
    act(() => void store.dispatch(playerActions.playRequested({ tracks: [track] })));
    expect(screen.getByRole('link', { name: 'Dawn' })).toHaveAttribute('href', `/album/${track.albumId}`);
    await user.click(screen.getByRole('button', { name: 'Pause Dawn' }));
    expect(store.getState().player.isPlaying).toBe(false);
    expect(screen.getByRole('button', { name: 'Play Dawn' })).toBeVisible();
  });

  it('lists the last five different tracks', async () => {
    const plays = [1, 1, 2, 3, 1, 4, 5, 6].map((n, i) => play(n, `Track ${n}`, `2024-05-0${8 - i}T10:00:00Z`));
    await renderDashboard({
      handlers: { 'GET /rest/v1/plays': [{ created_at: '2024-05-09T10:00:00Z', tracks: null }, ...plays] },
    });
    const recent = await within(screen.getByRole('region', { name: 'Recently played' })).findByRole('list');
    expect(
      within(recent)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Track 1', 'Track 2', 'Track 3', 'Track 4', 'Track 5']);
  });

  it('shows an invitation when nothing was played, and offers a retry when loading fails', async () => {
    const { unmount } = await renderDashboard();
    expect(await screen.findByText('No recently played tracks yet.')).toBeVisible();
    unmount();
    const { user, backend } = await renderDashboard({
      handlers: { 'GET /rest/v1/plays': () => Response.json({ message: 'no' }, { status: 500 }) },
    });
    expect(await screen.findByText('We could not load what you played.')).toBeVisible();
    backend.use({ 'GET /rest/v1/plays': [play(1, 'Dawn', '2024-05-01T10:00:00Z')] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Dawn' })).toBeVisible();
  });
});

describe('an artist’s overview', () => {
  it('counts the listens of the last 30 days', async () => {
    const { figure } = await renderDashboard({ session: artistSession });
    expect(await within(figure('Total listens')).findByText('1,234')).toBeVisible();
    expect(figure('Total listens')).toHaveTextContent('last 30 days');
  });

  it('links to the settings of the artist', async () => {
    const manifest = releaseManifest({ studio: { routes: ['/artist-settings'] } });
    const { user, address } = await renderDashboard({ session: artistSession, manifest });
    await user.click(screen.getByRole('link', { name: 'Artist settings' }));
    expect(address()).toBe('/artist-settings');
  });

  it('shows listens, tracks and followers, with links to their pages', async () => {
    const manifest = releaseManifest({ studio: { routes: ['/artist-settings'] } });
    const { figure, backend } = await renderDashboard({ session: artistSession, manifest });
    expect(await within(figure('Total listens')).findByText('1,234')).toBeVisible();
    expect(await within(figure('Uploaded tracks')).findByText('18')).toBeVisible();
    const [tracks] = backend.requests('HEAD /rest/v1/tracks');
    expect(Object.fromEntries(tracks!.url.searchParams)).toMatchObject({
      status: 'eq.ready',
      'albums.artist_id': `eq.${artistSession.user.id}`,
    });
    expect(await within(figure('Followers')).findByText('41')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upload new music' })).toHaveAttribute('href', '/create-album');
    expect(screen.getByRole('link', { name: 'Artist settings' })).toHaveAttribute('href', '/artist-settings');
  });
});
