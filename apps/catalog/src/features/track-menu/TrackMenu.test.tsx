import { toAlbumTrack, toPlayableTracks } from '@fairtone/music';
import { playerActions } from '@fairtone/store';
import { renderWithStore } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { toAlbum } from '../../model/album';
import { remote } from '../../remote';
import {
  albumDetailRow,
  albumIdOf,
  guestSession,
  LISTENER_ID,
  sessionOf,
  trackIdOf,
  trackRow,
} from '../../testing/fixtures';
import { TrackMenu } from './TrackMenu';

const [first, second, third] = toPlayableTracks(
  toAlbum(albumDetailRow(1)),
  [1, 2, 3].map((number) => toAlbumTrack(trackRow(number))),
);

async function open(state: object = guestSession, playable: typeof first | null = second!) {
  const view = await renderWithStore(<TrackMenu track={second!} playable={playable} />, { remote, state });
  view.store.dispatch(playerActions.playRequested({ tracks: [first!, third!] }));
  await view.user.click(screen.getByRole('button', { name: 'More about Track 2' }));
  const choose = async (name: string) => view.user.click(await screen.findByRole('menuitem', { name }));
  const queue = () => view.store.getState().player.queue.map(({ title }) => title);
  const toasts = () => view.store.getState().ui.toasts.map(({ title }) => title);
  return { ...view, choose, queue, toasts };
}

it('puts the track at the end of the queue, and says so', async () => {
  const { choose, queue, toasts } = await open();
  await choose('Add to queue');
  expect(queue()).toEqual(['Track 3', 'Track 2']);
  expect(toasts()).toEqual(['Added to the queue: Track 2']);
});

it('queues the track to play next', async () => {
  const { choose, queue, toasts } = await open();
  await choose('Play next');
  expect(queue()).toEqual(['Track 2', 'Track 3']);
  expect(toasts()).toEqual(['Plays next: Track 2']);
});

it('opens the playlist dialog for a signed-in listener', async () => {
  const { choose, store } = await open(sessionOf(LISTENER_ID));
  await choose('Add to playlist');
  expect(store.getState().ui.dialog).toEqual({
    name: 'account.addToPlaylist',
    props: { trackIds: [trackIdOf(2)], title: 'Track 2' },
  });
});

it('asks a guest to log in to use playlists, with a link', async () => {
  const { choose, store } = await open();
  await choose('Add to playlist');
  expect(store.getState().ui.dialog).toBeNull();
  expect(store.getState().ui.toasts).toMatchObject([
    {
      title: 'Login Required',
      description: 'Please log in to use playlists.',
      action: { label: 'Log in', href: expect.stringContaining('/login?returnTo=') as string },
    },
  ]);
});

it('copies a link to the track, and shows an error when the browser refuses', async () => {
  const { choose, toasts, user } = await open();
  await choose('Copy link');
  await waitFor(() => expect(toasts()).toEqual(['Link copied']));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/album/${albumIdOf(1)}#track-${trackIdOf(2)}`);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'More about Track 2' }));
  await choose('Copy link');
  await waitFor(() => expect(toasts()).toContain('Failed to copy link'));
  jest.restoreAllMocks();
});

it('disables playing of a track that has no stream yet', async () => {
  await open(guestSession, null);
  expect(await screen.findByRole('menuitem', { name: 'Play next' })).toHaveAttribute('aria-disabled', 'true');
});
