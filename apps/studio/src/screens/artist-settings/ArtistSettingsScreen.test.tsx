import { releaseManifest, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { artist, sessionOf, signedOutSession } from '../../testing/sessions';
import { Component } from './ArtistSettingsScreen';

const READ = 'GET /rest/v1/profiles';
const SAVE = 'PATCH /rest/v1/profiles';
const profile = {
  id: artist.id,
  name: 'Ada',
  bio: 'Plays at night.',
  location: 'Gdańsk, Poland',
  genres: ['Jazz'],
  avatar_url: null,
  social_links: { website: 'https://ada.test', instagram: 'ada', mastodon: '@ada@somewhere' },
  page: null,
};

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({ [READ]: profile, [SAVE]: () => new Response(null, { status: 204 }) });
});
afterEach(() => backend.restore());

const accountRelease = releaseManifest({
  account: { slots: ['artist-settings.notifications', 'artist-settings.privacy'] },
});
const load = () =>
  Promise.resolve({
    name: 'account',
    contract: '^1.0.0',
    locales: remote.locales,
    slots: { 'artist-settings.privacy': () => Promise.resolve({ Component: () => <p>choices from the account</p> }) },
  });

async function open(session = sessionOf(artist), manifest = accountRelease) {
  const at = '/artist-settings';
  const options = { remote, at, path: at, state: { session }, manifest, load };
  const view = await renderWithStore(<Component />, options);
  const field = (name: string) => screen.findByRole('textbox', { name });
  const type = async (name: string, text: string) => {
    await view.user.clear(await field(name));
    if (text) await view.user.type(await field(name), text);
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, field, type, save, toasts: () => view.store.getState().ui.toasts };
}

describe('artist settings', () => {
  it('redirect guests to the login, and listeners to their dashboard', async () => {
    const guest = await open(signedOutSession);
    expect(guest.address()).toBe('/login?returnTo=%2Fartist-settings');
    guest.unmount();
    const listener = await open(sessionOf({ ...artist, role: 'customer' }));
    expect(listener.address()).toBe('/dashboard');
  });

  it('have four tabs, and the address contains the selected one', async () => {
    const { user, address } = await open();
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Profile',
      'Notifications',
      'Privacy',
      'Payments',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Privacy' }));
    expect(address()).toBe('/artist-settings?tab=privacy');
    expect(await screen.findByText('choices from the account')).toBeVisible();
  });

  it('have no tab for a slot without a provider', async () => {
    await open(sessionOf(artist), releaseManifest({}));
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Profile', 'Payments']);
  });

  it('save the whole profile without empty links, and open the artist’s page', async () => {
    const { type, save, address, toasts, store } = await open();
    await type('Artist name', ' Ada Field ');
    await type('Location', '');
    await type('Website', '');
    await type('Twitter', '@adafield');
    await save();
    await waitFor(() => expect(address()).toBe(`/artist/${artist.id}`));
    expect(backend.requests(SAVE)[0]?.body).toEqual({
      name: 'Ada Field',
      location: null,
      genres: ['Jazz'],
      bio: 'Plays at night.',
      social_links: { instagram: 'ada', twitter: 'adafield', mastodon: '@ada@somewhere' },
    });
    expect(toasts()).toMatchObject([
      { title: 'Profile Updated', description: 'Your artist profile has been updated successfully.', tone: 'success' },
    ]);
    expect(store.getState().session.user?.name).toBe('Ada Field');
  });

  it.each([
    ['Artist name', '   ', 'Artist name is required'],
    ['Website', 'my site', 'Enter a full address, such as https://example.com'],
    ['Another link', 'javascript:alert(1)', 'Enter a full address, such as https://example.com'],
    ['Instagram', 'javascript:alert(1)', 'Enter a name without spaces at its start, or a full address'],
  ])('refuse an invalid %s: "%s"', async (name, text, words) => {
    const { type, save, field } = await open();
    await type(name, text);
    await save();
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field(name)).toHaveAccessibleDescription(words);
    expect(backend.requests(SAVE)).toEqual([]);
  });

  it('show a toast when the server refuses', async () => {
    backend.use({ [SAVE]: () => Response.json({ code: '23514', message: 'no' }, { status: 400 }) });
    const { type, save, toasts, address } = await open();
    await type('Location', 'Sopot');
    await save();
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Failed to update profile', tone: 'destructive' }]));
    expect(address()).toBe('/artist-settings');
  });

  it('show the placeholders and the rows of the biography that the specification requires', async () => {
    const { field } = await open();
    expect(await field('Location')).toHaveAttribute('placeholder', 'City, Country');
    expect(await field('YouTube')).toHaveAttribute('placeholder', 'Channel name');
    expect(await field('Biography')).toHaveAttribute('rows', '5');
  });

  it.each([
    ['Website', 'https://'],
    ['Instagram', 'Username without @'],
    ['Twitter', 'Username without @'],
    ['Facebook', 'Username or page name'],
    ['YouTube', 'Channel name'],
    ['Another link', 'https://'],
  ])('show a placeholder in the field %s', async (name, placeholder) => {
    const { field } = await open();
    expect(await field(name)).toHaveAttribute('placeholder', placeholder);
  });

  it('save several genres', async () => {
    const { user, save } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Soul' }));
    await save();
    await waitFor(() => expect(backend.requests(SAVE)[0]?.body).toMatchObject({ genres: ['Jazz', 'Soul'] }));
  });

  it('crop a chosen picture to a square', async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const { user } = await open();
    const picture = new File(['x'], 'me.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Choose a picture'), picture);
    expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
  });

  it('return to the artist’s page without saving when they are cancelled', async () => {
    const { user, address, field } = await open();
    await field('Location');
    await user.click(screen.getByText('Cancel'));
    await waitFor(() => expect(address()).toBe(`/artist/${artist.id}`));
    expect(backend.requests(SAVE)).toEqual([]);
  });

  it('ask before another tab is opened while there are unsaved changes', async () => {
    const { user, type, address } = await open();
    await type('Location', 'Sopot');
    await user.click(screen.getByRole('tab', { name: 'Privacy' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(address()).toBe('/artist-settings');
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Sopot');
  });

  it('open the dialog that customises the page', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Customise your page' }));
    expect(store.getState().ui.dialog).toEqual({ name: 'studio.customisePage', props: { artistId: artist.id } });
  });

  it('have no accessibility violations', async () => {
    const { container, field } = await open();
    await field('Artist name');
    expect(await axe(container)).toHaveNoViolations();
  });
});
