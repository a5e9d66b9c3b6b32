import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { albumIdOf, albumPage, artistPage, guestSession, serverError, trackRow } from '../../testing/fixtures';
import { Component as AllAlbumsScreen } from './AllAlbumsScreen';
import { Component as AllArtistsScreen } from './AllArtistsScreen';
const ALBUMS = 'GET /rest/v1/rpc/list_albums';
const ARTISTS = 'GET /rest/v1/rpc/list_artists';
const never = () => new Promise(() => undefined);

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
  backend = stubBackend({
    [ALBUMS]: () => albumPage(2),
    [ARTISTS]: () => artistPage(2),
    'GET /rest/v1/rpc/count_albums': 2,
    'GET /rest/v1/rpc/count_artists': 2,
  });
});
afterEach(() => backend.restore());

const open = (ui: React.ReactNode, path: string, at = path) =>
  renderWithStore(ui, { remote, state: guestSession, path, at });
const openAlbums = (at?: string) => open(<AllAlbumsScreen />, '/all-albums', at);
const openArtists = (at?: string) => open(<AllArtistsScreen />, '/artists', at);
const asked = (request: string) => Object.fromEntries(backend.requests(request).at(-1)!.url.searchParams);

describe('all artists', () => {
  it('can be searched by name', async () => {
    const { user } = await openArtists();
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'ada');
    await waitFor(() => expect(asked(ARTISTS)).toMatchObject({ search: 'ada' }));
  });

  it('are counted', async () => {
    await openArtists();
    expect(await screen.findByText('Showing 2 of 2 artists')).toBeVisible();
  });

  it('are sorted, and filtered by genre', async () => {
    const { user, address } = await openArtists();
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Most popular');
    await waitFor(() => expect(address()).toBe('/artists?sort=popularity'));
    await user.click(within(screen.getByRole('group', { name: 'Genres' })).getByRole('button', { name: 'Jazz' }));
    await waitFor(() => expect(asked(ARTISTS)).toMatchObject({ in_genres: '{Jazz}', sort: 'popularity' }));
  });

  it('show name, picture and first genre, and lead to the artist', async () => {
    await openArtists();
    const card = (await screen.findByRole('link', { name: 'Artist 1' })).closest('[role="listitem"]') as HTMLElement;
    expect(within(card).getByRole('link', { name: 'Artist 1' })).toHaveAttribute(
      'href',
      `/artist/${artistPage(1)[0]!.id}`,
    );
    expect(within(card).getByText(artistPage(1)[0]!.genres[0]!)).toBeVisible();
  });

  it('say when none matches', async () => {
    backend.use({ [ARTISTS]: [], 'GET /rest/v1/rpc/count_artists': 0 });
    await openArtists('/artists?q=zz');
    expect(await screen.findByRole('heading', { name: 'No artists match your search or filters' })).toBeVisible();
  });

  it('show eight placeholders while they load', async () => {
    backend.use({ [ARTISTS]: never });
    await openArtists();
    expect(screen.getAllByTestId('artist-skeleton')).toHaveLength(8);
  });
});

describe('all albums', () => {
  it('can be searched by title or artist', async () => {
    const { user } = await openAlbums();
    await user.type(await screen.findByRole('searchbox', { name: 'Search by title or artist' }), 'tides');
    await waitFor(() => expect(asked(ALBUMS)).toMatchObject({ search: 'tides' }));
  });

  it('are sorted, and filtered by genre', async () => {
    const { user, address } = await openAlbums();
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Alphabetical');
    await waitFor(() => expect(address()).toBe('/all-albums?sort=alphabetical'));
    await user.click(within(screen.getByRole('group', { name: 'Genres' })).getByRole('button', { name: 'Folk' }));
    await waitFor(() => expect(asked(ALBUMS)).toMatchObject({ in_genres: '{Folk}', sort: 'alphabetical' }));
  });

  it('show an error when they cannot be loaded, and retry', async () => {
    backend.use({ [ALBUMS]: serverError });
    const { user } = await openAlbums();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading albums');
    backend.use({ [ALBUMS]: () => albumPage(2) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Album 1' })).toBeVisible();
  });

  it('link to the album', async () => {
    await openAlbums();
    expect(await screen.findByRole('link', { name: 'Album 1' })).toHaveAttribute('href', `/album/${albumIdOf(1)}`);
  });

  it('play from the first track', async () => {
    backend.use({ 'GET /rest/v1/tracks': [trackRow(1), trackRow(2)] });
    const { user, store } = await openAlbums();
    await user.click(await screen.findByRole('button', { name: 'Play Album 1' }));
    await waitFor(() => expect(store.getState().player.tracks).toHaveLength(2));
    expect(store.getState().player).toMatchObject({ currentTrackIndex: 0, isPlaying: true });
  });

  it('have their own message for an album without anything to play', async () => {
    backend.use({ 'GET /rest/v1/tracks': [] });
    const { user, store } = await openAlbums();
    await user.click(await screen.findByRole('button', { name: 'Play Album 1' }));
    await waitFor(() =>
      expect(store.getState().ui.toasts).toContainEqual(
        expect.objectContaining({ title: 'Cannot play album', tone: 'destructive' }),
      ),
    );
  });
});
