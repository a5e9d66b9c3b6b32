import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { artist, sessionOf, signedOutSession } from '../../testing/sessions';
import { Component } from './QuickEditDialog';

const READ = 'GET /rest/v1/profiles';
const SAVE = 'PATCH /rest/v1/profiles';
const profile = {
  id: artist.id,
  name: 'Ada',
  bio: 'Plays at night.',
  location: null,
  genres: ['Jazz'],
  avatar_url: null,
  social_links: { website: 'https://ada.test', instagram: 'ada', other: '' },
  page: null,
};
const refused = () => Response.json({ code: '23514', message: 'no' }, { status: 400 });

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  backend = stubBackend({ [READ]: profile, [SAVE]: () => new Response(null, { status: 204 }) });
});
afterEach(() => backend.restore());

async function open(session = sessionOf(artist)) {
  const onClose = jest.fn();
  const view = await renderWithStore(<Component artistId={artist.id} onClose={onClose} />, {
    remote,
    state: { session },
  });
  const field = (name: string) => screen.findByRole('textbox', { name });
  const toasts = () => view.store.getState().ui.toasts;
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, onClose, field, toasts, save };
}

it('saves the changes, keeps links that the dialog does not edit, and updates the name in the session', async () => {
  const { user, field, save, onClose, toasts, store } = await open();
  await user.clear(await field('Artist name'));
  await user.type(await field('Artist name'), ' Ada Field ');
  await user.clear(await field('Biography'));
  await user.click(screen.getByRole('checkbox', { name: 'Soul' }));
  await user.clear(await field('Website'));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(backend.requests(SAVE)[0]?.body).toEqual({
    name: 'Ada Field',
    bio: null,
    genres: ['Jazz', 'Soul'],
    social_links: { instagram: 'ada' },
  });
  expect(toasts()).toMatchObject([
    { title: 'Profile Updated', description: 'Your artist profile has been updated successfully.', tone: 'success' },
  ]);
  expect(store.getState().session.user?.name).toBe('Ada Field');
});

it('requires a name', async () => {
  const { user, field, save } = await open();
  await user.clear(await field('Artist name'));
  await user.type(await field('Artist name'), '  ');
  await save();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(backend.requests(SAVE)).toEqual([]);
});

it.each(['my site', 'javascript:alert(1)', 'ftp://ada.test'])('refuses %j as a website', async (address) => {
  const { user, field, save } = await open();
  await user.clear(await field('Website'));
  await user.type(await field('Website'), address);
  await save();
  expect(await screen.findByText('Enter a full address, such as https://example.com')).toBeVisible();
  expect(backend.requests(SAVE)).toEqual([]);
});

it('stays open with the typed text when the server refuses', async () => {
  backend.use({ [SAVE]: refused });
  const { user, field, save, onClose, toasts } = await open();
  await user.type(await field('Biography'), ' And at noon.');
  await save();
  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Failed to update profile', tone: 'destructive' }]));
  expect(await field('Biography')).toHaveValue('Plays at night. And at noon.');
  expect(onClose).not.toHaveBeenCalled();
});

it('refuses to save when the artist is not signed in', async () => {
  const { user, field, save, toasts } = await open(signedOutSession);
  await user.type(await field('Biography'), '!');
  await save();
  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'You must be logged in to update your profile' }]));
});

it.each([
  [new File(['x'], 'notes.txt', { type: 'text/plain' }), 'Invalid file type', 'Please upload an image file'],
  [
    new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }),
    'File too large',
    'Please upload an image smaller than 2MB',
  ],
])('refuses a file that is not an image or too large', async (file, title, description) => {
  const { user, toasts } = await open();
  const chooser = await screen.findByLabelText('Choose a picture');
  chooser.removeAttribute('accept');
  await user.upload(chooser, file);
  await waitFor(() => expect(toasts()).toMatchObject([{ title, description, tone: 'destructive' }]));
});

it('opens the crop dialog for a valid picture', async () => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  const { user } = await open();
  await user.upload(await screen.findByLabelText('Choose a picture'), new File(['x'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
  const zoom = screen.getByRole('slider', { name: 'Zoom' });
  expect(['max', 'step'].map((name) => zoom.getAttribute(name))).toEqual(['3', '0.01']);
});

it('offers a retry when the profile could not be loaded', async () => {
  backend.use({ [READ]: refused });
  const { user } = await open();
  expect(await screen.findByText('Failed to load profile data')).toBeVisible();
  backend.use({ [READ]: profile });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Artist name' })).toHaveValue('Ada');
});

it('keeps the same dialog and its focus while the profile loads', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  backend.use({ [READ]: () => held.then(() => Response.json(profile)) });
  const { user, field, onClose } = await open();
  const dialog = await screen.findByRole('dialog', { name: 'Quick Edit' });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  answer();
  await field('Artist name');
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

it('the dialog has no accessibility violations', async () => {
  const { field } = await open();
  await field('Artist name');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});
