import { selectCurrentTrack, selectQueue } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote';
import { albumHit, artistHit, guestSession, serverError, trackHit } from '../../testing/fixtures';
import { Component } from './SearchScreen';

const SEARCH = 'GET /rest/v1/rpc/search_catalog';

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    [SEARCH]: [artistHit(1, 30), albumHit(2, 1), ...Array.from({ length: 10 }, (_, index) => trackHit(index + 1, 11))],
  });
});
afterEach(() => backend.restore());

const open = (at = '/search?q=moon') =>
  renderWithStore(<Component />, { remote, state: guestSession, path: '/search', at });
const section = (name: string) => screen.findByRole('region', { name });

it('shows the hits, one section per kind, with a link to all of a kind', async () => {
  await open();
  expect(within(await section('Artists')).getByRole('link', { name: 'Artist 1' })).toBeVisible();
  expect(within(await section('Artists')).getByRole('link', { name: 'Show all 30 artists' })).toHaveAttribute(
    'href',
    '/artists?q=moon',
  );
  expect(within(await section('Albums')).getByRole('link', { name: 'Album 2' })).toBeVisible();
  expect(within(await section('Albums')).queryByRole('link', { name: /Show/ })).toBeNull();
  expect(document.title).toBe('Results for “moon” · Fairtone');
});

it('does not count more than a thousand of a kind', async () => {
  backend.use({ [SEARCH]: [artistHit(1, 1001), albumHit(2, 1000)] });
  await open();
  expect(within(await section('Artists')).getByRole('link', { name: 'Show more than 1,000 artists' })).toHaveAttribute(
    'href',
    '/artists?q=moon',
  );
  expect(within(await section('Albums')).getByRole('link', { name: 'Show all 1000 albums' })).toBeVisible();
});

it('plays a track from the results and queues those below it', async () => {
  const { user, store } = await open();
  await user.click(within(await section('Tracks')).getByRole('button', { name: 'Play Track 9' }));
  expect(selectCurrentTrack(store.getState())?.title).toBe('Track 9');
  expect(selectQueue(store.getState()).map(({ title }) => title)).toEqual(['Track 10']);
});

it('loads more tracks by "Show more"', async () => {
  const { user } = await open();
  const tracks = within(await section('Tracks'));
  backend.use({ [SEARCH]: [trackHit(11, 11)] });
  await user.click(tracks.getByRole('button', { name: 'Show more' }));
  expect(await tracks.findByRole('button', { name: 'Play Track 11' })).toBeVisible();
  expect(Object.fromEntries(backend.requests(SEARCH).at(-1)!.url.searchParams)).toMatchObject({
    only_kind: 'track',
    skip: '10',
  });
  expect(tracks.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says that nothing is found and what may help', async () => {
  backend.use({ [SEARCH]: [] });
  await open();
  expect(await screen.findByRole('heading', { name: 'Nothing found for “moon”' })).toBeVisible();
  expect(screen.getByText(/Check the spelling/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse albums' })).toHaveAttribute('href', '/all-albums');
});

it('invites to search, or to begin with a genre, while the query is empty', async () => {
  await open('/search');
  expect(await screen.findByRole('heading', { name: 'Or begin with a genre' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'R&B' })).toHaveAttribute('href', '/all-albums?genre=R%26B');
  expect(backend.requests(SEARCH)).toHaveLength(0);
});

it('offers to retry when the search failed', async () => {
  backend.use({ [SEARCH]: serverError });
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not search');
  backend.use({ [SEARCH]: [albumHit(1)] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Album 1' })).toBeVisible();
});
