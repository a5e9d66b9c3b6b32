import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { artist, sessionOf } from '../../testing/sessions';
import { Component } from './CustomisePageDialog';

const SAVE = 'POST /rest/v1/artist_pages';
const ALBUM = { id: 'a1000000-0000-4000-8000-000000000001', title: 'Night Walks' };
const profile = {
  id: artist.id,
  name: 'Ada',
  bio: null,
  location: null,
  genres: [],
  avatar_url: null,
  social_links: {},
  page: { accent: null, banner_url: '/b.jpg', pinned_album_id: null, sections: ['albums', 'popular'] },
};

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    'GET /rest/v1/profiles': profile,
    'GET /rest/v1/albums': [ALBUM],
    [SAVE]: () => new Response(null, { status: 201 }),
  });
});
afterEach(() => backend.restore());

async function open() {
  const onClose = jest.fn();
  const state = { session: sessionOf(artist) };
  const view = await renderWithStore(<Component artistId={artist.id} onClose={onClose} />, { remote, state });
  await screen.findByRole('region', { name: 'Preview' });
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, onClose, save, toasts: () => view.store.getState().ui.toasts };
}
const orderShown = () =>
  within(screen.getByText('By day').parentElement!)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('shows each choice in the preview at once, and stores all of them together', async () => {
  const { user, save, onClose, toasts } = await open();
  expect(orderShown()).toEqual(['Albums', 'Popular tracks']);
  await user.click(screen.getByRole('button', { name: 'Colour #2563eb' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Featured album' }), 'Night Walks');
  await user.click(screen.getByRole('checkbox', { name: 'Featured album' }));
  for (let step = 0; step < 2; step += 1)
    await user.click(screen.getByRole('button', { name: 'Move Featured album up' }));
  await user.click(screen.getByRole('checkbox', { name: 'Popular tracks' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(orderShown()).toEqual(['Night Walks', 'Albums']);
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(backend.requests(SAVE)[0]?.body).toEqual({
    artist_id: artist.id,
    accent: '#2563eb',
    banner_url: null,
    pinned_album_id: ALBUM.id,
    sections: ['pinned', 'albums'],
  });
  expect(toasts()).toMatchObject([{ title: 'Page updated', tone: 'success' }]);
});

it.each([
  ['#fffff0', 'Too light: it cannot be seen on a light page.'],
  ['#101010', 'Too dark: it cannot be seen on a dark page.'],
  ['orange', 'Enter a colour such as #2563eb.'],
])('refuses %s as an accent', async (colour, words) => {
  const { user, save } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Your own colour' }), colour);
  expect(await screen.findByText(words)).toBeVisible();
  await save();
  expect(backend.requests(SAVE)).toEqual([]);
});

it('keeps the focus on a section that was moved to an end of the list', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Move Popular tracks up' }));
  expect(screen.getByRole('button', { name: 'Move Popular tracks down' })).toHaveFocus();
});

it('shows a toast when the server refuses the new look', async () => {
  backend.use({ [SAVE]: () => Response.json({ code: '42501', message: 'no' }, { status: 403 }) });
  const { user, save, onClose, toasts } = await open();
  await user.click(screen.getByRole('button', { name: 'Colour #2563eb' }));
  await save();
  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Failed to update your page', tone: 'destructive' }]));
  expect(onClose).not.toHaveBeenCalled();
});

it('the dialog has no accessibility violations', async () => {
  await open();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});
