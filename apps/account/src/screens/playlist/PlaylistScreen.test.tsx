import { guestSession, listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './PlaylistScreen';
const OPEN = 'GET /rest/v1/rpc/open_playlist';
const ENTRIES = 'GET /rest/v1/rpc/open_playlist_tracks';
const MOVE = 'POST /rest/v1/rpc/move_in_playlist';
const REMOVE = 'DELETE /rest/v1/playlist_tracks';
const LISTS = '/rest/v1/playlists';
const idOf = (kind: string, number: number) => `${kind}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ID = idOf('d2', 1);
const playlist = {
  id: ID,
  user_id: listenerSession.user.id,
  name: 'Sunday',
  description: 'Slow mornings',
  is_shared: true,
  owner: { id: listenerSession.user.id, name: 'Lena' },
};
const entry = (number: number, title: string | null) => ({
  track_id: idOf('b1', number),
  position: number,
  track: title && {
    id: idOf('b1', number),
    title,
    track_number: number,
    audio_url: `/${number}.mp3`,
    duration: 65,
    duration_ms: null,
    status: 'ready',
    loudness_lufs: null,
    true_peak_db: null,
    encoder_delay: null,
    encoder_padding: null,
    album: {
      id: idOf('a1', 1),
      title: 'Blue Hours',
      cover_image: null,
      artist: { id: idOf('f1', 1), name: 'Ada Field' },
    },
  },
});
const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });
const THREE = [entry(1, 'Dawn'), entry(2, 'Noon'), entry(3, 'Dusk')];

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    [OPEN]: [playlist],
    [ENTRIES]: THREE,
    [MOVE]: 0,
    [REMOVE]: () => new Response(null, { status: 204 }),
    [`PATCH ${LISTS}`]: () => new Response(null, { status: 204 }),
    [`DELETE ${LISTS}`]: () => new Response(null, { status: 204 }),
    'GET /rest/v1/playlist_tracks': [],
  });
});
afterEach(() => backend.restore());

async function open({ session = listenerSession as object, id = ID } = {}) {
  const options = { remote, at: `/playlist/${id}`, path: '/playlist/:playlistId', state: { session } as never };
  const view = await renderWithStore(<Component />, options);
  const toasts = () => view.store.getState().ui.toasts.map(({ title }) => title);
  const choose = async (button: string, item: string) => {
    await view.user.click(await screen.findByRole('button', { name: button }));
    await view.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...view, toasts, choose };
}
const titles = () =>
  screen.queryAllByRole('row').map((row) => within(row).queryByText(/Dawn|Noon|Dusk|longer/)?.textContent);

it('shows name, description, tracks with artist, album and length', async () => {
  const { container } = await open();
  expect(await screen.findByRole('heading', { name: 'Sunday', level: 1 })).toBeVisible();
  expect(screen.getByText('Slow mornings')).toBeVisible();
  expect(screen.getByText('3 tracks')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Dawn', 'Noon', 'Dusk']));
  expect(screen.getAllByText('1:05')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: 'Ada Field' })).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: 'Blue Hours' })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'All playlists' })).toHaveAttribute('href', '/playlists');
  expect(await axe(container)).toHaveNoViolations();
});

it('shows a text instead of the name of a deleted artist', async () => {
  const dawn = entry(1, 'Dawn');
  const album = { ...(dawn.track as { album: object }).album, artist: null };
  backend.use({ [ENTRIES]: [{ ...dawn, track: { ...(dawn.track as object), album } }] });
  await open();
  expect(await screen.findByText('Unknown Artist')).toBeVisible();
});

it('plays the whole playlist from the first track on', async () => {
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Play all' }));
  expect(store.getState().player.tracks.map(({ title }) => title)).toEqual(['Dawn', 'Noon', 'Dusk']);
  expect(store.getState().player).toMatchObject({ currentTrackIndex: 0, isPlaying: true });
});

it('adds the playlist to the queue from its menu', async () => {
  const { store, choose, toasts } = await open();
  await choose('More for Sunday', 'Add to queue');
  expect(toasts()).toEqual(['Added to the queue: Sunday']);
  expect(store.getState().player.queue.map(({ title }) => title)).toEqual(['Noon', 'Dusk']);
});

it('names number, artist and album of each track', async () => {
  await open();
  const [first] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/^1/);
  expect(within(first!).getByRole('link', { name: 'Ada Field' })).toHaveAttribute('href', `/artist/${idOf('f1', 1)}`);
  expect(within(first!).getByRole('link', { name: 'Blue Hours' })).toHaveAttribute('href', `/album/${idOf('a1', 1)}`);
});

it('shows the covers of its tracks', async () => {
  const [track] = THREE as { track: { album: object } }[];
  const album = { ...track!.track.album, cover_image: '/c-1400.jpg' };
  backend.use({ [ENTRIES]: [{ ...THREE[0], track: { ...track!.track, album } }] });
  const { container } = await open();
  await screen.findByText('Dawn');
  expect(container.querySelector('header img')).toHaveAttribute('src', '/c-640.jpg');
});

describe('the order of a playlist', () => {
  it('changes at once, and then follows the server', async () => {
    const { choose } = await open();
    await screen.findByText('Dusk');
    let answer = (_: unknown) => undefined as void;
    backend.use({ [MOVE]: () => new Promise((resolve) => (answer = resolve as never)) });
    await choose('More for Dusk', 'Move up');
    await waitFor(() => expect(titles()).toEqual(['Dawn', 'Dusk', 'Noon']));
    expect(backend.requests(MOVE)[0]?.body).toEqual({ playlist: ID, track: idOf('b1', 3), place: 1 });
    // Another tab moved Dusk to the front meanwhile.
    backend.use({ [ENTRIES]: [THREE[2], THREE[0], THREE[1]] });
    answer(1);
    await waitFor(() => expect(titles()).toEqual(['Dusk', 'Dawn', 'Noon']));
  });

  it('is restored when the server refuses', async () => {
    backend.use({ [MOVE]: refused });
    const { choose, toasts } = await open();
    await choose('More for Dawn', 'Move down');
    await waitFor(() => expect(toasts()).toEqual(['Failed to move the track']));
    await waitFor(() => expect(titles()).toEqual(['Dawn', 'Noon', 'Dusk']));
  });

  it('changes by keyboard: Enter on the handle, arrows, Enter', async () => {
    const { user } = await open();
    (await screen.findByRole('button', { name: /Move Dawn/ })).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(backend.requests(MOVE)).toHaveLength(1));
    expect(backend.requests(MOVE)[0]?.body).toMatchObject({ track: idOf('b1', 1) });
  });
});

describe('the link of a playlist', () => {
  it('is copied to the clipboard', async () => {
    const { choose, toasts } = await open();
    await choose('More for Sunday', 'Copy link');
    await waitFor(() => expect(toasts()).toEqual(['Link copied']));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/playlist/${ID}`);
  });

  it('reports that it was not copied when the browser forbids it', async () => {
    const { choose, toasts } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await choose('More for Sunday', 'Copy link');
    await waitFor(() => expect(toasts()).toEqual(['Failed to copy link']));
  });

  it('is not offered while the playlist is private', async () => {
    backend.use({ [OPEN]: [{ ...playlist, is_shared: false }] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'More for Sunday' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Add to queue', 'Edit', 'Delete']);
  });
});

describe('a track of a playlist', () => {
  it('is removed at once', async () => {
    backend.use({ [REMOVE]: () => new Promise(() => undefined) });
    const { choose } = await open();
    await choose('More for Noon', 'Remove from playlist');
    await waitFor(() => expect(titles()).toEqual(['Dawn', 'Dusk']));
  });

  it('is shown again when the server refuses the removal', async () => {
    backend.use({ [REMOVE]: refused });
    const { choose, toasts } = await open();
    await choose('More for Noon', 'Remove from playlist');
    await waitFor(() => expect(toasts()).toEqual(['Failed to remove the track']));
    expect(titles()).toEqual(['Dawn', 'Noon', 'Dusk']);
  });

  it('is marked as unavailable when it was withdrawn, and can be removed', async () => {
    backend.use({ [ENTRIES]: [entry(1, 'Dawn'), entry(2, null)] });
    await open();
    expect(await screen.findByText('No longer available')).toBeVisible();
    expect(screen.getByRole('button', { name: 'More for No longer available' })).toBeVisible();
  });
});

it('renames the playlist at once, and shows the old name again when the server refuses', async () => {
  backend.use({ [`PATCH ${LISTS}`]: refused });
  const { user, choose, toasts } = await open();
  await choose('More for Sunday', 'Edit');
  await user.type(screen.getByRole('textbox', { name: 'Playlist name' }), ' evening');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toEqual(['Failed to update playlist']));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sunday');
  expect(backend.requests(`PATCH ${LISTS}`)[0]?.body).toMatchObject({ name: 'Sunday evening' });
});

it('opens the list of playlists, with undo, when the playlist is deleted', async () => {
  const { choose, address, router } = await open();
  await choose('More for Sunday', 'Delete');
  await waitFor(() => expect(address()).toBe('/playlists'));
  expect(router.state.location.state).toMatchObject({ deleted: { id: ID, name: 'Sunday', trackIds: [] } });
});

it('offers undo of a deletion even when a response to an earlier request already lacks the playlist', async () => {
  const { user, choose, address, router, toasts } = await open();
  await choose('More for Sunday', 'Edit');
  let answerEdit = (_row: object[]) => {};
  backend.use({ [OPEN]: () => new Promise((resolve) => (answerEdit = resolve)) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(backend.requests(OPEN)).toHaveLength(2));
  let finishDeletion = (_answer: Response) => {};
  backend.use({ [`DELETE ${LISTS}`]: () => new Promise((resolve) => (finishDeletion = resolve)) });
  await choose('More for Sunday', 'Delete');
  await waitFor(() => expect(backend.requests(`DELETE ${LISTS}`)).toHaveLength(1));
  answerEdit([]);
  expect(await screen.findByRole('status')).toBeVisible();
  finishDeletion(new Response(null, { status: 204 }));
  await waitFor(() => expect(address()).toBe('/playlists'));
  expect(router.state.location.state).toMatchObject({ deleted: { id: ID, name: 'Sunday' } });
  expect(toasts()).toEqual([]);
});

it('reports an empty playlist', async () => {
  backend.use({ [ENTRIES]: [] });
  const { user, toasts } = await open();
  expect(await screen.findByRole('heading', { name: 'This playlist is empty' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Play all' }));
  expect(toasts()).toEqual(['No tracks available']);
});

it('reports that a playlist does not exist, and redirects to the user’s own', async () => {
  backend.use({ [OPEN]: [], [ENTRIES]: [] });
  const { address, toasts, unmount } = await open();
  await waitFor(() => expect(address()).toBe('/playlists'));
  expect(toasts()).toEqual(['Playlist not found']);
  unmount();
  const second = await open({ id: 'playlist-1' });
  await waitFor(() => expect(second.address()).toBe('/playlists'));
});

it('redirects a guest to the login when the playlist may be private', async () => {
  backend.use({ [OPEN]: [], [ENTRIES]: [] });
  const { address } = await open({ session: guestSession });
  await waitFor(() => expect(address()).toBe(`/login?returnTo=${encodeURIComponent(`/playlist/${ID}`)}`));
});

it('shows a shared playlist to a guest, who cannot change it', async () => {
  const { user } = await open({ session: guestSession });
  expect(await screen.findByRole('link', { name: 'by Lena' })).toHaveAttribute(
    'href',
    `/profile/${listenerSession.user.id}`,
  );
  expect(screen.queryByRole('button', { name: /Move Dawn/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More for Sunday' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Add to queue', 'Copy link']);
});

it('offers a retry when the playlist fails to load', async () => {
  backend.use({ [ENTRIES]: refused });
  const { user } = await open();
  expect(await screen.findByText('Failed to load playlist')).toBeVisible();
  backend.use({ [ENTRIES]: THREE });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Dawn')).toBeVisible();
});
