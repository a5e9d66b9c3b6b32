import { selectCurrentTrack, selectIsPlaying } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { getConfig, setConfig } from '@fairtone/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import {
  albumDetailRow,
  albumIdOf,
  albumRow,
  artistIdOf,
  guestSession,
  LISTENER_ID,
  noRow,
  serverError,
  sessionOf,
  trackRow,
} from '../../testing/fixtures';
import { Component } from './AlbumScreen';
let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    'GET /rest/v1/albums': albumDetailRow(1),
    'GET /rest/v1/tracks': [trackRow(1), trackRow(2)],
    'GET /rest/v1/purchases': [],
    'GET /rest/v1/user_favorites': [],
    'GET /rest/v1/rpc/recommended_albums': [],
  });
});
afterEach(() => backend.restore());

const open = (state: object = guestSession, at = `/album/${albumIdOf(1)}`) =>
  renderWithStore(<Component />, { remote, state, path: '/album/:albumId', at });
const tracks = () => screen.findByRole('table', { name: 'Tracks of Album 1' });

describe('the page of an album', () => {
  it('shows title, artist, release date, description, cover and length of tracks', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Album 1' })).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
    expect(crumbs.getByRole('link', { name: 'Artist 1' })).toHaveAttribute('href', `/artist/${artistIdOf(1)}`);
    expect(screen.getByText('Released March 1, 2026')).toBeVisible();
    expect(screen.getByText('Recorded at night.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Cover of Album 1' })).toBeVisible();
    const [, first] = within(await tracks()).getAllByRole('row');
    expect(first).toHaveTextContent('4:05');
    expect(document.title).toBe('Album 1 by Artist 1 · Fairtone');
  });

  it('has a breadcrumb of home, explore and its artist', async () => {
    await open();
    const crumbs = within(await screen.findByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Explore', '/explore'],
      ['Artist 1', `/artist/${artistIdOf(1)}`],
    ]);
    expect(crumbs.getByText('Album 1').closest('li')).toHaveAttribute('aria-current', 'page');
  });

  it('has buttons to buy, like and share the album', async () => {
    await open();
    const box = await screen.findByRole('region', { name: 'Price' });
    expect(await within(box).findByRole('button', { name: 'Buy Now' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  it('says that the download comes after the purchase', async () => {
    const { user, store } = await open();
    await screen.findByRole('button', { name: 'Buy Now' });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(store.getState().ui.toasts).toMatchObject([
      { title: 'Download Feature', description: 'Buy this album to download its original files.', tone: 'neutral' },
    ]);
  });

  it('shows release date and description', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Album 1' })).toBeVisible();
    expect(await screen.findByText('Released March 1, 2026')).toBeVisible();
    expect(screen.getByText('Recorded at night.')).toBeVisible();
  });

  it('lists its tracks with number, title and length', async () => {
    await open();
    const table = within(await tracks());
    for (const name of ['Number', 'Title', 'Duration']) expect(table.getByRole('columnheader', { name })).toBeVisible();
    expect(table.getByText('Track 2')).toBeVisible();
    expect(table.getAllByText('4:05')).toHaveLength(2);
  });

  it('plays any track and queues the rest of the album', async () => {
    backend.use({ 'GET /rest/v1/tracks': [trackRow(1), trackRow(2), trackRow(3)] });
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Play Track 2' }));
    expect(selectCurrentTrack(store.getState())?.title).toBe('Track 2');
    expect(store.getState().player.queue.map(({ title }) => title)).toEqual(['Track 3']);
    expect(screen.getByRole('button', { name: 'Pause Track 2' }).closest('tr')).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Pause Track 2' }));
    expect(selectIsPlaying(store.getState())).toBe(false);
  });

  it('plays all', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Play all' }));
    await waitFor(() => expect(selectCurrentTrack(store.getState())?.title).toBe('Track 1'));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('recommends other albums, those of the same genre first', async () => {
    const recommended = (number: number, genre: string) => ({
      ...albumRow(number, { genre }),
      artist_id: artistIdOf(number),
      artist_name: `Artist ${number}`,
    });
    backend.use({
      'GET /rest/v1/rpc/recommended_albums': [recommended(1, 'Jazz'), recommended(2, 'Folk'), recommended(3, 'Jazz')],
    });
    await open();
    const section = await screen.findByRole('region', { name: 'You might also like' });
    await waitFor(() =>
      expect(
        within(section)
          .getAllByRole('heading', { level: 3 })
          .map((title) => title.textContent),
      ).toEqual(['Album 3', 'Album 2']),
    );
  });

  it('focuses the track that the URL names', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    await open(guestSession, `/album/${albumIdOf(1)}#track-${trackRow(2).id}`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play Track 2' })).toHaveFocus());
  });

  it('has no accessibility problems that a machine can find', async () => {
    const { container } = await open();
    await tracks();
    expect(await axe(container, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});

describe('when there is nothing to show', () => {
  it.each([
    ['no such album is there', `/album/${albumIdOf(9)}`],
    ['the address cannot be an album', '/album/nonsense'],
    ['there is no demo', '/album/101'],
  ])('says that the album is not found if %s', async (_why, at) => {
    backend.use({ 'GET /rest/v1/albums': noRow, 'GET /rest/v1/tracks': [] });
    await open(guestSession, at);
    expect(await screen.findByRole('heading', { name: 'Album Not Found' })).toBeVisible();
    expect(screen.getByText("The album you're trying to view could not be found.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse albums' })).toHaveAttribute('href', '/all-albums');
    expect(screen.queryByRole('link', { name: 'Open the demo album' })).toBeNull();
  });

  it('offers the demo album where there is a demo', async () => {
    const account = { email: 'a@example.com', password: 'secret' };
    setConfig({ ...getConfig(), demoAccounts: { listener: account, artist: account } });
    backend.use({
      'GET /rest/v1/albums': ({ url }: { url: URL }) => (url.searchParams.has('id') ? noRow() : { id: albumIdOf(1) }),
    });
    const { user, address } = await open(guestSession, `/album/${albumIdOf(9)}`);
    await user.click(await screen.findByRole('link', { name: 'Open the demo album' }));
    await waitFor(() => expect(address()).toBe(`/album/${albumIdOf(1)}`));
  });

  it('shows an error when the demo album cannot be loaded, and retries', async () => {
    const account = { email: 'a@example.com', password: 'secret' };
    setConfig({ ...getConfig(), demoAccounts: { listener: account, artist: account } });
    backend.use({ 'GET /rest/v1/albums': () => Response.json({ message: 'no' }, { status: 500 }) });
    const { user, address } = await open(guestSession, '/album/101');
    expect(await screen.findByRole('heading', { name: 'Error loading album' })).toBeVisible();
    backend.use({ 'GET /rest/v1/albums': { id: albumIdOf(1) } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe(`/album/${albumIdOf(1)}`));
  });

  it('shows a placeholder while it loads', async () => {
    backend.use({ 'GET /rest/v1/albums': () => new Promise(() => undefined) });
    const { container } = await open();
    expect(container.querySelector('[aria-busy="true"]')).toBeVisible();
  });

  it('offers to retry when the album cannot be loaded', async () => {
    backend.use({ 'GET /rest/v1/albums': serverError });
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading album');
    expect(screen.getByText('Could not load album details. Please try again later.')).toBeVisible();
    backend.use({ 'GET /rest/v1/albums': albumDetailRow(1) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Album 1' })).toBeVisible();
  });

  it('offers to retry when only the tracks cannot be loaded', async () => {
    backend.use({ 'GET /rest/v1/tracks': serverError });
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load tracks');
    backend.use({ 'GET /rest/v1/tracks': [trackRow(1)] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tracks()).toBeVisible();
  });

  it.each([
    ['a visitor', guestSession, "This album doesn't have any tracks yet."],
    ['its artist', sessionOf(artistIdOf(1), 'artist'), "You haven't added any tracks to this album yet."],
  ])('tells %s that there are no tracks', async (_who, state, text) => {
    backend.use({ 'GET /rest/v1/tracks': [] });
    await open(state);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the artist of the album', () => {
  it('edits instead of buying', async () => {
    await open(sessionOf(artistIdOf(1), 'artist'));
    expect(await screen.findByRole('link', { name: 'Edit Album' })).toHaveAttribute(
      'href',
      `/edit-album/${albumIdOf(1)}`,
    );
    expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
    expect(backend.requests('GET /rest/v1/purchases')).toEqual([]);
  });

  it('sees an album that is not published yet, and cannot play it', async () => {
    backend.use({
      'GET /rest/v1/albums': albumDetailRow(1, { state: 'draft' }),
      'GET /rest/v1/tracks': [trackRow(1, { audio_url: null })],
    });
    await open(sessionOf(artistIdOf(1), 'artist'));
    expect(await screen.findByText('Draft: only you can see this page')).toBeVisible();
    expect(screen.queryByText(/^Released/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Play Track 1' })).toBeDisabled();
  });

  it('is offered no purchase, but a signed-in listener is', async () => {
    await open(sessionOf(LISTENER_ID));
    expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeVisible();
  });
});
