import { offline, renderWithStore, skipWaits, stubBackend } from '@fairtone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { albumRow, guestSession, LISTENER_ID, serverError, sessionOf } from '../../testing/fixtures';
import { Component } from './HomeScreen';
let backend: ReturnType<typeof stubBackend>;
const albums = Array.from({ length: 8 }, (_, index) => albumRow(index + 1));
const RECOMMENDED = 'GET /rest/v1/rpc/recommended_albums';
beforeEach(() => (backend = stubBackend({ 'GET /rest/v1/albums': () => albums, [RECOMMENDED]: [] })));
afterEach(() => backend.restore());

const open = (state: object = guestSession) => renderWithStore(<Component />, { remote, state, path: '/' });
const recentReleases = () => screen.getByRole('region', { name: 'Recent Releases' });

describe('recent releases', () => {
  it('asks for the eight newest public albums once and shows them', async () => {
    await open();
    expect(await within(recentReleases()).findAllByRole('article')).toHaveLength(8);
    const [request, ...others] = backend.requests('GET /rest/v1/albums');
    expect(others).toEqual([]);
    expect(Object.fromEntries(request!.url.searchParams)).toMatchObject({
      order: 'created_at.desc,id.desc',
      limit: '8',
      state: 'eq.public',
    });
  });

  it('shows four placeholders while the albums load', async () => {
    backend.use({ 'GET /rest/v1/albums': () => new Promise(() => undefined) });
    await open();
    expect(within(recentReleases()).getAllByTestId('album-skeleton')).toHaveLength(4);
  });

  it('says that nothing was published, and invites artists only', async () => {
    backend.use({ 'GET /rest/v1/albums': [] });
    const guest = await open();
    expect(await screen.findByText('No albums have been published yet.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Be the first to publish' })).toBeNull();
    guest.unmount();

    await open(sessionOf(LISTENER_ID, 'artist'));
    expect(await screen.findByRole('link', { name: 'Be the first to publish' })).toHaveAttribute(
      'href',
      '/create-album',
    );
  });

  it.each([
    ['the server fails', serverError],
    ['nobody answers', offline],
    ['the answer has another shape', () => [{ id: 7 }]],
  ])('offers to retry when %s', async (_reason, answer) => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    backend.use({ 'GET /rest/v1/albums': answer });
    // The client of the data API retries a request without an answer three times, which takes seven seconds.
    const { user } = await skipWaits(async () => {
      const view = await open();
      await screen.findByRole('alert', {}, { timeout: 9000 });
      return view;
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Error loading albums');
    backend.use({ 'GET /rest/v1/albums': () => albums });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(recentReleases()).findAllByRole('article')).toHaveLength(8);
    silenced.mockRestore();
  });

  it('leads to all albums', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: 'View all' }));
    expect(address()).toBe('/all-albums');
  });
});

describe('the visitor’s role', () => {
  it('shows guests a link to sign up, and no banner', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Explore Music' })).toHaveAttribute('href', '/explore');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    expect(screen.queryByText('Are You Making Music?')).toBeNull();
  });

  it('asks listeners whether they make music', async () => {
    await open(sessionOf(LISTENER_ID));
    const banner = screen.getByRole('region', { name: 'Are You Making Music?' });
    expect(within(banner).getByRole('link')).toHaveAttribute('href', '/for-artists');
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
  });

  it('shows artists a link to create an album', async () => {
    await open(sessionOf(LISTENER_ID, 'artist'));
    expect(screen.getByRole('link', { name: 'Create Album' })).toHaveAttribute('href', '/create-album');
    expect(screen.queryByText('Are You Making Music?')).toBeNull();
  });
});

describe('recommendations', () => {
  /** Called by a test in place of the browser's IntersectionObserver: the section comes near the window. */
  let comeNear: (() => void)[] = [];

  beforeEach(() => {
    comeNear = [];
    globalThis.IntersectionObserver = class {
      constructor(private readonly notify: IntersectionObserverCallback) {}
      observe() {
        comeNear.push(() => this.notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
      }
      disconnect() {}
    } as never;
    const { artist, ...row } = albumRow(20);
    backend.use({ [RECOMMENDED]: [{ ...row, artist_id: artist!.id, artist_name: artist!.name }] });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it.each([
    ['a guest', guestSession, 'Popular right now'],
    ['a listener', sessionOf(LISTENER_ID), 'Recommended for you'],
  ])('for %s load only when their section comes near the window', async (_who, state, name) => {
    await open(state);
    await within(recentReleases()).findAllByRole('article');
    await waitFor(() => expect(comeNear).toHaveLength(1));
    expect(backend.requests(RECOMMENDED)).toEqual([]);
    act(() => comeNear[0]!());
    const section = await screen.findByRole('region', { name });
    expect(await within(section).findByRole('link', { name: 'Album 20' })).toBeVisible();
    expect(backend.requests(RECOMMENDED)).toHaveLength(1);
  });
});

describe('the page', () => {
  it('has a title and shows that artists keep 85 %', async () => {
    await open();
    expect(document.title).toBe('Music straight from the artists · Fairtone');
    const promise = screen.getByRole('region', { name: 'Artists keep 85% of every sale' });
    expect(within(promise).getByText('$6.80')).toBeVisible();
  });

  it('has no accessibility problems that a machine can find', async () => {
    const { container } = await open();
    await within(recentReleases()).findAllByRole('article');
    expect(await axe(container, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });

  it('uses Polish plural forms', async () => {
    backend.use({ 'GET /rest/v1/albums': [albumRow(1, { track_count: 2 }), albumRow(2, { track_count: 5 })] });
    await renderWithStore(<Component />, { remote, state: guestSession, path: '/', language: 'pl' });
    await waitFor(() => expect(screen.getByText('2 utwory')).toBeVisible());
    expect(screen.getByText('5 utworów')).toBeVisible();
  });
});
