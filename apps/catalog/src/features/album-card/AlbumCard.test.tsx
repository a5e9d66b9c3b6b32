import { toAlbumTrack, toPlayableTracks } from '@fairtone/music';
import { playerActions, selectCurrentTrack, selectIsPlaying, selectToasts } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { toAlbum } from '../../model/album';
import { remote } from '../../remote';
import { albumDetailRow, albumIdOf, artistIdOf, guestSession, serverError, trackRow } from '../../testing/fixtures';
import { AlbumCard } from './AlbumCard';

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => (backend = stubBackend({ 'GET /rest/v1/tracks': [trackRow(1), trackRow(2)] })));
afterEach(() => backend.restore());

const album = toAlbum(albumDetailRow(1));
const open = () => renderWithStore(<AlbumCard album={album} />, { remote, state: guestSession });
const playButton = () => screen.getByRole('button', { name: 'Play Album 1' });
const toasts = (store: Awaited<ReturnType<typeof open>>['store']) =>
  selectToasts(store.getState()).map(({ title, description, tone }) => ({ title, description, tone }));

it('shows title, artist, genre and the number of tracks', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Album 1' })).toHaveAttribute('href', `/album/${albumIdOf(1)}`);
  expect(screen.getByRole('link', { name: 'Artist 1' })).toHaveAttribute('href', `/artist/${artistIdOf(1)}`);
  expect(screen.getByText('Jazz')).toBeVisible();
  expect(screen.getByText('2 tracks')).toBeVisible();
});

it('shows the cover', async () => {
  const { container } = await open();
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://files.test/1-640.jpg');
});

it('plays the album from its first track, then pauses and resumes it', async () => {
  const { user, store } = await open();
  await user.click(playButton());
  await waitFor(() => expect(selectIsPlaying(store.getState())).toBe(true));
  expect(selectCurrentTrack(store.getState())?.title).toBe('Track 1');
  expect(store.getState().player.queue.map(({ title }) => title)).toEqual(['Track 2']);

  await user.click(screen.getByRole('button', { name: 'Pause Album 1' }));
  expect(selectIsPlaying(store.getState())).toBe(false);
  await user.click(playButton());
  expect(selectIsPlaying(store.getState())).toBe(true);
  expect(backend.requests('GET /rest/v1/tracks')).toHaveLength(1);
});

it('shows a loading message while the tracks load', async () => {
  let answer = (_rows: unknown) => {};
  backend.use({ 'GET /rest/v1/tracks': () => new Promise((resolve) => (answer = resolve)) });
  const { user, store } = await open();
  await user.click(playButton());
  await waitFor(() =>
    expect(toasts(store)).toEqual([{ title: 'Loading album', description: 'Preparing your music…', tone: 'neutral' }]),
  );
  expect(playButton()).toHaveAttribute('aria-busy', 'true');
  answer([trackRow(1)]);
  await screen.findByRole('button', { name: 'Pause Album 1' });
});

it('does not play when other music was requested while its tracks loaded', async () => {
  let answer = (_rows: unknown) => {};
  backend.use({ 'GET /rest/v1/tracks': () => new Promise((resolve) => (answer = resolve)) });
  const { user, store } = await open();
  await user.click(playButton());
  const other = toPlayableTracks(toAlbum(albumDetailRow(2)), [toAlbumTrack(trackRow(9))]);
  act(() => void store.dispatch(playerActions.playRequested({ tracks: other })));
  await act(async () => answer([trackRow(1)]));
  await waitFor(() => expect(playButton()).not.toHaveAttribute('aria-busy'));
  expect(selectCurrentTrack(store.getState())?.title).toBe('Track 9');
});

it.each([
  ['without tracks', [], 'No tracks available', "This album doesn't have any playable tracks."],
  [
    'whose tracks have no stream',
    [trackRow(1, { audio_url: null })],
    'No tracks available',
    "This album doesn't have any playable tracks.",
  ],
  ['that cannot be reached', serverError, 'Playback Error', 'Could not play this album. Please try again.'],
])('shows an error for an album %s', async (_what, answer, title, description) => {
  backend.use({ 'GET /rest/v1/tracks': answer });
  const { user, store } = await open();
  await user.click(playButton());
  await waitFor(() => expect(toasts(store)).toContainEqual({ title, description, tone: 'destructive' }));
  expect(selectCurrentTrack(store.getState())).toBeNull();
});
