import { changeLanguage } from '@fairtone/i18n';
import { refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { artist, sessionOf, signedOutSession } from '../../testing/sessions';
import { Component } from './ForArtistsScreen';

const START = 'POST /rest/v1/rpc/start_selling';
const open = (session = signedOutSession) =>
  renderWithStore(<Component />, { remote, at: '/for-artists', path: '/for-artists', state: { session } });
const feature = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!;

describe('the page for artists', () => {
  it('links to the signup and to the music', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign up as an artist' })).toHaveAttribute('href', '/signup?kind=artist');
    expect(screen.getByRole('link', { name: 'Explore the music' })).toHaveAttribute('href', '/explore');
  });

  it('turns a listener into an artist, and opens the artist settings', async () => {
    const backend = stubBackend({ [START]: { id: artist.id } });
    const { user, store, address } = await open(sessionOf({ ...artist, role: 'customer' }));
    await user.click(screen.getByRole('button', { name: 'Start selling music' }));
    await waitFor(() => expect(address()).toBe('/artist-settings'));
    expect(backend.requests(START)).toHaveLength(1);
    expect(store.getState().session).toMatchObject({ user: { role: 'artist' }, view: 'artist' });
    backend.restore();
  });

  it('shows a toast when the server refuses to make the listener an artist', async () => {
    const backend = stubBackend({ [START]: refusal(500, 'internal_error') });
    const { user, store, address } = await open(sessionOf({ ...artist, role: 'customer' }));
    await user.click(screen.getByRole('button', { name: 'Start selling music' }));
    await waitFor(() => expect(store.getState().ui.toasts).toMatchObject([{ tone: 'destructive' }]));
    expect(address()).toBe('/for-artists');
    backend.restore();
  });

  it('links artists to the form for a new album', async () => {
    await open(sessionOf(artist));
    expect(screen.getByRole('link', { name: 'Create an album' })).toHaveAttribute('href', '/create-album');
  });

  it('shows the split of a sale, and when it is paid out', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Sell your music. Keep 85%.' })).toBeVisible();
    expect(screen.getByText('$8.50')).toBeVisible();
    expect(screen.getByText('$1.50')).toBeVisible();
    expect(screen.getByText(/Paid out monthly\./)).toBeVisible();
  });

  it('describes what the product does', async () => {
    await open();
    expect(feature('Unlimited uploads')).toHaveTextContent('As many albums as you make, originals kept safe.');
    expect(feature('A page of your own')).toHaveTextContent('Your name, your story, your albums in front.');
    expect(feature('Discovery')).toHaveTextContent('Listeners find you by genre, by search, by release day.');
    expect(feature('Community')).toHaveTextContent('People follow you and put your tracks on their playlists.');
    expect(within(feature('Discovery')).queryByText('Planned')).not.toBeInTheDocument();
  });

  it('marks what the product cannot do yet as planned', async () => {
    await open();
    expect(feature('Merchandise')).toHaveTextContent('Planned');
    expect(feature('Partner benefits')).toHaveTextContent('Planned');
    expect(feature('Partner benefits')).toHaveTextContent(
      'Studio time up to 30% off, software deals, merch production and distribution.',
    );
  });

  it('quotes three artists in the language of the page', async () => {
    await open();
    const quotes = () => screen.getAllByRole('figure').map((quote) => quote.textContent);
    expect(screen.getByRole('heading', { level: 2, name: 'What artists say' })).toBeVisible();
    expect(quotes()).toEqual([
      'My publisher took three months to tell me what I had earned. Here I see it the same evening, down to the cent.' +
        'Halina Wrona',
      expect.stringMatching(/^We let people name their price,.+Kwame Asante Quintet$/),
      expect.stringMatching(/^I upload at night,.+Yuki Tanabe$/),
    ]);
    await act(() => changeLanguage('de'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Was Artists sagen' })).toBeVisible();
    expect(quotes()[0]).toMatch(/^Mein Verlag brauchte drei Monate,.+Halina Wrona$/);
  });

  it('has no accessibility violations', async () => {
    const { container } = await open();
    expect(await axe(container, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});
