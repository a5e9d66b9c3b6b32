import { guestSession, renderWithStore } from '@fairtone/testing';
import { remote } from '../../remote';
import { Component as FavoritesScreen } from '../../screens/favorites/FavoritesScreen';
import { Component as PlaylistsScreen } from '../../screens/playlists/PlaylistsScreen';

it.each([
  ['/playlists', PlaylistsScreen],
  ['/favorites', FavoritesScreen],
])('%s redirects a guest to the login with a way back', async (path, Screen) => {
  const { address } = await renderWithStore(<Screen />, { remote, at: path, path, state: { session: guestSession } });
  expect(address()).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
});
