import { guestSession, listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './AddToPlaylistDialog';
const LISTS = 'GET /rest/v1/playlists';
const CREATE = 'POST /rest/v1/playlists';
const ADD = 'POST /rest/v1/rpc/add_to_playlist';
const idOf = (number: number) => `d2000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const playlist = (number: number, name: string) => ({
  id: idOf(number),
  name,
  created_at: `2026-01-0${number}T00:00:00Z`,
});
const TRACKS = ['b1000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000002'];
const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    [LISTS]: [playlist(2, 'Sunday'), playlist(1, 'Work')],
    [CREATE]: playlist(3, 'Rain'),
    [ADD]: 2,
  });
});
afterEach(() => backend.restore());

async function open(session: object = listenerSession) {
  const onClose = jest.fn();
  const view = await renderWithStore(<Component trackIds={TRACKS} title="Night Walks" onClose={onClose} />, {
    remote,
    state: { session } as never,
    at: '/album/1',
  });
  const toasts = () => view.store.getState().ui.toasts;
  return { ...view, onClose, toasts };
}
const choose = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('adds the tracks to the pressed playlist, confirms it and closes', async () => {
  const view = await open();
  await choose(view, 'Sunday');
  await waitFor(() => expect(view.onClose).toHaveBeenCalled());
  expect(backend.requests(ADD).map(({ body }) => body)).toEqual([{ playlist: idOf(2), tracks: TRACKS }]);
  expect(view.toasts()).toMatchObject([
    { title: 'Added to playlist', description: 'Night Walks is in Sunday now.', tone: 'success' },
  ]);
});

it('reports that all tracks are in the playlist already', async () => {
  backend.use({ [ADD]: 0 });
  const view = await open();
  await choose(view, 'Work');
  await waitFor(() => expect(view.toasts()).toMatchObject([{ title: 'Already in this playlist' }]));
});

it('stays open when adding fails', async () => {
  backend.use({ [ADD]: refused });
  const view = await open();
  await choose(view, 'Work');
  await waitFor(() =>
    expect(view.toasts()).toMatchObject([{ title: 'Failed to add track to playlist', tone: 'destructive' }]),
  );
  expect(view.onClose).not.toHaveBeenCalled();
});

describe('a new playlist', () => {
  it('is created with a trimmed name and gets the tracks', async () => {
    const view = await open();
    await choose(view, 'New playlist');
    await view.user.type(screen.getByRole('textbox', { name: 'Playlist name' }), '  Rain ');
    await view.user.type(screen.getByRole('textbox', { name: 'Description' }), 'For grey days');
    await choose(view, 'Create and add');
    await waitFor(() => expect(view.onClose).toHaveBeenCalled());
    expect(backend.requests(CREATE)[0]?.body).toEqual({
      user_id: listenerSession.user.id,
      name: 'Rain',
      description: 'For grey days',
    });
    expect(backend.requests(ADD)[0]?.body).toEqual({ playlist: idOf(3), tracks: TRACKS });
    expect(view.toasts().map(({ title }) => title)).toEqual(['Playlist created successfully!', 'Added to playlist']);
  });

  it('requires a name', async () => {
    const view = await open();
    await choose(view, 'New playlist');
    const name = screen.getByRole('textbox', { name: 'Playlist name' });
    expect(name).toHaveFocus();
    await view.user.type(name, '   {Enter}');
    expect(await screen.findByText('Playlist name is required')).toBeVisible();
    expect(name).toBeInvalid();
    expect(backend.requests(CREATE)).toEqual([]);
  });

  it('keeps the typed name when creating fails', async () => {
    backend.use({ [CREATE]: refused });
    const view = await open();
    await choose(view, 'New playlist');
    await view.user.type(screen.getByRole('textbox', { name: 'Playlist name' }), 'Rain{Enter}');
    await waitFor(() =>
      expect(view.toasts()).toMatchObject([{ title: 'Failed to create playlist', tone: 'destructive' }]),
    );
    expect(screen.getByRole('textbox', { name: 'Playlist name' })).toHaveValue('Rain');
  });

  it('is in the list when only adding the tracks failed', async () => {
    backend.use({ [ADD]: refused });
    const view = await open();
    await choose(view, 'New playlist');
    backend.use({ [LISTS]: [playlist(3, 'Rain'), playlist(2, 'Sunday')] });
    await view.user.type(screen.getByRole('textbox', { name: 'Playlist name' }), 'Rain{Enter}');
    expect(await screen.findByRole('button', { name: 'Rain' })).toBeVisible();
  });
});

it('offers a retry when the playlists fail to load', async () => {
  backend.use({ [LISTS]: refused });
  const view = await open();
  expect(await screen.findByText('Failed to load playlists')).toBeVisible();
  backend.use({ [LISTS]: [playlist(1, 'Work')] });
  await choose(view, 'Try again');
  expect(await screen.findByRole('button', { name: 'Work' })).toBeVisible();
});

it('reports that there are no playlists yet', async () => {
  backend.use({ [LISTS]: [] });
  await open();
  expect(await screen.findByText('No playlists yet')).toBeVisible();
});

it('leads a guest to the login and back', async () => {
  await open(guestSession);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnTo=%2Falbum%2F1');
  expect(backend.requests(LISTS)).toEqual([]);
});

it('has no accessibility violations', async () => {
  await open();
  await screen.findByRole('button', { name: 'Sunday' });
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});
