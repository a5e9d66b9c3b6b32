import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LIST_PAGE_SIZE } from '../../model/listPage';
import { remote } from '../../remote';
import { albumPage, artistPage, guestSession, serverError } from '../../testing/fixtures';
import { Component } from './ExploreScreen';
const ALBUMS = 'GET /rest/v1/rpc/list_albums';
const ARTISTS = 'GET /rest/v1/rpc/list_artists';

/** One row more than a page: the server returns it when there is a next page. */
const fullPage = albumPage(LIST_PAGE_SIZE + 1);
const isNext = ({ url }: { url: URL }) => url.searchParams.has('after');

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
  backend = stubBackend({
    [ALBUMS]: (request: { url: URL }) => (isNext(request) ? albumPage(1, 99) : fullPage),
    [ARTISTS]: () => artistPage(1),
    'GET /rest/v1/rpc/count_albums': LIST_PAGE_SIZE + 1,
    'GET /rest/v1/rpc/count_artists': 1,
  });
});
afterEach(() => backend.restore());

const open = (at = '/explore') => renderWithStore(<Component />, { remote, state: guestSession, path: '/explore', at });
const lastQuery = () => Object.fromEntries(backend.requests(ALBUMS).at(-1)!.url.searchParams);
const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);
const chips = () => screen.getByRole('group', { name: 'Genres' });

describe('a long list', () => {
  it('shows the total count, and loads the next page after its last row', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Album 99' })).toBeVisible();
    expect(screen.getByText('Showing 25 of 25 albums')).toBeVisible();
    expect(lastQuery()).toMatchObject({ after: fullPage[LIST_PAGE_SIZE - 1]!.next, sort: 'mostRecent' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('gives each item its position among all for assistive technology', async () => {
    await open();
    const last = (await screen.findByRole('link', { name: 'Album 99' })).closest('[role="listitem"]');
    expect(last).toHaveAttribute('aria-posinset', '25');
    expect(last).toHaveAttribute('aria-setsize', '25');
  });

  it('keeps the shown items when the next page cannot be loaded', async () => {
    backend.use({ [ALBUMS]: (request: { url: URL }) => (isNext(request) ? serverError() : fullPage) });
    const { user } = await open();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Album 1' })).toBeVisible();
    backend.use({ [ALBUMS]: () => albumPage(1, 99) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Album 99' })).toBeVisible();
  });

  it('shows eight placeholders while it loads', async () => {
    backend.use({ [ALBUMS]: () => new Promise(() => undefined) });
    await open();
    expect(screen.getAllByTestId('album-skeleton')).toHaveLength(8);
  });

  it.each([
    ['/explore', ALBUMS, 'Error loading albums', 'Could not load album data', 'Showing 1 of 25 albums'],
    ['/explore?tab=artists', ARTISTS, 'Error loading artists', 'Could not load artists data', 'Showing 1 of 1 artist'],
  ])('%s offers to retry when nothing could be loaded', async (at, request, message, text, line) => {
    backend.use({ [request]: serverError });
    const { user } = await open(at);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    backend.use({ [ALBUMS]: () => albumPage(1), [ARTISTS]: () => artistPage(1) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(line)).toBeVisible();
  });
});

describe('filters', () => {
  it('are in a panel that a button shows and hides', async () => {
    const { user } = await open();
    const show = await screen.findByRole('button', { name: 'Show filters' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('group', { name: 'Genres' })).toBeNull();
    await user.click(show);
    expect(within(chips()).getAllByRole('button')).toHaveLength(21);
    await user.click(screen.getByRole('button', { name: 'Hide filters' }));
    expect(screen.queryByRole('group', { name: 'Genres' })).toBeNull();
  });

  it('keep the chosen genres in the URL and list items of any of them', async () => {
    const { user, address } = await open('/explore?genre=Jazz&genre=Nonsense');
    await screen.findByRole('group', { name: 'Genres' });
    expect(within(chips()).getByRole('button', { name: 'Jazz' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(chips()).getByRole('button', { name: 'R&B' }));
    await waitFor(() => expect(lastQuery().in_genres).toBe('{Jazz,R&B}'));
    expect(queryOf(address()).getAll('genre')).toEqual(['Jazz', 'R&B']);
    await user.click(within(chips()).getByRole('button', { name: 'All' }));
    await waitFor(() => expect(address()).toBe('/explore'));
  });

  it('are shown as badges that can be removed one by one or all at once', async () => {
    const { user, address } = await open('/explore?genre=Jazz&genre=Folk&q=moon');
    const active = await screen.findByRole('group', { name: 'Active filters' });
    await user.click(within(active).getByRole('button', { name: 'Remove Jazz' }));
    expect(queryOf(address()).getAll('genre')).toEqual(['Folk']);
    await user.click(within(active).getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/explore');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  });

  it('search while the visitor types, without losing a letter', async () => {
    const { user, address } = await open();
    const box = await screen.findByRole('searchbox', { name: 'Search by title or artist' });
    await user.type(box, 'night walks');
    await waitFor(() => expect(lastQuery().search).toBe('night walks'));
    expect(box).toHaveValue('night walks');
    expect(address()).toBe('/explore?q=night+walks');
  });

  it('say that no artists match', async () => {
    backend.use({ [ARTISTS]: [], 'GET /rest/v1/rpc/count_artists': 0 });
    await open('/explore?tab=artists&q=zzqq');
    expect(await screen.findByRole('heading', { name: 'No artists match your search or filters' })).toBeVisible();
  });

  it('can be cleared when nothing matches', async () => {
    backend.use({ [ALBUMS]: [], 'GET /rest/v1/rpc/count_albums': 0 });
    const { user, address } = await open('/explore?genre=Metal');
    expect(await screen.findByRole('heading', { name: 'No albums match your search or filters' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(address()).toBe('/explore');
  });
});

it.each([
  ['Alphabetical', 'alphabetical'],
  ['Most popular', 'popularity'],
  ['Date added', 'dateAdded'],
])('sorts by %s, and keeps the sort order in the URL', async (label, sort) => {
  const { user, address } = await open();
  await user.selectOptions(await screen.findByLabelText('Sort by'), label);
  await waitFor(() => expect(lastQuery().sort).toBe(sort));
  expect(address()).toBe(`/explore?sort=${sort}`);
});

it('shows artists on their own tab, with their own sort order and search label', async () => {
  const { user, address } = await open('/explore?sort=popularity');
  await user.click(await screen.findByRole('tab', { name: 'Artists' }));
  expect(await screen.findByRole('link', { name: 'Artist 1' })).toBeVisible();
  expect(screen.getByText('Showing 1 of 1 artist')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toBeVisible();
  expect(address()).toBe('/explore?tab=artists');
});
