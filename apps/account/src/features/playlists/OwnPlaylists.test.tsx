import { listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { OwnPlaylists } from './OwnPlaylists';
const CARDS = 'POST /rest/v1/rpc/playlist_cards';
const LISTS = '/rest/v1/playlists';
const ENTRIES = 'GET /rest/v1/playlist_tracks';
const ADD = 'POST /rest/v1/rpc/add_to_playlist';
const idOf = (number: number) => `d2000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const card = (number: number, name: string, more: object = {}) => ({
  id: idOf(number),
  user_id: listenerSession.user.id,
  name,
  description: null,
  is_shared: false,
  created_at: `2026-01-0${number}T00:00:00Z`,
  track_count: 3,
  covers: [],
  ...more,
});
const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });
const nothing = () => new Response(null, { status: 204 });

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    [CARDS]: [card(2, 'Sunday', { is_shared: true }), card(1, 'Work', { description: 'Deep focus', track_count: 1 })],
    [`POST ${LISTS}`]: { id: idOf(3), name: 'Rain', created_at: '2026-01-03T00:00:00Z' },
    [`PATCH ${LISTS}`]: nothing,
    [`DELETE ${LISTS}`]: nothing,
    [ENTRIES]: [{ track_id: idOf(8), tracks: { id: idOf(8) } }],
    [ADD]: 1,
  });
});
afterEach(() => backend.restore());

async function open() {
  const view = await renderWithStore(<OwnPlaylists />, { remote, state: { session: listenerSession } as never });
  const toasts = () => view.store.getState().ui.toasts.map(({ title }) => title);
  const choose = async (name: string, entry: string) => {
    await view.user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await view.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  return { ...view, toasts, choose };
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('lists the playlists with their number of tracks, and marks the shared ones', async () => {
  const { container } = await open();
  const link = await screen.findByRole('link', { name: 'Sunday' });
  expect(link).toHaveAttribute('href', `/playlist/${idOf(2)}`);
  expect(screen.getByText('3 tracks')).toBeVisible();
  expect(screen.getByText('1 track')).toBeVisible();
  expect(screen.getAllByText('Shared by link')).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

it('reports that there are none yet', async () => {
  backend.use({ [CARDS]: [] });
  await open();
  expect(await screen.findByRole('heading', { name: 'No playlists yet' })).toBeVisible();
});

it('offers a retry when they fail to load', async () => {
  backend.use({ [CARDS]: refused });
  const { user } = await open();
  expect(await screen.findByText('Failed to load playlists')).toBeVisible();
  backend.use({ [CARDS]: [card(1, 'Work')] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Work' })).toBeVisible();
});

describe('a new playlist', () => {
  async function write(name: string) {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Create playlist' }));
    const dialog = screen.getByRole('dialog', { name: 'New playlist' });
    await view.user.type(within(dialog).getByRole('textbox', { name: 'Playlist name' }), name);
    return {
      ...view,
      dialog,
      save: () => view.user.click(within(dialog).getByRole('button', { name: 'Create playlist' })),
    };
  }

  it('requires a name that is not blank', async () => {
    const { dialog, save } = await write('   ');
    await save();
    expect(await within(dialog).findByText('Playlist name is required')).toBeVisible();
    expect(backend.requests(`POST ${LISTS}`)).toEqual([]);
    expect(await axe(dialog)).toHaveNoViolations();
  });

  it('is created with a trimmed name, private unless it is shared, and confirmed', async () => {
    const { user, dialog, save, toasts } = await write('  Rain ');
    expect(within(dialog).getByRole('radio', { name: /Private/ })).toBeChecked();
    await user.click(within(dialog).getByRole('radio', { name: /Shared by link/ }));
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Playlist created successfully!']));
    expect(backend.requests(`POST ${LISTS}`)[0]?.body).toEqual({
      user_id: listenerSession.user.id,
      name: 'Rain',
      description: null,
      is_shared: true,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the typed text when creating fails', async () => {
    backend.use({ [`POST ${LISTS}`]: refused });
    const { dialog, save, toasts } = await write('Rain');
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Failed to create playlist']));
    expect(within(dialog).getByRole('textbox', { name: 'Playlist name' })).toHaveValue('Rain');
  });
});

describe('renaming', () => {
  async function rename() {
    const view = await open();
    await view.choose('Work', 'Edit');
    const name = screen.getByRole('textbox', { name: 'Playlist name' });
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Deep focus');
    await view.user.clear(name);
    await view.user.type(name, 'Study');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    return view;
  }

  it('shows the new name at once, before the server answers', async () => {
    backend.use({ [`PATCH ${LISTS}`]: () => new Promise(() => undefined) });
    await rename();
    await waitFor(() => expect(names()).toEqual(['Sunday', 'Study']));
  });

  it('shows the old name again when the server refuses', async () => {
    backend.use({ [`PATCH ${LISTS}`]: refused });
    const { toasts } = await rename();
    await waitFor(() => expect(toasts()).toEqual(['Failed to update playlist']));
    expect(names()).toEqual(['Sunday', 'Work']);
  });
});

describe('deleting', () => {
  it('removes the playlist at once and restores it with its tracks on undo', async () => {
    const { user, choose } = await open();
    await screen.findByRole('link', { name: 'Sunday' });
    backend.use({ [CARDS]: [card(1, 'Work')] });
    await choose('Sunday', 'Delete');
    await waitFor(() => expect(names()).toEqual(['Work']));
    expect(await screen.findByText('Sunday was deleted.')).toBeVisible();
    backend.use({
      [CARDS]: [card(2, 'Sunday'), card(1, 'Work')],
      [`POST ${LISTS}`]: () => new Response(null, { status: 201 }),
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['Sunday', 'Work']));
    expect(backend.requests(`POST ${LISTS}`)[0]?.body).toMatchObject({ id: idOf(2), name: 'Sunday', is_shared: true });
    expect(backend.requests(ADD)[0]?.body).toEqual({ playlist: idOf(2), tracks: [idOf(8)] });
    expect(screen.queryByText('Sunday was deleted.')).not.toBeInTheDocument();
  });

  it('reports a failed undo, and offers it again', async () => {
    const { user, choose, toasts } = await open();
    backend.use({ [`POST ${LISTS}`]: refused });
    await choose('Sunday', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toasts()).toEqual(['Failed to bring the playlist back']));
    expect(backend.requests(ADD)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('shows the playlist again when the server refuses', async () => {
    backend.use({ [`DELETE ${LISTS}`]: refused });
    const { choose, toasts } = await open();
    await choose('Sunday', 'Delete');
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete playlist']));
    expect(names()).toEqual(['Sunday', 'Work']);
  });
});
