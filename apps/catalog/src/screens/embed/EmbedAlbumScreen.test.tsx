import { selectCurrentTrack, selectIsPlaying } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { albumDetailRow, albumIdOf, guestSession, noRow, serverError, trackRow } from '../../testing/fixtures';
import { Component } from './EmbedAlbumScreen';

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    'GET /rest/v1/albums': albumDetailRow(1),
    'GET /rest/v1/tracks': [trackRow(1), trackRow(2), trackRow(3, { audio_url: null })],
  });
});
afterEach(() => backend.restore());

const open = (at = `/embed/album/${albumIdOf(1)}`) =>
  renderWithStore(<Component />, { remote, state: guestSession, path: '/embed/album/:albumId', at });

it('shows the album with its tracks, and plays any of them', async () => {
  const { user, store, container } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Album 1' })).toBeVisible();
  const tracks = within(screen.getByRole('list', { name: 'Tracks of Album 1' }));
  expect(tracks.getAllByRole('listitem')).toHaveLength(3);
  expect(tracks.getByRole('button', { name: 'Play Track 3' })).toBeDisabled();
  await user.click(tracks.getByRole('button', { name: 'Play Track 2' }));
  expect(selectCurrentTrack(store.getState())?.title).toBe('Track 2');
  await user.click(tracks.getByRole('button', { name: 'Pause Track 2' }));
  expect(selectIsPlaying(store.getState())).toBe(false);
  expect(await axe(container, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('opens the shop in a new window', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Open on Fairtone' });
  expect(link).toHaveAttribute('href', `/album/${albumIdOf(1)}`);
  expect(link).toHaveAttribute('target', '_blank');
});

it('says that an album is not found', async () => {
  backend.use({ 'GET /rest/v1/albums': noRow });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Album Not Found' })).toBeVisible();
});

it('says that an album is not found, without a request, when the URL has no album id', async () => {
  await open('/embed/album/101');
  expect(await screen.findByRole('heading', { level: 1, name: 'Album Not Found' })).toBeVisible();
  expect(backend.requests('GET /rest/v1/albums')).toHaveLength(0);
});

it('retries a failed request', async () => {
  backend.use({ 'GET /rest/v1/tracks': serverError });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  backend.use({ 'GET /rest/v1/tracks': [trackRow(1)] });
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Play Track 1' })).toBeVisible();
});
