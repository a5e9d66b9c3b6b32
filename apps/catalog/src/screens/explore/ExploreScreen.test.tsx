import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { LIST_PAGE_SIZE } from '../../model/listPage';
import { remote } from '../../remote';
import { albumIdOf, albumRow, artistRow, guestSession, serverError } from '../../testing/fixtures';
import { Component } from './ExploreScreen';

/** One more than a page, as the server answers when there is a next one. */
const fullPage = Array.from({ length: LIST_PAGE_SIZE + 1 }, (_, index) => albumRow(index + 1));
const counted = (rows: unknown[], total: number) =>
  Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${total}` } });

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    'GET /rest/v1/albums': ({ url }: { url: URL }) =>
      url.searchParams.has('or') ? [albumRow(99)] : counted(fullPage, LIST_PAGE_SIZE + 1),
    'GET /rest/v1/profiles': () => counted([{ ...artistRow(1), created_at: '2026-01-01T00:00:00Z' }], 1),
  });
});
afterEach(() => backend.restore());

const open = (at = '/explore') => renderWithStore(<Component />, { remote, state: guestSession, path: '/explore', at });
const lastQuery = () => backend.requests('GET /rest/v1/albums').at(-1)!.url.searchParams;

it('shows a page of albums with the real count, and loads on from its last row', async () => {
  const { user } = await open();
  expect(await screen.findByText('Showing 24 of 25 albums')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Album 99' })).toBeVisible();
  expect(lastQuery().get('or')).toContain(albumIdOf(LIST_PAGE_SIZE));
  expect(lastQuery().has('offset')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('keeps the chosen genres in the address and asks for any of them', async () => {
  const { user, address } = await open('/explore?genre=Jazz&genre=Nonsense');
  expect(await screen.findByRole('button', { name: 'Jazz' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'R&B' }));
  await waitFor(() => expect(lastQuery().get('genres')).toBe('ov.{Jazz,R&B}'));
  expect(new URLSearchParams(address().split('?')[1]).getAll('genre')).toEqual(['Jazz', 'R&B']);
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(address()).toBe('/explore'));
});

it('sorts by the alphabet', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Alphabetical');
  await waitFor(() => expect(lastQuery().get('order')).toBe('title.asc,id.asc'));
});

it('shows artists on their own tab', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Artists' }));
  expect(await screen.findByRole('link', { name: 'Artist 1' })).toBeVisible();
  expect(screen.getByText('Showing 1 of 1 artist')).toBeVisible();
  expect(address()).toBe('/explore?tab=artists');
});

it('says that nothing matches and offers the way back', async () => {
  backend.use({ 'GET /rest/v1/albums': () => counted([], 0) });
  const { user, address } = await open('/explore?genre=Metal');
  await user.click(await screen.findByRole('button', { name: 'Show all genres' }));
  expect(address()).toBe('/explore');
});

it('keeps what is there when the next page does not come', async () => {
  backend.use({
    'GET /rest/v1/albums': ({ url }: { url: URL }) =>
      url.searchParams.has('or') ? serverError() : counted(fullPage, LIST_PAGE_SIZE + 1),
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Album 1' })).toBeVisible();
  backend.use({ 'GET /rest/v1/albums': [albumRow(99)] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Album 99' })).toBeVisible();
});

it('offers another try when nothing came at all', async () => {
  backend.use({ 'GET /rest/v1/albums': serverError });
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading albums');
  backend.use({ 'GET /rest/v1/albums': () => counted([albumRow(1)], 1) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 1 of 1 album')).toBeVisible();
});
