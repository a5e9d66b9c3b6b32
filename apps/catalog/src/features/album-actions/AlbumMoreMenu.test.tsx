import { toAlbumTrack, toPlayableTracks } from '@fairtone/music';
import { renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { toAlbum } from '../../model/album';
import { remote } from '../../remote';
import {
  albumDetailRow,
  artistIdOf,
  guestSession,
  LISTENER_ID,
  sessionOf,
  trackIdOf,
  trackRow,
} from '../../testing/fixtures';
import { AlbumMoreMenu } from './AlbumMoreMenu';

const album = toAlbum(albumDetailRow(1));
const playable = toPlayableTracks(
  album,
  [1, 2].map((number) => toAlbumTrack(trackRow(number))),
);

async function open(state: object) {
  const view = await renderWithStore(<AlbumMoreMenu album={album} playable={playable} />, { remote, state });
  await view.user.click(screen.getByRole('button', { name: 'More about this album' }));
  await screen.findByRole('menu');
  return { ...view, choose: (name: string) => view.user.click(screen.getByRole('menuitem', { name })) };
}
const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);

describe('Menu of an album', () => {
  it('offers a listener to report the album', async () => {
    const { choose } = await open(sessionOf(LISTENER_ID));
    expect(entries()).toEqual(['Play next', 'Add to playlist', 'Report album']);
    await choose('Report album');
    expect(await screen.findByRole('dialog', { name: 'Report Album 1' })).toBeVisible();
  });

  it('does not offer the artist to report their own album', async () => {
    await open(sessionOf(artistIdOf(1), 'artist'));
    expect(entries()).toEqual(['Play next', 'Add to playlist']);
  });

  it('tells a guest to log in before reporting, and shows no form', async () => {
    const { choose, store } = await open(guestSession);
    await choose('Report album');
    expect(store.getState().ui.toasts).toMatchObject([
      { title: 'Login Required', description: 'Please log in to report something.', action: { label: 'Log in' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds all tracks of the album to a playlist', async () => {
    const { choose, store } = await open(sessionOf(LISTENER_ID));
    await choose('Add to playlist');
    expect(store.getState().ui.dialog).toEqual({
      name: 'account.addToPlaylist',
      props: { trackIds: [trackIdOf(1), trackIdOf(2)], title: 'Album 1' },
    });
  });

  it('queues all tracks of the album to play next', async () => {
    const { choose, store } = await open(guestSession);
    await choose('Play next');
    const { tracks, queue } = store.getState().player;
    expect([...tracks, ...queue].map(({ title }) => title)).toEqual(expect.arrayContaining(['Track 1', 'Track 2']));
  });
});
